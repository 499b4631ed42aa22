import { expect, test } from "vitest";
import { movedTo } from "./order.ts";

test("a work takes another place, and the rest keep their order", () => {
  expect(movedTo(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(movedTo(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
});

test("beyond the ends is the end", () => {
  expect(movedTo(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
  expect(movedTo(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
});
