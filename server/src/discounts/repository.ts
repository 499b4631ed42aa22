import type { Discount } from "@blenda/domain/discounts/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/db.ts";

export interface KnownDiscount extends Discount {
  id: string;
  code: string;
  /** How often this buyer has used it. */
  usesOfThis: number;
}

/** A creator's own code comes before the platform's of the same name. */
export async function findByCode(db: Db, code: string, creatorIds: readonly string[], buyerKey: string): Promise<KnownDiscount | null> {
  const row = await db
    .selectFrom("discounts as d")
    .selectAll("d")
    .select(({ selectFrom }) =>
      selectFrom("discountRedemptions as r")
        .select(({ fn }) => fn.countAll<number>().as("uses"))
        .whereRef("r.discountId", "=", "d.id")
        .where("r.buyerKey", "=", buyerKey)
        .where("r.returnedAt", "is", null)
        .as("usesOfThis"),
    )
    .where("d.code", "=", code)
    .where((is) => is.or([is("d.ownerId", "is", null), is("d.ownerId", "=", sql<string>`any(${creatorIds}::text[])`)]))
    .orderBy("d.ownerId", (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, usesOfThis: Number(row.usesOfThis ?? 0) } : null;
}

interface Use {
  discountId: string;
  orderId: string;
  buyerKey: string;
  at: Instant;
}

/** The row's lock makes two orders of one buyer wait for each other, so that the limit per customer holds too. */
export async function takeUse(tx: Tx, { discountId, orderId, buyerKey, at }: Use): Promise<boolean> {
  const taken = await tx
    .updateTable("discounts")
    .set({ timesUsed: sql`times_used + 1` })
    .where("id", "=", discountId)
    .where("isEnabled", "=", true)
    .where((is) => is.or([is("maxUses", "is", null), is("timesUsed", "<", is.ref("maxUses"))]))
    .returning("perCustomerLimit")
    .executeTakeFirst();
  if (!taken) return false;
  const { uses } = await tx
    .selectFrom("discountRedemptions")
    .select(({ fn }) => fn.countAll<number>().as("uses"))
    .where("discountId", "=", discountId)
    .where("buyerKey", "=", buyerKey)
    .where("returnedAt", "is", null)
    .executeTakeFirstOrThrow();
  if (uses >= taken.perCustomerLimit) return false;
  await tx.insertInto("discountRedemptions").values({ orderId, discountId, buyerKey, at }).execute();
  return true;
}

export async function giveUseBack(tx: Tx, orderId: string, at: Instant): Promise<void> {
  const back = await tx
    .updateTable("discountRedemptions")
    .set({ returnedAt: at })
    .where("orderId", "=", orderId)
    .where("returnedAt", "is", null)
    .returning("discountId")
    .executeTakeFirst();
  if (!back) return;
  await tx.updateTable("discounts").set({ timesUsed: sql`times_used - 1` }).where("id", "=", back.discountId).execute();
}
