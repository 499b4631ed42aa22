import { BRAND } from "@blenda/domain/shared/brand";
import { useQuery } from "@tanstack/react-query";
import { useMe } from "../../lib/session/use-me.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { toolQuery } from "../data/tool-query.ts";
import { Welcome } from "./welcome.tsx";
import { Workshop } from "./workshop.tsx";

export function Tool() {
  const me = useMe();
  const { data, error, refetch, dataUpdatedAt } = useQuery(toolQuery);
  if (data) return me ? <Workshop key={me.id} page={data} seenAt={dataUpdatedAt} /> : <Welcome page={data} />;
  return (
    <div className="page py-10">
      <h1 className="type-h1">{BRAND.generator}</h1>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <ToolSkeleton />}
    </div>
  );
}

function ToolSkeleton() {
  return (
    <div role="status" aria-label="Loading the tool" className="mt-6 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-32" />
        <Skeleton className="h-40" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="aspect-3/2 rounded-md" />
    </div>
  );
}
