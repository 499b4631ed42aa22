import { addDays } from "@blenda/domain/shared/calendar";
import { hashToken } from "../identity/passwords/secrets.ts";
import { addSession } from "../identity/sessions/session-repository.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** Signs a person in without a password, and answers the cookie their browser would carry. */
export async function signedInCookie(
  { transaction, now, id, random }: Services,
  userId: string,
): Promise<{ cookie: string; sessionId: string }> {
  const token = random.token();
  const sessionId = id();
  const session = { id: sessionId, tokenHash: hashToken(token), userId, createdAt: now(), expiresAt: addDays(now(), 30) };
  await transaction((tx) => addSession(tx, session));
  return { cookie: `session=${token}`, sessionId };
}
