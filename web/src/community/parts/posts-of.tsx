import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { userPageQuery } from "../data/feed-queries.ts";
import { PostTile } from "./post-tile.tsx";

/** What somebody posted in the community, for the other places that show a person. */
export function PostsOf({ userId, name }: { userId: string; name: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(userPageQuery(userId));
  const posts = data?.pages.flatMap(({ page }) => page.posts);
  if (posts?.length === 0) return <EmptyState icon="message-circle" title={`${name} hasn't posted anything yet`} />;
  if (!posts && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!posts) return <Skeleton className="h-64" />;
  return (
    <div className="grid gap-6 pt-2">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
        {posts.map((post) => (
          <li key={post.id}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} className="justify-self-center" onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  );
}
