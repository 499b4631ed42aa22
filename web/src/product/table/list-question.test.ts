import { expect, test } from "vitest";
import { countText, dayStart, oneOf, orderOf } from "./list-question.ts";

const view = { words: "", filters: {}, sort: { by: "name", isDown: false }, after: null };

test("a list is asked in the order and for the page of its table", () => {
  expect(orderOf(view, ["name", "seen"])).toEqual({ sort: "name", direction: "asc" });
  expect(orderOf({ ...view, sort: { by: "seen", isDown: true }, after: "c1" }, ["seen"])).toEqual({
    sort: "seen",
    direction: "desc",
    after: "c1",
  });
  expect(orderOf(view, ["seen"])).toEqual({});
});

test.each([
  [1, false, "1 person"],
  [1_000, true, "more than 1,000 people"],
  [0, false, "0 people"],
])("%i counted (more: %s) reads '%s'", (count, isMore, words) => {
  expect(countText({ total: { count, isMore } }, "person", "people")).toBe(words);
});

test("a day begins at midnight of the reader's clock; what is no day is nothing", () => {
  expect(dayStart("2026-11-24")).toBe(new Date(2026, 10, 24).toISOString());
  expect(dayStart("2026-11-30", 1)).toBe(new Date(2026, 11, 1).toISOString());
  expect([dayStart(undefined), dayStart("soon"), dayStart("")]).toEqual([undefined, undefined, undefined]);
});

test("a value nobody offers is none", () => {
  expect([oneOf(["a", "b"], "b"), oneOf(["a"], "z"), oneOf(["a"], undefined)]).toEqual(["b", undefined, undefined]);
});
