import { sessionsEnded } from "@blenda/domain/identity/events";
import type { Instant } from "@blenda/domain/shared/time";
import { shopChanged } from "@blenda/domain/shops/events";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";

/**
 * Suspends an account, or changes why and until when. Its sessions stay as rows that open nothing, so that their browsers can be
 * told; its streams end, and whatever shows its shop is read again.
 */
export async function suspendAccount(
  tx: Tx,
  userId: string,
  { at, until, reason }: { at: Instant; until: Instant | null; reason: string },
): Promise<void> {
  await tx.updateTable("users").set({ suspendedAt: at, suspendedUntil: until, suspendedReason: reason }).where("id", "=", userId).execute();
  await emit(tx, sessionsEnded({ userId }));
  await emit(tx, shopChanged({ creatorId: userId }));
}

/** Lifts a suspension. The sessions of before are gone for good: the person logs in again. */
export async function liftSuspension(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .where("createdAt", "<=", (eb) => eb.selectFrom("users").select("suspendedAt").where("id", "=", userId))
    .execute();
  await tx.updateTable("users").set({ suspendedAt: null, suspendedUntil: null, suspendedReason: null }).where("id", "=", userId).execute();
  await emit(tx, shopChanged({ creatorId: userId }));
}

/** Whose suspension the clock has ended. */
export async function endedSuspensions(db: Db, now: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("suspendedAt", "is not", null)
    .where("suspendedUntil", "<=", now)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
