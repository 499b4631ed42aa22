import type { DocumentName } from "@blenda/domain/content/constants";
import type { DocumentState } from "@blenda/domain/content/model";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { documentQuery } from "../../data/document-queries.ts";

/** Waits for a document; its form begins with what was drafted. */
export function DocumentLoader({ name, children }: { name: DocumentName; children: (state: DocumentState) => ReactNode }) {
  const { data, error, refetch } = useQuery(documentQuery(name));
  if (data) return children(data);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading" className="grid gap-5">
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-120" />
    </div>
  );
}
