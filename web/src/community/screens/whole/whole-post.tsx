import type { Post } from "@blenda/domain/community/model";
import { KIND_NAMES } from "@blenda/domain/community/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { ReportButton } from "../../../reports/parts/report-entry.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { postQuery } from "../../data/post-query.ts";
import { titleOf } from "../../parts/post-tile.tsx";
import { WrittenAt } from "../../parts/post-time.tsx";
import { RichWords } from "../../parts/words.tsx";
import { Items } from "../card/items.tsx";
import { PostActions } from "../card/post-actions.tsx";
import { Tags } from "../card/post-card.tsx";
import { PostHead } from "../card/post-head.tsx";
import { PostNotice } from "../card/post-notice.tsx";
import { Comments } from "../comments/comments.tsx";
import { AuthorSide, MoreSide } from "./post-side.tsx";
import { PostStage } from "./post-stage.tsx";
import { PostUnreadable } from "./post-unreadable.tsx";
import { PostWalk } from "./post-walk.tsx";
import { useListedToo } from "./use-listed-too.ts";
import { WholePostSkeleton } from "./whole-post-skeleton.tsx";

const toComments = () => {
  const field = document.querySelector<HTMLElement>("[data-comment-field]");
  field?.focus();
  field?.scrollIntoView({ block: "center" });
};

/** A post with everything that belongs to it. Live. */
export function WholePost({ id, commentId }: { id: string; commentId: string | undefined }) {
  const { data: post, error, refetch } = useQuery(postQuery(id));
  usePageTitle(post && titleOf(post));
  useListedToo(post);
  return (
    <>
      <div className="mb-4 flex min-h-8 items-center justify-between gap-4">
        <Link to="/community" className="touch-target inline-flex items-center gap-2 type-ui text-muted hover:text-text">
          <Icon name="arrow-left" />
          Back to the feed
        </Link>
        <PostWalk id={id} onComment={toComments} />
      </div>
      {/* A refused post is gone, also for whoever had it open. */}
      {error ? (
        <PostUnreadable postId={id} error={error} onRetry={() => void refetch()} />
      ) : post ? (
        <Shown post={post} commentId={commentId} />
      ) : (
        <WholePostSkeleton />
      )}
    </>
  );
}

function Shown({ post, commentId }: { post: Post; commentId: string | undefined }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <article aria-labelledby="post-title" className="grid min-w-0 grid-cols-1 gap-5">
        <PostStage post={post} />
        <div className="xl:hidden">
          <PostHead post={post} shownIn={undefined} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Tag>{KIND_NAMES[post.kind]}</Tag>
          <Tags tags={post.tags} />
          <p className="ml-auto type-small text-muted tabular-nums">
            {post.counts.views === 1 ? "1 view" : `${exact(post.counts.views)} views`} · posted <WrittenAt of={post} />
          </p>
        </div>
        <PostNotice post={post} />
        <h1 id="post-title" className={post.title ? "type-h1 break-words" : "sr-only"}>
          {titleOf(post)}
        </h1>
        <div className="[&_.rich-text]:text-text">
          <RichWords text={post.body} mentions={post.mentions} />
        </div>
        <div className="xl:hidden">
          <Items post={post} />
        </div>
        <div className="border-y border-line py-3">
          <PostActions post={post} isLarge onComments={toComments}>
            <span className="ml-auto">
              <ReportButton targetType="post" targetId={post.id} name={titleOf(post)} ownerId={post.author.userId} />
            </span>
          </PostActions>
        </div>
        <Comments post={post} commentId={commentId} isLarge />
      </article>
      <aside className="grid min-w-0 grid-cols-1 gap-4 xl:sticky xl:top-24">
        <AuthorSide post={post} />
        <MoreSide post={post} />
      </aside>
    </div>
  );
}
