import type { Permission } from "@blenda/domain/access/permissions";
import type { AdminLevel } from "@blenda/domain/access/rank";
import type { ProfileImage } from "@blenda/domain/account/model";
import type { GrantEnds } from "@blenda/domain/permissions/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

/** What a mailed link opens. */
export type LinkPurpose = "sign-up" | "reset" | "change-email" | "cancel-email" | "recover-factor" | "keep-factor" | "disown-factor";

export const identityTables = {
  users: {
    id: text(),
    email: text(),
    name: text(),
    displayName: text(),
    photoUrl: nullable(text()),
    passwordHash: nullable(text()),
    isCreator: defaulted(boolean()),
    hasAdminClaim: defaulted(boolean()),
    roles: defaulted(texts()),
    permissions: defaulted(texts<Permission>()),
    globalAffiliateId: text(),
    hasEverBeenAffiliate: defaulted(boolean()),
    updatedAt: nullable(instant()),
    hasFirstSteps: defaulted(boolean()),
    isNamedToCreators: defaulted(boolean()),
    createdAt: instant(),
    emailVerifiedAt: nullable(instant()),
    bio: defaulted(text()),
    profileImage: nullable(json<ProfileImage>()),
    twoFactorEnabled: defaulted(boolean()),
    deletionDueAt: nullable(instant()),
    deletedAt: nullable(instant()),
    embeddedShop: nullable(json<unknown>()),
    suspendedAt: nullable(instant()),
    suspendedUntil: nullable(instant()),
    suspendedReason: nullable(text()),
    creatorSuspendedAt: nullable(instant()),
    creatorSuspendedReason: nullable(text()),
    /** By the name of a role or permission, when it ends. */
    grantEnds: defaulted(json<GrantEnds>()),
    lastSeenAt: nullable(instant()),
  },
  admins: { userId: text(), listedAt: instant(), level: defaulted(text<AdminLevel>()) },
  sessions: {
    id: text(),
    tokenHash: text(),
    userId: text(),
    createdAt: instant(),
    expiresAt: instant(),
    device: defaulted(text()),
    browser: defaulted(text()),
    address: defaulted(text()),
    lastSeenAt: defaulted(instant()),
    provenAt: nullable(instant()),
  },
  halfSessions: { tokenHash: text(), userId: text(), createdAt: instant(), expiresAt: instant() },
  knownBrowsers: { tokenHash: text(), userId: text(), lastUsedAt: instant() },
  outsideIdentities: { issuer: text(), subject: text(), userId: text(), email: text(), linkedAt: instant() },
  mailedLinks: {
    tokenHash: text(),
    purpose: text<LinkPurpose>(),
    userId: nullable(text()),
    email: text(),
    detail: defaulted(json<Record<string, string>>()),
    createdAt: instant(),
    expiresAt: instant(),
    usedAt: nullable(instant()),
    n: defaulted(bigint()),
  },
  lockouts: {
    key: text(),
    email: text(),
    failedAttempts: integer(),
    lastAttemptAt: nullable(instant()),
    isTemporarilyLocked: boolean(),
    tempLockoutUntil: nullable(instant()),
    requiresEmailUnlock: boolean(),
    emailUnlockRequired: boolean(),
    unlockTokenHash: nullable(text()),
    unlockTokenExpiry: nullable(instant()),
    unlockEmailsSent: json<Instant[]>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    identity: typeof identityTables;
  }
}
