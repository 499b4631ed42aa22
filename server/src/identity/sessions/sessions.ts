import { deviceOf } from "@blenda/domain/account/rules";
import { KNOWN_BROWSER_DAYS, SESSION_DAYS } from "@blenda/domain/identity/constants";
import { sessionEnded, signedIn } from "@blenda/domain/identity/events";
import { suspensionAt } from "@blenda/domain/identity/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { ActorContext, RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { hashToken } from "../passwords/secrets.ts";
import { lockAccount } from "../repository.ts";
import { liftSuspension } from "../status/suspension.ts";
import { browserCookie, sessionCookie } from "./cookies.ts";
import { addSession, isBrowserKnown, knowBrowser, markSeen, removeSession } from "./session-repository.ts";

const DAY_SECONDS = 24 * 60 * 60;

export type EntryContext = Pick<Services, "now" | "id" | "random" | "site"> &
  Pick<ActorContext, "sessionId" | "actor"> & { asking: RequestFacts };

/**
 * Signs the asking browser in, unless the account is suspended, whichever way it comes. A suspension whose end has come is
 * lifted by it. Whatever session it had ends. The cookies are written by the answer, after the commit.
 */
export async function openSession(tx: Tx, context: EntryContext, userId: string): Promise<(headers: Headers | undefined) => void> {
  const { now, id, random, site, asking } = context;
  await refuseSuspended(tx, userId, now());
  await endFormerSession(tx, context);
  const token = random.token();
  await addSession(tx, {
    id: id(),
    tokenHash: hashToken(token),
    userId,
    createdAt: now(),
    expiresAt: addDays(now(), SESSION_DAYS),
    address: asking.address,
    lastSeenAt: now(),
    provenAt: now(),
    ...deviceOf(asking.userAgent),
  });
  await markSeen(tx, { sessionId: null, userId, now: now() });
  await emit(tx, signedIn({ userId }));
  const browser = await recogniseBrowser(tx, context, userId);
  return (headers) => {
    sessionCookie.write(headers, site, token, SESSION_DAYS * DAY_SECONDS);
    browserCookie.write(headers, site, browser, KNOWN_BROWSER_DAYS * DAY_SECONDS);
  };
}

/** Whoever was signed in here leaves. */
export async function endFormerSession(tx: Tx, { actor, sessionId }: Pick<EntryContext, "actor" | "sessionId">): Promise<void> {
  if (!actor || !sessionId) return;
  await removeSession(tx, sessionId);
  await emit(tx, sessionEnded({ userId: actor.id, sessionId }));
}

async function refuseSuspended(tx: Tx, userId: string, now: Instant): Promise<void> {
  const account = await lockAccount(tx, userId);
  const suspension = suspensionAt(account, now);
  if (suspension) throw refusal("IDENTITY_SUSPENDED", suspension);
  if (account.suspendedAt) await liftSuspension(tx, userId);
}

/** A token somebody made up is not taken over: it could be known to others. */
async function recogniseBrowser(tx: Tx, { now, random, site, asking }: EntryContext, userId: string): Promise<string> {
  const given = browserCookie.read(asking.cookies, site);
  const token = given && (await isBrowserKnown(tx, hashToken(given))) ? given : random.token();
  await knowBrowser(tx, { tokenHash: hashToken(token), userId, lastUsedAt: now() });
  return token;
}
