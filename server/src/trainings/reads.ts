import { openLesson } from "../learning/port.ts";
import { findPage, pageOf } from "./page.ts";
import { trainings } from "./procedures.ts";
import { findLesson, lessonOf } from "./repository.ts";

export const training = trainings.training.handler(async ({ input, context: { db }, errors }) => {
  const row = await findPage(db, input.id);
  if (!row) throw errors.TRAININGS_NOT_FOUND();
  return pageOf(row);
});

export const lesson = trainings.lesson.handler(async ({ input: { trainingId, lessonId }, context: { db, actor, now }, errors }) => {
  const found = await findLesson(db, trainingId, lessonId);
  if (!found) throw errors.TRAININGS_NOT_FOUND();
  const isTheirs = found.creatorId === actor?.id;
  const isOpen =
    found.isPreview || isTheirs || (actor !== null && (await openLesson(db, { userId: actor.id, trainingId, lessonId, at: now() })));
  if (!isOpen) throw errors.TRAININGS_LESSON_LOCKED();
  return lessonOf(db, trainingId, found);
});
