import type { RefundStatus } from "@blenda/domain/refunds/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
import { productVersionRow } from "../catalogue/sql.ts";
import { openedLessonRow, resourceDownloadRow } from "../learning/sql.ts";
import { lockOrder } from "../orders/port.ts";
import { lineDownloadRow, orderLineRow, orderRow } from "../orders/sql.ts";
import { chargeRow } from "../payments/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { trainingLessonRow, trainingSectionRow } from "../trainings/sql.ts";
import { payerKeys } from "./requests/history-repository.ts";

export type RefundRow = Selectable<Database["refunds"]>;

/** Nothing more goes back by these. */
const OVER = ["refunded", "cancelled", "closed", "declined"] as const satisfies RefundStatus[];

export const isOver = (status: RefundStatus): boolean => (OVER as readonly RefundStatus[]).includes(status);

type Eb = ExpressionBuilder<Database & { l: Pick<Selectable<Database["orderLines"]>, "id" | "itemId"> }, "l">;

/** How often files were handed out by the line `l`: those of a product, and each that came with a training's lessons. */
export const downloads = sql<number>`((select coalesce(sum(d.count), 0) from ${lineDownloadRow("d")} where d.line_id = l.id)
  + (select count(*) from ${resourceDownloadRow("r")} where r.line_id = l.id))::integer`;

/** Different paid lessons that were opened by the line `l`, and how many its training has. */
export const lessonsOpened = (eb: Eb) =>
  eb
    .selectFrom(openedLessonRow("p"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("p.lineId", "=", "l.id");
const lessonsSold = (eb: Eb) =>
  eb
    .selectFrom(trainingSectionRow("s"))
    .innerJoin(trainingLessonRow("t"), "t.sectionId", "s.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("s.trainingId", "=", "l.itemId")
    .where("t.isPreview", "=", false);

/** A line with what a decision about it needs to know: what was handed out by it is our own record, not the browser's. */
const selectCase = (db: Db) =>
  db
    .selectFrom(orderLineRow("l"))
    .innerJoin(orderRow("o"), "o.id", "l.orderId")
    .leftJoin(productVersionRow("v"), "v.id", "l.versionId")
    .leftJoin(chargeRow("c"), "c.orderId", "o.id")
    .selectAll("l")
    .select([
      "o.number",
      "o.status as orderStatus",
      "o.paidAt",
      "o.isTest",
      "o.intentId",
      "o.email",
      "v.specHash as currentSpecHash",
      "c.dispute",
    ])
    .select(downloads.as("downloads"))
    .select((eb) => [lessonsOpened(eb).as("lessonsOpened"), lessonsSold(eb).as("lessonsSold")])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("refunds as r").select("r.id").whereRef("r.lineId", "=", "l.id").where("r.status", "not in", OVER)).as(
        "isAskedFor",
      ),
    );

export type Case = Awaited<ReturnType<ReturnType<typeof selectCase>["execute"]>>[number];

export const findCase = (db: Db, buyerId: string, lineId: string): Promise<Case | undefined> =>
  selectCase(db).where("l.id", "=", lineId).where("l.buyerId", "=", buyerId).executeTakeFirst();

/**
 * Everything of an order is held in the same order by everybody: first the order, then a refund, then lines. While the line
 * is held nothing of it is handed out, so what is read here of that stays true.
 */
export async function lockCase(tx: Tx, { id, orderId }: { id: string; orderId: string }): Promise<Case | undefined> {
  await lockOrder(tx, orderId);
  await tx.selectFrom(orderLineRow("orderLines")).select("id").where("id", "=", id).forUpdate().execute();
  return selectCase(tx).where("l.id", "=", id).executeTakeFirst();
}

/** Whether the buyer holds another paid line of the same item and licence, and keeps it: that one is never given back. */
export async function hasAnother(db: Db, { id, buyerId, itemType, itemId, licenceType }: Case): Promise<boolean> {
  const row = await db
    .selectFrom(orderLineRow("l"))
    .innerJoin(orderRow("o"), "o.id", "l.orderId")
    .select("l.id")
    .where("l.buyerId", "=", buyerId)
    .where("l.itemType", "=", itemType)
    .where("l.itemId", "=", itemId)
    .where(sql<boolean>`l.licence_type is not distinct from ${licenceType}`)
    .where("l.id", "<>", id)
    .where("l.paidCents", ">", 0)
    .where("l.refundedCents", "=", 0)
    .where("l.pausedAt", "is", null)
    .where(sql<boolean>`l.status in ('fulfilled', 'completed')`)
    .where("o.isTest", "=", false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewRefund = Insertable<Database["refunds"]> & { lineId: string; orderId: string };

export async function addRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const row = await tx
    .insertInto("refunds")
    .values((eb) => ({
      ...refund,
      ...payerKeys(refund.orderId),
      backBeforeCents: eb.selectFrom(orderLineRow("orderLines")).select("refundedCents").where("id", "=", refund.lineId),
    }))
    .onConflict((c) => c.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const lockRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom("refunds").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const findRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();

type Changes = Partial<Pick<RefundRow, "amountCents" | "answer" | "assigneeId" | "approverId" | "dueAt" | "attempts" | "providerRefundId">>;

export async function moveRefund(tx: Tx, id: string, status: RefundStatus, changes: Changes, now: Instant): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({ dueAt: null, ...changes, status, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

export const refundsOfBuyer = (db: Db, buyerId: string): Promise<RefundRow[]> =>
  db.selectFrom("refunds").selectAll().where("buyerId", "=", buyerId).orderBy("createdAt", "desc").limit(100).execute();

/** Open ones first, the oldest of them first. */
export const refundsOfCreator = (db: Db, creatorId: string): Promise<RefundRow[]> =>
  db
    .selectFrom("refunds")
    .selectAll()
    .where("creatorId", "=", creatorId)
    .orderBy(sql`status = 'creator_review'`, "desc")
    .orderBy("createdAt")
    .limit(200)
    .execute();

/** What our team has to look at. */
export const WITH_STAFF = ["escalated", "staff_review", "failed"] as const satisfies RefundStatus[];
export const isWithStaff = (status: RefundStatus): boolean => (WITH_STAFF as readonly RefundStatus[]).includes(status);

/** Whether a refund is a case: one our team has to decide. */
export const isCase = (status: RefundStatus): boolean => status === "escalated" || status === "staff_review";

/** What goes back, or may, of an order. */
export const openRefundsOf = (db: Db, orderId: string): Promise<Pick<RefundRow, "id" | "lineId">[]> =>
  db.selectFrom("refunds").select(["id", "lineId"]).where("orderId", "=", orderId).where("status", "not in", OVER).orderBy("id").execute();

export const refundsOfOrder = (db: Db, orderId: string): Promise<Pick<RefundRow, "id" | "status">[]> =>
  db.selectFrom("refunds").select(["id", "status"]).where("orderId", "=", orderId).execute();

/** Taken by one process at a time. */
export const lockDue = (tx: Tx, now: Instant): Promise<RefundRow[]> =>
  tx.selectFrom("refunds").selectAll().where("dueAt", "<=", now).orderBy("dueAt").limit(100).forUpdate().skipLocked().execute();
