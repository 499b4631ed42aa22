import { expect, test } from "vitest";
import { clockText } from "./clock-text.ts";

test.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [3_729, "1:02:09"],
  [-1, "0:00"],
])("%s seconds read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
