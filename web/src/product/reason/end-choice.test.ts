import { expect, test } from "vitest";
import { endFault, endOf } from "./end-choice.ts";

const NOW = Date.parse("2026-11-24T16:40:00.000Z");

test.each([
  ["none", "", null],
  ["1", "", "2026-11-25T16:40:00.000Z"],
  ["30", "2020-01-01T00:00", "2026-12-24T16:40:00.000Z"],
  ["date", "2026-12-01T10:00:00.000Z", "2026-12-01T10:00:00.000Z"],
])("lasting %s (%s) ends at %s", (lasts, endsOn, end) => {
  expect(endOf({ lasts, endsOn }, NOW)).toBe(end);
});

test.each([
  ["date", "", true],
  ["date", "2026-11-24T16:39:00.000Z", true],
  ["date", "2026-11-24T16:41:00.000Z", false],
  ["none", "", false],
])("lasting %s (%s) is refused: %s", (lasts, endsOn, isWrong) => {
  expect(endFault({ lasts, endsOn }, NOW) !== undefined).toBe(isWrong);
});
