import { orderLineRow, orderRow } from "../orders/sql.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { forgetPosts } from "./questions/post-repository.ts";

/**
 * A certificate names its owner to everybody with its code, so it goes with the account. What a learner asked or answered
 * is emptied like a message: the answers of others stay beside its place.
 */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "learning.json": {
      progress: await db
        .selectFrom("lessonProgress")
        .select(["trainingId", "lessonId", "positionSeconds", "watchedSeconds", "completedAt", "updatedAt"])
        .where("userId", "=", id)
        .execute(),
      opened: await db
        .selectFrom(orderRow("o"))
        .innerJoin(orderLineRow("l"), "l.orderId", "o.id")
        .innerJoin("openedLessons as p", "p.lineId", "l.id")
        .select(["l.itemId as trainingId", "p.lessonId", "p.firstAt"])
        .where("o.buyerId", "=", id)
        .execute(),
      notes: await db
        .selectFrom("lessonNotes")
        .select(["trainingId", "lessonId", "atSeconds", "body", "createdAt"])
        .where("userId", "=", id)
        .execute(),
      downloads: await db
        .selectFrom(orderRow("o"))
        .innerJoin(orderLineRow("l"), "l.orderId", "o.id")
        .innerJoin("resourceDownloads as d", "d.lineId", "l.id")
        .select(["l.itemId as trainingId", "d.lessonId", "d.fileId", "d.firstAt"])
        .where("o.buyerId", "=", id)
        .execute(),
      certificates: await db
        .selectFrom("certificates")
        .select(["code", "trainingId", "title", "shopName", "name", "issuedAt", "namedAt"])
        .where("userId", "=", id)
        .execute(),
      questionsAndAnswers: await db
        .selectFrom("lessonPosts")
        .select(["trainingId", "lessonId", "questionId", "atSeconds", "body", "createdAt", "editedAt"])
        .where("authorId", "=", id)
        .where("removedAt", "is", null)
        .orderBy("createdAt")
        .execute(),
    },
  }),
  forget: async (tx, { id }, now) => {
    await tx.deleteFrom("lessonProgress").where("userId", "=", id).execute();
    await tx.deleteFrom("lessonNotes").where("userId", "=", id).execute();
    await tx.deleteFrom("certificates").where("userId", "=", id).execute();
    await forgetPosts(tx, id, now);
  },
};
