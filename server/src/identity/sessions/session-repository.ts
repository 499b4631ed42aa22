import { isSessionOver } from "@blenda/domain/identity/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import { batched } from "../../platform/database/batched.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";

/** Which of these sessions still stand. */
export async function activeSessions(db: Db, ids: readonly string[], now: Instant): Promise<Set<string>> {
  const rows = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.userId")
    .select(["s.id", "s.createdAt", "u.suspendedAt"])
    .where("s.id", "in", ids)
    .where("s.expiresAt", ">", now)
    .execute();
  return new Set(rows.flatMap(({ id, createdAt, suspendedAt }) => (isSessionOver(createdAt, suspendedAt) ? [] : id)));
}

export async function addSession(tx: Tx, session: Insertable<Database["sessions"]>): Promise<void> {
  await tx.insertInto("sessions").values(session).execute();
}

export async function removeSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Answers whether it was there. */
export async function removeSessionOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom("sessions").where("id", "=", id).where("userId", "=", userId).returning("id").executeTakeFirst();
  return gone !== undefined;
}

/** Those half open too: a browser that gave the password before must give the new one. */
export async function removeSessions(tx: Tx, userId: string, exceptId: string | null): Promise<void> {
  await tx.deleteFrom("halfSessions").where("userId", "=", userId).execute();
  const all = tx.deleteFrom("sessions").where("userId", "=", userId);
  await (exceptId ? all.where("id", "<>", exceptId) : all).execute();
}

/** They open nothing any more; their rows only take room. */
export async function removeExpiredSessions(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("sessions").where("expiresAt", "<", now).execute();
  await db.deleteFrom("halfSessions").where("expiresAt", "<", now).execute();
}

/** To a quarter of an hour: the row has many indexes, and no rule needs it more exactly. */
const SEEN_MINUTES = 15;

interface SessionSighting {
  /** `null` where it has only just begun. */
  sessionId: string | null;
  userId: string;
  now: Instant;
}

/** When a session and its person were last here: one statement for all who are due at this moment. */
export const markSeen = batched(async (db: Db, seen: SessionSighting[]): Promise<undefined[]> => {
  const now = seen.reduce((latest, each) => (each.now > latest ? each.now : latest), "");
  await updateSeen(db, {
    sessionIds: [...new Set(seen.flatMap(({ sessionId }) => sessionId ?? []))],
    userIds: [...new Set(seen.map(({ userId }) => userId))],
    now,
    before: addMinutes(now, -SEEN_MINUTES),
  });
  return [];
});

/** A locked row is being marked or changed by another request: it is skipped, so that no page waits for it. */
const updateSeen = prepared(
  (_db, { sessionIds, userIds, now, before }: { sessionIds: string[]; userIds: string[]; now: Instant; before: Instant }) => sql`
    with seen as (
      update sessions set last_seen_at = ${now}::timestamptz where id in (
        select id from sessions where id = any(${sessionIds}::text[]) for no key update skip locked))
    update users set last_seen_at = ${now}::timestamptz where id in (
      select id from users where id = any(${userIds}::text[]) and (last_seen_at is null or last_seen_at <= ${before}::timestamptz)
      for no key update skip locked)`,
);

/** The same device under another name and token, without a proof. Whatever knew it by the old ones knows nothing, or goes with them. */
export async function renewSession(tx: Tx, oldId: string, { id, tokenHash }: { id: string; tokenHash: string }): Promise<void> {
  const device = await tx.deleteFrom("sessions").where("id", "=", oldId).returningAll().executeTakeFirst();
  if (device) await addSession(tx, { ...device, id, tokenHash, provenAt: null });
}

export async function markProven(db: Db, id: string, now: Instant): Promise<void> {
  await db.updateTable("sessions").set({ provenAt: now }).where("id", "=", id).execute();
}

export async function provenAt(db: Db, id: string): Promise<Instant | null> {
  const row = await db.selectFrom("sessions").select("provenAt").where("id", "=", id).executeTakeFirst();
  return row?.provenAt ?? null;
}

export async function addHalfSession(tx: Tx, session: Insertable<Database["halfSessions"]>): Promise<void> {
  await tx.insertInto("halfSessions").values(session).execute();
}

export function findHalfSession(db: Db, tokenHash: string, now: Instant): Promise<{ userId: string; expiresAt: Instant } | undefined> {
  const live = db.selectFrom("halfSessions").select(["userId", "expiresAt"]).where("expiresAt", ">", now);
  return live.where("tokenHash", "=", tokenHash).executeTakeFirst();
}

/** Answers whether it was there: it becomes a session once. */
export async function removeHalfSession(tx: Tx, tokenHash: string): Promise<boolean> {
  return (await tx.deleteFrom("halfSessions").where("tokenHash", "=", tokenHash).returning("userId").executeTakeFirst()) !== undefined;
}

export async function isBrowserKnown(db: Db, tokenHash: string): Promise<boolean> {
  return (await db.selectFrom("knownBrowsers").select("userId").where("tokenHash", "=", tokenHash).executeTakeFirst()) !== undefined;
}

/** Whether the owner of this address signed in with this browser before. */
export async function isBrowserOf(db: Db, tokenHash: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("knownBrowsers")
    .innerJoin("users", "users.id", "knownBrowsers.userId")
    .select("users.id")
    .where("knownBrowsers.tokenHash", "=", tokenHash)
    .where("users.email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

export async function knowBrowser(tx: Tx, browser: Insertable<Database["knownBrowsers"]>): Promise<void> {
  await tx
    .insertInto("knownBrowsers")
    .values(browser)
    .onConflict((c) => c.columns(["tokenHash", "userId"]).doUpdateSet({ lastUsedAt: browser.lastUsedAt }))
    .execute();
}

export async function forgetBrowsers(tx: Tx, userId: string, exceptHash: string | null = null): Promise<void> {
  const all = tx.deleteFrom("knownBrowsers").where("userId", "=", userId);
  await (exceptHash ? all.where("tokenHash", "<>", exceptHash) : all).execute();
}

export async function removeOldBrowsers(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom("knownBrowsers").where("lastUsedAt", "<", before).execute();
}
