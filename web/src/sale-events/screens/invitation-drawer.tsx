import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import type { EventItem, Invitation } from "@blenda/domain/sale-events/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../ui/layout/drawer.tsx";
import { DrawerFoot } from "../../ui/layout/drawer-foot.tsx";
import { keyOfItem, percentIn } from "../data/event-form.ts";
import { invitationsQuery, joinedItemsQuery, learnInvitation } from "../data/event-queries.ts";
import { CandidateList } from "./candidate-list.tsx";
import { itemsText, spanText } from "./event-words.ts";
import { answerText } from "./invitations.tsx";
import { PercentInput } from "./percent-input.tsx";

/** One sale of the platform: what it is, until when to answer, and which of one's own items take part with how much off. */
export function InvitationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(invitationsQuery);
  const invitation = data?.find((each) => each.id === id);
  return (
    <Drawer of={id} label={invitation?.name ?? "Invitation"} backLabel="Sale Events" onClose={onClose}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="m-6 h-64" />}
      {data && !invitation && (
        <EmptyState icon="badge-percent" title="This invitation is over">
          The sale has ended or was cancelled.
        </EmptyState>
      )}
      {invitation && (
        <>
          <div className="grid gap-2 px-4 py-5 md:px-6">
            <h2 className="type-h2 wrap-anywhere">{invitation.name}</h2>
            <p className="type-small text-muted tabular-nums">
              {spanText(invitation)}, {invitation.percent}% off or more
            </p>
            <p className="type-small text-muted">{answerText(invitation)}.</p>
            {invitation.message && <p className="type-ui whitespace-pre-line">{invitation.message}</p>}
          </div>
          {invitation.isOpen ? (
            <Answering key={invitation.id} invitation={invitation} />
          ) : (
            <DrawerSection title="Your answer">
              <p className="type-ui text-muted">
                The deadline was {momentOf(invitation.optInDeadline)}. Nothing can change until the sale is over.
              </p>
            </DrawerSection>
          )}
        </>
      )}
    </Drawer>
  );
}

/** What is in it already is asked first: it may be on any page of what could be. */
function Answering({ invitation }: { invitation: Invitation }) {
  const { data, error, refetch } = useQuery(joinedItemsQuery(invitation.id));
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="m-6 h-40" />;
  return <Answer key={JSON.stringify(data)} invitation={invitation} joined={data} />;
}

function Answer({ invitation, joined }: { invitation: Invitation; joined: readonly EventItem[] }) {
  const { id, name, startsAt, endsAt, percent, joined: count } = invitation;
  const terms = { startsAt, endsAt, percent, eventId: id };
  const [items, setItems] = useState(joined);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [refusal, refuse] = useState<Error | null>(null);
  const manners = { learn: learnInvitation, isToldInPlace: true } as const;
  const joining = useAct(api.saleEvents.join, { ...manners, done: (now: Invitation) => `${itemsText(now.joined)} in ${name}` });
  const leaving = useAct(api.saleEvents.leave, { ...manners, done: () => `You left ${name}` });
  const wanted = items.map((item) => ({ ...item, percent: item.percent ?? percent }));
  const before = new Map(joined.map((item) => [keyOfItem(item), item.percent]));
  const added = wanted.filter((item) => before.get(keyOfItem(item)) !== item.percent);
  const isWrong = items.some((item) => wrong.has(keyOfItem(item)));
  const dropped = joined.filter((each) => !items.some((item) => keyOfItem(item) === keyOfItem(each)));
  const send = () => {
    refuse(null);
    const join = () => joining.act({ id, items: added }, { onError: refuse });
    if (dropped.length === 0) return join();
    leaving.act(
      { id, items: dropped.map(({ itemType, itemId }) => ({ itemType, itemId })) },
      { onSuccess: () => added.length > 0 && join(), onError: refuse },
    );
  };
  const setPercent = (key: string, text: string) => {
    const value = percentIn(text);
    setWrong((now) => new Set(value === null || value < percent ? [...now, key] : [...now].filter((each) => each !== key)));
    if (value !== null) setItems((now) => now.map((item) => (keyOfItem(item) === key ? { ...item, percent: value } : item)));
  };
  return (
    <>
      <DrawerSection title="What takes part">
        {refusal && <Alert tone="bad" title={refusal.message} />}
        <CandidateList
          terms={terms}
          items={items}
          onChange={setItems}
          extra={(row) => {
            const key = keyOfItem(row);
            const item = items.find((each) => keyOfItem(each) === key);
            return (
              <PercentInput
                label={`Percent off ${row.title}`}
                value={item?.percent ?? percent}
                fault={wrong.has(key) ? `Enter ${percent} to ${SALE_EVENT.PERCENT_MOST} percent.` : undefined}
                onChange={(text) => setPercent(key, text)}
              />
            );
          }}
        />
      </DrawerSection>
      <DrawerFoot>
        {count > 0 && (
          <Button isBusy={leaving.isActing} onClick={() => leaving.act({ id }, { onError: refuse })}>
            Leave the sale
          </Button>
        )}
        <Button
          kind="primary"
          isBusy={joining.isActing || leaving.isActing}
          disabled={(added.length === 0 && dropped.length === 0) || isWrong}
          onClick={send}
        >
          {count > 0 ? "Save changes" : `Join with ${itemsText(items.length)}`}
        </Button>
      </DrawerFoot>
    </>
  );
}
