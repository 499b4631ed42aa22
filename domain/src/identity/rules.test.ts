import { expect, test } from "vitest";
import { AFFILIATE_ID } from "./constants.ts";
import { drawAffiliateId, isSessionOver, passwordProblem, suspensionAt } from "./rules.ts";

test.each([
  ["seven characters", "abcdefg", "short"],
  ["eight characters", "abcdefgh", null],
  ["seven emoji, though fourteen units long", "🔑".repeat(7), "short"],
  ["sixty-four emoji", "🔒".repeat(64), null],
  ["128 characters", "x".repeat(128), null],
  ["129 characters", "x".repeat(129), "long"],
])("a password of %s", (_what, password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test("L11 every affiliate id is three digits 100-999 followed by three capital letters", () => {
  for (let i = 0; i < 20_000; i++) expect(drawAffiliateId((bound) => Math.floor(Math.random() * bound))).toMatch(AFFILIATE_ID);
});

test("affiliate ids reach both ends of what is allowed", () => {
  expect(drawAffiliateId(() => 0)).toBe("100AAA");
  expect(drawAffiliateId((bound) => bound - 1)).toBe("999ZZZ");
});

const AT = "2026-03-01T12:00:00.000Z";
const suspended = (suspendedUntil: string | null) => ({ suspendedAt: AT, suspendedUntil, suspendedReason: "Copied models" });

test.each([
  [{ suspendedAt: null, suspendedUntil: null, suspendedReason: null }, null],
  [suspended(null), { at: AT, until: null, reason: "Copied models" }],
  [suspended("2026-03-02T12:00:00.001Z"), { at: AT, until: "2026-03-02T12:00:00.001Z", reason: "Copied models" }],
  // It is over by the clock, whoever has tidied up since.
  [suspended("2026-03-02T12:00:00.000Z"), null],
])("the day after, %o holds as %o", (row, suspension) => {
  expect(suspensionAt(row, "2026-03-02T12:00:00.000Z")).toEqual(suspension);
});

test.each([
  ["2026-03-01T11:59:59.999Z", AT, true],
  [AT, AT, true],
  ["2026-03-01T12:00:00.001Z", AT, false],
  ["2026-03-01T11:59:59.999Z", null, false],
])("a session of %s and a suspension of %s: over is %s", (createdAt, suspendedAt, isOver) => {
  expect(isSessionOver(createdAt, suspendedAt)).toBe(isOver);
});
