import { expect, test } from "vitest";
import { typedWord } from "./typed-word.ts";

test.each([
  ["@", { trigger: "@", search: "", length: 1 }],
  ["Hello @Half", { trigger: "@", search: "Half", length: 5 }],
  ["Hello @Halfbyte Pro", { trigger: "@", search: "Halfbyte Pro", length: 13 }],
  ["(@ana", { trigger: "@", search: "ana", length: 4 }],
  ["#hard-sur", { trigger: "#", search: "hard-sur", length: 9 }],
  ["/", { trigger: "/", search: "", length: 1 }],
  ["/list", { trigger: "/", search: "list", length: 5 }],
  ["ana@example", null],
  ["https://blenda.example/#part", null],
  ["1/2", null],
  ["and/or", null],
  ["@Halfbyte Props made this", null],
  ["nothing", null],
])("the word before the cursor in %j", (before, word) => {
  expect(typedWord(before, ["@", "#", "/"])).toEqual(word);
});

test("only words that can be completed here", () => {
  expect(typedWord("/list", ["@", "#"])).toBeNull();
});
