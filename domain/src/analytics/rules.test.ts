import { expect, test } from "vitest";
import { FUNNEL_STEPS } from "./constants.ts";
import { groupedSmall, percentOf, visibilityOf, weakestStep } from "./rules.ts";

test.each([
  [0, 0, 100, "full"],
  [0, 7, 0, "low"],
  [499, 1_000, 49.9, "low"],
  [4_999, 10_000, 50, "low"],
  [500, 1_000, 50, "partial"],
  [8_999, 10_000, 90, "partial"],
  [900, 1_000, 90, "full"],
  [2, 3, 66.7, "partial"],
  [1_000, 1_000, 100, "full"],
])("%i of %i are %d%%, which is %s", (part, whole, percent, visibility) => {
  expect([percentOf(part, whole), visibilityOf(part, whole)]).toEqual([percent, visibility]);
});

test("the weakest step is the one with the smallest share of the step before", () => {
  expect(weakestStep({ visits: 100, products: 60, carts: 6, checkouts: 5, paid: 4 }, FUNNEL_STEPS)).toBe("carts");
  expect(weakestStep({ visits: 0, products: 0, carts: 0, checkouts: 0, paid: 0 }, FUNNEL_STEPS)).toBeNull();
  expect(weakestStep({ visits: 4, products: 0, carts: 0, checkouts: 0, paid: 0 }, FUNNEL_STEPS)).toBe("products");
});

const line = (key: string, visits: number) => ({ key, visits });
const add = (one: { key: string; visits: number }, other: { visits: number }) => ({ ...one, visits: one.visits + other.visits });

test.each([
  ["all are shown", [line("DE", 9), line("FR", 5)], ["DE", "FR"], [line("DE", 9), line("FR", 5)], 0],
  ["small ones are one line", [line("DE", 9), line("FR", 4), line("IT", 1)], ["DE"], [line("DE", 9), line("elsewhere", 5)], 2],
  ["a single small one has no name either", [line("DE", 9), line("FR", 4)], ["DE"], [line("DE", 9), line("elsewhere", 4)], 1],
  ["nothing stays nothing", [], [], [], 0],
])("countries with fewer than five people: %s", (_, lines, shown, expected, grouped) => {
  expect(groupedSmall(lines, (key) => shown.includes(key), add)).toEqual({ lines: expected, grouped });
});
