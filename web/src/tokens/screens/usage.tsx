import type { TokenAccount } from "@blenda/domain/tokens/model";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { exact } from "../../lib/text/numbers.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { accountQuery } from "../data/token-queries.ts";
import { usageQuery } from "../data/usage-query.ts";
import { OwnPlan } from "../parts/own-plan.tsx";
import { PlanMeter } from "../parts/plan-meter.tsx";
import { runningPlan } from "../parts/price-options.ts";
import { usePricing } from "../parts/pricing.tsx";
import { tokensText } from "../parts/token-labels.ts";
import { History } from "./history.tsx";
import { Packs } from "./packs.tsx";

export function Usage() {
  const account = useQuery(accountQuery);
  const usage = useQuery(usageQuery(useSearch({ from: "/blendagen/usage" })));
  const pricing = usePricing();
  const error = account.error ?? usage.error;
  const again = () => void Promise.all([account.refetch(), usage.refetch()]);
  return (
    <div className="page py-10 lg:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="type-h1">Token usage</h1>
          <p className="text-muted">Your balance, and where every token went.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/blendagen" className={buttonStyle("secondary")}>
            <Icon name="wand-sparkles" />
            Open the tool
          </Link>
          <Button kind="primary" icon="coins" onClick={pricing.show}>
            Get tokens
          </Button>
        </div>
      </div>
      <div className="mt-8 grid gap-8">
        {account.data && usage.data ? (
          <>
            <Standing account={account.data} />
            <Packs purchases={usage.data.purchases} />
            <History entries={usage.data.entries} isOld={usage.isPlaceholderData} />
          </>
        ) : error ? (
          <ErrorState message={error.message} onRetry={again} />
        ) : (
          <UsageSkeleton />
        )}
      </div>
      {pricing.dialog}
    </div>
  );
}

function Standing({ account }: { account: TokenAccount }) {
  const { balance, held, owed, monthlyUsage, totalUsage } = account;
  const hasPlan = runningPlan(account) !== null;
  return (
    <div className="grid gap-4">
      {owed > 0 && (
        <Alert tone="warn" title={`${tokensText(owed)} are owed`}>
          A payment was charged back after its tokens were spent. New tokens will settle this first.
        </Alert>
      )}
      <div className="grid gap-4 md:grid-cols-3">
        <Panel className="grid content-start gap-1">
          <p className="type-small text-muted">Balance</p>
          <p className="type-figure">{exact(balance)}</p>
          <p className="type-small text-muted">{held > 0 ? `${exact(held)} reserved for a generation in progress` : "Ready to spend"}</p>
        </Panel>
        <Panel className="grid content-start gap-1">
          <p className="type-small text-muted">Used</p>
          <p className="type-figure">{exact(monthlyUsage)}</p>
          <p className="type-small text-muted">
            {hasPlan ? "in this month of your plan" : "so far"}, {exact(totalUsage)} in all
          </p>
        </Panel>
        <Panel className="grid content-center">
          {hasPlan ? (
            <PlanMeter account={account} />
          ) : (
            <>
              <p className="type-ui font-semibold">No plan</p>
              <p className="type-small text-muted">A plan gives you tokens every month, for less than packs.</p>
            </>
          )}
        </Panel>
      </div>
      <OwnPlan account={account} />
    </div>
  );
}

function UsageSkeleton() {
  return (
    <div role="status" aria-label="Loading your tokens" className="grid gap-8">
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
      </div>
      <Skeleton className="h-96 rounded-md" />
    </div>
  );
}
