import { z } from "zod";
import { ADMIN_LEVELS } from "../access/rank.ts";
import { FACTOR_METHODS } from "../access/step-up.ts";
import { Instant } from "../shared/time.ts";
import { ADMIN_STEPS, ADMIN_SUMS } from "./constants.ts";

/** Spec 2 §7, checkAdminStatus; the level besides. */
export const AdminStatus = z.object({
  userId: z.string(),
  inAdminCollection: z.boolean(),
  hasAdminClaim: z.boolean(),
  isAdmin: z.boolean(),
  level: z.enum(ADMIN_LEVELS).nullable(),
});
export type AdminStatus = z.infer<typeof AdminStatus>;

/** Somebody with a listing, a claim or both. */
export const Admin = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  isListed: z.boolean(),
  /** `null`: since before it was written down, or not listed. */
  listedAt: Instant.nullable(),
  level: z.enum(ADMIN_LEVELS).nullable(),
  hasClaim: z.boolean(),
  sum: z.enum(ADMIN_SUMS),
  isSuspended: z.boolean(),
  /** The methods of the second factor that are set up, one for each factor. */
  factors: z.array(z.enum(FACTOR_METHODS)),
  lastSeenAt: Instant.nullable(),
  isYou: z.boolean(),
  /** Whether the asking admin may give a code for a first factor: a super admin, to somebody else who has none. */
  mayGiveCode: z.boolean(),
  /** What the asking admin may do here. */
  may: z.array(z.enum(ADMIN_STEPS)),
});
export type Admin = z.infer<typeof Admin>;

export const Admins = z.object({
  admins: z.array(Admin),
  /** The asking admin's own. */
  level: z.enum(ADMIN_LEVELS),
  checkedAt: Instant,
});
export type Admins = z.infer<typeof Admins>;

/** Shown this once. */
export const GivenCode = z.object({ code: z.string(), expiresAt: Instant });
export type GivenCode = z.infer<typeof GivenCode>;
