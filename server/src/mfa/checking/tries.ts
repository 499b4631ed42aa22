import { afterTry, lockOf, minutesUntil, type Tries } from "@blenda/domain/mfa/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import type { TryScope } from "../tables.ts";

export interface TryKey {
  userId: string;
  scope: TryScope;
}

/**
 * Counts a try as wrong and commits that before anything is looked at: of any number of parallel guesses each has its own place,
 * and the sixth is refused even if it is right (trust M4). `find` reads what the answer is compared with; without it nothing
 * was asked, and nothing is counted.
 */
export async function reserveTry<Found>(
  { transaction, now }: Pick<Services, "transaction" | "now">,
  trying: TryKey,
  find: (tx: Tx) => Promise<Found | undefined>,
): Promise<{ tries: Tries; found: Found } | null> {
  const reserved = await transaction(async (tx) => {
    const before = await lockTries(tx, trying, now());
    const until = lockOf(before, now());
    if (until) return { until };
    const found = await find(tx);
    if (found === undefined) return null;
    const tries = afterTry(before.count === 0 ? null : before, now());
    await saveTries(tx, trying, tries);
    return { tries, found };
  });
  if (reserved && "until" in reserved) throw lockedFor(reserved.until, now());
  return reserved;
}

export const lockedFor = (until: Instant, now: Instant) => refusal("MFA_LOCKED", { minutes: minutesUntil(until, now) });

/** In one statement: between an insert and a look, a right answer of the same person could delete the row. */
function lockTries(tx: Tx, { userId, scope }: TryKey, now: Instant): Promise<Tries> {
  return tx
    .insertInto("mfaTries")
    .values({ userId, scope, count: 0, lockedUntil: null, updatedAt: now })
    .onConflict((c) => c.columns(["userId", "scope"]).doUpdateSet((eb) => ({ count: eb.ref("mfaTries.count") })))
    .returning(["count", "lockedUntil", "updatedAt"])
    .executeTakeFirstOrThrow();
}

async function saveTries(tx: Tx, { userId, scope }: TryKey, tries: Tries): Promise<void> {
  await tx.updateTable("mfaTries").set(tries).where("userId", "=", userId).where("scope", "=", scope).execute();
}

/** A right answer. */
export async function forgetTries(tx: Tx, { userId, scope }: TryKey): Promise<void> {
  await tx.deleteFrom("mfaTries").where("userId", "=", userId).where("scope", "=", scope).execute();
}

export async function lockedUntil(db: Db, { userId, scope }: TryKey, now: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom("mfaTries")
    .select("lockedUntil")
    .where("userId", "=", userId)
    .where("scope", "=", scope)
    .where("lockedUntil", ">", now)
    .executeTakeFirst();
  return row?.lockedUntil ?? null;
}
