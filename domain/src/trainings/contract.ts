import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { reviewers } from "../publication/access.ts";
import { PRICE_MOST_CENTS } from "../publication/constants.ts";
import { Moderation, Moved } from "../publication/model.ts";
import { pick } from "../shared/failure.ts";
import { Cents } from "../shared/money.ts";
import { trainingFailures } from "./failures.ts";
import { Lesson, LessonId, TrainingId, TrainingPage } from "./model.ts";
import { trainingTexts } from "./texts.ts";

const open = { access: "public", failed: trainingTexts.loadFailed } as const;

export const trainingsContract = {
  training: read({ ...open, isShared: true })
    .errors(pick(trainingFailures, "TRAININGS_NOT_FOUND"))
    .input(z.strictObject({ id: TrainingId }))
    .output(TrainingPage),

  /** The same for its buyers, also while it is on sale no more. */
  ownTraining: read({ access: "signed-in", failed: trainingTexts.loadFailed })
    .errors(pick(trainingFailures, "TRAININGS_NOT_FOUND"))
    .input(z.strictObject({ id: TrainingId }))
    .output(TrainingPage),

  /** Free previews for everyone. */
  lesson: read(open)
    .errors(pick(trainingFailures, "TRAININGS_NOT_FOUND", "TRAININGS_LESSON_LOCKED"))
    .input(z.strictObject({ trainingId: TrainingId, lessonId: LessonId }))
    .output(Lesson),

  /** A step that reviewers take with every creator's. */
  moderate: command({
    access: reviewers,
    failed: trainingTexts.changeFailed,
    limits: [{ per: "account", max: 300, minutes: 60 }],
    about: { kind: "training", by: "id" },
  })
    .errors(pick(trainingFailures, "TRAININGS_NOT_FOUND", "TRAININGS_INVALID_TRANSITION"))
    .input(Moderation)
    .output(Moved),

  /** The owner's. Written into the price history, from which every struck-through price is taken. */
  setPrice: command({ access: "signed-in", failed: trainingTexts.changeFailed, limits: [{ per: "account", max: 300, minutes: 60 }] })
    .errors(pick(trainingFailures, "TRAININGS_NOT_FOUND", "TRAININGS_PRICE_REFUSED"))
    .input(z.strictObject({ id: TrainingId, priceCents: Cents.max(PRICE_MOST_CENTS) }))
    .output(z.object({ id: TrainingId, priceCents: Cents })),
};
