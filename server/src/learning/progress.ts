import type { TrainingProgress } from "@blenda/domain/learning/model";
import { ownsItem } from "../orders/port.ts";
import type { Db } from "../platform/database/db.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { certificateOf, courseProgress, termsOf } from "./certificates/certificate-repository.ts";
import { lessonCount, notesOf, progressOf } from "./repository.ts";

/** Only what is bought keeps progress; to others it says no more than that. */
export async function refuseStrangers(db: Db, userId: string, trainingId: string): Promise<void> {
  if (!(await ownsItem(db, userId, "training", trainingId))) throw refusal("LEARNING_NOT_OWNED");
}

/** How far a learner came in a training, and what they noted on the way. */
export async function trainingProgress(db: Db, userId: string, trainingId: string): Promise<TrainingProgress> {
  const [lessons, notes, certificate, standing, all] = await Promise.all([
    progressOf(db, userId, trainingId),
    notesOf(db, userId, trainingId),
    certificateOf(db, userId, trainingId),
    courseProgress(db, userId, trainingId),
    lessonCount(db, trainingId),
  ]);
  const completed = lessons.filter(({ completedAt }) => completedAt !== null).length;
  const percent = all === 0 ? 0 : (100 * completed) / all;
  const lastLessonId = lessons[0]?.lessonId ?? null;
  return { trainingId, lessons, notes, percent, lastLessonId, certificate, certificateTerms: termsOf(standing) };
}
