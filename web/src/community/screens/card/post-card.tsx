import type { PostCard as Card } from "@blenda/domain/community/model";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useId, useState } from "react";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { wholePost } from "../../data/post-address.ts";
import { PostMedia } from "../../parts/post-media.tsx";
import { titleOf } from "../../parts/post-tile.tsx";
import { Words } from "../../parts/words.tsx";
import { Items } from "./items.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostHead } from "./post-head.tsx";
import { PostNotice } from "./post-notice.tsx";
import type { ShownIn } from "./why-shown.tsx";

const Comments = lazy(() => import("../comments/comments.tsx").then((module) => ({ default: module.Comments })));

interface Props {
  post: Card;
  /** Which list it stands in, for "Why am I seeing this?". */
  shownIn?: ShownIn;
  /** What was said is shown from the start. */
  isTalkedAbout?: boolean;
}

/** A post among others: what it says and shows, and everything that can be done with it. */
export function PostCard({ post, shownIn, isTalkedAbout = false }: Props) {
  const [areCommentsOpen, setCommentsOpen] = useState(isTalkedAbout);
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface-1 p-4 max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 md:p-5"
    >
      <PostHead post={post} shownIn={shownIn} />
      <PostNotice post={post} />
      <div className="grid gap-2">
        <h2 id={id} className={post.title ? "type-h3" : "sr-only"}>
          <Link {...wholePost(post.id)} preload={false} className="hover:underline">
            {titleOf(post)}
          </Link>
        </h2>
        {post.summary && (
          <p className="max-w-[68ch] break-words whitespace-pre-line">
            <Words text={post.summary} mentions={post.mentions} />
            {!post.isWhole && (
              <>
                {" "}
                <Link {...wholePost(post.id)} preload={false} className="link whitespace-nowrap">
                  Read more<span className="sr-only"> of {titleOf(post)}</span>
                </Link>
              </>
            )}
          </p>
        )}
        <Tags tags={post.tags} />
      </div>
      <div className="max-md:-mx-4">
        <PostMedia post={post} />
      </div>
      <Items post={post} />
      <PostActions post={post} onComments={() => setCommentsOpen(!areCommentsOpen)} areCommentsOpen={areCommentsOpen} />
      {areCommentsOpen && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <Comments post={post} />
        </Suspense>
      )}
    </article>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/community" search={{ tag }} preload={false} className="link touch-target inline-block min-h-6 type-small leading-6">
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** In the measure of a post with a model. */
export function PostCardSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface-1 p-4 max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 md:p-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-sm" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="aspect-4/3 md:aspect-3/2" />
      <Skeleton className="h-6 w-48" />
    </div>
  );
}
