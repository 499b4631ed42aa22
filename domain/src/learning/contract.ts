import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { LessonId, TrainingId } from "../trainings/model.ts";
import { LEARNING } from "./constants.ts";
import { learningFailures } from "./failures.ts";
import { LessonProgress, TrainingProgress } from "./model.ts";
import { learningTexts } from "./texts.ts";

const own = { access: "signed-in", failed: learningTexts.loadFailed } as const;
const owned = pick(learningFailures, "LEARNING_NOT_OWNED");
const lesson = { trainingId: TrainingId, lessonId: LessonId };
const seconds = z.number().min(0).max(86_400);

export const learningContract = {
  progress: read(own)
    .errors(owned)
    .input(z.strictObject({ trainingId: TrainingId }))
    .output(TrainingProgress),

  /** Every ten seconds, on pause, seek, hide and leaving. A save that is older than what is kept changes nothing. */
  savePlace: command({ ...own, failed: learningTexts.saveFailed })
    .errors(owned)
    .input(
      z.strictObject({
        ...lesson,
        positionSeconds: seconds,
        /** The stretch played since the last save. */
        watched: z.strictObject({ from: seconds, to: seconds }).nullable(),
        at: Instant,
        isRestart: z.boolean().default(false),
      }),
    )
    .output(LessonProgress),

  markDone: command({ ...own, failed: learningTexts.saveFailed })
    .errors(owned)
    .input(z.strictObject({ ...lesson, isDone: z.boolean() }))
    .output(TrainingProgress),

  addNote: command({ ...own, failed: learningTexts.noteFailed, limits: [{ per: "account", max: 300, minutes: 60 }] })
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_NOTES_FULL"))
    .input(z.strictObject({ ...lesson, atSeconds: seconds, text: plainText(1, LEARNING.NOTE_MAX) }))
    .output(TrainingProgress),

  removeNote: command({ ...own, failed: learningTexts.noteFailed })
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_NOTE_GONE"))
    .input(z.strictObject({ trainingId: TrainingId, noteId: z.string().min(1).max(64) }))
    .output(TrainingProgress),
};
