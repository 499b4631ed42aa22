import { expect, test } from "vitest";
import { chanceOf } from "./chance.ts";
import { joiningOn, PEOPLE } from "./people.ts";

test("the same words give the same numbers, others give others", () => {
  const drawn = (words: string) => Array.from({ length: 20 }, chanceOf(words).next);
  expect(drawn("12 buying")).toEqual(drawn("12 buying"));
  expect(drawn("12 buying")).not.toEqual(drawn("13 buying"));
});

test("numbers are spread over the whole range, and as often as asked", () => {
  const chance = chanceOf("spread");
  const drawn = Array.from({ length: 5_000 }, () => chance.below(10));
  for (let digit = 0; digit < 10; digit++) expect(drawn.filter((one) => one === digit).length).toBeGreaterThan(400);
  expect(drawn.every((one) => one >= 0 && one < 10)).toBe(true);
  const often = Array.from({ length: 5_000 }, () => chance.is(0.1)).filter(Boolean).length;
  expect(often).toBeGreaterThan(400);
  expect(often).toBeLessThan(600);
});

test("some of a list are different ones, and never more than there are", () => {
  const chance = chanceOf("some");
  expect(new Set(chance.some([1, 2, 3, 4, 5], 3)).size).toBe(3);
  expect(chance.some([1, 2], 5).toSorted()).toEqual([1, 2]);
  expect(chance.pick([])).toBeUndefined();
});

test("everybody joins once, the first on the first day", () => {
  const all = Array.from({ length: 90 }, (_, day) => joiningOn(day)).flat();
  expect(all.toSorted((one, other) => one - other)).toEqual(Array.from({ length: PEOPLE }, (_, n) => n));
  expect(joiningOn(0).length).toBeGreaterThan(10);
});
