import type { Post, PostCard } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { Link, useLocation } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { learnComment } from "../../data/comment-queries.ts";
import { CommentForm } from "./comment-form.tsx";

/** Where a new comment is written; one line says why, where nobody can. */
export function CommentBox({ post }: { post: PostCard & Partial<Pick<Post, "canComment">> }) {
  const me = useMe();
  const { act, isActing, error, reset } = useAct(api.community.comment, { learn: learnComment, isToldInPlace: true });
  if (post.isLocked || post.status !== "published")
    return (
      <p className="flex items-center gap-2 rounded-sm bg-surface-2 px-4 py-3 type-ui text-muted">
        <Icon name="lock" />
        {post.isLocked ? communityTexts.locked : "Nobody can comment while this post isn't shown."}
      </p>
    );
  if (!me) return <LoginToComment />;
  if (post.canComment === false) return <p className="type-ui text-muted">You can't comment on this post.</p>;
  return (
    <div className="flex gap-3">
      <Avatar name={me.displayName ?? me.email} src={me.photoUrl} />
      <div className="min-w-0 flex-1">
        <CommentForm
          label="Write a comment"
          button="Comment"
          keptAs={`comment ${post.id}`}
          isBusy={isActing}
          error={error}
          onChange={reset}
          onSend={({ body, mentionIds }, clear) => act({ key: newKey(), postId: post.id, body, mentionIds }, { onSuccess: clear })}
        />
      </div>
    </div>
  );
}

function LoginToComment() {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Link to="/login" search={{ redirect: here }} className={buttonStyle("secondary", "medium", "justify-self-start")}>
      Log in to comment
    </Link>
  );
}
