import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { LOCKOUT } from "./constants.ts";
import { lockoutTexts } from "./texts.ts";

export const lockoutFailures = {
  /** Thrown by attempts three and four. */
  LOCKOUT_WARNING: failure(
    401,
    z.object({ left: z.int() }),
    ({ left }) => `Warning: ${left} more failed attempt(s) will temporarily lock your account.`,
  ),
  /** Thrown by the attempt that starts a temporary lock. */
  LOCKOUT_LOCKED_NOW: failure(
    423,
    z.object({ minutes: z.int() }),
    () => `Account temporarily locked for ${LOCKOUT.TEMP_LOCK_MINUTES} minutes due to multiple failed attempts.`,
  ),
  /** Thrown while a temporary lock is running; minutes are rounded up. The code is the specification's. */
  "auth/account-locked-temp": failure(
    423,
    z.object({ minutes: z.int() }),
    ({ minutes }) => `Account temporarily locked. Try again in ${minutes} minute(s).`,
  ),
  /** Thrown by the attempt that makes an unlock by mail necessary. */
  LOCKOUT_EMAIL_NOW: failure(423, "Account locked. Check your email for unlock instructions."),
  /** Thrown while an unlock by mail is necessary. The code is the specification's. */
  "auth/account-locked-email": failure(
    423,
    "Account locked due to multiple failed login attempts. Please check your email for unlock instructions.",
  ),
  /** Thrown when an attempt cannot be counted: then no password is looked at either (decision A2). */
  LOCKOUT_UNRECORDED: failure(503, lockoutTexts.recordFailed),
  LOCKOUT_NOT_FOUND: failure(404, "No lockout record found for this email"),
  LOCKOUT_TOKEN_INVALID: failure(400, "Invalid unlock token"),
  LOCKOUT_TOKEN_EXPIRED: failure(410, "Unlock token has expired"),
  LOCKOUT_TOO_MANY_MAILS: failure(429, "Too many unlock emails sent. Please wait before requesting another."),
};
