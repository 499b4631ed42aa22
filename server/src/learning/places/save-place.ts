import { isNewerPlace, isWatched, type Ranges, watchedSeconds, withWatched } from "@blenda/domain/learning/rules";
import { issueCertificate } from "../certificates/issuing.ts";
import { learning } from "../procedures.ts";
import { refuseStrangers } from "../progress.ts";
import { findLesson, lockProgress, type ProgressRow, percentOf, saveProgress } from "../repository.ts";

export const savePlace = learning.savePlace.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  const { trainingId, lessonId, positionSeconds, watched, isRestart } = input;
  await refuseStrangers(context.db, user.id, trainingId);
  return context.transaction(async (tx) => {
    const lesson = await findLesson(tx, trainingId, lessonId);
    if (!lesson) throw errors.LEARNING_NOT_OWNED();
    const kept = await lockProgress(tx, user.id, trainingId, lessonId);
    // A device's clock may run ahead; nothing is newer than now.
    const [updatedAt] = [input.at, now()].sort() as [string, string];
    const isNewer = isNewerPlace(isBegun(kept) ? kept : null, { positionSeconds, updatedAt }, isRestart);
    // What was watched was watched, even where the place itself is old.
    const ranges = watched ? withWatched(kept.ranges, watched.from, Math.min(watched.to, lesson.durationSeconds)) : kept.ranges;
    const next = {
      ...(isNewer ? { positionSeconds: Math.min(positionSeconds, lesson.durationSeconds), updatedAt } : placeOf(kept)),
      ranges: ranges as Ranges,
      watchedSeconds: watchedSeconds(ranges),
      completedAt: kept.completedAt ?? (isWatched(ranges, lesson.durationSeconds) ? now() : null),
    };
    await saveProgress(tx, user.id, lessonId, next);
    const { completedAt } = next;
    if (completedAt !== null && kept.completedAt === null) await issueCertificate(tx, context, trainingId);
    return {
      lessonId,
      positionSeconds: next.positionSeconds,
      watched: percentOf(next.watchedSeconds, lesson.durationSeconds),
      completedAt,
      updatedAt: next.updatedAt,
    };
  });
});

const isBegun = ({ updatedAt }: ProgressRow) => Date.parse(updatedAt) > 0;
const placeOf = ({ positionSeconds, updatedAt }: ProgressRow) => ({ positionSeconds, updatedAt });
