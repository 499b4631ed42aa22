import { z } from "zod";
import { read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { trainingFailures } from "./failures.ts";
import { Lesson, LessonId, TrainingId, TrainingPage } from "./model.ts";
import { trainingTexts } from "./texts.ts";

const open = { access: "public", failed: trainingTexts.loadFailed } as const;

export const trainingsContract = {
  training: read({ ...open, isShared: true })
    .errors(pick(trainingFailures, "TRAININGS_NOT_FOUND"))
    .input(z.strictObject({ id: TrainingId }))
    .output(TrainingPage),

  /** Free previews for everyone. */
  lesson: read(open)
    .errors(pick(trainingFailures, "TRAININGS_NOT_FOUND", "TRAININGS_LESSON_LOCKED"))
    .input(z.strictObject({ trainingId: TrainingId, lessonId: LessonId }))
    .output(Lesson),
};
