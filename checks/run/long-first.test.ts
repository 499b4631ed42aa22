import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONG } from "./long-first.ts";

test("the files that begin first are all there", () => {
  expect(LONG.filter((path) => !existsSync(path))).toEqual([]);
});
