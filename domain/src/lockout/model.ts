import { z } from "zod";
import { Instant } from "../shared/time.ts";

/** What is remembered about failed sign-ins for one address, or for one known browser of it (spec 1 §3). */
export const Lockout = z.object({
  /** The address; for a known browser, the address and the device. */
  key: z.string(),
  email: z.string(),
  failedAttempts: z.int().nonnegative(),
  lastAttemptAt: Instant.nullable(),
  /** Whether a temporary lock was set; whether it still runs, `lockStateOf` says. */
  isTemporarilyLocked: z.boolean(),
  tempLockoutUntil: Instant.nullable(),
  requiresEmailUnlock: z.boolean(),
  /** The same under the specification's second name. */
  emailUnlockRequired: z.boolean(),
  unlockTokenHash: z.string().nullable(),
  unlockTokenExpiry: Instant.nullable(),
  unlockEmailsSent: z.array(Instant),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Lockout = z.infer<typeof Lockout>;
