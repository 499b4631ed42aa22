import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { entryQuery } from "../data/audit-queries.ts";
import { EntryDetail } from "./entry-detail.tsx";

export function EntryDialog({ n, onClose }: { n: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(entryQuery(n));
  return (
    <Dialog isOpen isWide onClose={onClose} title={data ? data.action : `Entry #${n}`}>
      {data ? (
        <EntryDetail entry={data} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the entry">
          <Skeleton className="h-60" />
        </div>
      )}
    </Dialog>
  );
}
