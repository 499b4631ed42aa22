import { AFFILIATE_RANGES, type AffiliateRange } from "@blenda/domain/affiliates/constants";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { RecipientPanel } from "../../recipients/parts/recipient-panel.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { figuresQuery, statusQuery } from "../data/affiliate-queries.ts";
import { OwnProgrammes } from "../parts/own-programmes.tsx";
import { Assets } from "./assets.tsx";
import { LinkBuilder } from "./link-builder.tsx";
import { LinkFigures } from "./link-figures.tsx";
import { OwnPayouts } from "./own-payouts.tsx";
import { Trail } from "./trail.tsx";

const RANGES: Record<AffiliateRange, string> = { "30": "30 days", "90": "90 days", all: "All" };

export function AffiliateDashboard() {
  const status = useQuery(statusQuery);
  const [range, setRange] = useState<AffiliateRange>("30");
  if (status.error) return <ErrorState message={affiliateTexts.statusFailed} onRetry={() => void status.refetch()} />;
  return (
    <div className="page grid gap-8 py-10">
      <h1 className="type-h1">Affiliate</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <Figures range={range} onRange={setRange} />
          <Trail />
          <LinkFigures range={range} />
          {status.data && <Assets affiliateId={status.data.globalAffiliateId} />}
          <OwnPayouts />
        </div>
        <div className="grid min-w-0 gap-6 max-lg:order-first">
          {status.data ? (
            <LinkBuilder affiliateId={status.data.globalAffiliateId} isActive={status.data.isActive} />
          ) : (
            <Skeleton className="h-64" />
          )}
          {status.data && (
            <section aria-labelledby="programmes" className="rounded-md border border-line bg-surface-1 p-5">
              <h2 id="programmes" className="mb-3 type-h3">
                Your programs
              </h2>
              <OwnProgrammes records={status.data.records} />
            </section>
          )}
          <RecipientPanel />
        </div>
      </div>
    </div>
  );
}

function Figures({ range, onRange }: { range: AffiliateRange; onRange: (range: AffiliateRange) => void }) {
  const { data, error, refetch } = useQuery(figuresQuery(range));
  if (error) return <ErrorState message={affiliateTexts.loadFailed} onRetry={() => void refetch()} />;
  const perClick = data && data.clicks > 0 ? `${amount(Math.round(data.earnedCents / data.clicks))} per click` : "";
  const rate = data && data.visitors > 0 ? `${((100 * data.orders) / data.visitors).toFixed(1)}% of visitors` : "";
  const figures = data && [
    ["Clicks", exact(data.clicks), ""],
    ["Visitors", exact(data.visitors), ""],
    ["Signed up", exact(data.signUps), ""],
    ["Orders", exact(data.orders), rate],
    ["Earned", amount(data.earnedCents), perClick],
    ["Pending", amount(data.pending.cents), ""],
    ["Approved", amount(data.approved.cents), ""],
    ["Paid", amount(data.paid.cents), "Fridays, from $25.00"],
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
        <dl className="mt-5 grid grid-cols-2 gap-5 sm:grid-cols-4">
          {figures.map(([name, value, note]) => (
            <div key={name}>
              <dt className="type-small text-muted">{name}</dt>
              <dd className="type-h2 tabular-nums">{value}</dd>
              {note && <dd className="type-small text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="mt-5 h-32" />
      )}
    </section>
  );
}
