import type { AffiliateRange } from "@blenda/domain/affiliates/constants";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RecipientPanel } from "../../recipients/parts/recipient-panel.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { statusQuery } from "../data/affiliate-queries.ts";
import { OwnProgrammes } from "../parts/own-programmes.tsx";
import { Assets } from "./assets.tsx";
import { BroughtFigures } from "./brought.tsx";
import { Commissions } from "./commissions.tsx";
import { Figures } from "./figures.tsx";
import { LinkBuilder } from "./link-builder.tsx";
import { OwnPayouts } from "./own-payouts.tsx";
import { StoppedProgrammes } from "./stopped-programmes.tsx";
import { Trail } from "./trail.tsx";

export function AffiliateDashboard() {
  const status = useQuery(statusQuery);
  const [range, setRange] = useState<AffiliateRange>("30");
  if (status.error) return <ErrorState message={affiliateTexts.statusFailed} onRetry={() => void status.refetch()} />;
  return (
    <div className="page grid gap-8 py-10">
      <h1 className="type-h1">Affiliate</h1>
      {status.data && <StoppedProgrammes records={status.data.records} isActive={status.data.isActive} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <Figures range={range} onRange={setRange} />
          <Trail />
          <BroughtFigures range={range} />
          {status.data && <Assets affiliateId={status.data.globalAffiliateId} />}
          <OwnPayouts />
        </div>
        <div className="grid min-w-0 gap-6 max-lg:contents">
          <div className="min-w-0 max-lg:order-first">
            {status.data ? (
              <LinkBuilder
                affiliateId={status.data.globalAffiliateId}
                hasJoined={status.data.records.some(({ state }) => ["active", "paused", "ended"].includes(state))}
              />
            ) : (
              <Skeleton className="h-64" />
            )}
          </div>
          <Commissions range={range} />
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
