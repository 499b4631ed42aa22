import { expect, test } from "vitest";
import { lengthFault, linkFault } from "../../lib/text/faults.ts";
import { wordsFault, wordsOf } from "./words.ts";

test("a list is typed with commas; empty and repeated words fall away", () => {
  expect(wordsOf(" Blender, ZBrush,, Blender ,")).toEqual(["Blender", "ZBrush"]);
  expect(wordsOf("")).toEqual([]);
});

test("a list is as long as the contract allows, and so is each of its words", () => {
  expect(wordsFault("a, b", 2)).toBeUndefined();
  expect(wordsFault("a, b, c", 2)).toBe("Please name at most 2.");
  expect(wordsFault("x".repeat(40), 2)).toBeUndefined();
  expect(wordsFault("x".repeat(41), 2)).toContain("Please shorten");
});

test("characters are counted as people see them", () => {
  expect(lengthFault("🙂🙂", 2)).toBeUndefined();
  expect(lengthFault("🙂🙂🙂", 2)).toBe("Please shorten this to 2 characters.");
});

test("a link leads to the web and nowhere else", () => {
  expect(linkFault("https://example.com/a")).toBeUndefined();
  for (const address of ["javascript:alert(1)", "mailto:a@example.com", "example.com", ""]) expect(linkFault(address)).toBeDefined();
});
