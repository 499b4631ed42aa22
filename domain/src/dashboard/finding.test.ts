import { expect, test } from "vitest";
import { readTyped } from "./finding.ts";

test.each([
  ["100351", { by: "number", number: 100_351 }],
  [" #100351 ", { by: "number", number: 100_351 }],
  ["R-58", { by: "caseNumber", number: 58 }],
  ["Ana@Example.com", { by: "email", email: "ana@example.com" }],
  ["pi_demo_9x21", { by: "id", id: "pi_demo_9x21", words: "pi_demo_9x21" }],
  ["brass cabin lamp", { by: "words", words: "brass cabin lamp" }],
  ["orbit", { by: "words", words: "orbit" }],
  ["a", null],
  ["   ", null],
  ["9999999999999", { by: "id", id: "9999999999999", words: "9999999999999" }],
])("%j is looked for as %j", (typed, wanted) => {
  expect(readTyped(typed)).toEqual(wanted);
});
