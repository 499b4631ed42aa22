import { DISPUTES } from "@blenda/domain/disputes/constants";
import { publicPerson } from "../../identity/sql.ts";
import { conversationRow, messageRow } from "../../inbox/sql.ts";
import { openedLessonRow, resourceDownloadRow } from "../../learning/sql.ts";
import { licenceRow, lineDownloadRow, orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { fileRow, mailRow } from "../../platform/sql.ts";
import { refundRow } from "../../refunds/sql.ts";
import { trainingLessonRow } from "../../trainings/sql.ts";

/** What was bought and by whom. */
export const orderOf = (db: Db, orderId: string) =>
  db
    .selectFrom(orderRow("o"))
    .leftJoin(publicPerson("b"), "b.id", "o.buyerId")
    .select(["o.id", "o.number", "o.buyerId", "o.email", "o.invoice", "o.cardBrand", "o.cardLast4", "o.createdAt", "o.paidAt"])
    .select(["o.currency", "o.subtotalCents", "o.discountCents", "o.taxCents", "o.totalCents", "o.refundedCents"])
    .select(["b.displayName as buyerName", "b.createdAt as memberSince"])
    .where("o.id", "=", orderId)
    .executeTakeFirstOrThrow();

export const linesOf = (db: Db, orderId: string) =>
  db
    .selectFrom(orderLineRow("l"))
    .leftJoin(licenceRow("i"), "i.lineId", "l.id")
    .select(["l.id", "l.title", "l.version", "l.shopName", "l.paidCents", "l.creatorId", "l.fulfilledAt"])
    .select(["i.type", "i.code", "i.seats", "i.termsVersion", "i.issuedAt"])
    .where("l.orderId", "=", orderId)
    .orderBy("l.position")
    .execute();

/** Files of products, then resources of courses, then lessons: everything that was handed out, each with its times. */
export async function handedOut(db: Db, lineIds: readonly string[]) {
  if (lineIds.length === 0) return [];
  const files = await db
    .selectFrom(lineDownloadRow("d"))
    .leftJoin(fileRow("f"), "f.id", "d.fileId")
    .select(["d.lineId", "f.name", "d.version", "d.count", "d.firstAt", "d.lastAt"])
    .where("d.lineId", "in", lineIds)
    .orderBy("d.firstAt")
    .limit(DISPUTES.DOWNLOADS_SHOWN)
    .execute();
  const resources = await db
    .selectFrom(resourceDownloadRow("d"))
    .leftJoin(fileRow("f"), "f.id", "d.fileId")
    .select(["d.lineId", "f.name", "d.firstAt"])
    .where("d.lineId", "in", lineIds)
    .orderBy("d.firstAt")
    .limit(DISPUTES.DOWNLOADS_SHOWN)
    .execute();
  const lessons = await db
    .selectFrom(openedLessonRow("d"))
    .leftJoin(trainingLessonRow("t"), "t.id", "d.lessonId")
    .select(["d.lineId", "t.title as name", "d.firstAt"])
    .where("d.lineId", "in", lineIds)
    .orderBy("d.firstAt")
    .limit(DISPUTES.DOWNLOADS_SHOWN)
    .execute();
  return [
    ...files.map((file) => ({ what: "File" as const, ...file })),
    ...resources.map((file) => ({ what: "Course file" as const, version: null, count: 1, lastAt: file.firstAt, ...file })),
    ...lessons.map((lesson) => ({ what: "Lesson" as const, version: null, count: 1, lastAt: lesson.firstAt, ...lesson })),
  ];
}

/** The receipt, with its links to the files, and where it went. */
export const receiptMail = (db: Db, orderId: string) =>
  db
    .selectFrom(mailRow("mails"))
    .select(["recipient", "subject", "createdAt", "sentAt"])
    .where("key", "=", `receipt-${orderId}`)
    .executeTakeFirst();

/** What the buyer and the creators wrote to each other, the latest, in the order they were written. */
export async function messagesBetween(db: Db, buyerId: string | null, creatorIds: readonly string[]) {
  if (buyerId === null || creatorIds.length === 0) return [];
  const rows = await db
    .selectFrom(messageRow("m"))
    .innerJoin(conversationRow("c"), "c.id", "m.conversationId")
    .select(["m.senderId", "m.body", "m.createdAt"])
    .where("c.buyerId", "=", buyerId)
    .where("c.creatorId", "in", creatorIds)
    .where("m.isSystem", "=", false)
    .where("m.deletedAt", "is", null)
    .where("m.removedAt", "is", null)
    .orderBy("m.n", "desc")
    .limit(DISPUTES.MESSAGES_SHOWN)
    .execute();
  return rows.reverse();
}

export const refundsAskedFor = (db: Db, orderId: string) =>
  db
    .selectFrom(refundRow("r"))
    .innerJoin(orderLineRow("l"), "l.id", "r.lineId")
    .select(["l.title", "r.reason", "r.detail", "r.status", "r.amountCents", "r.createdAt"])
    .where("r.orderId", "=", orderId)
    .orderBy("r.createdAt")
    .execute();
