import type { PostCard } from "@blenda/domain/community/model";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { postPath } from "../../data/post-address.ts";
import { useLike, useSave } from "../../data/reactions.ts";
import { titleOf } from "../../parts/post-tile.tsx";
import { CollectionMenu } from "../saved/collection-menu.tsx";

const ShareSheet = lazy(() => import("../../../product/share-sheet.tsx").then((module) => ({ default: module.ShareSheet })));

interface Props {
  post: PostCard;
  onComments: () => void;
  /** Where they open below; without it the press leads to them. */
  areCommentsOpen?: boolean;
  /** With an edge, on the post's own page. */
  isLarge?: boolean;
  children?: ReactNode;
}

/** What can be said about a post by a press. The counts follow it at once, and the server's answer after that. */
export function PostActions({ post, onComments, areCommentsOpen, isLarge = false, children }: Props) {
  const title = titleOf(post);
  const like = useLike(post);
  const save = useSave(post);
  const [isSharing, setSharing] = useState(false);
  const style = actionStyle(isLarge);
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <button
        type="button"
        aria-pressed={like.isLiked}
        aria-label={`Like ${title}, ${exact(like.likes)}`}
        className={classNames(style, like.isLiked && "text-ember-text")}
        onClick={like.press}
      >
        <Icon name="heart" className={like.isLiked ? "fill-current text-ember" : ""} />
        <span data-count="likes">{exact(like.likes)}</span>
      </button>
      <button
        type="button"
        aria-expanded={areCommentsOpen}
        aria-label={`Comments on ${title}, ${exact(post.counts.comments)}`}
        className={style}
        onClick={onComments}
      >
        <Icon name="message-circle" />
        <span data-count="comments">{exact(post.counts.comments)}</span>
      </button>
      <button
        type="button"
        aria-pressed={save.isSaved}
        aria-label={`Save ${title}, ${exact(save.saves)}`}
        className={classNames(style, save.isSaved && "text-text")}
        onClick={save.press}
      >
        <Icon name="bookmark" className={save.isSaved ? "fill-current" : ""} />
        <span data-count="saves">{exact(save.saves)}</span>
      </button>
      {save.isSaved && <CollectionMenu postId={post.id} title={title} />}
      <button type="button" className={classNames(actionStyle(false), !isLarge && "ml-auto")} onClick={() => setSharing(true)}>
        <Icon name="share-2" />
        Share
      </button>
      {children}
      {isSharing && (
        <Suspense>
          <ShareSheet title={title} path={postPath(post.id)} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

export const actionStyle = (hasEdge: boolean): string =>
  classNames(
    "touch-target inline-flex h-9 items-center gap-2 rounded-xs px-2.5 type-ui text-muted tabular-nums transition-colors first:-ml-2.5 hover:bg-surface-2 hover:text-text",
    hasEdge && "h-10 border border-line-strong bg-surface-2 px-3.5 first:ml-0",
  );
