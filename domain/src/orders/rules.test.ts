import { expect, test } from "vitest";
import { type ItemType, LINE_STATUSES, OWNED_STATUSES } from "./constants.ts";
import { givesAccess, isNews, isOfTokens, isThing, itemPath } from "./rules.ts";

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

test.each<[ItemType, boolean, string]>([
  ["product", true, "/product/x"],
  ["training", true, "/learning/x"],
  ["token_pack", false, "/blendagen"],
  ["plan", false, "/blendagen"],
])("what is sold is a thing of a creator or tokens of ours: %s", (itemType, isSo, path) => {
  expect(isThing(itemType)).toBe(isSo);
  expect(isOfTokens({ itemType })).toBe(!isSo);
  expect(itemPath({ itemType, itemId: "x" })).toBe(path);
});

test("what is owned opens, unless all of it is being given back", () => {
  for (const status of LINE_STATUSES) {
    expect(givesAccess({ status, pausedAt: null })).toBe(OWNED_STATUSES.some((owned) => owned === status));
    expect(givesAccess({ status, pausedAt: "2026-01-01T00:00:00.000Z" })).toBe(false);
  }
});
