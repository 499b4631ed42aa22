import { can } from "@blenda/domain/access/can";
import { judgePayments } from "@blenda/domain/payments/constants";
import type { ProviderEventDetail } from "@blenda/domain/payments/model";
import { paymentTexts } from "@blenda/domain/payments/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../../ui/layout/drawer.tsx";
import { askAgain, providerEventQuery } from "../../data/payment-queries.ts";

interface Props {
  /** The provider, a colon, and the event's id. */
  of: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One piece of news, as it came. */
export function EventDrawer({ of, walk, onClose }: Props) {
  const at = of.indexOf(":");
  const { data: event, error, refetch } = useQuery(providerEventQuery(of.slice(0, at), of.slice(at + 1)));
  return (
    <Drawer of={of} label="Provider event" backLabel="Provider events" walk={{ label: "event", ...walk }} onClose={onClose}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!event && !error && (
        <div role="status" aria-label="Loading the event" className="grid gap-5 p-6">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {event && <Whole event={event} />}
    </Drawer>
  );
}

function Whole({ event }: { event: ProviderEventDetail }) {
  const { provider, eventId, type, objectId, receivedAt, processedAt, outcome, order, payload } = event;
  const mayAsk = can(useMe(), judgePayments);
  const { act, isActing } = useAct(api.payments.fulfilAgain, { done: (said) => paymentTexts.outcomes[said.outcome], learn: askAgain });
  return (
    <div key={eventId}>
      <div className="grid gap-4 px-4 py-6 md:px-6">
        <h2 className="type-h2">{(paymentTexts.eventTypes as Record<string, string>)[type] ?? type}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 type-small [&_dd]:wrap-anywhere [&_dt]:text-muted">
          <dt>Event</dt>
          <dd>{eventId}</dd>
          <dt>Payment</dt>
          <dd>{objectId || "–"}</dd>
          <dt>Order</dt>
          <dd>
            {order ? (
              <Link to="/admin/payments" search={{ open: order.id } as never} className="link-inline">
                {order.number}
              </Link>
            ) : (
              "None of ours"
            )}
          </dd>
          <dt>Received</dt>
          <dd>{momentOf(receivedAt)}</dd>
          <dt>Outcome</dt>
          <dd>{processedAt ? `${outcome ?? "–"}, ${momentOf(processedAt)}` : "Waiting, nobody has handled it"}</dd>
        </dl>
        {!processedAt && mayAsk && (
          <div>
            <Button size="small" icon="refresh-cw" isBusy={isActing} onClick={() => act({ event: { provider, eventId } })}>
              Ask provider again
            </Button>
          </div>
        )}
      </div>
      <DrawerSection title="Raw payload" aside="Secrets are blacked out">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its box is scrolled by keys too */}
        <pre tabIndex={0} className="overflow-x-auto rounded-sm border border-line bg-surface-2 p-4 font-mono type-small">
          {payload}
        </pre>
      </DrawerSection>
    </div>
  );
}
