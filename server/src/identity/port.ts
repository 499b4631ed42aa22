import type { FactorMethod } from "@blenda/domain/access/step-up";
import { REAUTH_MINUTES, SESSION_DAYS } from "@blenda/domain/identity/constants";
import { sessionEnded, sessionsEnded } from "@blenda/domain/identity/events";
import type { Me, Session } from "@blenda/domain/identity/model";
import { addMinutes, minutesBetween } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { sendMail } from "../platform/mail/mail.ts";
import type { ActorContext, Context, Services, Site } from "../platform/requests/procedure.ts";
import { removePhoto, setPhoto } from "./accounts/photo.ts";
import { identityOf, removeIdentities } from "./google/outside-repository.ts";
import { googleDisconnectedLetter, passwordChangedLetter, shutOutLetter } from "./letters.ts";
import { issueLink, useLink } from "./passwords/links.ts";
import { refusePoorPassword } from "./passwords/passwords.ts";
import { hashToken } from "./passwords/secrets.ts";
import {
  findAccount,
  findBySession,
  findMe,
  forgetLinks,
  forgetLinksAfter,
  lockAccount,
  setPassword,
  storeLink,
  validLink,
} from "./repository.ts";
import { sessionOf } from "./sessions/answer.ts";
import { browserCookie, sessionCookie } from "./sessions/cookies.ts";
import { completeSignIn, findSigningIn } from "./sessions/half-session.ts";
import * as sessions from "./sessions/session-repository.ts";
import { shutOut } from "./sessions/shut-out.ts";
import { creatorSuspensionOf, liftCreatorSuspension, makeCreator, suspendCreator } from "./status/creator.ts";
import { findAdmins, findIdByEmail, findRanked, lockAdmins, lockRanked } from "./status/ranked-repository.ts";
import { listAs, setAdminClaim, setRights, unlist } from "./status/rights.ts";
import { endedSuspensions, liftSuspension, suspendAccount } from "./status/suspension.ts";

type MailServices = Pick<Services, "id" | "now" | "jobs" | "mail" | "site">;

const SIGNED_OUT: ActorContext = { actor: null, sessionId: null };
const SEEN_EVERY_MINUTES = 1;

/** Who a request comes from. A request without the cookie costs no query; one with it writes at most once a minute. */
export async function identify(db: Db, site: Site, cookies: string | undefined, now: Instant): Promise<ActorContext> {
  const token = sessionCookie.read(cookies, site);
  const found = token ? await findBySession(db, { tokenHash: hashToken(token), now }) : undefined;
  if (!found) return SIGNED_OUT;
  const { me, sessionId, lastSeenAt } = found;
  if (minutesBetween(lastSeenAt, now) >= SEEN_EVERY_MINUTES) await sessions.markSeen(db, { sessionId, userId: me.id, now });
  return { actor: me, sessionId };
}

/** Sessions of an account, the latest first. */
export function sessionsOf(db: Db, userId: string, now: Instant): Promise<Selectable<Database["sessions"]>[]> {
  const own = db.selectFrom("sessions as s").innerJoin("users as u", "u.id", "s.userId").selectAll("s");
  const standing = own.where("s.userId", "=", userId).where("s.expiresAt", ">", now);
  return standing
    .where((eb) => eb.or([eb("u.suspendedAt", "is", null), eb("s.createdAt", ">", eb.ref("u.suspendedAt"))]))
    .orderBy("s.lastSeenAt", "desc")
    .execute();
}

/** The account as its owner sees it: rights, and where mail goes. */
export const findPerson = (db: Db, userId: string, now: Instant): Promise<Me> => findMe(db, userId, now);

export const hasAccount = async (db: Db, email: string): Promise<boolean> => (await findAccount(db, email)) !== undefined;

/** The account's row, held until the transaction ends. */
export const lockUser = (tx: Tx, userId: string) => lockAccount(tx, userId);

/** Links that a mail carries and that work once. */
export const accountLinks = {
  issue: issueLink,
  use: useLink,
  store: storeLink,
  forget: forgetLinks,
  forgetAfter: forgetLinksAfter,
  valid: validLink,
};

/** The outside identity an account is connected with. */
export const outsideIdentity = { of: identityOf, disconnect };

/**
 * Ends whatever a stranger may come in by, the password too: the owner chooses the next one by mail. They hear of it at this
 * address, the mailbox that said so, with what went before.
 */
export async function shutStrangersOut(
  tx: Tx,
  services: MailServices & Pick<Services, "stepUp">,
  { userId, email, factorsGone = [] }: { userId: string; email: string; factorsGone?: readonly FactorMethod[] },
): Promise<void> {
  await setPassword(tx, userId, null);
  const gone = await shutOut(tx, services, userId);
  const letter = shutOutLetter(services.site.url, { ...gone, factorsGone: [...new Set([...factorsGone, ...gone.factorsGone])] });
  await sendMail(services, tx, { key: `shut-out-${services.id()}`, recipient: email, urgency: "now", ...letter });
}

export type { RankedUser } from "./status/ranked-repository.ts";

/** Rank of an account among our own people; locked, where that must not change. */
export const ranked = { find: findRanked, lock: lockRanked, findAdmins, lockAdmins, idOf: findIdByEmail };

/** Rights of an account, and the list of admins. */
export const rights = { set: setRights, listAs, unlist, setClaim: setAdminClaim };

/** An account that may not be used for now. */
export const suspensions = { suspend: suspendAccount, lift: liftSuspension, ended: endedSuspensions };

/** A seller, and one who is suspended from selling. */
export const creators = { make: makeCreator, suspend: suspendCreator, lift: liftCreatorSuspension, suspensionOf: creatorSuspensionOf };

/** Whom the product tells when something goes wrong: listed as admins, and with the claim. */
export async function staffIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("admins")
    .innerJoin("users", "users.id", "admins.userId")
    .select("users.id")
    .where("users.hasAdminClaim", "=", true)
    .where("users.deletedAt", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Photo of an account: one that was sent, re-encoded, or none. */
export const photos = { set: setPhoto, remove: removePhoto };

/** Half session: the password was right, a second factor is still to be shown. */
export const signingIn = { find: findSigningIn, complete: completeSignIn };

/** Answer of every sign-in and of every change of the session: who is here now. */
export const sessionAnswer = async (context: Context, userId: string): Promise<Session> =>
  sessionOf(await findMe(context.db, userId, context.now()), context);

type Changeable =
  | "name"
  | "displayName"
  | "bio"
  | "deletionDueAt"
  | "hasFirstSteps"
  | "isNamedToCreators"
  | "embeddedShop"
  | "twoFactorEnabled";

/** Changes what of an account may change without further checks. */
export async function changeUser(tx: Tx, id: string, fields: Partial<Pick<Selectable<Database["users"]>, Changeable>>): Promise<void> {
  await tx.updateTable("users").set(fields).where("id", "=", id).execute();
}

/** To an address its owner has confirmed. */
export async function setEmail(tx: Tx, id: string, email: string, now: Instant): Promise<void> {
  await tx.updateTable("users").set({ email, emailVerifiedAt: now }).where("id", "=", id).execute();
}

/** Only before the day has come: from then on files may already be on their way out. */
export async function cancelDeletion(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx.updateTable("users").set({ deletionDueAt: null }).where("id", "=", id).where("deletionDueAt", ">", now).execute();
}

/** People who sell but never sign in: they have no password, and an address that was never confirmed. */
export async function addSellers(
  tx: Tx,
  sellers: readonly Pick<Insertable<Database["users"]>, "id" | "email" | "name" | "globalAffiliateId" | "createdAt">[],
): Promise<void> {
  await tx
    .insertInto("users")
    .values(sellers.map((seller) => ({ ...seller, displayName: seller.name, isCreator: true })))
    .execute();
}

/** Answers whether the session was there. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const wasThere = await sessions.removeSessionOf(tx, userId, sessionId);
  if (wasThere) await emit(tx, sessionEnded({ userId, sessionId }));
  return wasThere;
}

/** Signs an account out everywhere, or everywhere else, and ends what those browsers were listening to. */
export async function endSessions(tx: Tx, userId: string, exceptSessionId: string | null): Promise<void> {
  await sessions.removeSessions(tx, userId, exceptSessionId);
  await emit(tx, sessionsEnded({ userId, ...(exceptSessionId && { exceptSessionId }) }));
}

/** Until when this session's last proof of who it is counts; null when it no longer does. */
export async function provenUntil(db: Db, sessionId: string, now: Instant): Promise<Instant | null> {
  const at = await sessions.provenAt(db, sessionId);
  const until = at && addMinutes(at, REAUTH_MINUTES);
  return until && until > now ? until : null;
}

export async function prove(db: Db, sessionId: string, now: Instant): Promise<Instant> {
  await sessions.markProven(db, sessionId, now);
  return addMinutes(now, REAUTH_MINUTES);
}

/** Whether this is the account's password. */
export async function isPasswordOf(
  { db, passwords }: Pick<Services, "db" | "passwords">,
  email: string,
  password: string,
): Promise<boolean> {
  return passwords.withHashing(async (hashing) => {
    const account = await findAccount(db, email);
    return hashing.isRight(password, account?.passwordHash ?? null);
  });
}

/** The hash of a new password, unless it is too poor. */
export async function preparePassword({ passwords }: Pick<Services, "passwords">, password: string): Promise<string> {
  await refusePoorPassword(password);
  return passwords.withHashing((hashing) => hashing.hash(password));
}

/** Told by mail: an owner who did not do it must hear of it. */
async function disconnect(tx: Tx, services: MailServices, { id: userId, email }: { id: string; email: string }): Promise<void> {
  for (const gone of await removeIdentities(tx, userId))
    await sendMail(services, tx, {
      key: `google-${services.id()}`,
      recipient: email,
      urgency: "now",
      ...googleDisconnectedLetter(services.site.url, gone.email),
    });
}

/**
 * Sets a new password for the caller. Every other session ends, other browsers are strangers again. This one goes on under
 * another name and token, written by the answer after the commit: a copy of its cookie opens nothing, what it listens to
 * ends, and its proof is over. Other tabs have the same cookies, so they only have to ask again.
 */
export async function replacePassword(
  tx: Tx,
  context: Context & { user: { id: string; email: string }; sessionId: string },
  passwordHash: string,
): Promise<{ sessionId: string; giveCookie: (headers: Headers | undefined) => void }> {
  const { user, site, asking, id, random } = context;
  const browser = browserCookie.read(asking.cookies, site);
  const token = random.token();
  await setPassword(tx, user.id, passwordHash);
  await sessions.forgetBrowsers(tx, user.id, browser ? hashToken(browser) : null);
  const sessionId = id();
  await sessions.renewSession(tx, context.sessionId, { id: sessionId, tokenHash: hashToken(token) });
  await sessions.removeSessions(tx, user.id, sessionId);
  await emit(tx, sessionsEnded({ userId: user.id }));
  await forgetLinks(tx, user.id, ["reset", "change-email"]);
  await sendMail(context, tx, { key: `password-${id()}`, recipient: user.email, urgency: "now", ...passwordChangedLetter(site.url) });
  const giveCookie = (headers: Headers | undefined) => sessionCookie.write(headers, site, token, SESSION_DAYS * 24 * 60 * 60);
  return { sessionId, giveCookie };
}

/** Who else signed in with a browser of this person. */
export async function othersInBrowsersOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("knownBrowsers as own")
    .innerJoin("knownBrowsers as other", "other.tokenHash", "own.tokenHash")
    .select("other.userId")
    .distinct()
    .where("own.userId", "=", userId)
    .where("other.userId", "<>", userId)
    .execute();
  return rows.map((row) => row.userId);
}

/** Whether the address of an account is confirmed. */
export async function isEmailConfirmed(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("emailVerifiedAt").where("id", "=", userId).executeTakeFirst();
  return row !== undefined && row.emailVerifiedAt !== null;
}

/** Who signed in with the browser that asks. */
export async function peopleOfBrowser(db: Db, site: Site, cookies: string | undefined): Promise<string[]> {
  const token = browserCookie.read(cookies, site);
  if (!token) return [];
  const rows = await db.selectFrom("knownBrowsers").select("userId").where("tokenHash", "=", hashToken(token)).execute();
  return rows.map((row) => row.userId);
}

/** From the first time on the person has been an affiliate (spec 2 §4). */
export async function markAffiliate(tx: Tx, userId: string, now: Instant): Promise<void> {
  await tx
    .updateTable("users")
    .set({ hasEverBeenAffiliate: true, updatedAt: now })
    .where("id", "=", userId)
    .where("hasEverBeenAffiliate", "=", false)
    .execute();
}
