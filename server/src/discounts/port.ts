import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { DiscountRefusal } from "@blenda/domain/discounts/constants";
import type { Discount } from "@blenda/domain/discounts/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { orderRow } from "../orders/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { isOn } from "./sql.ts";

/** A part of a statement: the ids of everything one buyer ever ordered. */
type OrdersOfBuyer = RawBuilder<string>;

export interface KnownDiscount extends Discount {
  id: string;
  code: string;
  /** How often this buyer has used it. */
  usesOfThis: number;
  hasBought: boolean;
  /** Whose it is beside its creator: who types it was brought by them. */
  affiliateId: string | null;
}

/** How often these orders use it, reserved uses counted, and whether any of them was ever paid. */
const usesOf = (discountId: RawBuilder<string>, orders: OrdersOfBuyer) =>
  sql<number>`(select count(*)::int from discount_redemptions r
    where r.discount_id = ${discountId} and r.returned_at is null and r.order_id in (${orders}))`;
const hasPaid = (orders: OrdersOfBuyer) =>
  sql<boolean>`exists (select 1 from ${orderRow("p")} where p.id in (${orders}) and p.status = 'paid' and not p.is_test)`;

/** Which of these creators give what the code `d` takes off beyond our commission. */
const agreedOf = (creatorIds: readonly string[]) =>
  sql<string[]>`case when d.asks_creators then array(select a.creator_id from discount_agreements a
    where a.discount_id = d.id and a.terms = d.terms and a.ended_at is null and a.creator_id = any(${creatorIds}::text[])) else '{}' end`;

/**
 * A code as typed, for whoever these lines belong to: a creator's own before the platform's of the same name; and what this
 * buyer did with it. One of a creator whose things these are not is found last: it says that it isn't for them. One that is for
 * somebody else does not exist.
 */
export async function findDiscount(
  db: Db,
  code: string,
  creatorIds: readonly string[],
  buyerId: string | null,
  orders: OrdersOfBuyer,
): Promise<KnownDiscount | null> {
  const row = await db
    .selectFrom("discounts as d")
    .selectAll("d")
    .select(isOn.as("isEnabled"))
    .select([usesOf(sql`d.id`, orders).as("usesOfThis"), hasPaid(orders).as("hasBought"), agreedOf(creatorIds).as("agreedBy")])
    .where("d.code", "=", code.trim().toUpperCase())
    .where("d.isWaiting", "=", false)
    .where((is) => is.or([is("d.holderId", "is", null), is("d.holderId", "=", buyerId)]))
    .orderBy(sql`case when d.owner_id = any(${creatorIds}::text[]) then 0 when d.owner_id is null then 1 else 2 end`)
    .orderBy("d.ownerId")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

interface Use {
  discountId: string;
  orderId: string;
  /** Everything this buyer ordered. */
  orders: OrdersOfBuyer;
  /** From where, as nobody can read it. */
  asker: string;
  now: Instant;
  until: Instant;
}

/** Why a use is not to be had. */
type UseRefusal = Extract<DiscountRefusal, "used_up" | "per_customer_limit" | "new_buyers_only"> | "too_many_waiting";

/**
 * Keeps one use for an order that is about to be paid, or the one it has a while longer. The row's lock makes everybody
 * who wants this code wait for each other, so that every limit holds. Where it answers why not, nothing must be committed.
 */
export async function reserveDiscount(tx: Tx, { discountId, orderId, orders, asker, now, until }: Use): Promise<UseRefusal | null> {
  const kept = await tx
    .updateTable("discountRedemptions")
    .set({ reservedUntil: sql`case when reserved_until is null then null else ${until}::timestamptz end` })
    .where("orderId", "=", orderId)
    .where("returnedAt", "is", null)
    .returning("orderId")
    .executeTakeFirst();
  if (kept) return null;
  const taken = await reserveOne(tx, discountId);
  if (!taken) return "used_up";
  const { uses, hasBought, waiting } = await tx
    .selectNoFrom([
      usesOf(sql`${discountId}`, orders).as("uses"),
      hasPaid(orders).as("hasBought"),
      sql<number>`(select count(*)::int from discount_redemptions w
        where w.asker = ${asker} and w.returned_at is null and w.reserved_until is not null)`.as("waiting"),
    ])
    .executeTakeFirstOrThrow();
  if (uses >= taken.perCustomerLimit) return "per_customer_limit";
  if (taken.isForNewBuyers && (hasBought || uses > 0)) return "new_buyers_only";
  // Only what others may be waiting for can be kept from them.
  const isScarce = taken.maxUses !== null;
  if (isScarce && waiting >= CHECKOUT.RESERVED_MOST) return "too_many_waiting";
  await writeUse(tx, { orderId, discountId, at: now, reservedUntil: until, asker: isScarce ? asker : null });
  return null;
}

/** The order is paid: its use counts for good. Answers whether there was one: money may come after a use was given back. */
export async function countDiscount(tx: Tx, discountId: string, orderId: string, now: Instant): Promise<boolean> {
  const counted = await tx
    .updateTable("discountRedemptions")
    .set({ reservedUntil: null, asker: null })
    .where("orderId", "=", orderId)
    .where("returnedAt", "is", null)
    .returning("orderId")
    .executeTakeFirst();
  if (counted) return true;
  if (!(await reserveOne(tx, discountId))) return false;
  await writeUse(tx, { orderId, discountId, at: now, reservedUntil: null, asker: null });
  return true;
}

/** One more is used, if there is one left. Of many at once exactly as many get through as the code allows. */
const reserveOne = (tx: Tx, discountId: string) =>
  tx
    .updateTable("discounts")
    .set({ timesUsed: sql`times_used + 1` })
    .where("id", "=", discountId)
    .where("isEnabled", "=", true)
    .where("isWaiting", "=", false)
    .where((is) => is.or([is("maxUses", "is", null), is("timesUsed", "<", is.ref("maxUses"))]))
    .returning(["perCustomerLimit", "isForNewBuyers", "maxUses"])
    .executeTakeFirst();

interface NewUse {
  orderId: string;
  discountId: string;
  at: Instant;
  reservedUntil: Instant | null;
  asker: string | null;
}

async function writeUse(tx: Tx, use: NewUse): Promise<void> {
  const { at, reservedUntil, asker } = use;
  await tx
    .insertInto("discountRedemptions")
    .values(use)
    .onConflict((c) => c.column("orderId").doUpdateSet({ at, reservedUntil, asker, returnedAt: null }))
    .execute();
}

/** Gives a use back: the order was not paid, or was refunded whole. Twice gives it back once. */
export async function returnDiscount(tx: Tx, orderId: string, at: Instant): Promise<void> {
  const back = await tx
    .updateTable("discountRedemptions")
    .set({ returnedAt: at, reservedUntil: null, asker: null })
    .where("orderId", "=", orderId)
    .where("returnedAt", "is", null)
    .returning("discountId")
    .executeTakeFirst();
  if (!back) return;
  await tx.updateTable("discounts").set({ timesUsed: sql`times_used - 1` }).where("id", "=", back.discountId).execute();
}

const MOST_LAPSED = 100;

/** Orders whose use was kept long enough, and of those only which others may be waiting for. */
export const lapsedDiscounts = async (db: Db, now: Instant): Promise<string[]> => {
  const rows = await db
    .selectFrom("discountRedemptions as r")
    .innerJoin("discounts as d", "d.id", "r.discountId")
    .select("r.orderId")
    .where("r.returnedAt", "is", null)
    .where("r.reservedUntil", "<=", now)
    .where("d.maxUses", "is not", null)
    .orderBy("r.reservedUntil")
    .limit(MOST_LAPSED)
    .execute();
  return rows.map(({ orderId }) => orderId);
};

interface Goodwill {
  id: string;
  code: string;
  /** Who alone may use it. */
  holderId: string;
  cents: number;
  at: Instant;
  endsAt: Instant;
}

/** A coupon of ours for one person, to be used once. */
export async function addGoodwill(tx: Tx, { id, code, holderId, cents, at, endsAt }: Goodwill): Promise<void> {
  const what = { source: "goodwill", type: "fixed", value: cents, maxUses: 1, perCustomerLimit: 1 } as const;
  await tx
    .insertInto("discounts")
    .values({ id, code, holderId, ...what, startsAt: at, endsAt, createdAt: at })
    .execute();
}
