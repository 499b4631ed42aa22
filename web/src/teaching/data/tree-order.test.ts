import { expect, test } from "vitest";
import { intoSection, numberOf, putLesson, putSection, stepLesson, stepSection } from "./tree-order.ts";

/** "ab c -" is three sections: two lessons, one, none. */
const tree = (text: string) =>
  text.split(" ").map((lessons, at) => ({ id: `s${at}`, lessons: lessons === "-" ? [] : [...lessons].map((id) => ({ id })) }));
const text = (sections: readonly { lessons: readonly { id: string }[] }[]) =>
  sections.map(({ lessons }) => lessons.map(({ id }) => id).join("") || "-").join(" ");

test.each([
  ["abc de", "b", 1, "acb de"],
  ["abc de", "b", -1, "bac de"],
  ["abc de", "c", 1, "ab cde"],
  ["abc de", "d", -1, "abcd e"],
  ["abc de", "a", -1, "abc de"],
  ["abc de", "e", 1, "abc de"],
  ["ab - c", "b", 1, "a b c"],
] as const)("in %s a step of %s by %i makes %s", (before, lesson, step, after) => {
  expect(text(stepLesson(tree(before), lesson, step))).toBe(after);
});

test.each([
  ["abc de", "a", 1, "bc dea"],
  ["abc de", "e", -1, "abce d"],
  ["abc de", "e", 1, "abc de"],
] as const)("in %s %s goes into the section %i from its own: %s", (before, lesson, step, after) => {
  expect(text(intoSection(tree(before), lesson, step))).toBe(after);
});

test("a lesson is dropped where it was let go, counted without itself", () => {
  expect(text(putLesson(tree("abc de"), "a", "s0", 2))).toBe("bca de");
  expect(text(putLesson(tree("abc de"), "a", "s1", 1))).toBe("bc dae");
  expect(text(putLesson(tree("abc de"), "a", "gone", 1))).toBe("abc de");
});

test("sections change places with all that is in them", () => {
  expect(text(stepSection(tree("ab c d"), "s1", -1))).toBe("c ab d");
  expect(text(stepSection(tree("ab c d"), "s2", 1))).toBe("ab c d");
  expect(text(putSection(tree("ab c d"), "s0", 2))).toBe("c d ab");
});

test("lessons are counted by section and place", () => {
  expect(["a", "c", "d", "x"].map((id) => numberOf(tree("ab cd"), id))).toEqual(["1.1", "2.1", "2.2", ""]);
});
