import { expect, test } from "vitest";
import { addBusinessDays, businessMinutesBetween } from "./calendar.ts";

test("three business days from a Friday end on Wednesday", () => {
  expect(addBusinessDays("2026-03-06T10:00:00.000Z", 3)).toBe("2026-03-11T10:00:00.000Z");
});

test.each([
  ["within a day", "2026-03-05T10:00:00.000Z", "2026-03-05T11:30:00.000Z", 90],
  ["over a night", "2026-03-05T23:00:00.000Z", "2026-03-06T01:00:00.000Z", 120],
  ["over a weekend", "2026-03-06T23:00:00.000Z", "2026-03-09T01:00:00.000Z", 120],
  ["within a weekend", "2026-03-07T01:00:00.000Z", "2026-03-08T23:00:00.000Z", 0],
  ["from a Saturday on", "2026-03-07T12:00:00.000Z", "2026-03-10T12:00:00.000Z", 36 * 60],
  ["backwards", "2026-03-06T12:00:00.000Z", "2026-03-05T12:00:00.000Z", 0],
])("business minutes %s", (_, from, to, minutes) => {
  expect(businessMinutesBetween(from, to)).toBe(minutes);
});
