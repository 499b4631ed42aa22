import type { PayoutOverview } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { RecipientPanel } from "../../../recipients/parts/recipient-panel.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { payoutOverviewQuery } from "../../data/payout-queries.ts";
import { scheduleText } from "../../data/payout-words.ts";
import { AllPayouts } from "./all-payouts.tsx";
import { Balance } from "./balance.tsx";
import { Clearing } from "./clearing.tsx";
import { History } from "./history.tsx";
import { NextPayout } from "./next-payout.tsx";
import { PayoutSettingsForm } from "./payout-settings.tsx";
import { StatementMenu } from "./statement-menu.tsx";

/** Where a creator's money is and when they get it: one bar of states, one calendar, one list. */
export function Payouts() {
  const isAll = useSearch({ from: "/dashboard/payouts" }).show === "all";
  const { data, error, refetch } = useQuery(payoutOverviewQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Head overview={data} />
      {isAll ? (
        <AllPayouts />
      ) : data ? (
        <Body overview={data} />
      ) : error ? (
        <Panel>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Head({ overview }: { overview: PayoutOverview | undefined }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="type-h1">Payouts</h1>
        <p className="mt-1 type-small text-muted">
          {overview &&
            `${scheduleText(overview.settings.schedule, overview.settings.minimumCents)} Sales clear after ${overview.holdDays} days. `}
          {payoutTexts.days}
        </p>
      </div>
      {overview?.since && <StatementMenu since={overview.since} now={overview.now} />}
    </div>
  );
}

/** On a phone the next payout comes first. */
function Body({ overview }: { overview: PayoutOverview }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr]">
      <Panel className="min-w-0 xl:col-start-2 xl:row-start-1">
        <NextPayout overview={overview} />
        <PayoutSettingsForm settings={overview.settings} />
      </Panel>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <Balance overview={overview} />
        <Clearing overview={overview} />
        <History overview={overview} />
      </div>
      <div id="paid-to" className="scroll-mt-24 min-w-0 xl:col-start-2 xl:row-start-2">
        <RecipientPanel />
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your payouts" className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
      <Skeleton className="h-96 xl:order-last" />
      <div className="grid gap-4">
        <Skeleton className="h-44" />
        <Skeleton className="h-56" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
