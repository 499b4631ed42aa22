import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test("a password that is too short or too long has no strength", () => {
  expect(passwordStrength("")).toBe(0);
  expect(passwordStrength("T7#xq!b")).toBe(0);
  expect(passwordStrength("x7".repeat(65))).toBe(0);
});

test.each(["aaaaaaaaaaaaaaaa", "1234567890", "abcdefgh", "password1", "Password123", "qwerty12"])("%s is weak", (password) => {
  expect(passwordStrength(password)).toBe(1);
});

test("four ordinary words are strong without any symbol", () => {
  expect(passwordStrength("tulip harbour violin snow")).toBe(4);
});

test("each step of the meter can be reached", () => {
  expect(passwordStrength("garden77")).toBe(2);
  expect(passwordStrength("Gr7-den!q")).toBe(3);
});

test("a longer password is never weaker than its beginning", () => {
  const whole = "Kp7!vx-Zu2#wm";
  const steps = [...whole].map((_, at) => passwordStrength(whole.slice(0, at + 1)));
  expect(steps).toEqual(steps.toSorted());
});

test("one's own name and address do not make it stronger", () => {
  const own = ["Demo creator", "creator@blenda.test"];
  expect(passwordStrength("demo-creator-test", own)).toBeLessThan(passwordStrength("demo-creator-test"));
});
