import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import { sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

const select = (db: Db) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select(["l.id", "l.orderId", "l.itemType", "l.itemId", "l.title", "l.creatorId", "l.paidCents", "l.taxCents", "l.refundedCents"])
    .select(["l.split", "l.status", "l.availableAt", "l.maturedAt", "o.number", "o.paidAt", "o.createdAt"])
    .select([sql<LineAffiliate>`l.affiliate`.as("affiliate"), sql<string>`coalesce(o.buyer_id, o.email)`.as("buyerKey")])
    .where("l.affiliate", "is not", null)
    .where("o.status", "=", "paid")
    .where("o.isTest", "=", false);

export type AffiliateLine = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

/** Paid lines of these orders that somebody was brought to. */
export const affiliateLines = (db: Db, orderIds: readonly string[]): Promise<AffiliateLine[]> =>
  select(db)
    .where("l.orderId", "=", anyOf([...orderIds]))
    .orderBy("l.id")
    .execute();

/** One of them; its order and it are held until the transaction ends. */
export const lockAffiliateLine = (tx: Tx, id: string): Promise<AffiliateLine | undefined> =>
  select(tx).where("l.id", "=", id).forUpdate(["o", "l"]).executeTakeFirst();
