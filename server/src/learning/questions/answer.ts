import { QUESTIONS } from "@blenda/domain/learning/constants";
import { learning } from "../procedures.ts";
import { addPost, countAnswers, lockQuestion } from "./post-repository.ts";
import { emitPostWritten, questionFor, refuseBlocked, taughtTo } from "./thread.ts";

export const answer = learning.answer.handler(async ({ input: { questionId, text: body }, context, errors }) => {
  const { db, user, now, id } = context;
  const question = await context.transaction(async (tx) => {
    const asked = await lockQuestion(tx, questionId);
    if (!asked) throw errors.LEARNING_POST_GONE();
    const { lessonId, trainingId, creatorId, authorId } = asked;
    const { title } = await taughtTo(tx, user.id, trainingId, lessonId, "takes part");
    if (asked.removedAt !== null) throw errors.LEARNING_POST_GONE();
    if (asked.answerCount >= QUESTIONS.MOST_ANSWERS) throw errors.LEARNING_THREAD_FULL();
    await refuseBlocked(tx, user.id, [creatorId, authorId]);
    const post = { id: id(), questionId, lessonId, trainingId, creatorId, authorId: user.id, atSeconds: null, body, createdAt: now() };
    await addPost(tx, post);
    await countAnswers(tx, questionId);
    await emitPostWritten(tx, post, asked, title, now());
    return asked;
  });
  return questionFor(db, user.id, question);
});
