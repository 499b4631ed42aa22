import { photoOf } from "@blenda/domain/account/rules";
import type { Me, Suspension } from "@blenda/domain/identity/model";
import { drawAffiliateId, isSessionOver, suspensionAt } from "@blenda/domain/identity/rules";
import { stillHeld } from "@blenda/domain/permissions/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import { anyOf } from "../platform/database/any-of.ts";
import { batched } from "../platform/database/batched.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { jsonb } from "../platform/events/outbox.ts";
import type { Random } from "../platform/random.ts";
import type { LinkPurpose } from "./tables.ts";

const ofMe = [
  "users.id",
  "users.email",
  "users.name",
  "users.displayName",
  "users.photoUrl",
  "users.profileImage",
  "users.isCreator",
  "users.creatorSuspendedAt",
  "users.hasAdminClaim",
  "users.roles",
  "users.permissions",
  "users.globalAffiliateId",
  "users.hasEverBeenAffiliate",
  "users.hasFirstSteps",
  "users.grantEnds",
  "admins.userId as listedId",
] as const;

type MeRow = Pick<Selectable<Database["users"]>, "profileImage" | "hasAdminClaim" | "grantEnds" | "creatorSuspendedAt"> &
  Omit<Me, "isAdmin" | "isCreatorSuspended"> & { listedId: string | null };

/** Being an admin takes both the claim and a place on the list. What was given until a moment is held until then. */
function meOf({ hasAdminClaim, listedId, profileImage, photoUrl, grantEnds, creatorSuspendedAt, ...person }: MeRow, now: Instant): Me {
  const isAdmin = hasAdminClaim && listedId !== null;
  const held = stillHeld(person.roles, grantEnds, now);
  // The word "admin" in a roles list must not open what the list and the claim did not.
  const roles = isAdmin ? held : held.filter((role) => role !== "admin");
  return {
    ...person,
    photoUrl: photoOf(profileImage, photoUrl),
    isAdmin,
    ...(creatorSuspendedAt !== null && { isCreatorSuspended: true }),
    roles,
    permissions: stillHeld(person.permissions, grantEnds, now),
  };
}

export interface SessionOwner {
  me: Me;
  sessionId: string;
  lastSeenAt: Instant;
}

const selectBySessions = prepared((db, { tokenHashes }: { tokenHashes: string[] }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .leftJoin("admins", "admins.userId", "users.id")
    .select(ofMe)
    .select(["sessions.id as sessionId", "sessions.lastSeenAt", "sessions.expiresAt", "sessions.createdAt", "users.suspendedAt"])
    .select("sessions.tokenHash")
    .where("sessions.tokenHash", "=", anyOf(tokenHashes)),
);

interface AskedSession {
  tokenHash: string;
  now: Instant;
}

/** The person behind a session that still stands. Nearly every request asks, so those of a busy moment ask together. */
export const findBySession = batched(async (db: Db, asked: AskedSession[]): Promise<(SessionOwner | undefined)[]> => {
  const rows = await selectBySessions(db, { tokenHashes: [...new Set(asked.map(({ tokenHash }) => tokenHash))] });
  return asked.map(({ tokenHash, now }) => {
    const row = rows.find((each) => each.tokenHash === tokenHash && each.expiresAt > now);
    if (!row) return undefined;
    const { sessionId, lastSeenAt, createdAt, suspendedAt, expiresAt: _1, tokenHash: _2, ...person } = row;
    return isSessionOver(createdAt, suspendedAt) ? undefined : { me: meOf(person, now), sessionId, lastSeenAt };
  });
});

/** The suspension that ended this session, if one did. */
export async function suspensionBehind(db: Db, tokenHash: string, now: Instant): Promise<Suspension | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.suspendedAt", "users.suspendedUntil", "users.suspendedReason"])
    .where("sessions.tokenHash", "=", tokenHash)
    .where("sessions.expiresAt", ">", now)
    .executeTakeFirst();
  return row ? suspensionAt(row, now) : null;
}

export async function findMe(db: Db, userId: string, now: Instant): Promise<Me> {
  const row = await db
    .selectFrom("users")
    .leftJoin("admins", "admins.userId", "users.id")
    .select(ofMe)
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  return meOf(row, now);
}

const ofAccount = ["id", "email", "name", "passwordHash", "emailVerifiedAt", "suspendedAt", "suspendedUntil", "suspendedReason"] as const;
export type Account = Pick<Selectable<Database["users"]>, (typeof ofAccount)[number]>;

export function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom("users").select(ofAccount).where("email", "=", email).where("deletedAt", "is", null).executeTakeFirst();
}

/** Row lock of the account, until the transaction ends. */
export function lockAccount(tx: Tx, id: string): Promise<Account> {
  return tx.selectFrom("users").select(ofAccount).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

interface NewAccount {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  now: Instant;
}

/** Of 15.8 million ids so few are taken that a second draw is already rare. */
const MOST_DRAWS = 20;

/** A new person without roles or permissions. Answers false when the address is taken; a taken affiliate id is drawn again. */
export async function addAccount(tx: Tx, { below }: Random, { now, ...person }: NewAccount): Promise<boolean> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const added = await tx
      .insertInto("users")
      .values({
        ...person,
        displayName: person.name,
        globalAffiliateId: drawAffiliateId(below),
        hasFirstSteps: true,
        createdAt: now,
        emailVerifiedAt: now,
      })
      .onConflict((c) => c.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) return true;
    if (await findAccount(tx, person.email)) return false;
  }
  throw new Error("no affiliate id could be drawn");
}

/** `null`: no password opens it until its owner chooses one by mail. */
export async function setPassword(tx: Tx, id: string, passwordHash: string | null): Promise<void> {
  await tx.updateTable("users").set({ passwordHash }).where("id", "=", id).execute();
}

/** Confirmed address: reading the mail with the link proves it. */
export async function verifyEmail(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx.updateTable("users").set({ emailVerifiedAt: now }).where("id", "=", id).where("emailVerifiedAt", "is", null).execute();
}

export async function addLink(tx: Tx, link: Insertable<Database["mailedLinks"]> & { detail: Record<string, string> }): Promise<void> {
  await tx
    .insertInto("mailedLinks")
    .values({ ...link, detail: jsonb(link.detail) })
    .execute();
}

export function consumeLink(
  tx: Tx,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Instant,
): Promise<Selectable<Database["mailedLinks"]> | undefined> {
  return tx
    .updateTable("mailedLinks")
    .set({ usedAt: now })
    .where("tokenHash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">=", now)
    .returningAll()
    .executeTakeFirst();
}

export async function forgetLinks(tx: Tx, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx.deleteFrom("mailedLinks").where("userId", "=", userId).where("purpose", "in", purposes).where("usedAt", "is", null).execute();
}

/** Those mailed after this one. */
export async function forgetLinksAfter(tx: Tx, { userId, purpose, n }: Selectable<Database["mailedLinks"]>): Promise<void> {
  await tx.deleteFrom("mailedLinks").where("userId", "=", userId).where("purpose", "=", purpose).where("n", ">", n).execute();
}

/** As if it had not been used. */
export async function storeLink(tx: Tx, { tokenHash }: Pick<Selectable<Database["mailedLinks"]>, "tokenHash">): Promise<void> {
  await tx.updateTable("mailedLinks").set({ usedAt: null }).where("tokenHash", "=", tokenHash).execute();
}

/** The oldest link of this kind that was mailed to this address and still works. */
export function validLink(
  tx: Tx,
  purpose: LinkPurpose,
  { userId, email }: { userId: string; email: string },
  now: Instant,
): Promise<Selectable<Database["mailedLinks"]> | undefined> {
  return tx
    .selectFrom("mailedLinks")
    .selectAll()
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .where("expiresAt", ">=", now)
    .orderBy("n")
    .limit(1)
    .executeTakeFirst();
}

export async function forgetSignUps(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("mailedLinks").where("email", "=", email).where("purpose", "=", "sign-up").execute();
}

export async function removeOldLinks(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom("mailedLinks").where("expiresAt", "<", before).execute();
}
