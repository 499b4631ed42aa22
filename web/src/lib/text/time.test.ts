import { expect, test } from "vitest";
import { agoOf, dayOf } from "./time.ts";

const NOW = Date.parse("2026-03-20T12:00:00.000Z");
const before = (ms: number) => new Date(NOW - ms).toISOString();
const says = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test("a moment ago is told in the largest unit that fits", () => {
  expect(agoOf(before(59 * MINUTE + 59_000), NOW)).toBe(says.format(-59, "minute"));
  expect(agoOf(before(60 * MINUTE), NOW)).toBe(says.format(-1, "hour"));
  expect(agoOf(before(23 * HOUR), NOW)).toBe(says.format(-23, "hour"));
  expect(agoOf(before(DAY), NOW)).toBe(says.format(-1, "day"));
});

test("less than a minute ago is just now, and so is what a clock that is ahead says", () => {
  expect(agoOf(before(59_000), NOW)).toBe("just now");
  expect(agoOf(before(0), NOW)).toBe("just now");
  expect(agoOf(before(-1), NOW)).toBe("just now");
  expect(agoOf(before(-2 * HOUR), NOW)).toBe("just now");
  expect(agoOf(before(MINUTE), NOW)).toBe(says.format(-1, "minute"));
});

test("longer ago than a month, the day itself is told", () => {
  expect(agoOf(before(30 * DAY), NOW)).toBe(dayOf(before(30 * DAY)));
});
