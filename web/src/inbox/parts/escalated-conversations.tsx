import type { CaseLine } from "@blenda/domain/inbox/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { agoOf } from "../../lib/text/time.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { casesQuery } from "../data/inbox-queries.ts";

/** Conversations that asked for our help, the one that waits longest first. */
export function EscalatedConversations() {
  const { data, isPending, error, refetch } = useQuery(casesQuery);
  if (isPending)
    return (
      <div role="status" aria-label="Loading" className="grid gap-2 p-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  if (!data) return <ErrorState message={error?.message ?? ""} onRetry={() => void refetch()} />;
  if (data.cases.length === 0)
    return (
      <EmptyState icon="circle-check" title="Nothing to look at">
        When someone asks our team to help in a conversation, it shows up here.
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {data.cases.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {data.count > data.cases.length && (
        <p className="border-t border-line px-4 py-3 type-small text-muted">
          {data.count - data.cases.length} more show up as these are closed.
        </p>
      )}
    </>
  );
}

function Line({ line: { id, subject, buyer, creator, escalatedAt, takenBy } }: { line: CaseLine }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3.5 transition-colors hover:bg-surface-2">
      <Link
        to="/admin/conversation/$conversationId"
        params={{ conversationId: id }}
        className="truncate type-ui font-semibold -outline-offset-2 after:absolute after:inset-0"
      >
        {subject}
      </Link>
      <span className="type-small text-muted tabular-nums">{escalatedAt && agoOf(escalatedAt)}</span>
      <span className="truncate type-small text-muted">
        {buyer.displayName} and {creator.displayName}
      </span>
      <span className="flex items-center gap-2 type-small text-muted">
        {takenBy ? (
          <>
            <Avatar name={takenBy} size={20} />
            {takenBy}
          </>
        ) : (
          "nobody"
        )}
      </span>
    </li>
  );
}
