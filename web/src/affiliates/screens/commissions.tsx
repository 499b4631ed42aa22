import type { AffiliateRange } from "@blenda/domain/affiliates/constants";
import { useQuery } from "@tanstack/react-query";
import { amount } from "../../lib/text/amount.ts";
import { weekdayOf } from "../../lib/text/utc-day.ts";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { figuresQuery, forecastQuery } from "../data/affiliate-queries.ts";
import { RANGES } from "../data/range-names.ts";

/** How far the money of a range is, and what pending money becomes on which Friday. Errors are told beside the figures it's made of. */
export function Commissions({ range }: { range: AffiliateRange }) {
  const { data, error } = useQuery(figuresQuery(range));
  if (error && !data) return null;
  const parts = data && [
    { name: "Pending", cents: data.pendingCents, colour: "bg-line-strong" },
    { name: "Approved", cents: data.approvedCents, colour: "bg-ok" },
    { name: "Paid", cents: data.paidCents, colour: "bg-muted" },
  ];
  return (
    <Panel title="Your commission" className="min-w-0">
      {!parts && <Skeleton className="h-32" />}
      {parts && (
        <>
          {data.earnedCents > 0 && (
            <div aria-hidden className="mb-4 flex h-2 gap-1 overflow-hidden rounded-sm">
              {parts.map(({ name, cents, colour }) => (
                <span key={name} className={colour} style={{ flexGrow: cents }} />
              ))}
            </div>
          )}
          <dl className="grid gap-2">
            {parts.map(({ name, cents, colour }) => (
              <div key={name} className="flex items-center gap-2">
                <dt className="flex flex-1 items-center gap-2">
                  <span aria-hidden className={classNames("size-2.5 rounded-xs", colour)} />
                  {name}
                </dt>
                <dd className="font-semibold tabular-nums">{amount(cents)}</dd>
              </div>
            ))}
            <div className="flex gap-2 border-t border-dashed border-line pt-2">
              <dt className="flex-1 font-semibold">{range === "all" ? "Since you joined" : RANGES[range]}</dt>
              <dd className="font-semibold tabular-nums">{amount(data.earnedCents)}</dd>
            </div>
          </dl>
          <Forecast />
        </>
      )}
    </Panel>
  );
}

/** What waits for its hold, by the Friday it can be paid on. */
function Forecast() {
  const { data } = useQuery(forecastQuery);
  if (!data || data.fridays.length === 0) return <p className="mt-3 type-small text-muted">Paid on Fridays, from $25.00.</p>;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="type-ui font-semibold">Ready by</h3>
      <dl className="mt-2 grid gap-2">
        {data.fridays.map(({ day, cents, orders }) => (
          <div key={day} className="flex gap-2">
            <dt className="flex-1">
              {weekdayOf(day)} <span className="type-small text-muted">{orders === 1 ? "1 order" : `${orders} orders`}</span>
            </dt>
            <dd className="tabular-nums">{amount(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 type-small text-muted">If nothing is refunded. Paid on Fridays, from $25.00.</p>
    </div>
  );
}
