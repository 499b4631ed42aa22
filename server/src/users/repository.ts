import type { Instant } from "@blenda/domain/shared/time";
import { USERS } from "@blenda/domain/users/constants";
import type { Insertable } from "kysely";
import { sql } from "kysely";
import { account, publicPerson } from "../identity/sql.ts";
import { orderRow } from "../orders/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { shopRow } from "../shops/sql.ts";

/** What the list does not show. */
export async function profileOf(db: Db, userId: string) {
  const row = await db
    .selectFrom(account("u"))
    .leftJoin(shopRow("s"), "s.creatorId", "u.id")
    .select(["u.name", "u.bio", "u.globalAffiliateId", "u.emailVerifiedAt", "s.slug", "s.name as shopName", "s.isEnabled", "s.isVerified"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  const { name, bio, globalAffiliateId, emailVerifiedAt, slug, shopName, isEnabled, isVerified } = row;
  const shop = slug === null ? null : { slug, name: shopName ?? "", isEnabled: isEnabled ?? false, isVerified: isVerified ?? false };
  return { fullName: name, bio, globalAffiliateId, emailVerifiedAt, shop };
}

/** Purchases of an account, and how much of it stayed paid. */
export async function purchaseTotals(db: Db, userId: string): Promise<{ count: number; spentCents: number; lastAt: Instant | null }> {
  const row = await db
    .selectFrom(orderRow("orders"))
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(total_cents - refunded_cents), 0)::bigint`.as("spentCents"),
      fn.max("paidAt").as("lastAt"),
    ])
    .where("buyerId", "=", userId)
    .where("paidAt", "is not", null)
    .where("isTest", "=", false)
    .executeTakeFirstOrThrow();
  return row;
}

/** The newest first. */
export const notesOn = (db: Db, userId: string) =>
  db
    .selectFrom("userNotes as n")
    .leftJoin(publicPerson("a"), "a.id", "n.authorId")
    .select(["n.id", "n.text", "n.at", "n.authorId", "a.displayName as by"])
    .where("n.userId", "=", userId)
    .orderBy("n.at", "desc")
    .orderBy("n.id")
    .limit(USERS.NOTES_SHOWN)
    .execute();

export async function insertNote(tx: Tx, note: Insertable<Database["userNotes"]>): Promise<void> {
  await tx.insertInto("userNotes").values(note).execute();
}

/** Answers whether it was there, and this person's. */
export async function deleteNote(tx: Tx, { id, userId, authorId }: { id: string; userId: string; authorId: string }): Promise<boolean> {
  const own = tx.deleteFrom("userNotes").where("id", "=", id).where("userId", "=", userId).where("authorId", "=", authorId);
  return (await own.returning("id").executeTakeFirst()) !== undefined;
}
