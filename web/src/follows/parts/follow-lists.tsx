import type { FollowEntry } from "@blenda/domain/follows/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/calls/api.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { Side } from "../data/follow-state.ts";
import { FollowButton } from "./follow-button.tsx";

const SIDES = [
  { value: "followers", label: "Followers" },
  { value: "following", label: "Following" },
] as const;

/** Page after page, newest first. */
const entriesQuery = (userId: string, side: Side) =>
  api.follows[side].infiniteOptions({
    input: (after: string | undefined) => ({ userId, after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

interface Props {
  userId: string;
  name: string;
  side: Side;
  onSide: (side: Side) => void;
  onClose: () => void;
}

export function FollowLists({ userId, name, side, onSide, onClose }: Props) {
  return (
    <Dialog isOpen title={name} onClose={onClose}>
      <div>
        <SegmentedControl label="List" value={side} options={SIDES} onChange={onSide} />
      </div>
      <Entries key={side} userId={userId} name={name} side={side} onLeave={onClose} />
    </Dialog>
  );
}

function Entries({ userId, name, side, onLeave }: Omit<Props, "onSide" | "onClose"> & { onLeave: () => void }) {
  const list = useInfiniteQuery(entriesQuery(userId, side));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  if (list.isPending)
    return (
      <div role="status" aria-label="Loading the list" className="grid gap-4">
        <Repeat of={EntrySkeleton} times={4} />
      </div>
    );
  if (list.isError && entries.length === 0) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />;
  if (entries.length === 0)
    return <EmptyState icon="users" title={side === "followers" ? `${name} has no followers yet` : `${name} isn't following anyone yet`} />;
  return (
    <>
      <ul aria-label={side === "followers" ? "Followers" : "Following"} className="-my-2 divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.userId} className="flex items-center gap-3 py-3">
            <Person entry={entry} onLeave={onLeave} />
            <FollowButton creatorId={entry.userId} name={entry.displayName} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}

/** Who it is, and the shop they keep. */
function Person({
  entry: { userId, displayName, avatarUrl, isAdmin, shopName, shopSlug, isVerified },
  onLeave,
}: {
  entry: FollowEntry;
  onLeave: () => void;
}) {
  return (
    <>
      <Avatar name={displayName} src={avatarUrl} size={40} />
      <div className="grid min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-2">
          <Link
            to="/portfolio/$userId"
            params={{ userId }}
            className="min-h-6 truncate type-ui leading-6 font-semibold hover:underline"
            onClick={onLeave}
          >
            {displayName}
          </Link>
          {isAdmin && <Tag>Team</Tag>}
        </p>
        {shopName && shopSlug && (
          <p className="flex min-w-0 items-center gap-1.5 type-small text-muted">
            <Link to="/shop/$slug" params={{ slug: shopSlug }} className="min-h-6 truncate leading-6 hover:text-text" onClick={onLeave}>
              {shopName}
            </Link>
            {isVerified && (
              <>
                <Icon name="badge-check" size={14} className="text-sky" />
                <span className="sr-only">Verified</span>
              </>
            )}
          </p>
        )}
      </div>
    </>
  );
}

function EntrySkeleton() {
  return (
    <div className="flex items-center gap-3">
      <Skeleton className="size-10 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-3.5 w-24" />
      </div>
      <Skeleton className="h-8 w-20" />
    </div>
  );
}
