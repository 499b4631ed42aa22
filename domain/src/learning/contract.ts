import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { LessonId, TrainingId } from "../trainings/model.ts";
import { LEARNING, postModerators, QUESTIONS } from "./constants.ts";
import { learningFailures } from "./failures.ts";
import { CertificatePage, LessonProgress, LessonQuestion, LessonQuestions, PostId, TrainingProgress } from "./model.ts";
import { learningTexts } from "./texts.ts";

const own = { access: "signed-in", failed: learningTexts.loadFailed } as const;
const owned = pick(learningFailures, "LEARNING_NOT_OWNED");
const lesson = { trainingId: TrainingId, lessonId: LessonId };
const seconds = z.number().min(0).max(86_400);
const certificate = { access: "signed-in", failed: learningTexts.certificateChangeFailed } as const;
const post = { access: "signed-in", failed: learningTexts.postFailed } as const;
const underLesson = z.strictObject({
  ...lesson,
  /** This one comes first, however old it is. */
  questionId: PostId.optional(),
  after: Cursor.optional(),
});
const text = plainText(1, QUESTIONS.TEXT_MAX);

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

  /** Makes the certificate of a learner who has done every lesson and has none: it was too soon, or a lesson they lacked was taken out. */
  claimCertificate: command(certificate)
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_NOT_FINISHED", "LEARNING_TOO_SOON"))
    .input(z.strictObject({ trainingId: TrainingId }))
    .output(TrainingProgress),

  /** The same certificate, with the name the account has now. */
  renameCertificate: command({ ...certificate, limits: [{ per: "account", max: 20, minutes: 60 }] })
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_CERTIFICATE_UNKNOWN"))
    .input(z.strictObject({ trainingId: TrainingId }))
    .output(TrainingProgress),

  /** The certificate's public page, for all who have the code. */
  certificate: read({ access: "public", failed: learningTexts.certificateFailed, limits: [{ per: "address", max: 60, minutes: 60 }] })
    .errors(pick(learningFailures, "LEARNING_CERTIFICATE_UNKNOWN"))
    .input(z.strictObject({ code: z.string().max(40) }))
    .output(CertificatePage),

  /** What was asked under a lesson, for those who own the course and its creator. Live for those who took part. */
  questions: read({ ...own, failed: learningTexts.questionsFailed })
    .errors(owned)
    .input(underLesson)
    .output(LessonQuestions),

  /** The same, for our own people. */
  questionsForStaff: read({ access: postModerators, failed: learningTexts.questionsFailed })
    .errors(owned)
    .input(underLesson)
    .output(LessonQuestions),

  ask: command({ ...post, limits: [{ per: "account", max: QUESTIONS.ASKED_PER_HOUR, minutes: 60 }] })
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_BLOCKED"))
    .input(z.strictObject({ ...lesson, atSeconds: seconds.nullable(), text }))
    .output(LessonQuestion),

  answer: command({ ...post, limits: [{ per: "account", max: QUESTIONS.ANSWERED_PER_HOUR, minutes: 60 }] })
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_POST_GONE", "LEARNING_THREAD_FULL", "LEARNING_BLOCKED"))
    .input(z.strictObject({ questionId: PostId, text }))
    .output(LessonQuestion),

  /** Only one's own. */
  editPost: command({ ...post, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_POST_GONE"))
    .input(z.strictObject({ postId: PostId, text }))
    .output(LessonQuestion),

  /** One's own, or any in one's own course. */
  removePost: command({ access: "signed-in", failed: learningTexts.removeFailed })
    .errors(pick(learningFailures, "LEARNING_NOT_OWNED", "LEARNING_POST_GONE"))
    .input(z.strictObject({ postId: PostId }))
    .output(LessonQuestion),

  /** By our own people, with a reason. */
  moderatePost: command({ access: postModerators, failed: learningTexts.removeFailed, about: { kind: "lesson_post", by: "postId" } })
    .errors(pick(learningFailures, "LEARNING_POST_GONE"))
    .input(z.strictObject({ postId: PostId, reason: plainText(3, 500) }))
    .output(LessonQuestion),
};
