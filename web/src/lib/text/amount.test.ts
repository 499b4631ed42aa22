import { expect, test } from "vitest";
import { amount, axisAmount, gain } from "./amount.ts";

test.each([
  [-7_030, "−$70.30", "−$70.30", "−$70.30"],
  [0, "$0.00", "$0.00", "$0"],
  [1_201, "$12.01", "+$12.01", "$12.01"],
  [-250_000, "−$2,500.00", "−$2,500.00", "−$2,500"],
])("%i cents read %s, as a gain %s, beside an axis %s", (cents, plain, gained, axis) => {
  expect([amount(cents), gain(cents), axisAmount(cents)]).toEqual([plain, gained, axis]);
});
