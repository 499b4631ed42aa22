import { expect, test } from "vitest";
import { changeOf, pointsBetween, readPeriod, shareOf, spanText, writePeriod } from "./period.ts";

test.each([
  [{}, "30"],
  [{ days: "7" }, "7"],
  [{ days: "90" }, "90"],
  [{ days: "31" }, "30"],
])("the address %j shows %s days", (asked, period) => {
  expect(readPeriod(asked)).toBe(period);
});

test("the usual period needs no name in the address", () => {
  expect([writePeriod("30"), writePeriod("7")]).toEqual([{}, { days: "7" }]);
});

test.each([
  [112, 100, { text: "+12 %", tone: "better" }],
  [96, 100, { text: "−4 %", tone: "worse" }],
  [100, 100, { text: "+0 %", tone: "neither" }],
  [12, 0, { text: "+12", tone: "neither" }],
  [0, 0, { text: "No change", tone: "neither" }],
])("%i after %i is told as %j", (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test("more computing time is neither good nor bad news", () => {
  expect(changeOf(112, 100, { isCost: true }).tone).toBe("neither");
  expect(changeOf(750, 0, { isCost: true, text: spanText }).text).toBe("+12.5 min");
});

test("two shares are compared in points, and not at all where there was nothing before", () => {
  expect(pointsBetween(81, 80.5)).toEqual({ text: "+0.5 pt", tone: "better" });
  expect(pointsBetween(81, null)).toEqual({ text: "New", tone: "neither" });
  expect(pointsBetween(null, null)).toEqual({ text: "No change", tone: "neither" });
  expect([shareOf(3, 4), shareOf(0, 0)]).toEqual([75, null]);
});

test.each([
  [5.84, "5.8 s"],
  [750, "12.5 min"],
  [11_520, "3.2 h"],
])("%f seconds read %s", (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});
