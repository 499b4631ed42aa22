import { learning } from "../procedures.ts";
import { changePost, lockPost } from "./post-repository.ts";
import { emitQuestionsChanged, questionFor, taughtTo } from "./thread.ts";

export const editPost = learning.editPost.handler(async ({ input: { postId, text }, context, errors }) => {
  const { db, user, now } = context;
  const question = await context.transaction(async (tx) => {
    const found = await lockPost(tx, postId);
    if (found?.post.authorId !== user.id) throw errors.LEARNING_POST_GONE();
    await taughtTo(tx, user.id, found.post.trainingId, found.post.lessonId, "takes part");
    await changePost(tx, postId, { body: text, editedAt: now() });
    await emitQuestionsChanged(tx, found.question);
    return found.question;
  });
  return questionFor(db, user.id, question);
});
