import { issueCertificate } from "../certificates/issuing.ts";
import { learning } from "../procedures.ts";
import { refuseStrangers, trainingProgress } from "../progress.ts";
import { findLesson, lockProgress, saveProgress } from "../repository.ts";

export const markDone = learning.markDone.handler(async ({ input: { trainingId, lessonId, isDone }, context, errors }) => {
  const { db, user, now } = context;
  await refuseStrangers(db, user.id, trainingId);
  await context.transaction(async (tx) => {
    if (!(await findLesson(tx, trainingId, lessonId))) throw errors.LEARNING_NOT_OWNED();
    const { positionSeconds, ranges, watchedSeconds, completedAt } = await lockProgress(tx, user.id, trainingId, lessonId);
    const done = isDone ? (completedAt ?? now()) : null;
    await saveProgress(tx, user.id, lessonId, { positionSeconds, ranges, watchedSeconds, completedAt: done, updatedAt: now() });
    if (done !== null && completedAt === null) await issueCertificate(tx, context, trainingId);
  });
  return trainingProgress(db, user.id, trainingId);
});
