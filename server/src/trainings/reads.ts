import { fileUrl } from "@blenda/domain/shared/file-url";
import { trainingsContract } from "@blenda/domain/trainings/contract";
import { implement } from "@orpc/server";
import { openLesson } from "../learning/port.ts";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";
import { findPage, pageOf } from "./page.ts";
import { findLesson } from "./repository.ts";

const trainings = implement(trainingsContract).$context<Context>().use(spoken).use(guard);

export const training = trainings.training.handler(async ({ input, context: { db }, errors }) => {
  const row = await findPage(db, input.id);
  if (!row) throw errors.TRAININGS_NOT_FOUND();
  return pageOf(row);
});

export const lesson = trainings.lesson.handler(async ({ input: { trainingId, lessonId }, context: { db, actor, now }, errors }) => {
  const found = await findLesson(db, trainingId, lessonId);
  if (!found) throw errors.TRAININGS_NOT_FOUND();
  const isOpen = found.isPreview || (actor !== null && (await openLesson(db, { userId: actor.id, trainingId, lessonId, at: now() })));
  if (!isOpen) throw errors.TRAININGS_LESSON_LOCKED();
  const { videoFileId, captionsFileId, ...line } = found;
  return { ...line, trainingId, videoUrl: fileUrl(videoFileId), captionsUrl: fileUrl(captionsFileId) };
});
