import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { amount } from "../../lib/text/amount.ts";
import { weekdayOf } from "../../lib/text/utc-day.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { payoutOverviewQuery } from "../data/payout-queries.ts";
import { dayBefore, nextObstacle, nothingYetText, skipText } from "../data/payout-words.ts";

/** What goes out next, in short: the same number as on the page of payouts, which says the rest. */
export function NextPayoutPanel() {
  const { data, error } = useQuery(payoutOverviewQuery);
  if (error && !data) return null;
  if (!data) return <Skeleton className="h-48" />;
  const { next, settings } = data;
  const { day, cents, availableCents, clearsCents } = next;
  const obstacle = nextObstacle(next);
  return (
    <Panel title="Next payout" aside={<span className="type-small text-muted">{weekdayOf(day)}</span>}>
      <p className="type-figure text-[1.75rem]">{cents > 0 ? amount(cents) : "Nothing yet"}</p>
      {cents > 0 ? (
        <>
          <div aria-hidden="true" className="my-3 h-1.5 overflow-hidden rounded-full bg-surface-3">
            <div className="h-full rounded-full bg-ok" style={{ width: `${(Math.max(0, availableCents) / cents) * 100}%` }} />
          </div>
          <dl className="grid gap-1.5 type-small">
            <Row name="Available now" cents={availableCents} />
            <Row name={`Clears by ${weekdayOf(dayBefore(day))}`} cents={clearsCents} />
          </dl>
        </>
      ) : (
        <p className="type-small text-muted">{nothingYetText(data)}</p>
      )}
      <p className="mt-3 type-small">
        {obstacle && obstacle !== "negative_balance" && <span className="text-warn">{skipText(obstacle, settings.minimumCents)}. </span>}
        <Link to="/dashboard/payouts" className="link">
          Payouts
        </Link>
      </p>
    </Panel>
  );
}

const Row = ({ name, cents }: { name: string; cents: number }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold tabular-nums">{amount(cents)}</dd>
  </div>
);
