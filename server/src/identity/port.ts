import { REAUTH_MINUTES } from "@blenda/domain/identity/constants";
import { sessionsEnded } from "@blenda/domain/identity/events";
import { addMinutes, minutesBetween } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/db.ts";
import { emit } from "../platform/outbox.ts";
import type { Identified, Site } from "../platform/procedure.ts";
import { sessionCookie } from "./cookies.ts";
import { findAccount, findBySession } from "./repository.ts";
import { hashToken } from "./secrets.ts";
import { markSeen, provenAt, removeSessions, standingSessions } from "./session-repository.ts";

const NOBODY: Identified = { actor: null, sessionId: null };
const SEEN_EVERY_MINUTES = 1;

/** Who a request comes from. A request without the cookie costs no query; one with it writes at most once a minute. */
export async function identify(db: Db, site: Site, cookies: string | undefined, now: Instant): Promise<Identified> {
  const token = sessionCookie.read(cookies, site);
  const found = token ? await findBySession(db, hashToken(token), now) : undefined;
  if (!found) return NOBODY;
  const { me, sessionId, lastSeenAt } = found;
  if (minutesBetween(lastSeenAt, now) >= SEEN_EVERY_MINUTES) await markSeen(db, sessionId, now);
  return { actor: me, sessionId };
}

export const sessionsStanding = (db: Db, ids: readonly string[], now: Instant) => standingSessions(db, ids, now);

export const hasAccount = async (db: Db, email: string): Promise<boolean> => (await findAccount(db, email)) !== undefined;

/** Signs somebody out everywhere, or everywhere else, and ends what those browsers were listening to. */
export async function endSessions(tx: Tx, userId: string, exceptSessionId: string | null): Promise<void> {
  await removeSessions(tx, userId, exceptSessionId);
  await emit(tx, sessionsEnded({ userId, ...(exceptSessionId && { exceptSessionId }) }));
}

/** Until when this session's last proof of who it is counts; null when it no longer does. */
export async function provenUntil(db: Db, sessionId: string, now: Instant): Promise<Instant | null> {
  const at = await provenAt(db, sessionId);
  const until = at && addMinutes(at, REAUTH_MINUTES);
  return until && until > now ? until : null;
}
