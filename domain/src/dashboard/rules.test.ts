import { expect, test } from "vitest";
import { addBusinessDays, addMinutes } from "../shared/calendar.ts";
import { byUrgency, promisedText, shareOf, spanText, urgencyOf, waitedText } from "./rules.ts";

/** A Friday: whatever came in the last days came on one that counts. */
const NOW = "2026-11-27T16:40:00.000Z";
const HOUR = 60;
const waiting = (hours: number, promised: number | null) => {
  const since = addMinutes(NOW, -hours * HOUR);
  return { since, dueAt: promised === null ? null : addMinutes(since, promised * HOUR) };
};

test.each([
  [0, 48, 0, "calm"],
  [31, 48, 31 / 48, "calm"],
  [31.68, 48, 0.66, "warn"],
  [43, 48, 43 / 48, "warn"],
  [43.2, 48, 0.9, "bad"],
  [60, 48, 1.25, "bad"],
  [1, 0, 1, "bad"],
])("after %d of %d hours the bar is at %d, and %s", (hours, promised, share, urgency) => {
  const clock = waiting(hours, promised);
  expect(shareOf(clock, NOW)).toBeCloseTo(share);
  expect(urgencyOf(share)).toBe(urgency);
});

const at = (time: string) => `2026-03-${time}:00.000Z`;
test.each([
  ["at once", "03T10:00", "03T10:00", 0],
  ["half of it", "03T10:00", "04T10:00", 0.5],
  ["over a weekend nothing is used", "06T10:00", "08T23:00", 14 / 48],
  ["all of it", "03T10:00", "05T10:00", 1],
  ["more", "03T10:00", "06T10:00", 1.5],
])("of a promise of business days is used, %s", (_, since, now, share) => {
  expect(shareOf({ since: at(since), dueAt: addBusinessDays(at(since), 2) }, at(now))).toBeCloseTo(share);
});

test("where nothing was promised nothing is late", () => {
  expect(shareOf(waiting(1_000, null), NOW)).toBeNull();
  expect(urgencyOf(null)).toBe("calm");
  expect(promisedText(waiting(1, null))).toBeNull();
});

test("what is nearest to the end of its promise comes first, then the oldest of what has none", () => {
  const all = [waiting(2, 24), waiting(500, null), waiting(46, 48), waiting(900, null), waiting(100, 120)];
  expect(all.sort(byUrgency(NOW)).map((clock) => waitedText(clock, NOW))).toEqual(["1.9", "4 d 4 h", "2 h", "37 d 12 h", "20 d 20 h"]);
});

test.each([
  ["2026-11-18T10:00:00.000Z", 2, "2026-11-18T10:20:00.000Z", "0 of 2 business days"],
  ["2026-11-18T10:00:00.000Z", 5, "2026-11-24T10:00:00.000Z", "4 of 5 business days"],
  ["2026-11-18T10:00:00.000Z", 3, "2026-11-26T10:00:00.000Z", "6 of 3 business days"],
  ["2026-11-20T10:00:00.000Z", 2, "2026-11-22T23:00:00.000Z", "0.5 of 2 business days"],
])("what came at %s with a promise of %d business days reads at %s: %s", (since, days, now, text) => {
  const clock = { since, dueAt: addBusinessDays(since, days) };
  expect(`${waitedText(clock, now)} of ${promisedText(clock)}`).toBe(text);
});

test("a promise of hours is told in hours", () => {
  const clock = waiting(3, 24);
  expect([waitedText(clock, NOW), promisedText(clock)]).toEqual(["3 h", "1 d"]);
});

test.each([
  [-5, "0 min"],
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [61, "1 h"],
  [1_440, "1 d"],
  [46 * 60, "1 d 22 h"],
  [21 * 1_440, "21 d"],
])("%d minutes are %s", (minutes, text) => {
  expect(spanText(minutes * 60_000)).toBe(text);
});
