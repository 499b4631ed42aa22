import { expect, test } from "vitest";
import { dayOf } from "../../lib/text/time.ts";
import { timeAgo } from "./time-ago.ts";

const NOW = Date.parse("2026-03-20T12:00:00.000Z");
const before = (ms: number) => new Date(NOW - ms).toISOString();
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  ["under 60 s 'Just now'", 59 * SECOND, "Just now"],
  ["a clock that is behind says 'Just now' too", -5 * SECOND, "Just now"],
  ["under 1 hour minutes", MINUTE, "1 minute ago"],
  ["under 1 hour minutes, to the last", HOUR - SECOND, "59 minutes ago"],
  ["under 1 day hours", HOUR, "1 hour ago"],
  ["under 1 day hours, to the last", DAY - SECOND, "23 hours ago"],
  ["under 7 days days", DAY, "1 day ago"],
  ["under 7 days days, to the last", 7 * DAY - SECOND, "6 days ago"],
])("%s", (_sentence, ms, says) => {
  expect(timeAgo(before(ms), NOW)).toBe(says);
});

test("else a date", () => {
  expect(timeAgo(before(7 * DAY), NOW)).toBe(dayOf(before(7 * DAY)));
});

test("time label 'Unknown' if no date", () => {
  for (const none of [null, undefined, "", "yesterday"]) expect(timeAgo(none, NOW)).toBe("Unknown");
});
