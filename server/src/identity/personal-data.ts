import type { PersonalData } from "../platform/personal-data.ts";

const NAMELESS = "Deleted account";

/** The row stays, because orders and reviews point at it; nothing in it says whose it was. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
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
        "globalAffiliateId",
        "hasEverBeenAffiliate",
        "createdAt",
        "deletionDueAt",
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
    "known-browsers.json": await db.selectFrom("knownBrowsers").select("lastUsedAt").where("userId", "=", id).execute(),
  }),

  forget: async (tx, { id, email }, now) => {
    for (const table of ["sessions", "knownBrowsers", "outsideIdentities", "mailedLinks", "admins"] as const)
      await tx.deleteFrom(table).where("userId", "=", id).execute();
    await tx.deleteFrom("mailedLinks").where("email", "=", email).execute();
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
        twoFactorEnabled: false,
        deletionDueAt: null,
        deletedAt: now,
      })
      .where("id", "=", id)
      .execute();
  },
};
