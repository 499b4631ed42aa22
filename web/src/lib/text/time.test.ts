import { expect, test } from "vitest";
import { agoOf, clockOf, dayOf, momentOf } from "./time.ts";

const NOW = Date.parse("2026-03-20T12:00:00.000Z");
const before = (ms: number) => new Date(NOW - ms).toISOString();
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test("a moment ago is told in the largest unit that fits", () => {
  expect(agoOf(before(59 * MINUTE + 59_000), NOW)).toBe("59 minutes ago");
  expect(agoOf(before(60 * MINUTE), NOW)).toBe("1 hour ago");
  expect(agoOf(before(23 * HOUR), NOW)).toBe("23 hours ago");
  expect(agoOf(before(DAY), NOW)).toBe("yesterday");
});

test("less than a minute ago is just now, and so is what a clock that is ahead says", () => {
  expect(agoOf(before(59_000), NOW)).toBe("just now");
  expect(agoOf(before(0), NOW)).toBe("just now");
  expect(agoOf(before(-1), NOW)).toBe("just now");
  expect(agoOf(before(-2 * HOUR), NOW)).toBe("just now");
  expect(agoOf(before(MINUTE), NOW)).toBe("1 minute ago");
});

test("longer ago than a month, the day itself is told", () => {
  expect(agoOf(before(30 * DAY), NOW)).toBe(dayOf(before(30 * DAY)));
});

test("the reader's own clock is read, in English", () => {
  const evening = new Date(2026, 10, 18, 20, 30).toISOString();
  expect([dayOf(evening), clockOf(evening), momentOf(evening)]).toEqual(["Nov 18, 2026", "8:30 PM", "Nov 18, 2026, 8:30 PM"]);
});
