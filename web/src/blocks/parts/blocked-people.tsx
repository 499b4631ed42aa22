import type { BlockedPerson } from "@blenda/domain/blocks/model";
import { blockTexts } from "@blenda/domain/blocks/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { dayOf } from "../../lib/text/time.ts";
import { PersonCell } from "../../product/person-cell.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { blockedQuery } from "../data/block-queries.ts";

/** Whom one blocked, each with the way back. */
export function BlockedPeople() {
  const list = useInfiniteQuery(blockedQuery);
  if (list.isPending)
    return (
      <div role="status" aria-label="Loading" className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  if (!list.data) return <ErrorState message={list.error?.message ?? blockTexts.loadFailed} onRetry={() => void list.refetch()} />;
  const people = list.data.pages.flatMap((page) => page.people);
  if (people.length === 0) return <p className="type-small text-muted">You haven't blocked anyone.</p>;
  return (
    <>
      <ul className="border-t border-line">
        {people.map((person) => (
          <li key={person.userId} className="border-b border-line py-3">
            <Blocked person={person} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" className="justify-self-start" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function Blocked({ person: { userId, displayName, avatarUrl, since } }: { person: BlockedPerson }) {
  const { act, isActing } = useAct(api.blocks.block, {
    done: () => blockTexts.unblocked(displayName),
    learn: (_, cache) => cache.invalidateQueries({ queryKey: blockedQuery.queryKey }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <PersonCell name={displayName} detail={`Blocked on ${dayOf(since)}`} photoUrl={avatarUrl} />
      <Button size="small" isBusy={isActing} onClick={() => act({ userId, isBlocked: false })}>
        Unblock<span className="sr-only"> {displayName}</span>
      </Button>
    </div>
  );
}
