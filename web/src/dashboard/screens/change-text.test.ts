import { expect, test } from "vitest";
import { changeText } from "./change-text.ts";

test.each([
  [108, 100, false, "+8.0%", "text-ok"],
  [96, 100, false, "−4.0%", "text-bad"],
  [108, 100, true, "+8.0%", "text-bad"],
  [50, 100, true, "−50.0%", "text-ok"],
  [100, 100, false, "0.0%", "text-muted"],
  [5, 0, false, "–", "text-muted"],
  [0, 0, false, "–", "text-muted"],
])("%d after %d is %s", (now, before, isCost, text, ink) => {
  expect(changeText(now, before, isCost)).toEqual({ text, ink });
});
