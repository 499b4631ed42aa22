import { openLesson, ownsTraining } from "../learning/port.ts";
import { signedIn } from "../platform/requests/procedure.ts";
import { findPage, findPageForOwners, pageOf } from "./page.ts";
import { trainings } from "./procedures.ts";
import { findLesson, lessonOf } from "./repository.ts";

export const training = trainings.training.handler(async ({ input, context: { db, now }, errors }) => {
  const row = await findPage(db, input.id);
  if (!row) throw errors.TRAININGS_NOT_FOUND();
  return pageOf(row, now());
});

export const ownTraining = trainings.ownTraining.use(signedIn).handler(async ({ input: { id }, context: { db, user, now }, errors }) => {
  const row = (await ownsTraining(db, user.id, id)) ? await findPageForOwners(db, id) : undefined;
  if (!row) throw errors.TRAININGS_NOT_FOUND();
  return pageOf(row, now());
});

export const lesson = trainings.lesson.handler(async ({ input: { trainingId, lessonId }, context: { db, actor, now }, errors }) => {
  const found = await findLesson(db, trainingId, lessonId);
  if (!found) throw errors.TRAININGS_NOT_FOUND();
  const { isOnShow } = found;
  const isTheirs = found.creatorId === actor?.id;
  const isOpen =
    (isOnShow && (found.isPreview || isTheirs)) ||
    (actor !== null && (await openLesson(db, { userId: actor.id, trainingId, lessonId, at: now() })));
  if (!isOpen) throw isOnShow ? errors.TRAININGS_LESSON_LOCKED() : errors.TRAININGS_NOT_FOUND();
  return lessonOf(db, trainingId, found);
});
