import type { Analytics as Figures } from "@blenda/domain/generation/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api, client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { AnalyticsCharts } from "./staff/charts.tsx";
import { KeyFigures } from "./staff/key-figures.tsx";
import { FailureReasons, TopPrompts } from "./staff/lists.tsx";
import { MissingNouns } from "./staff/missing-nouns.tsx";
import { PERIODS, type Period, readPeriod, writePeriod } from "./staff/period.ts";
import { RightNow } from "./staff/right-now.tsx";

const EVERY_MS = 15_000;

/** Jobs come and go all the time: as long as the page is looked at, it asks again. */
const analyticsQuery = (period: Period) =>
  queryOptions({
    ...api.generation.analytics.queryOptions({ input: { days: Number(period) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    refetchOnMount: "always",
    refetchOnWindowFocus: true,
  });

export function Analytics() {
  const period = readPeriod(useSearch({ from: "/admin/blendagen/analytics" }));
  const { data, error, refetch } = useQuery(analyticsQuery(period));
  const { save, isSaving } = useCsvFile(() => client.generation.analyticsFile({ days: Number(period) }));
  return (
    <div className="grid max-w-320 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="type-h1">{BRAND.generator} analytics</h1>
          <p className="mt-1 type-small text-muted">Days are counted in UTC.</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <PeriodChoice period={period} />
          <Button icon="download" isBusy={isSaving} onClick={save}>
            CSV
          </Button>
        </div>
      </div>
      {data && error && (
        <Alert tone="warn" title={error.message}>
          These figures are from the last successful update. We'll keep trying.
        </Alert>
      )}
      {data ? <Loaded figures={data} /> : error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Waiting />}
    </div>
  );
}

function PeriodChoice({ period }: { period: Period }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      label="Period"
      value={period}
      options={PERIODS.map((days) => ({ value: days, label: `${days} days` }))}
      onChange={(days) => void navigate({ to: "/admin/blendagen/analytics", search: writePeriod(days), replace: true })}
    />
  );
}

function Loaded({ figures }: { figures: Figures }) {
  return (
    <>
      <KeyFigures figures={figures} />
      {figures.jobs === 0 ? (
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-center rounded-md border border-line bg-surface-1">
            <EmptyState icon="chart-column" title={`Nothing was generated in ${figures.days} days`}>
              Models will be counted here as soon as someone makes one.
            </EmptyState>
          </div>
          <RightNow figures={figures} />
        </div>
      ) : (
        <>
          <AnalyticsCharts figures={figures} aside={<RightNow figures={figures} />} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <TopPrompts prompts={figures.topPrompts} />
            <FailureReasons figures={figures} />
          </div>
        </>
      )}
      <MissingNouns figures={figures} />
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the analytics" className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {["jobs", "success", "tokens", "time"].map((name) => (
          <Skeleton key={name} className="h-31 rounded-md" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-92 rounded-md" />
        <Skeleton className="h-92 rounded-md" />
      </div>
    </div>
  );
}
