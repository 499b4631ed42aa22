import { expect, test } from "vitest";
import { householdsIn } from "./households.ts";

test.each([
  ["a family", "a man and woman and child"],
  ["an old couple dancing", "an old dancing man and old dancing woman"],
  ["a wedding couple on a cake", "a groom and bride on a cake"],
  ["a family house", "a family house"],
  ["a couple of chairs", "a couple of chairs"],
])("“%s” is read as “%s”", (said, meant) => {
  const found = householdsIn(said.split(" "));
  expect([...found].sort()).toEqual(meant.split(" ").sort());
});
