import type { RefundStatus } from "@blenda/domain/refunds/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../platform/db.ts";

export type RefundRow = Selectable<Database["refunds"]>;

/** Nothing more goes back by these. */
const OVER = ["refunded", "cancelled", "closed", "declined"] as const satisfies RefundStatus[];

export const isOver = (status: RefundStatus): boolean => (OVER as readonly RefundStatus[]).includes(status);

/** A line with what a decision about it needs to know. */
const selectCase = (db: Db) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .leftJoin("productVersions as v", "v.id", "l.versionId")
    .leftJoin("charges as c", "c.orderId", "o.id")
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
    .select((eb) =>
      eb
        .selectFrom("lineDownloads as d")
        .select(({ fn }) => fn.coalesce(fn.sum<string>("d.count"), sql<string>`0`).as("downloads"))
        .whereRef("d.lineId", "=", "l.id")
        .as("downloads"),
    )
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("refunds as r").select("r.id").whereRef("r.lineId", "=", "l.id").where("r.status", "not in", OVER)).as(
        "isAskedFor",
      ),
    );

export type Case = Awaited<ReturnType<ReturnType<typeof selectCase>["execute"]>>[number];

export const findCase = (db: Db, buyerId: string, lineId: string): Promise<Case | undefined> =>
  selectCase(db).where("l.id", "=", lineId).where("l.buyerId", "=", buyerId).executeTakeFirst();

/** Everything of the order is held in the same order by everybody: first the order, then its lines. */
export async function holdCase(tx: Tx, lineId: string): Promise<Case | undefined> {
  const found = await tx.selectFrom("orderLines").select("orderId").where("id", "=", lineId).executeTakeFirst();
  if (!found) return undefined;
  await tx.selectFrom("orders").select("id").where("id", "=", found.orderId).forUpdate().execute();
  return selectCase(tx).where("l.id", "=", lineId).executeTakeFirst();
}

type NewRefund = Insertable<Database["refunds"]> & { lineId: string };

export async function addRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const row = await tx
    .insertInto("refunds")
    .values((eb) => ({
      ...refund,
      backBeforeCents: eb.selectFrom("orderLines").select("refundedCents").where("id", "=", refund.lineId),
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

export const escalatedRefunds = (db: Db): Promise<RefundRow[]> =>
  db.selectFrom("refunds").selectAll().where("status", "in", WITH_STAFF).orderBy("createdAt").limit(200).execute();

/** What goes back, or may, of an order. */
export const openRefundsOf = (db: Db, orderId: string): Promise<Pick<RefundRow, "id" | "lineId">[]> =>
  db.selectFrom("refunds").select(["id", "lineId"]).where("orderId", "=", orderId).where("status", "not in", OVER).orderBy("id").execute();

/** Taken by one process at a time. */
export const lockDue = (tx: Tx, now: Instant): Promise<RefundRow[]> =>
  tx.selectFrom("refunds").selectAll().where("dueAt", "<=", now).orderBy("dueAt").limit(100).forUpdate().skipLocked().execute();

export interface History {
  recent: number;
  refunds: number;
  orders: number;
}

/**
 * What somebody gave back of what they bought. Tokens stand apart, on both sides of the comparison: giving back an unspent
 * pack is a right of its own, and nobody dilutes their share by buying and returning packs, or by test orders.
 */
export async function historyOf(db: Db, buyerId: string, since: Instant): Promise<History> {
  const things = ["product", "training"] as const;
  const row = await db
    .selectFrom("refunds as r")
    .innerJoin("orderLines as l", "l.id", "r.lineId")
    .select(sql<number>`count(*) filter (where r.updated_at >= ${since}::timestamptz)`.as("recent"))
    .select(({ fn }) => fn.countAll<number>().as("refunds"))
    .select((eb) =>
      eb
        .selectFrom("orders as o")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("o.buyerId", "=", buyerId)
        .where("o.status", "=", "paid")
        .where("o.isTest", "=", false)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom("orderLines as t").select("t.id").whereRef("t.orderId", "=", "o.id").where("t.itemType", "in", things)),
        )
        .as("orders"),
    )
    .where("r.buyerId", "=", buyerId)
    .where("r.status", "=", "refunded")
    .where("l.itemType", "in", things)
    .executeTakeFirstOrThrow();
  return { recent: row.recent, refunds: row.refunds, orders: row.orders ?? 0 };
}
