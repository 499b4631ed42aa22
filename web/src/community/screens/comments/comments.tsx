import type { CommentOrder } from "@blenda/domain/community/constants";
import type { Post, PostCard } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../../ui/layout/repeat.tsx";
import { commentsQuery } from "../../data/comment-queries.ts";
import { CommentBox } from "./comment-box.tsx";
import { Thread } from "./thread.tsx";

const ORDERS = [
  { value: "helpful", label: "Most helpful" },
  { value: "newest", label: "Newest" },
] as const;

interface Props {
  post: PostCard & Partial<Pick<Post, "canComment">>;
  /** The one somebody came for. */
  commentId?: string | undefined;
  /** With a heading and a choice of order, on the post's own page. */
  isLarge?: boolean;
}

/** What was said under a post, and the field to say something. */
export function Comments({ post, commentId, isLarge = false }: Props) {
  const [order, setOrder] = useState<CommentOrder>("helpful");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    commentsQuery({ postId: post.id, order, commentId }),
  );
  const threads = data?.pages.flatMap((page) => page.threads) ?? [];
  const { comments } = post.counts;
  return (
    <section aria-label="Comments" className="grid grid-cols-1 gap-5">
      {isLarge && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="type-h2">{comments === 1 ? "1 comment" : `${exact(comments)} comments`}</h2>
          {comments > 1 && <SegmentedControl label="Order" value={order} options={ORDERS} onChange={setOrder} />}
        </div>
      )}
      {isLarge && <CommentBox post={post} />}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading the comments" className="grid gap-4">
          <Repeat of={CommentSkeleton} times={2} />
        </div>
      )}
      {data && threads.length === 0 && !post.isLocked && <p className="type-ui text-muted">{communityTexts.noComments}</p>}
      {threads.length > 0 && (
        <ol className="grid grid-cols-1 gap-5">
          {threads.map((thread) => (
            <li key={thread.id}>
              <Thread thread={thread} post={post} wanted={commentId} />
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button className="justify-self-start" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more comments
        </Button>
      )}
      {!isLarge && <CommentBox post={post} />}
    </section>
  );
}

function CommentSkeleton() {
  return (
    <div className="flex gap-3">
      <Skeleton className="size-8 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-10" />
      </div>
    </div>
  );
}
