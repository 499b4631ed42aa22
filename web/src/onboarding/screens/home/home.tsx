import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { overviewQuery } from "../../../figures/data/figure-queries.ts";
import { usePageKeys } from "../../../figures/data/use-page-keys.ts";
import { useAddress, useRange } from "../../../figures/data/use-range.ts";
import { CustomRange } from "../../../figures/parts/custom-range.tsx";
import { RangeMenu } from "../../../figures/parts/range-picker.tsx";
import { SalesFeed } from "../../../figures/parts/sales-feed.tsx";
import { useIsOnline } from "../../../lib/page/online.ts";
import { utcClockOf } from "../../../lib/text/utc-day.ts";
import { NextPayoutPanel } from "../../../payouts/parts/next-payout-panel.tsx";
import { Receipt } from "../../../product/receipt.tsx";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { homeQuery } from "../../data/application-queries.ts";
import { Limits } from "../limits.tsx";
import { Checklist } from "./checklist.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { Needs } from "./needs.tsx";

/** The price "What you keep" is shown for. */
const EXAMPLE_CENTS = 2_400;

/** `/dashboard`: what its creator earns, what waits for them, what just sold, and what a new shop still lacks. */
export function CreatorHome() {
  const range = useRange();
  const [asked, change] = useAddress();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const home = useQuery(homeQuery);
  const figures = useQuery({ ...overviewQuery(range.range), placeholderData: keepPreviousData });
  usePageKeys({ n: () => void navigate({ to: "/dashboard/products/new" }), "[": range.back, "]": range.on });
  const overview = figures.data;
  const isNew = overview?.feed.length === 0 && home.data?.isFinished === false;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="type-h1">Overview</h1>
        {overview && figures.error && <p className="type-small text-warn">Figures as of {utcClockOf(overview.at)} UTC</p>}
        <div className="ml-auto flex items-center gap-2">
          {!isNew && <RangeMenu state={range} />}
          <Link to="/dashboard/products/new" aria-keyshortcuts="N" className={buttonStyle("primary")}>
            <Icon name="plus" />
            <span>
              Add<span className="max-sm:sr-only"> product</span>
            </span>
          </Link>
        </div>
        {range.choice === "custom" && <CustomRange key={`${range.range.from} ${range.range.to}`} state={range} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <HomeFigures
          query={figures}
          range={range}
          asked={asked}
          onChange={change}
          inPlaceOfChart={isNew && home.data && <Checklist home={home.data} />}
        />
        <div className="min-w-0">
          {home.data ? (
            isNew ? (
              <div className="grid gap-4">
                <Limits title="While you're new" holdDays={home.data.holdDays} />
                <Panel title="What you keep">
                  <Receipt title="Of a $24.00 sale" cents={EXAMPLE_CENTS} />
                </Panel>
              </div>
            ) : (
              <Needs needs={home.data.needs} />
            )
          ) : (
            <Aside error={home.error} onRetry={() => void home.refetch()} />
          )}
        </div>
        <div className="min-w-0 self-start">
          {overview && !isNew && <SalesFeed overview={overview} today={range.today} isLive={isOnline && !figures.error} />}
          {home.data && isNew && <Needs needs={home.data.needs} />}
          {!overview && !figures.error && <Skeleton className="h-96" />}
        </div>
        <div className="grid min-w-0 gap-4 self-start">
          {!isNew && <NextPayoutPanel />}
          {home.data && !isNew && !home.data.isFinished && <Checklist home={home.data} isCompact />}
          {home.data && !isNew && !home.data.isTrusted && (
            <Limits title={home.data.isFinished ? "Limits" : "While you're new"} holdDays={home.data.holdDays} />
          )}
        </div>
      </div>
    </div>
  );
}

/** What waits for its creator is not there yet, or did not come. */
function Aside({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error)
    return (
      <div role="status" aria-label="Loading what needs you">
        <Skeleton className="h-80" />
      </div>
    );
  return (
    <Panel>
      <ErrorState message={error.message} onRetry={onRetry} />
    </Panel>
  );
}
