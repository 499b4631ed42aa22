import type { ReadThing } from "@blenda/domain/generation/model";
import { expect, test } from "vitest";
import { notesOf, phraseOf, relationText, spokenOf, thingTitle, traitTexts } from "./thing-text.ts";

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
  [thing("slice of bread", { count: 2 }), null, "Two slices of bread"],
  [thing("snowman", { count: 2 }), null, "Two snowmen"],
  [thing("unicorn"), null, "A unicorn"],
  [thing("hourglass"), null, "An hourglass"],
  [thing("", { made: "sculpture" }), null, "A sculpture"],
  [thing("elephant", { made: "", fit: "missing" }), "bear", "A bear"],
])("%j with %j reads “%s”", (read, chosen, title) => {
  expect(thingTitle(read, chosen)).toBe(title);
});

test("the engine's own sentence is what is read; without one the thing's name is", () => {
  const reading = { things: [thing("mug", { count: 2 }), thing("table")], unused: ["nice"] };
  const sentences = ["Two red mugs with white handles.", "A table.", "A scene holds twelve things at most.", "Not used: nice."];
  expect(spokenOf({ ...reading, sentences }, 0)).toBe("Two red mugs with white handles");
  expect(notesOf({ ...reading, sentences })).toEqual(["A scene holds twelve things at most."]);
  expect(spokenOf({ ...reading, sentences: [] }, 0)).toBe("Two mugs");
});

test("a thing says where it stands, and what it is like besides what was said", () => {
  const table = thing("table");
  expect(relationText(thing("mug", { relation: { kind: "on", to: 0 } }), [table])).toBe("on the table");
  expect(relationText(thing("basket", { relation: { kind: "full of", to: 0 } }), [thing("apple", { count: 5 })])).toBe("full of apples");
  expect(relationText(thing("mug", { relation: { kind: "on", to: 7 } }), [table])).toBeNull();
  const bread = [thing("slice of bread", { count: 2 })];
  expect(relationText(thing("toaster", { relation: { kind: "with", to: 0 } }), bread)).toBe("with two slices of bread");
  expect(relationText(thing("robot", { relation: { kind: "holding", to: 0 } }), [thing("axe")])).toBe("holding an axe");
  const sign = thing("sign", { size: "huge", material: "wood", finish: "glossy", traits: ["wood", "mossy"], text: "INN" });
  expect(traitTexts(sign, { spoken: "A huge sign", unused: ["glossy"] })).toEqual(["wood", "mossy", "says “INN”"]);
});

test("a thing and what it has are one phrase; after an aside they stand apart", () => {
  expect(phraseOf("A red toaster", "with two slices of bread")).toEqual({ phrase: "A red toaster with two slices of bread", rest: null });
  expect(phraseOf("A wooden desk, made as a table", "on the rug")).toEqual({
    phrase: "A wooden desk, made as a table",
    rest: "on the rug",
  });
});
