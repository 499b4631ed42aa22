import { commentsChanged } from "@blenda/domain/community/events";
import { canEdit, isEditMarked, linksIn } from "@blenda/domain/community/rules";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { refuseTooMuch } from "../people/limits.ts";
import { mentionsIn } from "../people/mentions.ts";
import { paceOf } from "../people/pace-repository.ts";
import { community } from "../procedures.ts";
import { changeComment, countComment, lockComment } from "./comment-repository.ts";
import { commentFor } from "./thread.ts";

export const editComment = community.editComment.handler(async ({ input: { commentId, body, mentionIds }, context, errors }) => {
  const { user } = context;
  const postAuthorId = await context.transaction(async (tx) => {
    const now = context.now();
    const found = await lockComment(tx, commentId);
    if (found?.comment.authorId !== user.id || found.comment.status !== "published") throw errors.COMMUNITY_COMMENT_GONE();
    const { joinedAt } = await paceOf(tx, user.id);
    if (!canEdit(joinedAt, found.comment.createdAt, now)) throw errors.COMMUNITY_EDIT_OVER();
    const mentions = await mentionsIn(tx, { text: body, ids: mentionIds, authorId: user.id, before: found.comment.mentions });
    refuseTooMuch(joinedAt, now, { links: linksIn(body), mentions: mentions.length, media: 0 });
    const isMarked = isEditMarked(found.comment.createdAt, now);
    await changeComment(tx, commentId, { body, mentions: jsonb(mentions), ...(isMarked && { editedAt: now }) });
    await emit(tx, commentsChanged({ postId: found.post.id }));
    return found.post.authorId;
  });
  return commentFor(context.db, commentId, { readerId: user.id, postAuthorId, now: context.now() });
});

/** The words go; the place stays where others answered. */
export const deleteComment = community.deleteComment.handler(async ({ input: { commentId }, context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const found = await lockComment(tx, commentId);
    if (found?.comment.authorId !== user.id || found.comment.status === "deleted") throw errors.COMMUNITY_COMMENT_GONE();
    const { comment, post } = found;
    const empty = { body: "", mentions: jsonb([]), view: null, hiddenBy: null, hiddenReason: "" };
    await changeComment(tx, commentId, { status: "deleted", ...empty });
    if (comment.status === "published") await countComment(tx, comment, post.authorId, -1);
    await emit(tx, commentsChanged({ postId: post.id }));
  });
  return { commentId };
});
