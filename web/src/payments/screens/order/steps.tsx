import type { PaymentStep } from "@blenda/domain/payments/model";
import { Link } from "@tanstack/react-router";
import { momentOf } from "../../../lib/text/time.ts";

/** Everything that is known, in the order it happened; what the provider told leads to its event. */
export function Steps({ steps, provider }: { steps: readonly PaymentStep[]; provider: string }) {
  return (
    <ol className="grid">
      {steps.map(({ at, what, detail, eventId }, n) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the past stays in its order
          key={`${at} ${what} ${n}`}
          className="relative grid gap-0.5 border-l border-line-strong pb-4 pl-4 last:border-transparent last:pb-0 before:absolute before:top-1.5 before:-left-[4.5px] before:size-2 before:rounded-full before:bg-line-strong last:before:bg-ok"
        >
          <span className="type-ui wrap-anywhere">{what}</span>
          <span className="flex flex-wrap gap-x-3 type-small text-muted">
            <time dateTime={at} className="tabular-nums">
              {momentOf(at)}
            </time>
            {detail && <span className="wrap-anywhere">{detail}</span>}
            {eventId && (
              <Link to="/admin/payments" search={{ tab: "events", open: `${provider}:${eventId}` } as never} className="link-inline">
                Show event
              </Link>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
