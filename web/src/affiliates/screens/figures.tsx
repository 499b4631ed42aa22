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
    <section aria-labelledby="figures" className="overflow-hidden rounded-md border border-line bg-surface-1 p-5">
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
      {error && !data && <ErrorState message={affiliateTexts.figuresFailed} onRetry={() => void refetch()} />}
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
        !error && <Skeleton className="mt-5 h-24" />
      )}
      {data && data.clicks > 0 && <Ribbon />}
    </section>
  );
}

const RIBBON = { step: 100, height: 72, halves: [34, 27, 11, 6, 6, 6] } as const;

/** From many to few. Not to scale: the figures above are exact. */
function Ribbon() {
  const { step, height, halves } = RIBBON;
  const middle = height / 2;
  const pieces = halves.slice(1).map((after, at) => {
    const [half = after, from, to] = [halves[at], at * step, (at + 1) * step];
    const bend = from + step / 2;
    return (
      `M${from} ${middle - half}C${bend} ${middle - half} ${bend} ${middle - after} ${to} ${middle - after}` +
      `V${middle + after}C${bend} ${middle + after} ${bend} ${middle + half} ${from} ${middle + half}Z`
    );
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${pieces.length * step} ${height}`}
      preserveAspectRatio="none"
      className="-mx-5 mt-4 -mb-1 block h-16 w-[calc(100%+2.5rem)] max-sm:hidden"
    >
      {pieces.map((path, at) => (
        <path
          key={path}
          d={path}
          className={at === pieces.length - 1 ? "fill-ember" : "fill-chart-1-soft"}
          opacity={at === pieces.length - 1 ? 1 : 0.55 + 0.15 * at}
        />
      ))}
    </svg>
  );
}
