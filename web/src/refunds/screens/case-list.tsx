import type { Refund } from "@blenda/domain/refunds/model";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

interface Props {
  cases: Pick<UseQueryResult<Refund[]>, "data" | "error" | "refetch">;
  empty: { title: string; help: string };
  children: (refund: Refund) => ReactNode;
}

/** Requests one under another, with everything a list may be instead. */
export function CaseList({ cases: { data, error, refetch }, empty, children }: Props) {
  if (!data) {
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" className="grid gap-5">
        <span className="sr-only">Loading the requests</span>
        <Skeleton className="h-64 rounded-md" />
        <Skeleton className="h-64 rounded-md" />
      </div>
    );
  }
  if (data.length === 0)
    return (
      <EmptyState icon="circle-check" title={empty.title}>
        {empty.help}
      </EmptyState>
    );
  return (
    <ul className="grid gap-5">
      {data.map((refund) => (
        <li key={refund.id}>{children(refund)}</li>
      ))}
    </ul>
  );
}
