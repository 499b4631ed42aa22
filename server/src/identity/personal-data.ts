import { jsonb } from "../platform/events/outbox.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { removeIdentities } from "./google/outside-repository.ts";
import { removeRecordsOf } from "./lockout/repository.ts";
import { forgetBrowsers, removeSessions } from "./sessions/session-repository.ts";

const NAMELESS = "Deleted account";

/** The row stays, because orders and reviews point at it; nothing in it says whose it was. */
export const personalData: PersonalData = {
  collect: async (db, { id, email }) => ({
    "profile.json": await db
      .selectFrom("users")
      .select([
        "id",
        "email",
        "emailVerifiedAt",
        "name",
        "displayName",
        "bio",
        "photoUrl",
        "profileImage",
        "isCreator",
        "roles",
        "permissions",
        "twoFactorEnabled",
        "isNamedToCreators",
        "globalAffiliateId",
        "hasEverBeenAffiliate",
        "createdAt",
        "deletionDueAt",
        "lastSeenAt",
        "suspendedAt",
        "suspendedUntil",
        "suspendedReason",
        "creatorSuspendedAt",
        "creatorSuspendedReason",
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
    "sessions.json": await db
      .selectFrom("sessions")
      .select(["device", "browser", "address", "createdAt", "lastSeenAt", "expiresAt"])
      .where("userId", "=", id)
      .execute(),
    "connected-accounts.json": await db
      .selectFrom("outsideIdentities")
      .select(["issuer", "subject", "email", "linkedAt"])
      .where("userId", "=", id)
      .execute(),
    "failed-logins.json": await db
      .selectFrom("lockouts")
      .select([
        "failedAttempts",
        "lastAttemptAt",
        "isTemporarilyLocked",
        "tempLockoutUntil",
        "requiresEmailUnlock",
        "unlockEmailsSent",
        "createdAt",
      ])
      .where("email", "=", email)
      .execute(),
    "known-browsers.json": await db.selectFrom("knownBrowsers").select("lastUsedAt").where("userId", "=", id).execute(),
  }),

  forget: async (tx, { id, email }, now) => {
    await removeSessions(tx, id, null);
    await forgetBrowsers(tx, id);
    await removeIdentities(tx, id);
    await tx.deleteFrom("mailedLinks").where("userId", "=", id).execute();
    await tx.deleteFrom("mailedLinks").where("email", "=", email).execute();
    await tx.deleteFrom("admins").where("userId", "=", id).execute();
    // What staff did to the account stays written down: the admin action record is append-only.
    await removeRecordsOf(tx, email);
    await tx
      .updateTable("users")
      .set({
        email: `${id}@deleted.invalid`.toLowerCase(),
        emailVerifiedAt: null,
        name: NAMELESS,
        displayName: NAMELESS,
        bio: "",
        photoUrl: null,
        profileImage: null,
        passwordHash: null,
        isCreator: false,
        hasAdminClaim: false,
        roles: [],
        permissions: [],
        grantEnds: jsonb({}),
        suspendedAt: null,
        suspendedUntil: null,
        suspendedReason: null,
        creatorSuspendedAt: null,
        creatorSuspendedReason: null,
        lastSeenAt: null,
        twoFactorEnabled: false,
        deletionDueAt: null,
        deletedAt: now,
      })
      .where("id", "=", id)
      .execute();
  },
};
