import { expect, test } from "vitest";
import { centsOf, textOfCents } from "./cents-text.ts";

test.each([
  ["22", 2_200],
  ["22.5", 2_250],
  ["22,50", 2_250],
  ["$1,200.00", 120_000],
  [" 0.99 ", 99],
  ["0", 0],
  ["22.", 2_200],
  ["", null],
  ["$", null],
  ["abc", undefined],
  ["1.999", undefined],
  ["-5", undefined],
  ["1e3", undefined],
])("%j typed as a price is %s cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test("a price stands in its field with its cents, and nothing while there is none", () => {
  expect([textOfCents(2_200), textOfCents(0), textOfCents(null)]).toEqual(["22.00", "0.00", ""]);
});
