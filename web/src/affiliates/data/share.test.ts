import { expect, test } from "vitest";
import { shareBps } from "./share.ts";

test.each([
  ["1", 100],
  ["12.5", 1_250],
  [" 20 % ", 2_000],
  ["75", 7_500],
  ["0.99", null],
  ["75.01", null],
  ["100", null],
  ["", null],
  ["twenty", null],
])("a share of %s is %s basis points", (typed, bps) => {
  expect(shareBps(typed)).toBe(bps);
});
