import type { LineStatus, ThingType } from "@blenda/domain/orders/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { jsonRows, readJsonRows } from "../../platform/database/json-rows.ts";
import { endLicence } from "../licences/upgrade-repository.ts";
import type { SoldLine } from "../repository.ts";

export interface MoneyBack {
  cents: number;
  /** What of it we give, because the creator's balance does not reach. */
  carriedCents: number;
  /** What the line is afterwards; absent: what it was. */
  to?: LineStatus;
  /** Whether nothing is left of it: then its licence ends. */
  isWhole: boolean;
  at: Instant;
}

/** On the line, on its order, and by itself, so that each part keeps its day. */
export async function giveBack(
  tx: Tx,
  { id, orderId }: Pick<SoldLine, "id" | "orderId">,
  { cents, carriedCents, to, isWhole, at }: MoneyBack,
): Promise<boolean> {
  if (cents > 0)
    await sql`insert into line_refunds (line_id, refunded_before, cents, carried_cents, at)
      select id, refunded_cents, ${cents}::int, ${carriedCents}::int, ${at}::timestamptz from order_lines where id = ${id}`.execute(tx);
  const more = { refundedCents: sql<number>`refunded_cents + ${cents}::int` };
  await tx
    .updateTable("orderLines")
    .set({ ...more, ...(to && { status: to }) })
    .where("id", "=", id)
    .execute();
  if (isWhole) await endLicence(tx, id, at);
  const { isAllBack } = await tx
    .updateTable("orders")
    .set(more)
    .where("id", "=", orderId)
    .returning(sql<boolean>`refunded_cents = total_cents`.as("isAllBack"))
    .executeTakeFirstOrThrow();
  return isAllBack;
}

/** Of an order itself only what tells the country and how the buyer came. */
export async function moneyOf(db: Db, { orderIds }: { orderIds: string[] }) {
  const rows = await db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select([
      "l.id",
      "l.orderId",
      "l.itemId",
      "l.licenceType",
      "l.listCents",
      "l.discountCents",
      "l.taxCents",
      "l.paidCents",
      "l.split",
      "l.affiliate",
    ])
    .select(["l.status", "l.maturedAt", "l.availableAt", "o.number", "o.invoice", "o.visit"])
    .select([
      sql<ThingType>`l.item_type`.as("itemType"),
      sql<string>`l.creator_id`.as("creatorId"),
      sql<Instant>`l.fulfilled_at`.as("soldAt"),
    ])
    .select(({ selectFrom }) =>
      jsonRows(
        selectFrom("lineRefunds as r")
          .select(["r.refundedBefore as before", "r.cents", "r.carriedCents", "r.at as backAt"])
          .whereRef("r.lineId", "=", "l.id")
          .orderBy("r.refundedBefore"),
      ).as("backs"),
    )
    .where("l.orderId", "=", anyOf(orderIds))
    .where("o.id", "=", anyOf(orderIds))
    .where("l.creatorId", "is not", null)
    .where("l.fulfilledAt", "is not", null)
    .where("o.isTest", "=", false)
    .orderBy("l.id")
    .execute();
  return rows.map(({ backs, ...line }) => ({
    ...line,
    backs: readJsonRows(backs).map(({ backAt, ...back }) => ({ ...back, at: backAt })),
  }));
}
