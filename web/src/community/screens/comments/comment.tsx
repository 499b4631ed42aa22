import type { PostCard, Comment as Said } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { learnComment, useCommentLike } from "../../data/comment-queries.ts";
import { learnPost } from "../../data/post-query.ts";
import { Face, PersonName } from "../../parts/person-mark.tsx";
import { WrittenAt } from "../../parts/post-time.tsx";
import { Words } from "../../parts/words.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentMenu } from "./comment-menu.tsx";

interface Props {
  comment: Said;
  /** What it was said about. */
  post: PostCard;
  isWanted: boolean;
  onReply: (() => void) | undefined;
}

const GONE = {
  deleted: communityTexts.commentDeleted,
  hidden: communityTexts.commentHidden,
  removed: communityTexts.commentRemoved,
} as const;

const pressStyle = "touch-target inline-flex min-h-6 items-center gap-1.5 rounded-xs type-small text-muted tabular-nums hover:text-text";

/** What somebody said; of what was taken away, its place. */
export function Comment({ comment, post, isWanted, onReply }: Props) {
  const [doing, setDoing] = useState<"edit" | "delete" | null>(null);
  const { author, status } = comment;
  const isAnswer = post.answerId === comment.id;
  const close = () => setDoing(null);
  if (!author || (status !== "published" && !comment.isOwn))
    return <p className="type-ui text-muted">{status === "published" ? communityTexts.commentDeleted : GONE[status]}</p>;
  return (
    <article
      aria-label={`Comment by ${author.name}`}
      className={classNames(
        "flex gap-3",
        (isWanted || isAnswer) && "-mx-3 rounded-md px-3 py-3",
        isWanted && "bg-surface-2",
        isAnswer && "border border-ok",
      )}
    >
      <Face person={author} size={32} />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-center gap-2 type-ui">
          <PersonName person={author} />
          {comment.isByAuthor && <Tag>Author</Tag>}
          {isAnswer && (
            <Tag tone="ok">
              <Icon name="check" size={16} />
              Answer
            </Tag>
          )}
          <p className="truncate type-small text-muted">
            <WrittenAt of={comment} />
          </p>
          <span className="ml-auto">
            <CommentMenu comment={comment} onEdit={() => setDoing("edit")} onDelete={() => setDoing("delete")} />
          </span>
        </div>
        {status !== "published" && <p className="type-small text-warn">{GONE[status]}</p>}
        {doing === "edit" ? (
          <Editing comment={comment} onClose={close} />
        ) : (
          <p className="max-w-[68ch] break-words whitespace-pre-line">
            <Words text={comment.body} mentions={comment.mentions} />
          </p>
        )}
        <div className="flex gap-5">
          <Like comment={comment} />
          {onReply && (
            <button type="button" className={pressStyle} aria-label={`Reply to ${author.name}`} onClick={onReply}>
              <Icon name="reply" size={16} />
              Reply
            </button>
          )}
          {post.kind === "question" && post.mine.isOwn && status === "published" && <MarkAnswer comment={comment} isAnswer={isAnswer} />}
        </div>
      </div>
      {doing === "delete" && <Deleting comment={comment} onClose={close} />}
    </article>
  );
}

function Like({ comment }: { comment: Said }) {
  const { isLiked, likes, press } = useCommentLike(comment);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like the comment by ${comment.author?.name ?? communityTexts.unnamed}, ${exact(likes)}`}
      className={classNames(pressStyle, isLiked && "text-ember-text")}
      onClick={press}
    >
      <Icon name="heart" size={16} className={isLiked ? "fill-current text-ember" : ""} />
      {exact(likes)}
    </button>
  );
}

/** For whoever asked: which comment it was. Another press takes it back. */
function MarkAnswer({ comment, isAnswer }: { comment: Said; isAnswer: boolean }) {
  const { act, isActing } = useAct(api.community.markAnswer, {
    learn: learnPost,
    done: (post) => (post.answerId === comment.id ? "Marked as the answer" : "Not the answer anymore"),
  });
  const label = isAnswer ? "Not the answer" : "Mark as the answer";
  return (
    <button
      type="button"
      disabled={isActing}
      aria-label={`${label}: the comment by ${comment.author?.name ?? communityTexts.unnamed}`}
      className={pressStyle}
      onClick={() => act({ commentId: comment.id, isAnswer: !isAnswer })}
    >
      <Icon name={isAnswer ? "undo-2" : "circle-check"} size={16} />
      {label}
    </button>
  );
}

interface CommentDialogProps {
  comment: Said;
  onClose: () => void;
}

function Editing({ comment, onClose }: CommentDialogProps) {
  const { act, isActing, error, reset } = useAct(api.community.editComment, { learn: learnComment, isToldInPlace: true });
  return (
    <CommentForm
      label="Your comment"
      button="Save"
      keptAs={`comment ${comment.id}`}
      before={comment.body}
      known={comment.mentions}
      isChange
      isBusy={isActing}
      error={error}
      onChange={reset}
      onCancel={onClose}
      onSend={({ body, mentionIds }, clear) =>
        act(
          { commentId: comment.id, body, mentionIds },
          {
            onSuccess: () => {
              clear();
              onClose();
            },
          },
        )
      }
    />
  );
}

function Deleting({ comment, onClose }: CommentDialogProps) {
  const { act, isActing } = useAct(api.community.deleteComment, {
    done: () => "Comment deleted",
    learn: async (_out, cache) => {
      for (const read of [api.community.comments, api.community.post])
        await cache.invalidateQueries({ queryKey: read.key({ input: { postId: comment.postId } }) });
    },
  });
  return (
    <ConfirmDialog
      question="Delete this comment?"
      label="Delete comment"
      keepLabel="Keep it"
      isBusy={isActing}
      onYes={() => act({ commentId: comment.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      It can't be brought back. Replies to it stay.
    </ConfirmDialog>
  );
}
