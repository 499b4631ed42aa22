import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

type Recovery = Selectable<Database["mfaRecoveries"]>;

/** A second confirmation does not shorten the wait, nor lengthen it. */
export async function beginRecovery(tx: Tx, recovery: Recovery): Promise<void> {
  await tx
    .insertInto("mfaRecoveries")
    .values(recovery)
    .onConflict((c) => c.doNothing())
    .execute();
}

export function recoveryOf(db: Db, userId: string): Promise<Recovery | undefined> {
  return db.selectFrom("mfaRecoveries").selectAll().where("userId", "=", userId).executeTakeFirst();
}

/** Answers whether there was one. */
export async function removeRecovery(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.deleteFrom("mfaRecoveries").where("userId", "=", userId).returning("userId").executeTakeFirst()) !== undefined;
}

/** Whose wait is over, so many at a time. */
export function dueRecoveries(db: Db, now: Instant): Promise<{ userId: string }[]> {
  return db.selectFrom("mfaRecoveries").select("userId").where("dueAt", "<=", now).orderBy("dueAt").limit(100).execute();
}
