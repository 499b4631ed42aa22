import type { Db } from "../platform/db.ts";
import type { FileAccess } from "../platform/file-access.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import * as repository from "./repository.ts";

/** Films and captions of a training, for whoever bought it. */
export const learningFileAccess: FileAccess = (db, actor, file) => repository.isLessonFileOf(db, actor.id, file.id);

/** How far somebody is in each of these trainings. */
export const progressOfAll = (db: Db, userId: string, trainingIds: readonly string[]): Promise<Map<string, repository.Standing>> =>
  repository.standings(db, userId, trainingIds);

/** How much of a training somebody has watched, in percent of its length. */
export const watchedPercent = (db: Db, userId: string, trainingId: string): Promise<number> =>
  repository.watchedShare(db, userId, trainingId);

export const learningPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "learning.json": {
      progress: await db
        .selectFrom("lessonProgress")
        .select(["trainingId", "lessonId", "positionSeconds", "watchedSeconds", "completedAt", "updatedAt"])
        .where("userId", "=", id)
        .execute(),
      notes: await db
        .selectFrom("lessonNotes")
        .select(["trainingId", "lessonId", "atSeconds", "body", "createdAt"])
        .where("userId", "=", id)
        .execute(),
    },
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("lessonProgress").where("userId", "=", id).execute();
    await tx.deleteFrom("lessonNotes").where("userId", "=", id).execute();
  },
};
