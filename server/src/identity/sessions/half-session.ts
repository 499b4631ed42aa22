import { isStaff } from "@blenda/domain/access/can";
import type { Me, Session } from "@blenda/domain/identity/model";
import { HALF_SESSION_MINUTES } from "@blenda/domain/mfa/constants";
import { asksAtSignIn } from "@blenda/domain/mfa/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { hashToken } from "../passwords/secrets.ts";
import { findMe } from "../repository.ts";
import { browserCookie, halfSessionCookie } from "./cookies.ts";
import { addHalfSession, findHalfSession, isBrowserOf, removeHalfSession } from "./session-repository.ts";
import { type EntryContext, endFormerSession, openSession } from "./sessions.ts";

type NeededFactor = NonNullable<Session["needsFactor"]>;

interface Admission {
  giveCookies: (headers: Headers | undefined) => void;
  /** Set: not signed in yet. */
  needsFactor: NeededFactor | null;
}

/**
 * Signs a person in whose password, or Google, was right; or, where a second factor is wanted, only half (decision D9). Half a
 * session identifies no person: the browser is neither signed in nor known, and no mail is sent.
 */
export async function admit(tx: Tx, context: EntryContext & Pick<Services, "stepUp">, userId: string): Promise<Admission> {
  const methods = await context.stepUp.methodsOf(tx, userId);
  if (!methods || !(await isAsked(tx, context, userId))) return { giveCookies: await openSession(tx, context, userId), needsFactor: null };
  await endFormerSession(tx, context);
  const { now, random, site } = context;
  const token = random.token();
  const expiresAt = addMinutes(now(), HALF_SESSION_MINUTES);
  await addHalfSession(tx, { tokenHash: hashToken(token), userId, createdAt: now(), expiresAt });
  const giveCookies = (headers: Headers | undefined) => halfSessionCookie.write(headers, site, token, HALF_SESSION_MINUTES * 60);
  return { giveCookies, needsFactor: { methods, expiresAt } };
}

async function isAsked(tx: Tx, { site, asking, now }: EntryContext, userId: string): Promise<boolean> {
  const me = await findMe(tx, userId, now());
  const browser = browserCookie.read(asking.cookies, site);
  const isBrowserKnown = browser !== undefined && (await isBrowserOf(tx, hashToken(browser), me.email));
  const { twoFactorEnabled } = await tx.selectFrom("users").select("twoFactorEnabled").where("id", "=", userId).executeTakeFirstOrThrow();
  return asksAtSignIn({ hasFactor: true, isWanted: twoFactorEnabled, isStaff: isStaff(me), isBrowserKnown });
}

/** Account whose password was right. */
interface SigningIn {
  /** Names the half session, and opens nothing. */
  tokenHash: string;
  person: Me;
  expiresAt: Instant;
}

/** Who this browser is about to be. Without the cookie it costs no query. */
export async function findSigningIn({
  db,
  site,
  now,
  asking,
}: Pick<Services, "db" | "site" | "now"> & { asking: RequestFacts }): Promise<SigningIn | null> {
  const token = halfSessionCookie.read(asking.cookies, site);
  if (!token) return null;
  const tokenHash = hashToken(token);
  const half = await findHalfSession(db, tokenHash, now());
  return half ? { tokenHash, person: await findMe(db, half.userId, now()), expiresAt: half.expiresAt } : null;
}

/** The factor was shown: half becomes whole, once. `null` when it was used or ended meanwhile. */
export async function completeSignIn(
  tx: Tx,
  context: EntryContext,
  { tokenHash, person }: SigningIn,
): Promise<((headers: Headers | undefined) => void) | null> {
  if (!(await removeHalfSession(tx, tokenHash))) return null;
  const giveCookies = await openSession(tx, context, person.id);
  return (headers) => {
    giveCookies(headers);
    halfSessionCookie.write(headers, context.site, "", 0);
  };
}

/** Factors still wanted of this browser, for the page that asks who is here. */
export async function factorWanted(context: Services & { asking: RequestFacts }): Promise<NeededFactor | null> {
  const signingIn = await findSigningIn(context);
  if (!signingIn) return null;
  const methods = await context.stepUp.methodsOf(context.db, signingIn.person.id);
  return methods && { methods, expiresAt: signingIn.expiresAt };
}
