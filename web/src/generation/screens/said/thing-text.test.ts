import type { ReadThing } from "@blenda/domain/generation/model";
import { expect, test } from "vitest";
import { madeAs, relationText, thingTitle, traitTexts } from "./thing-text.ts";

const look = { colors: [], material: null, finish: null, pattern: null, style: null, size: null, traits: [], text: null };
const thing = (asked: string, changes: Partial<ReadThing> = {}): ReadThing => ({
  ...look,
  asked,
  made: asked,
  fit: "exact",
  count: 1,
  offers: [],
  relation: null,
  ...changes,
});

test.each([
  [thing("axe"), null, "An axe"],
  [thing("mug", { count: 3 }), null, "Three mugs"],
  [thing("torch", { count: 2 }), null, "Two torches"],
  [thing("knife", { count: 4 }), null, "Four knives"],
  [thing("", { made: "sculpture" }), null, "A sculpture"],
  [thing("elephant", { made: "", fit: "missing" }), "bear", "A bear"],
])("%j with %j reads “%s”", (read, chosen, title) => {
  expect(thingTitle(read, chosen)).toBe(title);
});

test("what is made under another name is said", () => {
  expect(madeAs(thing("convertible", { made: "car" }))).toBe("made as a car");
  expect(madeAs(thing("race car", { made: "car" }))).toBeNull();
});

test("a thing says where it stands and what it is like", () => {
  const table = thing("table");
  expect(relationText(thing("mug", { relation: { kind: "on", to: 0 } }), [table])).toBe("on the table");
  expect(relationText(thing("basket", { relation: { kind: "full of", to: 0 } }), [thing("apple", { count: 5 })])).toBe("full of apples");
  expect(relationText(thing("mug", { relation: { kind: "on", to: 7 } }), [table])).toBeNull();
  expect(traitTexts(thing("sign", { size: "huge", material: "wood", traits: ["wood", "mossy"], text: "INN" }))).toEqual([
    "huge",
    "wood",
    "mossy",
    "says “INN”",
  ]);
});
