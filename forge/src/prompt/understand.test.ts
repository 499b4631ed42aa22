import { forms as known } from "@blenda/forms/forms";
import { crate } from "@blenda/forms/grammars/crate";
import { headphones } from "@blenda/forms/grammars/headphones/headphones";
import { house } from "@blenda/forms/grammars/house/house";
import { knot } from "@blenda/forms/grammars/knot/knot";
import { mushroom } from "@blenda/forms/grammars/mushroom/mushroom";
import { pine } from "@blenda/forms/grammars/pine";
import { ring } from "@blenda/forms/grammars/ring/ring";
import { robot } from "@blenda/forms/grammars/robot/robot";
import { sword } from "@blenda/forms/grammars/sword/sword";
import { table } from "@blenda/forms/grammars/table/table";
import { vase } from "@blenda/forms/grammars/vase/vase";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Forms } from "../forms.ts";
import { clausesOf } from "./clauses.ts";
import { plural, singular, tokensOf } from "./tokens.ts";
import { understand } from "./understand.ts";
import { reported } from "./understanding.ts";

const forms: Forms = { ...known, grammars: [crate, headphones, house, knot, mushroom, pine, ring, robot, sword, table, vase] };

async function read(prompt: string) {
  const understood = await understand(prompt, forms);
  if (!understood) throw new Error("nothing was understood");
  return reported(understood);
}

describe("one thing", () => {
  test("colour, material, style, size, wear and glow are read from the words around the noun", async () => {
    const [thing] = (await read("a huge rusty dark red sci-fi steel crate, glowing green lights")).objects;
    expect(thing).toMatchObject({
      form: "crate",
      fit: "exact",
      count: 1,
      colors: ["red"],
      material: "steel",
      style: "sci-fi",
      size: "huge",
      wear: "rusty",
      glows: true,
    });
    expect(thing.traits).toContain("rusty");
  });
  test("colours joined by “and” before the noun belong to it in their order", async () => {
    expect((await read("blue and white vase")).objects).toMatchObject([{ form: "vase", colors: ["blue", "white"] }]);
  });
  test("gold beside another colour is a colour, alone it is a substance", async () => {
    expect((await read("blue and gold vase")).objects).toMatchObject([{ colors: ["blue", "gold"], material: null }]);
    expect((await read("gold and blue vase")).objects).toMatchObject([{ colors: ["gold", "blue"], material: null }]);
    expect((await read("gold vase")).objects).toMatchObject([{ colors: [], material: "gold" }]);
  });
  test("two colour words in a row are one colour", async () => {
    expect((await read("lime green vase")).objects[0].colors).toEqual(["lime green"]);
  });
  test("a part's colour leaves the thing's own alone, and takes the place where the form wears it", async () => {
    const [plainHouse] = (await understand("house with a blue door and a red roof", forms))?.objects ?? [];
    expect(plainHouse.look.colors.map((color) => color !== undefined)).toEqual([false, true, true]);
    expect(plainHouse.look.colors[1]?.[0]).toBeGreaterThan(plainHouse.look.colors[1]?.[2] ?? 1);
    const [trimmed] = (await read("porcelain vase with gold trim")).objects;
    expect(trimmed).toMatchObject({ material: "porcelain", colors: [], accents: ["gold trim"] });
  });
  test("what belongs to a thing stays with it", async () => {
    const { objects, sentences } = await read("a gold ring with a green gem");
    expect(objects).toMatchObject([{ form: "ring", material: "gold", accents: ["green gem"] }]);
    expect(sentences).toEqual(["A gold ring with green gem."]);
    const [jewel] = (await understand("a ring with a green gem", forms))?.objects ?? [];
    expect(jewel.look.colors[0]).toBeDefined();
    expect((await read("rusty crate, glowing orange lights")).sentences).toEqual(["A rusty crate with glowing orange lights."]);
    expect((await read("pine with lights and a star")).objects).toMatchObject([{ form: "pine", glows: true }]);
  });
  test("what comes in pairs is one thing under its plural name", async () => {
    for (const words of ["headphones", "a pair of headphones", "glasses", "scissors"])
      expect((await read(words)).objects, words).toMatchObject([{ count: 1 }]);
    expect((await read("two pairs of white headphones")).sentences).toEqual(["Two pairs of white headphones."]);
  });
  test("the place a thing stands in is no second thing", async () => {
    expect((await read("a cozy wooden house in the snow")).objects).toMatchObject([{ form: "house", material: "wood", traits: ["snowy"] }]);
    expect((await read("glowing mushrooms in the forest")).objects).toMatchObject([{ form: "mushroom", colors: [] }]);
  });
  test("words of other languages are read as far as they are known", async () => {
    for (const words of ["Holzkiste", "una caja de madera", "木の箱", "une caisse en bois"])
      expect((await read(words)).objects, words).toMatchObject([{ form: "crate", material: "wood", count: 1 }]);
  });
  test("a substance named for the thing is its substance, before or after", async () => {
    expect((await read("golden sword")).objects[0].material).toBe("gold");
    expect((await read("sword made of obsidian")).objects[0].material).toBe("obsidian");
  });
  test("a colour named for a light is the light's", async () => {
    const [thing] = (await understand("obsidian sword with glowing red runes", forms))?.objects ?? [];
    expect(thing.look.colors).toEqual([]);
    expect(thing.look.glow?.[0]).toBeGreaterThan(0.7);
  });
  test("words a form knows for itself reach it", async () => {
    expect((await read("snowy christmas tree")).objects[0]).toMatchObject({ form: "pine", traits: ["snowy", "festive"] });
    expect((await read("a samurai sword")).objects[0].traits).toContain("katana");
  });
  test("a shade changes the colour it stands before", async () => {
    const [dark] = (await understand("dark blue vase", forms))?.objects ?? [];
    const [plain] = (await understand("blue vase", forms))?.objects ?? [];
    expect(dark.look.colors[0]?.[2]).toBeLessThan(plain.look.colors[0]?.[2] ?? 0);
  });
});

describe("several things", () => {
  test("a number and a plural count", async () => {
    expect(await read("three red mushrooms")).toMatchObject({ objects: [{ form: "mushroom", count: 3, colors: ["red"] }] });
    expect((await read("a pair of swords")).objects[0].count).toBe(2);
    expect((await read("12 crates")).objects[0].count).toBe(12);
    expect((await read("robots")).objects[0].count).toBe(3);
  });
  test("things joined by “and” keep their own words", async () => {
    const { objects, arrangement } = await read("a dark green robot and a small golden sword");
    expect(objects).toMatchObject([
      { form: "robot", colors: ["green"], size: null, material: null },
      { form: "sword", colors: [], size: "small", material: "gold" },
    ]);
    expect(arrangement).toBe("group");
  });
  test("a stack is stacked, a row stands in a row", async () => {
    expect(await read("a stack of two crates and a vase")).toMatchObject({
      arrangement: "stack",
      objects: [
        { form: "crate", count: 2 },
        { form: "vase", count: 1 },
      ],
    });
    expect((await read("a row of four vases")).arrangement).toBe("row");
  });
  test("colours listed after a plural are shared out", async () => {
    expect((await read("three vases: red, blue and green")).objects.map(({ count, colors }) => [count, ...colors])).toEqual([
      [1, "red"],
      [1, "blue"],
      [1, "green"],
    ]);
  });
  test("something carried or put on something else is a thing of its own", async () => {
    expect((await read("a robot with a sword")).objects).toMatchObject([{ form: "robot" }, { form: "sword" }]);
    expect(await read("a table with two vases")).toMatchObject({
      relations: [{ thing: 0, kind: "with", to: 1 }],
      objects: [{ form: "table" }, { form: "vase", count: 2 }],
    });
    expect(await read("a vase on top of a crate")).toMatchObject({
      relations: [{ thing: 0, kind: "on", to: 1 }],
      objects: [{ form: "vase" }, { form: "crate" }],
    });
  });
  test("what is named after a garment is carried, not worn", async () => {
    expect((await read("a robot with a hat and a sword")).relations.map(({ kind }) => kind)).toEqual(["wearing", "with"]);
  });
  test("a number of parts is not a number of things", async () => {
    expect((await read("robot with two antennas")).objects).toMatchObject([{ count: 1 }]);
  });
  test("never more than twelve, and the sentence says so", async () => {
    const { objects, sentences } = await read("999999 crates and 50 swords");
    expect(objects.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect(sentences).toContain("A scene holds twelve things at most.");
  });
});

describe("honesty", () => {
  test("a kind of something that can be made is made as that, and the sentence says so", async () => {
    expect((await read("a small excalibur")).sentences).toEqual(["A small excalibur, made as a sword."]);
  });
  test("a member of a family that is not there is missing, and only its nearest relatives are offered", async () => {
    const { objects, sentences } = await read("a blue picnic table");
    expect(objects).toMatchObject([{ noun: "picnic table", form: "", fit: "missing", colors: ["blue"], offers: ["table"] }]);
    expect(sentences).toEqual(["We have no picnic table yet. Nearest: a table."]);
  });
  test("a noun of no family is missing, and nothing is offered that is not near", async () => {
    expect((await read("a politician")).objects).toMatchObject([{ form: "", fit: "missing", offers: [] }]);
    expect((await read("blue")).sentences).toEqual(["You didn't name a thing."]);
  });
  test("what needs a form of its own is not made as what it is called after", async () => {
    for (const words of ["a bean bag", "a rocking chair", "a picnic table", "a doghouse", "a lightsaber"])
      expect((await read(words)).objects[0], words).toMatchObject({ fit: "missing" });
  });
  test("a compound nobody knows is missing under all its words, never made as its first or last noun", async () => {
    for (const words of ["robot scratching post", "sword entrance", "table mobile", "vase squeezer"])
      expect((await read(words)).objects, words).toMatchObject([{ noun: words, form: "", fit: "missing" }]);
    for (const [words, form] of [
      ["kitchen table", "table"],
      ["oak table", "table"],
      ["robot statue", "robot"],
    ])
      expect((await read(words)).objects, words).toMatchObject([{ form, fit: "exact" }]);
  });
  test.each([
    ["we are making a kids game and i need a red crate", "crate"],
    ["my son wants a robot for his birthday", "robot"],
    ["low poly hero prop: rusty crate, LOD0-LOD3, quad topology, albedo and normal maps, unreal engine 5", "crate"],
    ["for a school project about history: a sword", "sword"],
    ["a vase, you know, the kind you put flowers in", "vase"],
  ])("“%s” asks for one thing", async (prompt, form) => {
    expect((await read(prompt)).objects).toMatchObject([{ form }]);
  });
  test("what was chosen among the offers is made, and what was crossed out is left out", async () => {
    const chosen = await understand("a bookcase and a crate", forms, { instead: { bookcase: "table" } });
    expect(chosen?.objects).toMatchObject([
      { asked: "bookcase", made: "table", fit: "missing", grammar: { id: "table" } },
      { asked: "crate", made: "crate", fit: "exact" },
    ]);
    const without = await understand("a bookcase and a crate", forms, { instead: { bookcase: "" } });
    expect(without?.objects.map(({ asked }) => asked)).toEqual(["crate"]);
  });
  test("words that changed nothing are named", async () => {
    expect((await read("crate with mysterious stickers")).ignored).toEqual(["mysterious stickers"]);
  });
  test("a prompt without any word is not understood", async () => {
    for (const empty of ["", "   ", "✨😍", "!!!", "the of and"]) expect(await understand(empty, forms)).toBeNull();
  });
});

test("any text is either understood with sound values or not understood at all", async () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 9 }),
    fc.constantFrom("crate", "and", "with", "of", "red", "12", "glowing", "a", "stack", "rusty", "vases"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 9 }), async (words) => {
      for (const { count, look } of (await understand(words.join(" "), forms))?.objects ?? []) {
        expect(Number.isInteger(count) && count >= 1 && count <= 12).toBe(true);
        expect([look.size, look.wear, ...look.colors.flatMap((color) => color ?? [])].every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 40, seed: 4 },
  );
});

test("plurals and clauses", () => {
  expect(["boxes", "berries", "torches", "dresses", "vases", "cactus", "leaves", "dress"].map(singular)).toEqual([
    "box",
    "berry",
    "torch",
    "dress",
    "vase",
    "cactus",
    "leaf",
    "dress",
  ]);
  expect(["box", "berry", "cactus", "oil drum", "knife", "headphones"].map(plural)).toEqual([
    "boxes",
    "berries",
    "cacti",
    "oil drums",
    "knives",
    "headphones",
  ]);
  expect(clausesOf(tokensOf("Low poly crate, sci fi & Crème"), () => 0).map(({ words }) => words.join(" "))).toEqual([
    "low-poly crate",
    "sci-fi",
    "creme",
  ]);
});
