import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable } from "kysely";
import { account } from "../../identity/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

/** Answers whether this address was never welcomed before. */
export async function addWelcome(tx: Tx, welcome: Insertable<Database["tokenWelcomes"]>): Promise<boolean> {
  const added = await tx
    .insertInto("tokenWelcomes")
    .values(welcome)
    .onConflict((c) => c.doNothing())
    .returning("userId")
    .executeTakeFirst();
  return added !== undefined;
}

export async function countWelcomes(tx: Tx, network: string, since: Instant): Promise<number> {
  const { count } = await tx
    .selectFrom("tokenWelcomes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("network", "=", network)
    .where("at", ">", since)
    .where("tokens", ">", 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether one of these people was given something. */
export async function areAnyWelcomed(tx: Tx, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return false;
  const query = tx.selectFrom("tokenWelcomes").select("userId").where("userId", "in", userIds).where("tokens", ">", 0);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export async function forgetNetworks(db: Db, before: Instant): Promise<void> {
  await db.updateTable("tokenWelcomes").set({ network: null }).where("network", "is not", null).where("at", "<", before).execute();
}

export async function emailOf(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom(account("users"))
    .select("email")
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row?.email ?? null;
}
