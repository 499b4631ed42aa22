import type { Instant } from "@blenda/domain/shared/time";
import { getCookie } from "@orpc/server/helpers";
import type { Db } from "../platform/db.ts";
import type { Identified } from "../platform/procedure.ts";
import { findBySession, standingSessions } from "./repository.ts";
import { hashToken } from "./secrets.ts";

/** Over https the prefix makes browsers refuse the cookie from anywhere but this very host. */
export const sessionCookie = (isSecure: boolean) => (isSecure ? "__Host-session" : "session");

const NOBODY: Identified = { actor: null, sessionId: null };

/** Who a request comes from. A request without the cookie costs no query. */
export async function identify(db: Db, isSecure: boolean, cookies: string | undefined, now: Instant): Promise<Identified> {
  const token = cookies ? getCookie(new Headers({ cookie: cookies }), sessionCookie(isSecure)) : undefined;
  if (!token) return NOBODY;
  const found = await findBySession(db, hashToken(token), now);
  return found ? { actor: found.me, sessionId: found.sessionId } : NOBODY;
}

export const sessionsStanding = (db: Db, ids: readonly string[], now: Instant) => standingSessions(db, ids, now);
