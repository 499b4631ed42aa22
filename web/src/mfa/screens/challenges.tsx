import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import type { MfaEvent } from "@blenda/domain/mfa/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { clockOf, momentOf } from "../../lib/text/time.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag, type TagTone } from "../../ui/tag.tsx";
import { mfaEventsQuery } from "../data/mfa-queries.ts";

const OUTCOMES: Readonly<Record<MfaEvent["kind"], { tone: TagTone; text: string }>> = {
  verified: { tone: "ok", text: "Verified" },
  "signed-in": { tone: "ok", text: "Logged in" },
  denied: { tone: "warn", text: "Denied by you" },
  wrong: { tone: "bad", text: "Wrong code" },
  locked: { tone: "bad", text: "Locked" },
  added: { tone: "sky", text: "Added" },
  removed: { tone: "warn", text: "Removed" },
  "code-given": { tone: "sky", text: "Setup code made" },
  "codes-made": { tone: "sky", text: "New codes" },
  "recovery-asked": { tone: "warn", text: "Recovery asked for" },
  "recovery-cancelled": { tone: "neutral", text: "Recovery cancelled" },
  recovered: { tone: "warn", text: "Recovered" },
};
const REFUSED: readonly MfaEvent["kind"][] = ["denied", "wrong", "locked"];

type ChallengeFilter = "all" | "denied";

/** What was asked lately, for its owner to recognise. */
export function Challenges() {
  const [shown, setShown] = useState<ChallengeFilter>("all");
  const { data, error, refetch } = useQuery(mfaEventsQuery);
  const events = (data ?? []).filter(({ kind }) => shown === "all" || REFUSED.includes(kind));
  const options = [
    { value: "all", label: "All" },
    { value: "denied", label: "Denied" },
  ] as const;
  return (
    <>
      <LockNotice events={data ?? []} />
      <Panel
        title="Recent challenges"
        aside={<SegmentedControl label="Recent challenges" value={shown} options={options} onChange={setShown} />}
      >
        {error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          <div role="status" aria-label="Loading" className="grid gap-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        ) : events.length > 0 ? (
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <Challenge key={event.id} event={event} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">{shown === "all" ? "Every verification will show up here." : "Nothing was denied or went wrong."}</p>
        )}
      </Panel>
    </>
  );
}

function Challenge({ event: { at, kind, action, method, device, browser, place, goodUntil } }: { event: MfaEvent }) {
  const { tone, text } = OUTCOMES[kind];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0 lg:grid-cols-[10rem_minmax(0,12rem)_minmax(0,1fr)_auto_7rem]">
      <time dateTime={at} className="type-ui tabular-nums max-lg:order-2 max-lg:type-small max-lg:text-muted">
        {momentOf(at)}
      </time>
      <p className="min-w-0 type-ui max-lg:order-1">
        <span className="font-semibold">{method ? METHOD_NAMES[method] : "Your account"}</span>
        {action && <span className="block font-mono type-small text-muted wrap-anywhere">{action}</span>}
      </p>
      <p className="min-w-0 type-small text-muted max-lg:order-4 max-lg:hidden">
        {device}, {browser} · {place}
      </p>
      <span className="justify-self-end max-lg:order-2">
        <Tag tone={tone} hasDot>
          {text}
        </Tag>
      </span>
      <p className="justify-self-end type-small text-muted tabular-nums max-lg:order-3">{goodUntil ? `until ${clockOf(goodUntil)}` : ""}</p>
    </li>
  );
}

const DAY_MS = 86_400_000;

/** Codes were guessed until it locked, within the last day. */
function LockNotice({ events }: { events: readonly MfaEvent[] }) {
  const locked = events.find(({ kind, at }) => kind === "locked" && Date.now() - Date.parse(at) < DAY_MS);
  if (!locked) return null;
  return (
    <Alert tone="warn" title={`${clockOf(locked.at)}: too many wrong codes from ${locked.browser} on ${locked.device}`}>
      Nobody got in. If that wasn't you,{" "}
      <Link to="/settings" hash="sessions" className="link-inline">
        log out your other devices
      </Link>{" "}
      and change your password.
    </Alert>
  );
}
