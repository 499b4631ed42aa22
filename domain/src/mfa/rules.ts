import { type FactorMethod, STEP_UP, type StepUpAction } from "../access/step-up.ts";
import { addMinutes, minutesBetween } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { BACKUP_CODE_LENGTH, ENROLMENT_CODE, LOCK_MINUTES, MOST_KEYS, TRIES } from "./constants.ts";
import type { AddProblem } from "./model.ts";

/** A code as it is compared: apps and people group digits, and capitals do not matter. */
export const normalCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** Without what is mistaken for something else when it is read from paper: no I, O, 0, 1. */
const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Sixty bits. `below(n)` answers a whole number from 0 to n − 1. */
export function drawBackupCode(below: (bound: number) => number): string {
  return Array.from({ length: BACKUP_CODE_LENGTH }, () => CODE_LETTERS[below(CODE_LETTERS.length)]).join("");
}

/** Eighty bits: too many to guess, so a quick hash keeps it. In fours, because it is read out or typed. */
export function drawEnrolmentCode(below: (bound: number) => number): string {
  const letters = Array.from({ length: ENROLMENT_CODE.LENGTH }, () => CODE_LETTERS[below(CODE_LETTERS.length)]).join("");
  return letters.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** A number with its country, as it is dialled everywhere (E.164); `null` for anything else. */
export function phoneOf(typed: string): string | null {
  const plain = typed.replaceAll(/[\s().\-/]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : null;
}

/** Keys know us by a name; browsers refuse them on 127.0.0.1 and its kind (decision D7). */
export const isAddressOfDigits = (host: string): boolean => /^[\d.]+$/.test(host) || host.includes(":") || host.startsWith("[");

/** What a factor shown for this opens: the staff area has two actions and one ceremony (decision D1). */
export const opensWith = (action: StepUpAction): readonly StepUpAction[] =>
  action === "ADMIN_ACCESS" || action === "ADMIN_ROUTE_ACCESS" ? ["ADMIN_ACCESS", "ADMIN_ROUTE_ACCESS"] : [action];

interface RunningSession {
  action: StepUpAction;
  lastUsedAt: Instant;
  expiresAt: Instant;
}

/** When a session of an action ends unless it is used, and when in any case (decision B12). */
export function endsOf({ action, lastUsedAt, expiresAt }: RunningSession): { idleEndsAt: Instant; endsAt: Instant } {
  const { idleMinutes } = STEP_UP[action];
  const idle = idleMinutes === null ? expiresAt : addMinutes(lastUsedAt, idleMinutes);
  return { idleEndsAt: idle < expiresAt ? idle : expiresAt, endsAt: expiresAt };
}

export const isLive = (session: RunningSession, now: Instant): boolean => now < endsOf(session).idleEndsAt;

/** Wrong answers in a row; a right one begins anew, and so does a quiet quarter of an hour. */
export interface Tries {
  count: number;
  lockedUntil: Instant | null;
  updatedAt: Instant;
}

/** Until when nothing is looked at; `null`: it is. */
export const lockOf = ({ lockedUntil }: Tries, now: Instant): Instant | null =>
  lockedUntil !== null && now < lockedUntil ? lockedUntil : null;

/** Counted as wrong before it is compared: a right answer takes it back. The fifth starts the lock. */
export function afterTry(before: Tries | null, now: Instant): Tries {
  const isFresh = !before || minutesBetween(before.updatedAt, now) >= LOCK_MINUTES;
  const count = isFresh ? 1 : before.count + 1;
  return { count, lockedUntil: count >= TRIES ? addMinutes(now, LOCK_MINUTES) : null, updatedAt: now };
}

export const triesLeft = ({ count }: Tries): number => Math.max(0, TRIES - count);

/** Whole minutes until then, and at least one. */
export const minutesUntil = (until: Instant, now: Instant): number => Math.max(1, Math.ceil(minutesBetween(now, until)));

/** What this place can do: text messages need a sender, keys a name. */
export interface Place {
  hasSender: boolean;
  isAddressOfDigits: boolean;
}

const isUsableAt = (method: FactorMethod, place: Place): boolean =>
  method === "sms" ? place.hasSender : method === "hardware_key" ? !place.isAddressOfDigits : true;

/** The reason why a person with these cannot add one more of a method. Backup codes come with the others. */
export function addProblem(method: Exclude<FactorMethod, "backup_codes">, held: readonly FactorMethod[], place: Place): AddProblem | null {
  if (!isUsableAt(method, place)) return method === "sms" ? "no-sender" : "address-of-digits";
  if (method === "hardware_key") return held.filter((each) => each === method).length >= MOST_KEYS ? "full" : null;
  return held.includes(method) ? "taken" : null;
}

/** What can be asked for, each method once, in the order in which to ask; backup codes last. `held` has the primary one first. */
export function askable(held: readonly FactorMethod[], codesLeft: number, place: Place): FactorMethod[] {
  const methods = [...new Set(held)].filter((method) => isUsableAt(method, place));
  return codesLeft > 0 && held.length > 0 ? [...methods, "backup_codes"] : methods;
}

/** Whether a first factor takes a code of a super admin or of the command on the server: a password alone opens no staff area. */
export const needsEnrolmentCode = (person: { hasFactor: boolean; isStaff: boolean; isStaffAreaOpen: boolean }): boolean =>
  person.isStaff && !person.hasFactor && !person.isStaffAreaOpen;

/** Whether a right password is not enough (decision D9). */
export const asksAtSignIn = (person: { hasFactor: boolean; isWanted: boolean; isStaff: boolean; isBrowserKnown: boolean }): boolean =>
  person.hasFactor && (person.isWanted || person.isStaff) && !person.isBrowserKnown;
