import type { Profile } from "@blenda/domain/account/model";

/** Of a person who has just proven who they are. */
export const PROFILE: Profile = {
  id: "ana",
  email: "ana@example.com",
  isEmailVerified: true,
  name: "Ana",
  displayName: "Ana",
  bio: "",
  profileImage: null,
  photoUrl: null,
  globalAffiliateId: "ana",
  twoFactorEnabled: false,
  isNamedToCreators: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  hasPassword: true,
  google: null,
  pendingEmail: null,
  deletionDueAt: null,
  provenUntil: "2999-01-01T00:00:00.000Z",
};
