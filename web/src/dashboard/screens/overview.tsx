import type { Overview } from "@blenda/domain/dashboard/model";
import { utcMoment } from "@blenda/domain/shared/language/formats";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../lib/clock/now.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { agoOf } from "../../lib/text/time.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { overviewQuery } from "../data/overview-query.ts";
import { useOldestKey } from "../data/use-oldest-key.ts";
import { useWayTo } from "../data/use-way-to.ts";
import { Activity } from "./activity.tsx";
import { AlsoToday } from "./also-today.tsx";
import { HealthPanel } from "./health-panel.tsx";
import { SalesPanel } from "./sales-panel.tsx";
import { WaitingCells } from "./waiting-cells.tsx";
import { WaitsLongest } from "./waits-longest.tsx";

/** The first page of a panel, in the order of its questions: what waits, is the machine well, what was sold, what happened. */
export function OverviewScreen() {
  const { data: session } = useQuery(sessionQuery);
  const hasWork = session?.user != null && (session.user.isAdmin || session.user.permissions.length > 0);
  const { data, error, refetch } = useQuery({ ...overviewQuery, enabled: hasWork });
  return (
    <>
      <Head overview={data} isPaused={data !== undefined && error !== null} />
      <div className="mt-5">
        {data ? (
          <Panels overview={data} />
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : hasWork ? (
          <Waiting />
        ) : (
          <EmptyState icon="key-round" title="Nothing is assigned to you yet">
            An admin gives permissions on the Permissions page. What they open shows up here.
          </EmptyState>
        )}
      </div>
    </>
  );
}

function Head({ overview, isPaused }: { overview: Overview | undefined; isPaused: boolean }) {
  const wayTo = useWayTo();
  const now = useNow();
  const way = overview?.longest.map(({ paths }) => wayTo(paths)).find((each) => each !== null) ?? null;
  const { areLettersOn } = useOldestKey(way);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h1 className="type-h1">Dashboard</h1>
        {overview && (
          <p className="mt-1 type-small text-muted">
            {utcMoment(overview.at)}. {isPaused ? "Paused, reconnecting." : `Live, updated ${agoOf(overview.at, now)}.`}
          </p>
        )}
      </div>
      {way && (
        <Link
          to={way.to}
          search={way.search}
          aria-keyshortcuts={areLettersOn ? "O" : undefined}
          className={buttonStyle("primary")}
        >
          Take the oldest
          {areLettersOn && (
            <span
              aria-hidden="true"
              className="grid h-5 min-w-5 place-items-center rounded-[5px] border border-current type-label pointer-coarse:hidden"
            >
              O
            </span>
          )}
        </Link>
      )}
    </div>
  );
}

function Panels({ overview: { at, waiting, longest, health, sales, figures, activity } }: { overview: Overview }) {
  const aside = "grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]";
  const hasNothing = waiting.length === 0 && !health && !sales && figures.length === 0;
  if (hasNothing)
    return (
      <EmptyState icon="circle-check" title="Nothing is waiting">
        Your pages are in the menu. Work that comes in for you shows up here.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <WaitingCells cells={waiting} now={at} />
      <div className={health ? aside : "grid grid-cols-1 gap-5"}>
        {waiting.length > 0 && <WaitsLongest items={longest} now={at} />}
        {health && <HealthPanel health={health} />}
      </div>
      {(sales || figures.length > 0) && (
        <div className={sales && figures.length > 0 ? aside : "grid grid-cols-1 gap-5"}>
          {sales && <SalesPanel sales={sales} />}
          {figures.length > 0 && <AlsoToday title={sales ? "Also today" : "Today"} figures={figures} />}
        </div>
      )}
      {activity && <Activity entries={activity} />}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the overview" className="grid gap-5">
      <Skeleton className="h-29" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
