import { PERMISSIONS, type Permission } from "@blenda/domain/access/permissions";
import type { Admin, Admins } from "@blenda/domain/admin/model";
import type { Me } from "@blenda/domain/identity/model";
import type { StaffLine } from "@blenda/domain/permissions/model";
import type { LockoutLine, UserDetail, UserLine } from "@blenda/domain/users/model";
import { ANA } from "./screen.tsx";

const AT = "2026-11-20T09:00:00.000Z";

/** One of our own people, with everything. */
export const ADA: Me = { ...ANA, id: "ada", isAdmin: true, name: "Ada", displayName: "Ada", email: "ada@example.com" };

/** A staff member with these permissions alone. */
export const holding = (...permissions: Permission[]): Me => ({ ...ADA, isAdmin: false, permissions });

export const BO: UserLine = {
  id: "bo",
  name: "Bo",
  email: "bo@example.com",
  role: "content_editor",
  roles: ["content_editor"],
  isAdmin: false,
  isCreator: false,
  isEmailVerified: true,
  photoUrl: null,
  createdAt: "2026-04-08T09:00:00.000Z",
  lastSeenAt: AT,
  standing: "active",
  suspendedUntil: null,
  lockedUntil: null,
  deletionDueAt: null,
};

export const CY: UserLine = { ...BO, id: "cy", name: "Cy", email: "cy@example.com", role: "user", roles: [], standing: "suspended" };

const BY_ROLE: readonly string[] = ["view_products", "view_content", "edit_content", "approve_content", "view_reports"];

export const HELD: UserDetail["permissions"] = PERMISSIONS.map((permission) => {
  if (BY_ROLE.includes(permission)) return { permission, source: "role", grant: null };
  if (permission !== "manage_refunds") return { permission, source: null, grant: null };
  return { permission, source: "given", grant: { reason: "Covers the holidays", by: "Ada", at: AT, endsAt: null } };
});

const BO_ROLES: UserDetail["heldRoles"] = [
  { role: "creator", isHeld: false, grant: null },
  { role: "content_editor", isHeld: true, grant: { reason: "Joined the team", by: "Ada", at: AT, endsAt: null } },
  { role: "admin", isHeld: false, grant: null },
];

export const BO_WHOLE: UserDetail = {
  ...BO,
  fullName: "Bo Sample",
  bio: "",
  globalAffiliateId: "100EDI",
  emailVerifiedAt: "2026-04-08T09:05:00.000Z",
  hasGoogle: false,
  factors: ["authenticator"],
  rank: "staff",
  suspension: null,
  lockout: null,
  heldRoles: BO_ROLES,
  permissions: HELD,
  sessions: [
    { id: "s1", device: "Linux", browser: "Chrome", network: "203.0.113.x", createdAt: AT, lastSeenAt: AT },
    { id: "s2", device: "iOS", browser: "Safari", network: "198.51.100.x", createdAt: AT, lastSeenAt: AT },
  ],
  notes: [{ id: "n1", text: "Asked about invoices.", by: "Ada", at: AT, isYours: true }],
  orders: { count: 3, spentCents: 7_497, lastAt: AT },
  shop: { slug: "bo-lamps", name: "Bo Lamps", isEnabled: true, isVerified: false, published: 4, sales: 12 },
  may: ["suspend", "endSessions", "verifyShop", "note", "unlock", "roles", "permissions"],
  outOfReach: null,
};

export const LOCKED: LockoutLine = {
  email: "bo@example.com",
  person: { id: "bo", name: "Bo", photoUrl: null },
  isKnownBrowser: false,
  state: "email",
  failedAttempts: 8,
  lastAttemptAt: AT,
  lockedUntil: null,
  unlockEmails: 1,
};

export const BO_LINE: StaffLine = {
  userId: "bo",
  name: "Bo",
  email: "bo@example.com",
  photoUrl: null,
  rank: "staff",
  roles: BO_ROLES,
  permissions: HELD,
  factors: ["authenticator"],
  lastSeenAt: AT,
  isSuspended: false,
  outOfReach: null,
};

const ADMIN_ADA: Admin = {
  userId: "ada",
  name: "Ada",
  email: "ada@example.com",
  photoUrl: null,
  isListed: true,
  listedAt: AT,
  level: "super",
  hasClaim: true,
  sum: "consistent",
  isSuspended: false,
  factors: ["hardware_key", "authenticator"],
  lastSeenAt: AT,
  isYou: true,
  mayGiveCode: false,
  may: [],
};

export const ADMINS: Admins = {
  admins: [
    {
      ...ADMIN_ADA,
      userId: "dee",
      name: "Dee",
      email: "dee@example.com",
      isListed: false,
      listedAt: null,
      level: null,
      sum: "no_listing",
      factors: [],
      isYou: false,
      may: ["takeClaim"],
    },
    {
      ...ADMIN_ADA,
      userId: "eve",
      name: "Eve",
      email: "eve@example.com",
      level: "admin",
      hasClaim: false,
      sum: "no_claim",
      factors: ["authenticator"],
      isYou: false,
      may: ["giveClaim", "unlist", "resetFactors"],
    },
    ADMIN_ADA,
    {
      ...ADMIN_ADA,
      userId: "fay",
      name: "Fay",
      email: "fay@example.com",
      level: "admin",
      isYou: false,
      may: ["takeClaim", "unlist", "makeSuper", "resetFactors"],
    },
  ],
  level: "super",
  checkedAt: AT,
};

/** One page of a list that has no more. */
export const pageOf = <Row>(...rows: Row[]) => ({ rows, next: null, total: { count: rows.length, isMore: false } });
