import type { PostCard } from "@blenda/domain/community/model";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/calls/api.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";

/** What happened with a post, for our own people: steps with their reasons, and what it said before each edit. */
export function PostHistory({ post, onClose }: { post: PostCard; onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...api.community.postHistory.queryOptions({ input: { postId: post.id } }), staleTime: 0 });
  return (
    <Dialog isOpen isWide title="History" onClose={onClose}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-muted">Nothing has happened with this post yet.</p>}
      <ol className="divide-y divide-line">
        {data?.map(({ at, step, actor, reason, before }) => (
          <li key={`${at}${step}`} className="grid gap-2 py-3">
            <p className="flex flex-wrap items-center gap-2 type-ui">
              <Tag>{step}</Tag>
              <span className="font-semibold">{actor?.name ?? "By itself"}</span>
              <time dateTime={at} className="type-small text-muted tabular-nums">
                {momentOf(at)}
              </time>
            </p>
            {reason && <p className="type-small text-muted">{reason}</p>}
            {before && (
              <details className="type-small">
                <summary className="touch-target cursor-pointer text-sky">What it said before</summary>
                <p className="mt-2 font-semibold">{before.title}</p>
                <p className="break-words whitespace-pre-line text-muted">{before.text}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
