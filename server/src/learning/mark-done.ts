import { learning } from "./procedures.ts";
import { findLesson, holdProgress, saveProgress } from "./repository.ts";
import { refuseStrangers, standingOf } from "./standing.ts";

export const markDone = learning.markDone.handler(async ({ input: { trainingId, lessonId, isDone }, context, errors }) => {
  const { db, user, now } = context;
  await refuseStrangers(db, user.id, trainingId);
  await context.transaction(async (tx) => {
    if (!(await findLesson(tx, trainingId, lessonId))) throw errors.LEARNING_NOT_OWNED();
    const { positionSeconds, ranges, watchedSeconds, completedAt } = await holdProgress(tx, user.id, trainingId, lessonId);
    const done = isDone ? (completedAt ?? now()) : null;
    await saveProgress(tx, user.id, lessonId, { positionSeconds, ranges, watchedSeconds, completedAt: done, updatedAt: now() });
  });
  return standingOf(db, user.id, trainingId);
});
