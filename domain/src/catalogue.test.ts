import { expect, test } from "vitest";
import { accessFailures } from "./access/failures.ts";
import { catalogue } from "./catalogue.ts";
import { chapters } from "./contract.ts";
import { allScreens } from "./screens.ts";

test("no two failures share a code", () => {
  expect(Object.keys(catalogue)).toHaveLength([accessFailures, ...chapters].reduce((sum, chapter) => sum + Object.keys(chapter).length, 0));
});

test("no two screens share an address", () => {
  const paths = allScreens.flatMap(({ path, also = [] }) => [path, ...also]);
  expect(new Set(paths).size).toBe(paths.length);
});

test("every screen has a title of its own and says what it is", () => {
  expect(new Set(allScreens.map(({ head }) => head.title)).size).toBe(allScreens.length);
  for (const { path, head } of allScreens) expect(head.description.length, path).toBeGreaterThan(20);
});
