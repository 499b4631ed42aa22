import type { Db } from "../platform/database/db.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import * as opening from "./opening.ts";
import * as repository from "./repository.ts";

export const openLesson = opening.openLesson;

/** How far somebody is in each of these trainings. */
export const progressOfAll = (db: Db, userId: string, trainingIds: readonly string[]): Promise<Map<string, repository.ProgressSummary>> =>
  repository.progressSummaries(db, userId, trainingIds);

export const learningPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "learning.json": {
      progress: await db
        .selectFrom("lessonProgress")
        .select(["trainingId", "lessonId", "positionSeconds", "watchedSeconds", "completedAt", "updatedAt"])
        .where("userId", "=", id)
        .execute(),
      opened: await db
        .selectFrom("orders as o")
        .innerJoin("orderLines as l", "l.orderId", "o.id")
        .innerJoin("openedLessons as p", "p.lineId", "l.id")
        .select(["l.itemId as trainingId", "p.lessonId", "p.firstAt"])
        .where("o.buyerId", "=", id)
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
