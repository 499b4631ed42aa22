import { expect, test } from "vitest";
import { addMinutes } from "../shared/calendar.ts";
import type { Lockout } from "./model.ts";
import { afterFailure, checkUnlock, lockStateOf, mayMail, noFailures, type Outcome } from "./rules.ts";

const NOW = "2026-01-31T12:00:00.000Z";
const none = noFailures("ada@example.com", "ada@example.com", NOW);
const failed = (attempts: number): Lockout => ({ ...none, failedAttempts: attempts, lastAttemptAt: NOW });

test.each<[number, Outcome]>([
  [1, { kind: "invalid" }],
  [2, { kind: "invalid" }],
  [3, { kind: "warning", left: 2 }],
  [4, { kind: "warning", left: 1 }],
  [5, { kind: "temporary", minutes: 15 }],
  [6, { kind: "temporary", minutes: 15 }],
  [7, { kind: "temporary", minutes: 15 }],
  [8, { kind: "email" }],
  [9, { kind: "email" }],
])("failed attempt %i is answered with %o", (attempt, outcome) => {
  expect(afterFailure(failed(attempt - 1), NOW).outcome).toEqual(outcome);
});

test.each([
  [4, { isTemporarilyLocked: false, emailUnlockRequired: false, requiresEmailUnlock: false }],
  [5, { isTemporarilyLocked: true, emailUnlockRequired: false, requiresEmailUnlock: false }],
  [8, { isTemporarilyLocked: false, emailUnlockRequired: true, requiresEmailUnlock: true }],
])("the record after attempt %i says in the specification's fields how it is locked", (attempt, fields) => {
  expect(afterFailure(failed(attempt - 1), NOW).lockout).toMatchObject(fields);
});

test("the window restarts after 60 quiet minutes, and not before", () => {
  expect(afterFailure(failed(4), addMinutes(NOW, 60)).lockout.failedAttempts).toBe(5);
  expect(afterFailure(failed(4), addMinutes(NOW, 60.01)).lockout.failedAttempts).toBe(1);
});

test("a temporary lock lasts 15 minutes, says minutes rounded up and never 0, and clears by itself", () => {
  const { lockout } = afterFailure(failed(4), NOW);
  expect(lockStateOf(lockout, NOW)).toEqual({ kind: "temporary", minutes: 15 });
  expect(lockStateOf(lockout, addMinutes(NOW, 14.99))).toEqual({ kind: "temporary", minutes: 1 });
  expect(lockStateOf(lockout, addMinutes(NOW, 15))).toEqual({ kind: "open" });
});

test("the eighth failure stays locked however long one waits", () => {
  const { lockout } = afterFailure(failed(7), NOW);
  expect(lockStateOf(lockout, addMinutes(NOW, 60 * 24 * 365))).toEqual({ kind: "email" });
});

test("at most 3 unlock emails in the last hour", () => {
  const sent = { unlockEmailsSent: [addMinutes(NOW, -61), addMinutes(NOW, -59), addMinutes(NOW, -30)] };
  expect(mayMail(sent, NOW)).toEqual({ recent: sent.unlockEmailsSent.slice(1), isAllowed: true });
  expect(mayMail({ unlockEmailsSent: [...sent.unlockEmailsSent, NOW] }, NOW).isAllowed).toBe(false);
});

test("an unlock token must match and be unexpired", () => {
  const waiting = { ...none, unlockTokenExpiry: addMinutes(NOW, 24 * 60) };
  expect(checkUnlock(waiting, true, addMinutes(NOW, 24 * 60))).toBe("unlocked");
  expect(checkUnlock(waiting, true, addMinutes(NOW, 24 * 60 + 0.02))).toBe("expired");
  expect(checkUnlock(waiting, false, NOW)).toBe("invalid");
  expect(checkUnlock(none, true, NOW)).toBe("invalid");
});
