import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const NOW = Date.parse("2026-11-18T20:00:00.000Z");
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [8 * DAY + HOUR, "8 days"],
  [2 * DAY, "2 days"],
  [2 * DAY - 1, "47 hours"],
  [2 * HOUR, "2 hours"],
  [2 * HOUR - 1, "119 minutes"],
  [MINUTE, "1 minute"],
  [MINUTE - 1, "less than a minute"],
  [0, null],
  [-DAY, null],
])("%i milliseconds before its end a sale has %s left", (ms, says) => {
  expect(timeLeft(new Date(NOW + ms).toISOString(), NOW)).toBe(says);
});
