import { answerMarked } from "@blenda/domain/community/events";
import { emit } from "../../platform/events/outbox.ts";
import { answererToTell } from "../addressing.ts";
import { changePost } from "../posts/post-repository.ts";
import { postFor } from "../posts/view.ts";
import { community } from "../procedures.ts";
import { findSeen, isShown, lockComment } from "./comment-repository.ts";

/** One answer to a question: marking another moves it. Doing it again changes nothing, and the same answer is told once. */
export const markAnswer = community.markAnswer.handler(async ({ input: { commentId, isAnswer }, context, errors }) => {
  const { user } = context;
  const postId = await context.transaction(async (tx) => {
    const seen = await findSeen(tx, user.id, commentId);
    const found = seen && isShown(seen) ? await lockComment(tx, commentId) : undefined;
    if (found?.comment.status !== "published" || found.post.status === "deleted") throw errors.COMMUNITY_COMMENT_GONE();
    const { post, comment } = found;
    if (post.kind !== "question" || post.authorId !== user.id) throw errors.COMMUNITY_NOT_YOUR_QUESTION();
    if ((post.answerId === commentId) === isAnswer) return post.id;
    await changePost(tx, post.id, { answerId: isAnswer ? commentId : null });
    const tells = isAnswer ? await answererToTell(tx, post, comment) : null;
    await emit(tx, answerMarked({ postId: post.id, commentId: isAnswer ? commentId : null, tells, at: context.now() }));
    return post.id;
  });
  return postFor(context.db, user, postId, context.now());
});
