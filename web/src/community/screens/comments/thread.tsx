import type { CommentThread, PostCard, Comment as Said } from "@blenda/domain/community/model";
import { useEffect, useRef, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { learnComment } from "../../data/comment-queries.ts";
import { Comment } from "./comment.tsx";
import { CommentForm } from "./comment-form.tsx";

interface Props {
  thread: CommentThread;
  post: PostCard;
  /** The comment somebody came for. */
  wanted: string | undefined;
}

/** A comment with what was answered. An answer to an answer joins the second level. */
export function Thread({ thread, post, wanted }: Props) {
  const [answered, setAnswered] = useState<Said | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isWanted = thread.id === wanted || thread.replies.some(({ id }) => id === wanted);
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: "center" });
  }, [isWanted]);
  const canReply = useMe() !== null && !post.isLocked && post.status === "published";
  const reply = (said: Said) => (canReply && said.status === "published" ? () => setAnswered(said) : undefined);
  return (
    <div ref={place} className="grid grid-cols-1 gap-4">
      <Comment comment={thread} post={post} isWanted={thread.id === wanted} onReply={reply(thread)} />
      {(thread.replies.length > 0 || answered) && (
        <ol className="ml-4 grid grid-cols-1 gap-4 border-l border-line pl-4 md:pl-6">
          {thread.replies.map((said) => (
            <li key={said.id}>
              <Comment comment={said} post={post} isWanted={said.id === wanted} onReply={reply(said)} />
            </li>
          ))}
          {answered && (
            <li>
              <Reply key={answered.id} to={answered} post={post} onClose={() => setAnswered(null)} />
            </li>
          )}
        </ol>
      )}
    </div>
  );
}

/** An answer on the second level says whom it means. */
function Reply({ to, post, onClose }: { to: Said; post: PostCard; onClose: () => void }) {
  const { act, isActing, error, reset } = useAct(api.community.comment, { learn: learnComment, isToldInPlace: true });
  const { author } = to;
  const name = author?.name ?? "this comment";
  return (
    <CommentForm
      label={`Reply to ${name}`}
      button="Reply"
      keptAs={`reply ${to.id}`}
      before={to.parentId !== null && author ? `@${author.name} ` : ""}
      known={author ? [author] : []}
      isBusy={isActing}
      error={error}
      onChange={reset}
      onCancel={onClose}
      onSend={({ body, mentionIds }, clear) =>
        act(
          { key: newKey(), postId: post.id, parentId: to.id, body, mentionIds },
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
