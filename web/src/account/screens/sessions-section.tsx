import type { DeviceSession } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { sessionsQuery } from "../data/own-queries.ts";
import { AskFirst } from "./ask-first.tsx";
import { Row, Section } from "./section.tsx";

const learn = (sessions: DeviceSession[], cache: QueryClient) => void cache.setQueryData(sessionsQuery.queryKey, sessions);

export function SessionsSection() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  return (
    <Section id="sessions" title="Devices" about="Where you're logged in. Log out anything you don't recognise, then change your password.">
      {sessions ? (
        <Sessions sessions={sessions} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading your devices" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Section>
  );
}

function Sessions({ sessions }: { sessions: readonly DeviceSession[] }) {
  const ending = useAct(api.account.endSession, { done: () => accountTexts.sessionEnded, learn });
  const endingOthers = useAct(api.account.endOtherSessions, { done: () => accountTexts.othersEnded, learn });
  const others = sessions.filter(({ isThisOne }) => !isThisOne);
  return (
    <>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li key={session.id} className="border-b border-line py-3">
            <Device session={session} onEnd={() => ending.act({ id: session.id })} />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <AskFirst
            label="Log out all others"
            question="Log out all other devices?"
            isBusy={endingOthers.isActing}
            onYes={() => endingOthers.act(undefined)}
          >
            You stay logged in here. {others.length === 1 ? "The other device has" : `The other ${others.length} devices have`} to log in
            again.
          </AskFirst>
        </div>
      ) : (
        <p className="type-small text-muted">You're not logged in anywhere else.</p>
      )}
    </>
  );
}

function Device({ session: { device, browser, place, lastSeenAt, isThisOne }, onEnd }: { session: DeviceSession; onEnd: () => void }) {
  const isHandheld = /phone|tablet|iPad/i.test(device);
  const seen = (
    <>
      {place} ·{" "}
      <time dateTime={lastSeenAt} title={momentOf(lastSeenAt)}>
        {isThisOne ? "now" : agoOf(lastSeenAt)}
      </time>
    </>
  );
  return (
    <Row
      icon={<Icon name={isHandheld ? "smartphone" : "monitor"} size={20} className="mt-2.5 text-muted" />}
      title={`${device}, ${browser}`}
      text={seen}
    >
      {isThisOne ? (
        <Tag tone="ok" hasDot>
          This device
        </Tag>
      ) : (
        <AskFirst label="Log out" question={`Log out ${device}, ${browser}?`} kind="quiet" onYes={onEnd}>
          Anyone using it will have to log in again.
        </AskFirst>
      )}
    </Row>
  );
}
