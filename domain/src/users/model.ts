import { z } from "zod";
import { PERMISSIONS } from "../access/permissions.ts";
import { RANKS } from "../access/rank.ts";
import { ROLES } from "../access/roles.ts";
import { FACTOR_METHODS } from "../access/step-up.ts";
import { Suspension } from "../identity/model.ts";
import { Instant } from "../shared/time.ts";
import { ACCOUNT_STATUSES, USER_KINDS, USER_STEPS, USERS } from "./constants.ts";

export const UserId = z.string().min(1).max(100);

/** What the list is narrowed to. */
export const UserFilter = z.strictObject({
  /** A name, an address, an affiliate id or an order number. */
  search: z.string().max(USERS.LONGEST_SEARCH).optional(),
  kind: z.enum(USER_KINDS).optional(),
  standing: z.enum(ACCOUNT_STATUSES).optional(),
  /** Whether the address is confirmed. */
  verified: z.enum(["yes", "no"]).optional(),
  createdFrom: Instant.optional(),
  /** Before this moment. */
  createdTo: Instant.optional(),
  seenFrom: Instant.optional(),
});
export type UserFilter = z.infer<typeof UserFilter>;

/** A line of the list (spec 2 §3). */
export const UserLine = z.object({
  id: z.string(),
  /** The name they show, else the one they gave. */
  name: z.string(),
  email: z.string(),
  /** Spec 2 §3: one word for what a person is; `user` when nothing else. */
  role: z.enum(USER_KINDS),
  roles: z.array(z.enum(ROLES)),
  isAdmin: z.boolean(),
  isCreator: z.boolean(),
  isEmailVerified: z.boolean(),
  photoUrl: z.string().nullable(),
  createdAt: Instant,
  lastSeenAt: Instant.nullable(),
  standing: z.enum(ACCOUNT_STATUSES),
  suspendedUntil: Instant.nullable(),
  /** Until when a lock of itself lasts; `null` with the standing `locked`: until it is opened by mail or by hand. */
  lockedUntil: Instant.nullable(),
  deletionDueAt: Instant.nullable(),
});
export type UserLine = z.infer<typeof UserLine>;

export const UserCounts = z.object({ all: z.int(), creator: z.int(), staff: z.int(), locked: z.int(), suspended: z.int() });
export type UserCounts = z.infer<typeof UserCounts>;

/** Failed logins of one address, or of one known browser of it. */
export const LockoutLine = z.object({
  email: z.string(),
  /** Absent for addresses without an account: they are counted like all others. */
  person: z.object({ id: z.string(), name: z.string(), photoUrl: z.string().nullable() }).nullable(),
  /** Counted by itself, because its owner logged in with it before. */
  isKnownBrowser: z.boolean(),
  state: z.enum(["open", "temporary", "email"]),
  failedAttempts: z.int(),
  lastAttemptAt: Instant.nullable(),
  lockedUntil: Instant.nullable(),
  /** Unlock emails of the last hour. */
  unlockEmails: z.int(),
});
export type LockoutLine = z.infer<typeof LockoutLine>;

/** Why and until when a person holds a role or a permission. */
export const GrantInfo = z.object({
  reason: z.string(),
  by: z.string(),
  at: Instant,
  endsAt: Instant.nullable(),
});
export type GrantInfo = z.infer<typeof GrantInfo>;

export const HeldRole = z.object({ role: z.enum(ROLES), isHeld: z.boolean(), grant: GrantInfo.nullable() });
export type HeldRole = z.infer<typeof HeldRole>;

/** `role`: it comes with a role and cannot be taken by itself. `null`: not held. */
export const HeldPermission = z.object({
  permission: z.enum(PERMISSIONS),
  source: z.enum(["role", "given"]).nullable(),
  grant: GrantInfo.nullable(),
});
export type HeldPermission = z.infer<typeof HeldPermission>;

export const PersonSession = z.object({
  id: z.string(),
  device: z.string(),
  browser: z.string(),
  /** The network it came from, shortened: never a whole address. */
  network: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
});

export const Note = z.object({ id: z.string(), text: z.string(), by: z.string(), at: Instant, isYours: z.boolean() });
export type Note = z.infer<typeof Note>;

/** One person, as the drawer shows them. */
export const UserDetail = UserLine.extend({
  fullName: z.string(),
  bio: z.string(),
  globalAffiliateId: z.string(),
  emailVerifiedAt: Instant.nullable(),
  hasGoogle: z.boolean(),
  /** The methods of the second factor that are set up, one for each factor. */
  factors: z.array(z.enum(FACTOR_METHODS)),
  rank: z.enum(RANKS),
  suspension: Suspension.nullable(),
  /** The address's own ladder; `null`: no failed logins are remembered. */
  lockout: LockoutLine.nullable(),
  heldRoles: z.array(HeldRole),
  permissions: z.array(HeldPermission),
  sessions: z.array(PersonSession),
  notes: z.array(Note),
  orders: z.object({ count: z.int(), spentCents: z.int(), lastAt: Instant.nullable() }),
  shop: z
    .object({ slug: z.string(), name: z.string(), isEnabled: z.boolean(), isVerified: z.boolean(), published: z.int(), sales: z.int() })
    .nullable(),
  /** What the asking person may do here, and why nothing where nothing. */
  may: z.array(z.enum(USER_STEPS)),
  outOfReach: z.enum(["self", "rank"]).nullable(),
});
export type UserDetail = z.infer<typeof UserDetail>;
