import type { Payout, PayoutOverview } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { useQuery } from "@tanstack/react-query";
import { amount } from "../../lib/text/amount.ts";
import { weekdayOf } from "../../lib/text/utc-day.ts";
import { payoutOverviewQuery } from "../../payouts/data/payout-queries.ts";
import { nextObstacle, payoutLine, STATUS_TONES, skipText } from "../../payouts/data/payout-words.ts";
import { usePayoutFile } from "../../payouts/data/use-payout-file.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag } from "../../ui/tag.tsx";

/** The same payouts as creators have: whoever sells nothing finds theirs here. */
export function OwnPayouts() {
  const { data, error, refetch } = useQuery(payoutOverviewQuery);
  return (
    <Panel title="Payouts" className="min-w-0">
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading your payouts">
          <Skeleton className="h-32" />
        </div>
      )}
      {data && <Next overview={data} />}
      {data?.payouts.length === 0 && <p className="mt-4 text-muted">Your payouts will be listed here, with every order in them.</p>}
      {data && data.payouts.length > 0 && (
        <ul className="mt-4">
          {data.payouts.map((payout) => (
            <PayoutLine key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Next({ overview: { next, settings } }: { overview: PayoutOverview }) {
  const obstacle = nextObstacle(next);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p>
        <span className="type-small text-muted">Next, {weekdayOf(next.day)}</span>
        <span className="block type-h2 tabular-nums">{next.cents > 0 ? amount(next.cents) : "Nothing yet"}</span>
      </p>
      {obstacle && <p className="type-small text-warn">{skipText(obstacle, settings.minimumCents)}</p>}
    </div>
  );
}

function PayoutLine({ payout }: { payout: Payout }) {
  const { save, isSaving } = usePayoutFile();
  const { id, day, status, amountCents } = payout;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="font-semibold sm:w-24">{weekdayOf(day)}</span>
      <Tag tone={STATUS_TONES[status]} hasDot>
        {payoutTexts.statuses[status]}
      </Tag>
      <span className="min-w-0 flex-1 basis-40 type-small text-muted max-sm:order-last max-sm:basis-full">{payoutLine(payout)}</span>
      <span className="ml-auto font-semibold tabular-nums">{amount(amountCents)}</span>
      <IconButton icon="download" label={`CSV of ${weekdayOf(day)}`} aria-busy={isSaving || undefined} onClick={() => save({ id })} />
    </li>
  );
}
