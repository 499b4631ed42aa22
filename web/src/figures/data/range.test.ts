import { expect, test } from "vitest";
import { rangeFaults, readRange, shiftRange, writeRange } from "./range.ts";

const TODAY = "2026-11-15";
const MONTH = { from: "2026-10-17", to: TODAY };

test.each([
  [{}, "30", MONTH],
  [{ range: "90" }, "90", { from: "2026-08-18", to: TODAY }],
  [{ range: "365" }, "365", { from: "2025-11-16", to: TODAY }],
  [{ range: "7" }, "30", MONTH],
  [{ from: "2026-01-01", to: "2026-01-31" }, "custom", { from: "2026-01-01", to: "2026-01-31" }],
  // Too long, the wrong way round, not over, no day.
  [{ from: "2025-01-01", to: TODAY }, "30", MONTH],
  [{ from: "2026-02-01", to: "2026-01-01" }, "30", MONTH],
  [{ from: "2026-11-01", to: "2026-12-01", range: "90" }, "90", { from: "2026-08-18", to: TODAY }],
  [{ from: "soon", to: TODAY }, "30", MONTH],
])("the address %j shows %s: %j", (asked, choice, range) => {
  expect(readRange(asked, TODAY)).toEqual({ choice, range });
});

test.each([
  ["2025-11-15", TODAY, {}],
  ["2025-11-14", TODAY, { from: "Choose at most 366 days." }],
  ["2026-11-14", "2026-11-16", { to: "Choose today or an earlier day." }],
  ["2026-11-14", "2026-11-13", { to: "The last day can't be before the first." }],
  ["", TODAY, { from: "Choose the first day." }],
  [TODAY, "", { to: "Choose the last day." }],
])("from %s to %s: %j", (from, to, faults) => {
  expect(rangeFaults({ from, to }, TODAY)).toEqual(faults);
});

test("a range moves by its own length, and not beyond today", () => {
  const before = { from: "2026-09-17", to: "2026-10-16" };
  expect(shiftRange(MONTH, -1, TODAY)).toEqual(before);
  expect(shiftRange(before, 1, TODAY)).toEqual(MONTH);
  expect(shiftRange({ from: "2026-10-27", to: "2026-11-05" }, 1, TODAY)).toEqual({ from: "2026-11-06", to: TODAY });
  expect(shiftRange(MONTH, 1, TODAY)).toBeNull();
});

test("what ends today and is as long as a period is called by its name in the address", () => {
  expect(writeRange(MONTH, TODAY)).toEqual({});
  expect(writeRange({ from: "2026-08-18", to: TODAY }, TODAY)).toEqual({ range: "90" });
  expect(writeRange({ from: "2026-09-17", to: "2026-10-16" }, TODAY)).toEqual({ from: "2026-09-17", to: "2026-10-16" });
});
