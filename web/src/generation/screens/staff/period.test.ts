import { expect, test } from "vitest";
import { readPeriod, spanText, writePeriod } from "./period.ts";

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
  [5.84, "5.8 s"],
  [750, "12.5 min"],
  [11_520, "3.2 h"],
])("%f seconds read %s", (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});
