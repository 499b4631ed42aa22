import { expect, test } from "vitest";
import type { FactorMethod, StepUpAction } from "../access/step-up.ts";
import { addMinutes } from "../shared/calendar.ts";
import {
  addProblem,
  afterTry,
  askable,
  asksAtSignIn,
  drawBackupCode,
  drawEnrolmentCode,
  endsOf,
  isAddressOfDigits,
  isLive,
  lockOf,
  minutesUntil,
  needsEnrolmentCode,
  normalCode,
  opensWith,
  phoneOf,
  type Tries,
  triesLeft,
} from "./rules.ts";

const NOW = "2026-03-01T12:00:00.000Z";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["abc1-23de-f456", "ABC123DEF456"],
])("the code %o is compared as %s", (typed, compared) => {
  expect(normalCode(typed)).toBe(compared);
});

test("a backup code has 12 characters, and none that is mistaken for another", () => {
  expect(drawBackupCode(() => 0)).toBe("AAAAAAAAAAAA");
  expect(drawBackupCode((bound) => bound - 1)).toBe("999999999999");
  const letters = Array.from({ length: 32 }, (_, n) => drawBackupCode(() => n)[0]);
  expect(new Set(letters).size).toBe(32);
  expect(letters.join("")).not.toMatch(/[IO01]/);
});

test.each([
  ["+1 (202) 555-0143", "+12025550143"],
  ["0049 30 1234567", "+49301234567"],
  ["+44.20.7946.0958", "+442079460958"],
  ["2025550143", null],
  ["+1 202", null],
  ["+1 202 555 0143 ext 3", null],
  ["+012345678", null],
])("the phone number %o is dialled as %s", (typed, dialled) => {
  expect(phoneOf(typed)).toBe(dialled);
});

test.each([
  ["localhost", false],
  ["blenda.example", false],
  ["127.0.0.1", true],
  ["192.168.1.20", true],
  ["[::1]", true],
])("keys work at %s unless it is an address of digits: %s", (host, isDigits) => {
  expect(isAddressOfDigits(host)).toBe(isDigits);
});

test.each<[StepUpAction, StepUpAction[]]>([
  ["ADMIN_ACCESS", ["ADMIN_ACCESS", "ADMIN_ROUTE_ACCESS"]],
  ["ADMIN_ROUTE_ACCESS", ["ADMIN_ACCESS", "ADMIN_ROUTE_ACCESS"]],
  ["MONEY", ["MONEY"]],
  ["ROLES", ["ROLES"]],
  ["DESTRUCTIVE", ["DESTRUCTIVE"]],
  ["ACCOUNT", ["ACCOUNT"]],
])("a factor shown for %s opens %o", (action, opened) => {
  expect(opensWith(action)).toEqual(opened);
});

test.each<[string, StepUpAction, number, number, boolean]>([
  ["just used", "ADMIN_ACCESS", 100, 0, true],
  ["29 minutes idle", "ADMIN_ACCESS", 100, 29, true],
  ["30 minutes idle", "ADMIN_ACCESS", 100, 30, false],
  ["used, after 8 hours", "ADMIN_ACCESS", 480, 0, false],
  ["4 minutes old", "MONEY", 4, 4, true],
  ["5 minutes old, however used", "MONEY", 5, 0, false],
])("a session %s (%s) counts: %s", (_, action, ageMinutes, idleMinutes, isCounting) => {
  const maxMinutes = { ADMIN_ACCESS: 480, MONEY: 5 }[action as "ADMIN_ACCESS" | "MONEY"];
  const expiresAt = addMinutes(NOW, maxMinutes - ageMinutes);
  expect(isLive({ action, lastUsedAt: addMinutes(NOW, -idleMinutes), expiresAt }, NOW)).toBe(isCounting);
});

test("a session never outlives its end by being used", () => {
  const expiresAt = addMinutes(NOW, 10);
  expect(endsOf({ action: "ADMIN_ACCESS", lastUsedAt: NOW, expiresAt })).toEqual({ idleEndsAt: expiresAt, endsAt: expiresAt });
});

test("five tries, then fifteen minutes; a quiet quarter of an hour begins anew", () => {
  let tries: Tries | null = null;
  const left: number[] = [];
  for (let n = 0; n < 5; n++) {
    tries = afterTry(tries, NOW);
    left.push(triesLeft(tries));
  }
  expect(left).toEqual([4, 3, 2, 1, 0]);
  const locked = tries as Tries;
  expect(lockOf(locked, NOW)).toBe(addMinutes(NOW, 15));
  expect(minutesUntil(addMinutes(NOW, 15), addMinutes(NOW, 14.5))).toBe(1);
  expect(lockOf(locked, addMinutes(NOW, 15))).toBeNull();
  expect(afterTry(locked, addMinutes(NOW, 15)).count).toBe(1);
  expect(afterTry({ count: 4, lockedUntil: null, updatedAt: NOW }, addMinutes(NOW, 14)).count).toBe(5);
});

const everything = { hasSender: true, isAddressOfDigits: false };
const bare = { hasSender: false, isAddressOfDigits: true };
const keys = (count: number): FactorMethod[] => Array.from({ length: count }, () => "hardware_key");

test.each<[Parameters<typeof addProblem>[0], FactorMethod[], typeof bare, string | null]>([
  ["authenticator", [], bare, null],
  ["authenticator", ["authenticator"], everything, "taken"],
  ["sms", [], bare, "no-sender"],
  ["sms", [], everything, null],
  ["sms", ["sms"], everything, "taken"],
  ["hardware_key", [], bare, "address-of-digits"],
  ["hardware_key", keys(9), everything, null],
  ["hardware_key", keys(10), everything, "full"],
])("adding %s to %o is hindered at %o by %s", (method, held, place, problem) => {
  expect(addProblem(method, held, place)).toBe(problem);
});

test.each<[FactorMethod[], number, typeof bare, FactorMethod[]]>([
  [[], 10, everything, []],
  [["authenticator"], 0, everything, ["authenticator"]],
  [["hardware_key", "hardware_key", "sms"], 3, everything, ["hardware_key", "sms", "backup_codes"]],
  [["hardware_key", "sms"], 3, bare, ["backup_codes"]],
  [["sms"], 0, bare, []],
])("of %o with %i codes left, at %o, can be asked %o", (held, left, place, methods) => {
  expect(askable(held, left, place)).toEqual(methods);
});

test.each<[string, boolean, boolean, boolean, boolean]>([
  ["a member without a factor", false, false, false, false],
  ["staff without a factor", false, true, false, true],
  ["staff with one, for a further one", true, true, false, false],
  ["staff without a factor, where the staff area is open to them anyway", false, true, true, false],
])("%s brings a setup code", (_, hasFactor, isStaff, isStaffAreaOpen, isNeeded) => {
  expect(needsEnrolmentCode({ hasFactor, isStaff, isStaffAreaOpen })).toBe(isNeeded);
});

test("a setup code has eighty bits in four groups, without letters that look alike", () => {
  let n = 0;
  expect(drawEnrolmentCode((bound) => n++ % bound)).toBe("ABCD-EFGH-JKLM-NPQR");
});

test.each<[string, boolean, boolean, boolean, boolean, boolean]>([
  ["a member who did not want it", true, false, false, false, false],
  ["a member who wants it", true, true, false, false, true],
  ["a member who wants it, in a known browser", true, true, false, true, false],
  ["staff", true, false, true, false, true],
  ["staff in a known browser", true, false, true, true, false],
  ["staff without a factor", false, false, true, false, false],
])("%s is asked at sign-in", (_, hasFactor, isWanted, isStaff, isBrowserKnown, isAsked) => {
  expect(asksAtSignIn({ hasFactor, isWanted, isStaff, isBrowserKnown })).toBe(isAsked);
});
