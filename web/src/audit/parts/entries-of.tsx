import { auditTexts } from "@blenda/domain/audit/texts";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { entriesOfQuery } from "../data/audit-queries.ts";
import { EntryLines } from "./entry-lines.tsx";

/** The last that staff did to one person or thing; `kind` as the entries have it: "user". */
export function EntriesOf({ kind, id }: { kind: string; id: string }) {
  const { data, error, refetch } = useQuery(entriesOfQuery(kind, id));
  if (error)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 type-small text-bad">
        {auditTexts.loadFailed}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading the audit log" className="grid gap-2">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  if (data.length === 0) return <p className="type-small text-muted">Our team hasn't changed anything here yet.</p>;
  return <EntryLines entries={data} of={id} />;
}
