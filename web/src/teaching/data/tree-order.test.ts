import { expect, test } from "vitest";
import { dropNode, intoSection, numberOf, putLesson, putSection, stepLesson, stepSection } from "./tree-order.ts";

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

test.each([
  ["over the upper half of a lesson before it", "c", "a", false, "cab de"],
  ["over the lower half of a lesson behind it", "a", "b", true, "bac de"],
  ["over a lesson of another section", "a", "d", true, "bc dae"],
  ["over itself", "b", "b", true, "abc de"],
] as const)("a lesson let go %s", (_, source, target, isBelow, after) => {
  const next = dropNode(tree("abc de"), { kind: "lesson", id: source }, { kind: "lesson", id: target, isBelow });
  expect(text(next)).toBe(after);
});

test("a lesson let go over the name of a section is its last; a section never falls into another", () => {
  expect(text(dropNode(tree("ab cd"), { kind: "lesson", id: "a" }, { kind: "section", id: "s1", isBelow: false }))).toBe("b cda");
  expect(text(dropNode(tree("ab c d"), { kind: "section", id: "s0" }, { kind: "section", id: "s2", isBelow: true }))).toBe("c d ab");
  expect(text(dropNode(tree("ab cd"), { kind: "section", id: "s0" }, { kind: "lesson", id: "c", isBelow: true }))).toBe("ab cd");
});
