import { expect, test } from "vitest";
import { findRings, type Likes } from "./rings.ts";

/** Each of these liked so many posts of each other. */
const all = (count: number, ...people: string[]): Likes[] =>
  people.flatMap((from) => people.filter((to) => to !== from).map((to) => ({ from, to, count })));
const given = (likes: readonly Likes[], more: Record<string, number> = {}) => {
  const sums = new Map(Object.entries(more));
  for (const { from, count } of likes) sums.set(from, (sums.get(from) ?? 0) + count);
  return sums;
};

test.each<[string, Likes[], Record<string, number>, string[][]]>([
  ["three who like only each other are a ring", all(5, "a", "b", "c"), {}, [["a", "b", "c"]]],
  ["two are friends", all(40, "a", "b"), {}, []],
  ["four likes each are no habit", all(4, "a", "b", "c"), {}, []],
  ["who likes others as much is nobody's member", all(5, "a", "b", "c"), { a: 10 }, []],
  ["six of ten likes inside are enough", all(6, "a", "b", "c"), { a: 8 }, [["a", "b", "c"]]],
  ["fans of somebody who does not like them back are fans", ["b", "c", "d"].map((from) => ({ from, to: "a", count: 30 })), {}, []],
  ["a ring needs not know all of its members", [...all(9, "a", "b"), ...all(9, "b", "c"), ...all(9, "c", "d")], {}, [["a", "b", "c", "d"]]],
  [
    "two rings are two",
    [...all(7, "a", "b", "c"), ...all(7, "x", "y", "z")],
    {},
    [
      ["a", "b", "c"],
      ["x", "y", "z"],
    ],
  ],
  ["nobody likes anything", [], {}, []],
])("%s", (_what, likes, more, rings) => {
  expect(findRings(likes, given(likes, more))).toEqual(rings);
});
