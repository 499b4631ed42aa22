import { expect, test } from "vitest";
import { wordsIn } from "./words-in.ts";

const ANA = { userId: "ana", name: "Ana" };
const ANA_SAMPLE = { userId: "ana-2", name: "Ana Sample" };
const kinds = (text: string) => wordsIn(text, [ANA, ANA_SAMPLE]).map(({ kind, text: part }) => [kind, part]);

test("a text names people, tags and addresses; everything else is words", () => {
  expect(kinds("Thanks @Ana, see #Hard-Surface at https://example.com/a.")).toEqual([
    ["words", "Thanks "],
    ["person", "@Ana"],
    ["words", ", see "],
    ["tag", "#Hard-Surface"],
    ["words", " at "],
    ["link", "https://example.com/a"],
    ["words", "."],
  ]);
});

test("the longer of two names is meant, and a name nobody meant is words", () => {
  expect(kinds("@Ana Sample and @Bob")).toEqual([
    ["person", "@Ana Sample"],
    ["words", " and @Bob"],
  ]);
});

test("what only looks like a tag or an address is words", () => {
  expect(kinds("a#b # #1 javascript:alert(1) https://name@elsewhere.example/x")).toEqual([
    ["words", "a#b # "],
    ["words", "#1"],
    ["words", " javascript:alert(1) "],
    ["words", "https://name@elsewhere.example/x"],
  ]);
});

test("a tag leads to its stored spelling", () => {
  expect(wordsIn("#Low_Poly", [])).toEqual([{ kind: "tag", text: "#Low_Poly", tag: "low-poly" }]);
});
