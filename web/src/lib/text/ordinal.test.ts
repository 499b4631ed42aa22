import { expect, test } from "vitest";
import { ordinal } from "./ordinal.ts";

test("a place in a row is said as people say it", () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 101, 111, 113].map(ordinal)).toEqual(
    "1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 101st 111th 113th".split(" "),
  );
});
