import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { audit } from "../../platform/requests/audit.ts";
import { learning } from "../procedures.ts";
import { changePost, countAnswers, lockPost, type PostRow } from "./post-repository.ts";
import { emitQuestionsChanged, questionFor } from "./thread.ts";

/** One's own, or any in a course one teaches: also after the course was given back, for these are one's own words. */
export const removePost = learning.removePost.handler(async ({ input: { postId }, context, errors }) => {
  const { db, user, now } = context;
  const question = await context.transaction(async (tx) => {
    const found = await lockPost(tx, postId);
    const isTheirs = found?.post.authorId === user.id || found?.post.creatorId === user.id;
    if (!found || !isTheirs) throw errors.LEARNING_POST_GONE();
    await removeShown(tx, found, now());
    return found.question;
  });
  return questionFor(db, user.id, question);
});

export const moderatePost = learning.moderatePost.handler(async ({ input: { postId, reason }, context, errors }) => {
  const { db, user, now } = context;
  const question = await context.transaction(async (tx) => {
    const found = await lockPost(tx, postId);
    if (!found) throw errors.LEARNING_POST_GONE();
    const { authorId, lessonId, trainingId } = found.post;
    await removeShown(tx, found, now());
    const target = { kind: "training", id: trainingId };
    await audit(tx, context, { action: "learning.moderatePost", target, reason, before: { postId, lessonId, authorId } });
    return found.question;
  });
  return questionFor(db, user.id, question);
});

/** The words go; the place stays where others answered. */
async function removeShown(tx: Tx, { post, question }: { post: PostRow; question: PostRow }, at: Instant): Promise<void> {
  await changePost(tx, post.id, { body: "", removedAt: at });
  if (post.questionId !== null) await countAnswers(tx, post.questionId);
  await emitQuestionsChanged(tx, question);
}
