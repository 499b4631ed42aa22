import { expect, test } from "vitest";
import { changeOf, fewerIsBetter, pointsBetween, shareOf } from "./change.ts";

test.each([
  [112, 100, { text: "+12.0%", tone: "better" }],
  [96, 100, { text: "−4.0%", tone: "worse" }],
  [100, 100, { text: "+0.0%", tone: "neither" }],
  [12, 0, { text: "+12", tone: "neither" }],
  [0, 0, { text: "No change", tone: "neither" }],
  [50, -100, { text: "+150.0%", tone: "better" }],
])("%i after %i is told as %j", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test("more of what only costs us is neither good nor bad news", () => {
  expect(changeOf(112, 100, { isCost: true }).tone).toBe("neither");
});

test("two shares are compared in points, and not at all where there was nothing before", () => {
  expect(pointsBetween(81, 80.5)).toEqual({ text: "+0.5 pt", tone: "better" });
  expect(pointsBetween(81, null)).toEqual({ text: "New", tone: "neither" });
  expect(pointsBetween(null, null)).toEqual({ text: "No change", tone: "neither" });
  expect([shareOf(3, 4), shareOf(0, 0)]).toEqual([75, null]);
});

test("more refunds are worse, and fewer are better", () => {
  expect([fewerIsBetter(3, 2), fewerIsBetter(2, 3), fewerIsBetter(2, 2)]).toEqual([
    { text: "+1", tone: "worse" },
    { text: "−1", tone: "better" },
    { text: "No change", tone: "neither" },
  ]);
});
