import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { TRACKING } from "@blenda/domain/tracking/constants";
import { type Insertable, sql } from "kysely";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export const findVisit = (db: Db, id: string) =>
  db.selectFrom("visits").select(["userId", "device"]).where("id", "=", id).executeTakeFirst();

interface PlaceKey {
  sessionId: string;
  userId: string | null;
  since: Instant;
}

/** The same user, on whatever device; whoever has no account is told apart by the visit (decision D20). */
export async function isLocatedSince(db: Db, { sessionId, userId, since }: PlaceKey): Promise<boolean> {
  const { rows } = await sql<{
    isKnown: boolean;
  }>`select exists (select from user_analytics where session_id = ${sessionId} and at > ${since}::timestamptz)
    or exists (select from user_analytics where user_id = ${userId}::text and at > ${since}::timestamptz) as is_known`.execute(db);
  return rows[0]?.isKnown ?? false;
}

/** Two tabs of one person that are looked up at once are written down once. */
export async function addPlace(tx: Tx, record: Insertable<Database["userAnalytics"]>, since: Instant): Promise<boolean> {
  const { sessionId, userId = null } = record;
  await advisoryLock(tx, `located ${userId ?? sessionId}`);
  if (await isLocatedSince(tx, { sessionId, userId, since })) return false;
  await tx.insertInto("userAnalytics").values(record).execute();
  await tx
    .updateTable("visits")
    .set({ country: record.countryCode || NOT_KNOWN, place: record.source, isUncounted: true })
    .where("id", "=", sessionId)
    .execute();
  return true;
}

/** Cut as they are, addresses go too. */
export const forgetAddressesBefore = async (db: Db, before: Instant): Promise<void> =>
  void (await db.updateTable("userAnalytics").set({ ip: null }).where("ip", "is not", null).where("at", "<", before).execute());

/** The latest records, the last one of each: of an account, or of a visit without one (spec 2 §9). */
export async function latestVisitors(db: Db) {
  const records = await db
    .selectFrom("userAnalytics")
    .select(["sessionId", "userId", "country", "countryCode", "source", "at"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(TRACKING.VISITORS_READ)
    .execute();
  const seen = new Set<string>();
  const latest = records.filter(({ userId, sessionId }) => {
    const who = userId ?? ` ${sessionId}`;
    return !seen.has(who) && seen.add(who);
  });
  return { latest, read: records.length };
}
