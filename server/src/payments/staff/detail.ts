import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { judgePayments } from "@blenda/domain/payments/constants";
import type { PaymentDetail, PaymentItem } from "@blenda/domain/payments/model";
import { partiesOf } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { linesFor, selectOrders } from "./list.ts";
import { timelineOf } from "./timeline.ts";

/** One order with everything about its payment, as this person may see it. */
export async function detailFor({ db, user }: { db: Db; user: Me }, orderId: string): Promise<PaymentDetail> {
  const row = await selectOrders(db, {})
    .select(["o.intentId", "o.paidAt", "o.subtotalCents", "o.discountCents", "o.discountCode", "o.taxCents"])
    .where("o.id", "=", orderId)
    .executeTakeFirst();
  const line = row && (await linesFor(db, user, [row]))[0];
  if (!row || !line) throw refusal("PAYMENTS_NOT_FOUND");
  const [lines, refunds, mark, parties, waitingEvents] = await Promise.all([
    itemsOf(db, orderId),
    refundsOf(db, orderId),
    markOf(db, orderId),
    partiesOf(db, orderId),
    row.intentId === null ? 0 : waitingOf(db, row.intentId),
  ]);
  const { intentId, paidAt, subtotalCents, discountCents, discountCode, taxCents, createdAt } = row;
  const ids = { lineIds: lines.map(({ id }) => id), refundIds: refunds.map(({ id }) => id) };
  const isPaid = row.status === "paid";
  const isOwn = parties.includes(user.id);
  const mayAct = !isOwn && can(user, judgePayments);
  return {
    ...line,
    ...{ intentId, paidAt, subtotalCents, discountCents, discountCode, taxCents, lines, refunds, waitingEvents },
    timeline: await timelineOf(db, { id: orderId, createdAt, intentId, ...ids }),
    fraud: mark ? { reason: mark.reason, by: mark.by ?? "", at: mark.markedAt } : null,
    isOwn,
    may: [
      ...(mayAct && isPaid && !row.isTest ? (["resendReceipt"] as const) : []),
      ...(mayAct && intentId !== null && (!isPaid || waitingEvents > 0) ? (["fulfilAgain"] as const) : []),
      ...(mayAct ? (["markFraud"] as const) : []),
    ],
  };
}

async function itemsOf(db: Db, orderId: string): Promise<PaymentItem[]> {
  const rows = await db
    .selectFrom("orderLines as l")
    .leftJoin("licences as c", "c.lineId", "l.id")
    .select(["l.id", "l.itemType", "l.itemId", "l.title", "l.shopName", "l.listCents", "l.discountCents", "l.taxCents", "l.paidCents"])
    .select(["l.refundedCents", "l.split", "l.status", "c.code", "c.type"])
    .where("l.orderId", "=", orderId)
    .orderBy("l.position")
    .execute();
  return rows.map(({ code, type, ...item }) => ({ ...item, licence: code !== null && type !== null ? { code, type } : null }));
}

const refundsOf = (db: Db, orderId: string) =>
  db
    .selectFrom("refunds")
    .select(["id", "status", "amountCents", "createdAt as at"])
    .where("orderId", "=", orderId)
    .orderBy("createdAt")
    .execute();

const markOf = (db: Db, orderId: string) =>
  db
    .selectFrom("fraudMarks as f")
    .leftJoin("users as u", "u.id", "f.markedBy")
    .select(["f.reason", "f.markedAt", "u.displayName as by"])
    .where("f.orderId", "=", orderId)
    .executeTakeFirst();

async function waitingOf(db: Db, intentId: string): Promise<number> {
  const { count } = await db
    .selectFrom("webhookInbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("objectId", "=", intentId)
    .where("processedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
