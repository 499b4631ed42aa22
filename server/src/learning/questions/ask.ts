import { learning } from "../procedures.ts";
import { addPost, lockQuestion } from "./post-repository.ts";
import { emitPostWritten, questionFor, refuseBlocked, taughtTo } from "./thread.ts";

export const ask = learning.ask.handler(async ({ input, context, errors }) => {
  const { db, user, now, id } = context;
  const { trainingId, lessonId, text: body } = input;
  const { creatorId, title, kind, durationSeconds } = await taughtTo(db, user.id, trainingId, lessonId, "asks");
  // A text has no moments, and no film has one after its end.
  const atSeconds = kind === "video" && input.atSeconds !== null ? Math.min(input.atSeconds, durationSeconds) : null;
  const post = { id: id(), questionId: null, lessonId, trainingId, creatorId, authorId: user.id, atSeconds, body, createdAt: now() };
  const question = await context.transaction(async (tx) => {
    await refuseBlocked(tx, user.id, [creatorId]);
    await addPost(tx, post);
    const asked = await lockQuestion(tx, post.id);
    if (!asked) throw errors.LEARNING_NOT_OWNED();
    await emitPostWritten(tx, asked, asked, title, now());
    return asked;
  });
  return questionFor(db, user.id, question);
});
