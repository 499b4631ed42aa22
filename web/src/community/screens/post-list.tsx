import type { PostCard as Card } from "@blenda/domain/community/model";
import { Fragment, type ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { PostCard, PostCardSkeleton } from "./card/post-card.tsx";
import type { ShownIn } from "./card/why-shown.tsx";

/** As much of a list's query as is used here. */
interface PostPages {
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface Props {
  list: PostPages;
  posts: readonly Card[];
  shownIn?: ShownIn;
  /** Where nothing is listed. */
  empty: ReactNode;
  /** Below the last one. */
  end?: string;
  /** Before a post, where something is to be said. */
  before?: (post: Card, previous: Card | undefined) => ReactNode;
}

/** Posts below each other, page after page. */
export function PostList({ list, posts, shownIn, empty, end = "You're up to date.", before }: Props) {
  if (list.isPending)
    return (
      <div role="status" aria-label="Loading posts" className="grid gap-4">
        <Repeat of={PostCardSkeleton} times={2} />
      </div>
    );
  if (list.error && posts.length === 0) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />;
  if (posts.length === 0) return empty;
  return (
    <div className="grid grid-cols-1 gap-4">
      {posts.map((post, at) => (
        <Fragment key={post.id}>
          {before?.(post, posts[at - 1])}
          <PostCard post={post} {...(shownIn && { shownIn })} />
        </Fragment>
      ))}
      {list.hasNextPage ? (
        <Button className="justify-self-center" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more posts
        </Button>
      ) : (
        <p className="py-4 text-center type-small text-muted">{end}</p>
      )}
    </div>
  );
}

/** Both lists name the same post once: a page that came later may repeat one that moved. */
export const listedOnce = (posts: readonly Card[]): Card[] => [...new Map(posts.map((post) => [post.id, post])).values()];
