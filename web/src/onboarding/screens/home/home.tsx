import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { homeQuery } from "../../data/application-queries.ts";
import { Limits } from "../limits.tsx";
import { Checklist } from "./checklist.tsx";
import { Needs } from "./needs.tsx";

/** `/dashboard`: what the shop still lacks, and what waits for its creator. */
export function CreatorHome() {
  const { data, error, refetch } = useQuery(homeQuery);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">Overview</h1>
        <Link to="/dashboard/products/new" className={buttonStyle("primary")}>
          <Icon name="plus" />
          Add product
        </Link>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading your overview" className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
          <Skeleton className="h-96" />
          <Skeleton className="h-64" />
        </div>
      )}
      {data && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 gap-4">
            <Needs needs={data.needs} />
            {!data.isFinished && <Checklist home={data} />}
          </div>
          <Limits title={data.isFinished ? "Limits" : "While you're new"} />
        </div>
      )}
    </div>
  );
}
