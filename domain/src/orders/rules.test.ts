import { expect, test } from "vitest";
import { isNews } from "./rules.ts";

test.each([
  ["nothing newer than what was bought", "1.0", null, "1.0", false],
  ["newer than what was bought, never downloaded", "1.1", null, "1.0", true],
  ["downloaded already", "1.1", "1.1", "1.0", false],
  ["newer than the last download", "1.2", "1.1", "1.0", true],
  ["a training, or a product without versions", null, null, null, false],
  ["bought before there were versions", "1.0", null, null, false],
])("a version is news to its owner: %s", (_, current, downloaded, bought, isSo) => {
  expect(isNews(current, { downloaded, bought })).toBe(isSo);
});
