import type { ProviderStatus } from "@blenda/domain/generation/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/calls/api.ts";
import { exact } from "../../lib/text/numbers.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Table } from "../../ui/layout/table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { EngineTest } from "./staff/engine-test.tsx";
import { FactLine } from "./staff/fact-line.tsx";
import { spanText } from "./staff/period.ts";

const EVERY_MS = 15_000;

const providerQuery = queryOptions({
  ...api.generation.provider.queryOptions(),
  staleTime: 0,
  refetchInterval: EVERY_MS,
  refetchOnMount: "always",
  refetchOnWindowFocus: true,
});

export function Api() {
  const { data, error, refetch } = useQuery(providerQuery);
  return (
    <div className="grid max-w-320 grid-cols-1 gap-5">
      <div>
        <h1 className="type-h1">{BRAND.generator} engine</h1>
        <p className="mt-2 max-w-prose text-muted">
          What does the work, and how we call it. Timeout, retries, pace and fallback are set in the{" "}
          <Link to="/admin/blendagen" hash="engine" className="link-inline">
            settings
          </Link>
          .
        </p>
      </div>
      {data && error && (
        <Alert tone="warn" title={error.message}>
          This information is from the last successful update. We'll keep trying.
        </Alert>
      )}
      {data ? <Loaded status={data} /> : error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Waiting />}
    </div>
  );
}

function Loaded({ status }: { status: ProviderStatus }) {
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Engine status={status} />
        <Calling status={status} />
      </div>
      <LastCalls calls={status.calls} />
    </>
  );
}

function Engine({ status: { name, isExternal, address, key, isReachable, said, workers } }: { status: ProviderStatus }) {
  return (
    <Panel
      title={isExternal ? name : "Built-in engine"}
      aside={
        <Tag tone={isReachable ? "ok" : "bad"} hasDot>
          {isReachable ? "Reachable" : "Not reachable"}
        </Tag>
      }
    >
      <p className={isReachable ? "text-muted" : "text-bad"}>{said}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line type-ui">
        <FactLine name="Runs">{isExternal ? "Outside, over the network" : "Built in, on our own servers"}</FactLine>
        {isExternal && <FactLine name="Address">{address ?? "None"}</FactLine>}
        {isExternal && <FactLine name="Key">{key ?? "None"}</FactLine>}
        <FactLine name="At the same time">{workers === 1 ? "1 job" : `${exact(workers)} jobs`}</FactLine>
      </dl>
      <EngineTest />
    </Panel>
  );
}

function Calling({ status }: { status: ProviderStatus }) {
  const { timeoutMs, retries, requestsPerMinute, requestsThisMinute, isFallbackOn } = status;
  return (
    <Panel title="How we call it">
      <dl className="divide-y divide-line border-y border-line type-ui">
        <FactLine name="Timeout">{spanText(timeoutMs / 1_000)}</FactLine>
        <FactLine name="Retries">{exact(retries)}</FactLine>
        <FactLine name="Pace">{`${exact(requestsPerMinute)} a minute`}</FactLine>
        <FactLine name="Fallback to the built-in engine">{isFallbackOn ? "On" : "Off"}</FactLine>
      </dl>
      <div className="mt-5">
        <Progress
          label={`This minute: ${exact(requestsThisMinute)} of ${exact(requestsPerMinute)} requests`}
          value={Math.min(100, (100 * requestsThisMinute) / requestsPerMinute)}
        />
      </div>
    </Panel>
  );
}

function LastCalls({ calls }: { calls: ProviderStatus["calls"] }) {
  return (
    <div>
      <h2 className="mb-4 type-h2">Last calls</h2>
      {calls.length === 0 ? (
        <div className="rounded-md border border-line">
          <EmptyState icon="cpu" title="No calls yet">
            Calls to an outside engine are listed here with their outcome and time. The built-in engine makes none.
          </EmptyState>
        </div>
      ) : (
        <Table
          caption="Last calls"
          rows={calls.map((call, place) => ({ ...call, place }))}
          keyOf={({ at, place }) => `${at} ${place}`}
          columns={[
            {
              head: "When",
              cell: ({ at }) => (
                <time dateTime={at} className="whitespace-nowrap tabular-nums">
                  {momentOf(at)}
                </time>
              ),
            },
            { head: "What", cell: ({ what }) => <span className="whitespace-nowrap">{what}</span> },
            { head: "Outcome", cell: ({ outcome }) => <span className="block min-w-40 wrap-anywhere">{outcome}</span> },
            { head: "Took", cell: ({ ms }) => <span className="whitespace-nowrap">{spanText(ms / 1_000)}</span>, isNumber: true },
          ]}
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Looking at the engine" className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  );
}
