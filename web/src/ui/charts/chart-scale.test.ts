import { expect, test } from "vitest";
import { runsOf, slotAt, ticksTo } from "./chart-scale.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [9, [0, 5, 10]],
  [100, [0, 25, 50, 75, 100]],
  [160, [0, 50, 100, 150, 200]],
  [1_204, [0, 500, 1_000, 1_500]],
])("an axis up to %i is marked with the round figures %j", (highest, ticks) => {
  expect(ticksTo(highest)).toEqual(ticks);
});

test.each([
  [100, -20, [-50, 0, 50, 100]],
  [0, -12, [-15, -10, -5, 0]],
  [3, -1, [-1, 0, 1, 2, 3]],
])("an axis from %i down to %i has zero on it: %j", (highest, lowest, ticks) => {
  expect(ticksTo(highest, lowest)).toEqual(ticks);
});

test("a line has a gap where there is no value", () => {
  expect(runsOf([null, 1, 2, null, 3])).toEqual([
    { from: 1, values: [1, 2] },
    { from: 4, values: [3] },
  ]);
});

test("a place belongs to the slot it lies in, also just outside the chart", () => {
  expect([-5, 0, 99, 100, 699, 700, 705].map((place) => slotAt(place, 700, 7))).toEqual([0, 0, 0, 1, 6, 6, 6]);
  expect(slotAt(10, 0, 7)).toBe(6);
});
