import type { Permission } from "@blenda/domain/access/permissions";
import { boolean, defaulted, instant, nullable, text, texts } from "../platform/columns.ts";

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
    createdAt: instant(),
  },
  admins: { userId: text(), listedAt: instant() },
  sessions: { id: text(), tokenHash: text(), userId: text(), createdAt: instant(), expiresAt: instant() },
};
