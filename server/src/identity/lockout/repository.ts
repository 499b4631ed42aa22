import { LOCKOUT } from "@blenda/domain/lockout/constants";
import type { Lockout } from "@blenda/domain/lockout/model";
import { noFailures } from "@blenda/domain/lockout/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";

/** The record of this key, made if need be. Other transactions that want it wait until this one ends. */
export async function lockRecord(tx: Tx, key: string, email: string, now: Instant): Promise<Lockout> {
  const fresh = noFailures(key, email, now);
  await tx
    .insertInto("lockouts")
    .values({ ...fresh, unlockEmailsSent: jsonb(fresh.unlockEmailsSent) })
    .onConflict((c) => c.doNothing())
    .execute();
  return tx.selectFrom("lockouts").selectAll().where("key", "=", key).forUpdate().executeTakeFirstOrThrow();
}

export function findRecord(tx: Tx, key: string): Promise<Lockout | undefined> {
  return tx.selectFrom("lockouts").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();
}

export async function saveRecord(tx: Tx, { key, unlockEmailsSent, ...rest }: Lockout): Promise<void> {
  await tx
    .updateTable("lockouts")
    .set({ ...rest, unlockEmailsSent: jsonb(unlockEmailsSent) })
    .where("key", "=", key)
    .execute();
}

export async function removeRecord(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom("lockouts").where("key", "=", key).execute();
}

/** The address's own and those of its known browsers. Answers how many there were. */
export async function removeRecordsOf(tx: Tx, email: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("lockouts").where("email", "=", email).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Records that are no longer needed: long quiet, and not waiting for an unlock by mail. Those wait for ever, known address or not. */
export async function removeQuiet(db: Db, now: Instant): Promise<void> {
  const before = addMinutes(now, -LOCKOUT.CLEANUP_HOURS * 60);
  await db.deleteFrom("lockouts").where("updatedAt", "<", before).where("requiresEmailUnlock", "=", false).execute();
}
