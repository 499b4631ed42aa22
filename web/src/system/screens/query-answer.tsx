import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** What every tab does while its answer is on the way, or does not come. */
export function QueryAnswer<Answer>({ query, children }: { query: UseQueryResult<Answer>; children: (answer: Answer) => ReactNode }) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}
