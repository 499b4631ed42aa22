import type { CartLine } from "@blenda/domain/cart/model";
import type { Instant } from "@blenda/domain/shared/time";
import { isOffered as isSold } from "../identity/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

export async function linesOf(db: Db, userId: string): Promise<CartLine[]> {
  const row = await db.selectFrom("carts").select("lines").where("userId", "=", userId).executeTakeFirst();
  return row?.lines ?? [];
}

export async function lockLines(tx: Tx, userId: string, now: Instant): Promise<CartLine[]> {
  await tx
    .insertInto("carts")
    .values({ userId, updatedAt: now })
    .onConflict((c) => c.doNothing())
    .execute();
  const { lines } = await tx.selectFrom("carts").select("lines").where("userId", "=", userId).forUpdate().executeTakeFirstOrThrow();
  return lines;
}

export async function saveLines(tx: Tx, userId: string, lines: readonly CartLine[], now: Instant): Promise<void> {
  await tx
    .updateTable("carts")
    .set({ lines: jsonb([...lines]), updatedAt: now })
    .where("userId", "=", userId)
    .execute();
}

export async function isOffered(db: Db, productId: string): Promise<boolean> {
  const found = db.selectFrom("products as p").select("p.id").where("p.id", "=", productId).where("p.status", "=", "published");
  return (await found.where(isSold("p.creatorId")).executeTakeFirst()) !== undefined;
}

/** Once per person and product; a product that is not there is nobody's. */
export async function isFirstAdd(tx: Tx, userId: string, productId: string, now: Instant): Promise<boolean> {
  const row = await tx
    .insertInto("cartNotices")
    .columns(["userId", "productId", "at"])
    .expression((from) =>
      from
        .selectFrom("products")
        .select((eb) => [eb.val(userId).as("userId"), "id", eb.cast<string>(eb.val(now), "timestamptz").as("at")])
        .where("id", "=", productId)
        .where("status", "=", "published")
        .where("creatorId", "<>", userId),
    )
    .onConflict((c) => c.doNothing())
    .returning("productId")
    .executeTakeFirst();
  return row !== undefined;
}
