import { rightsChanged } from "@blenda/domain/identity/events";
import type { Instant } from "@blenda/domain/shared/time";
import { shopChanged } from "@blenda/domain/shops/events";
import type { Db, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";

/** From its commit on somebody sells: every open page of theirs asks again who they are, and shows the way in. */
export async function makeCreator(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("users").set({ isCreator: true }).where("id", "=", userId).execute();
  await emit(tx, rightsChanged({ userId }));
}

/** Closes somebody's creator pages and takes their goods out of sight and sale. The account goes on; so do their sessions. */
export async function suspendCreator(tx: Tx, userId: string, { at, reason }: { at: Instant; reason: string }): Promise<void> {
  await tx.updateTable("users").set({ creatorSuspendedAt: at, creatorSuspendedReason: reason }).where("id", "=", userId).execute();
  await emitSellerChanged(tx, userId);
}

export async function liftCreatorSuspension(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("users").set({ creatorSuspendedAt: null, creatorSuspendedReason: null }).where("id", "=", userId).execute();
  await emitSellerChanged(tx, userId);
}

async function emitSellerChanged(tx: Tx, userId: string): Promise<void> {
  await emit(tx, rightsChanged({ userId }));
  await emit(tx, shopChanged({ creatorId: userId }));
}

/** Since when and why somebody may not sell; `null`: they may, as far as this goes. */
export async function creatorSuspensionOf(db: Db, userId: string): Promise<{ at: Instant; reason: string } | null> {
  const row = await db
    .selectFrom("users")
    .select(["creatorSuspendedAt", "creatorSuspendedReason"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.creatorSuspendedAt ? { at: row.creatorSuspendedAt, reason: row.creatorSuspendedReason ?? "" } : null;
}
