import { expect, test } from "vitest";
import { addMinutes } from "../shared/calendar.ts";
import { byUrgency, promisedText, shareOf, spanText, urgencyOf, waitedText } from "./rules.ts";

const NOW = "2026-11-24T16:40:00.000Z";
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

test("where nothing was promised nothing is late", () => {
  expect(shareOf(waiting(1_000, null), NOW)).toBeNull();
  expect(urgencyOf(null)).toBe("calm");
  expect(promisedText(waiting(1, null))).toBeNull();
});

test("what is nearest to the end of its promise comes first, then the oldest of what has none", () => {
  const all = [waiting(2, 24), waiting(500, null), waiting(46, 48), waiting(900, null), waiting(100, 120)];
  expect(all.sort(byUrgency(NOW)).map((clock) => waitedText(clock, NOW))).toEqual(["1 d 22 h", "4 d 4 h", "2 h", "37 d 12 h", "20 d 20 h"]);
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
