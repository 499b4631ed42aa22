import { AFFILIATE_RANGES, type AffiliateRange } from "@blenda/domain/affiliates/constants";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useQuery } from "@tanstack/react-query";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { figuresQuery } from "../data/affiliate-queries.ts";
import { RANGES } from "../data/range-names.ts";
import { partText, perClickText } from "../data/rate-text.ts";

/** Each figure with the rate it is derived from. */
export function Figures({ range, onRange }: { range: AffiliateRange; onRange: (range: AffiliateRange) => void }) {
  const { data, error, refetch } = useQuery(figuresQuery(range));
  if (error && !data) return <ErrorState message={affiliateTexts.loadFailed} onRetry={() => void refetch()} />;
  const figures = data && [
    ["Clicks", exact(data.clicks), ""],
    ["Visitors", exact(data.visitors), partText(data.visitors, data.clicks, "clicks")],
    ["Signed up", exact(data.signUps), partText(data.signUps, data.visitors, "visitors")],
    ["Orders", exact(data.orders), partText(data.orders, data.visitors, "visitors")],
    [
      "Earned",
      amount(data.earnedCents),
      data.clicks === 0 ? "" : `${perClickText({ clicks: data.clicks, cents: data.earnedCents })} per click`,
    ],
  ];
  return (
    <section aria-labelledby="figures" className="rounded-md border border-line bg-surface-1 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures" className="type-h3">
          From click to money
        </h2>
        <SegmentedControl
          label="Range"
          value={range}
          options={AFFILIATE_RANGES.map((value) => ({ value, label: RANGES[value] }))}
          onChange={onRange}
        />
      </div>
      {figures ? (
        <dl className="mt-5 grid grid-cols-2 gap-5 sm:grid-cols-5 sm:gap-0 sm:divide-x sm:divide-line">
          {figures.map(([name, value, note]) => (
            <div key={name} className="min-w-0 sm:px-4 sm:first:pl-0">
              <dt className="type-small text-muted">{name}</dt>
              <dd className="type-h2 tabular-nums">{value}</dd>
              {note && <dd className="type-small text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="mt-5 h-24" />
      )}
    </section>
  );
}
