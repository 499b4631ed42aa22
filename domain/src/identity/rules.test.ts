import { expect, test } from "vitest";
import { AFFILIATE_ID } from "./constants.ts";
import { drawAffiliateId, passwordProblem } from "./rules.ts";

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

test("every affiliate id is three digits 100-999 followed by three capital letters", () => {
  for (let i = 0; i < 20_000; i++) expect(drawAffiliateId((bound) => Math.floor(Math.random() * bound))).toMatch(AFFILIATE_ID);
});

test("affiliate ids reach both ends of what is allowed", () => {
  expect(drawAffiliateId(() => 0)).toBe("100AAA");
  expect(drawAffiliateId((bound) => bound - 1)).toBe("999ZZZ");
});
