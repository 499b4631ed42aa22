import type { StepUpAction } from "@blenda/domain/access/step-up";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export type FactorSessionRow = Selectable<Database["mfaSessions"]>;

export interface OwnSession {
  userId: string;
  sessionId: string;
}

/** One for each action of a session: a newer one replaces the older. */
export async function storeFactorSession(tx: Tx, session: Insertable<Database["mfaSessions"]>): Promise<void> {
  await tx
    .insertInto("mfaSessions")
    .values(session)
    .onConflict((c) => c.columns(["sessionId", "action"]).doUpdateSet(session))
    .execute();
}

export function findFactorSession(
  db: Db,
  { userId, sessionId, action }: OwnSession & { action: StepUpAction },
): Promise<FactorSessionRow | undefined> {
  const own = db.selectFrom("mfaSessions").selectAll().where("sessionId", "=", sessionId).where("action", "=", action);
  return own.where("userId", "=", userId).executeTakeFirst();
}

/** For what is good for one call: of two that come at the same time one gets it. */
export function consumeFactorSession(
  db: Db,
  { userId, sessionId, action }: OwnSession & { action: StepUpAction },
): Promise<FactorSessionRow | undefined> {
  const own = db.deleteFrom("mfaSessions").where("sessionId", "=", sessionId).where("action", "=", action);
  return own.where("userId", "=", userId).returningAll().executeTakeFirst();
}

/** Actions opened together have one clock: a person at work in the staff area need not knock at its door again. */
export async function touchFactorSessions(db: Db, sessionId: string, actions: readonly StepUpAction[], now: Instant): Promise<void> {
  await db.updateTable("mfaSessions").set({ lastUsedAt: now }).where("sessionId", "=", sessionId).where("action", "in", actions).execute();
}

export function factorSessionsOf(db: Db, { userId, sessionId }: OwnSession): Promise<FactorSessionRow[]> {
  const own = db.selectFrom("mfaSessions").selectAll().where("sessionId", "=", sessionId).where("userId", "=", userId);
  return own.orderBy("action").execute();
}

export async function removeFactorSessions(tx: Tx, { userId, sessionId }: OwnSession): Promise<void> {
  await tx.deleteFrom("mfaSessions").where("sessionId", "=", sessionId).where("userId", "=", userId).execute();
}

/** Of every browser, or of every other one. */
export async function removeAllFactorSessions(tx: Tx, userId: string, exceptSessionId: string | null): Promise<void> {
  const all = tx.deleteFrom("mfaSessions").where("userId", "=", userId);
  await (exceptSessionId ? all.where("sessionId", "<>", exceptSessionId) : all).execute();
}

export async function removeExpiredFactorSessions(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("mfaSessions").where("expiresAt", "<", now).execute();
}
