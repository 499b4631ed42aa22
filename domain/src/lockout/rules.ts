import { addMinutes, minutesBetween } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { LOCKOUT } from "./constants.ts";
import type { Lockout } from "./model.ts";

export type LockState = { kind: "open" } | { kind: "temporary"; minutes: number } | { kind: "email" };
export type Outcome = { kind: "invalid" } | { kind: "warning"; left: number } | { kind: "temporary"; minutes: number } | { kind: "email" };

export function noFailures(key: string, email: string, now: Instant): Lockout {
  return {
    key,
    email,
    failedAttempts: 0,
    lastAttemptAt: null,
    isTemporarilyLocked: false,
    tempLockoutUntil: null,
    requiresEmailUnlock: false,
    emailUnlockRequired: false,
    unlockTokenHash: null,
    unlockTokenExpiry: null,
    unlockEmailsSent: [],
    createdAt: now,
    updatedAt: now,
  };
}

/** Whether someone may even try. A temporary lock clears by itself once its time has passed. */
export function lockStateOf(lockout: Pick<Lockout, "requiresEmailUnlock" | "tempLockoutUntil">, now: Instant): LockState {
  if (lockout.requiresEmailUnlock) return { kind: "email" };
  const until = lockout.tempLockoutUntil;
  if (until === null || now >= until) return { kind: "open" };
  return { kind: "temporary", minutes: Math.ceil(minutesBetween(now, until)) };
}

/** Spec 1 §4: attempts 1–2 invalid, 3–4 warning, 5–7 locked for 15 minutes, 8 and more email unlock. */
export function afterFailure(before: Lockout, now: Instant): { lockout: Lockout; outcome: Outcome } {
  const isFresh = before.lastAttemptAt === null || minutesBetween(before.lastAttemptAt, now) > LOCKOUT.WINDOW_MINUTES;
  const failedAttempts = isFresh ? 1 : before.failedAttempts + 1;
  const outcome = outcomeOf(failedAttempts);
  const lockout = {
    ...before,
    failedAttempts,
    lastAttemptAt: now,
    isTemporarilyLocked: outcome.kind === "temporary",
    tempLockoutUntil: outcome.kind === "temporary" ? addMinutes(now, LOCKOUT.TEMP_LOCK_MINUTES) : null,
    requiresEmailUnlock: outcome.kind === "email",
    emailUnlockRequired: outcome.kind === "email",
    updatedAt: now,
  };
  return { lockout, outcome };
}

function outcomeOf(attempts: number): Outcome {
  if (attempts >= LOCKOUT.EMAIL_UNLOCK_AT) return { kind: "email" };
  if (attempts >= LOCKOUT.TEMP_LOCK_AT) return { kind: "temporary", minutes: LOCKOUT.TEMP_LOCK_MINUTES };
  if (attempts >= LOCKOUT.WARN_AT) return { kind: "warning", left: LOCKOUT.TEMP_LOCK_AT - attempts };
  return { kind: "invalid" };
}

/** The mails of the last hour, and whether one more may go. */
export function mayMail({ unlockEmailsSent }: Pick<Lockout, "unlockEmailsSent">, now: Instant): { recent: Instant[]; isAllowed: boolean } {
  const recent = unlockEmailsSent.filter((at) => minutesBetween(at, now) < 60);
  return { recent, isAllowed: recent.length < LOCKOUT.UNLOCK_EMAILS_PER_HOUR };
}

/** The token itself is compared by the caller, who holds its hash; here only the order of the refusals is decided. */
export function checkUnlock(lockout: Lockout, isSameToken: boolean, now: Instant): "unlocked" | "invalid" | "expired" {
  if (!isSameToken || lockout.unlockTokenExpiry === null) return "invalid";
  return now > lockout.unlockTokenExpiry ? "expired" : "unlocked";
}
