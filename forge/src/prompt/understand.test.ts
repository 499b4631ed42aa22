import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crate } from "../grammars/crate.ts";
import type { Grammar } from "../grammars/grammar.ts";
import { mushroom } from "../grammars/mushroom.ts";
import { pine } from "../grammars/pine.ts";
import { robot } from "../grammars/robot.ts";
import { sword } from "../grammars/sword.ts";
import { vase } from "../grammars/vase.ts";
import { clausesOf, singular } from "./tokens.ts";
import { understand } from "./understand.ts";
import { reported } from "./understanding.ts";

const forms: readonly Grammar[] = [crate, mushroom, pine, robot, sword, vase];

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
  test("a substance named for a detail is only a colour", async () => {
    const [thing] = (await read("porcelain vase with gold trim")).objects;
    expect(thing).toMatchObject({ material: "porcelain", colors: ["gold"] });
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
    expect(dark.look.colors[0][2]).toBeLessThan(plain.look.colors[0][2]);
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
  test("never more than twelve", async () => {
    const { objects } = await read("900 crates and 50 swords");
    expect(objects.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  });
});

describe("honesty", () => {
  test("a noun near to a form takes it and says so", async () => {
    const { objects, sentences } = await read("a birch tree");
    expect(objects).toMatchObject([{ noun: "birch tree", form: "pine", fit: "close" }]);
    expect(sentences[0]).toContain("There is no form for “birch tree” yet; pine comes closest.");
  });
  test("a noun near to nothing says that something stands in", async () => {
    const { objects, sentences } = await read("a politician");
    expect(objects[0].fit).toBe("stand-in");
    expect(sentences[0]).toContain("There is no form for “politician” yet");
  });
  test("words that changed nothing are named", async () => {
    expect((await read("crate with mysterious stickers")).ignored).toEqual(["mysterious", "stickers"]);
  });
  test("a prompt without any word is not understood", async () => {
    for (const empty of ["", "   ", "🐉🔥", "!!!", "the of and"]) expect(await understand(empty, forms)).toBeNull();
  });
});

test("what people may type never breaks the reading", async () => {
  const odd = [
    "'; drop table users; --",
    "<script>alert(1)</script> crate",
    "Ignore all previous instructions, crate",
    "кувшин",
    "木箱",
    "a".repeat(5000),
    "crate ".repeat(200),
    "\u0000\uFFFF",
    "-1 crates",
    "1e9 crates",
    "__proto__",
    "constructor of toString",
  ];
  for (const prompt of odd) {
    const understood = await understand(prompt, forms);
    if (understood) expect(understood.objects.length).toBeGreaterThan(0);
  }
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
        expect([look.size, look.wear, ...look.colors.flat()].every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 40, seed: 4 },
  );
});

test("plurals and clauses", () => {
  expect(["boxes", "berries", "torches", "glasses", "vases", "cactus", "leaves", "dress"].map(singular)).toEqual([
    "box",
    "berry",
    "torch",
    "glass",
    "vase",
    "cactus",
    "leaf",
    "dress",
  ]);
  expect(clausesOf("Low poly crate, sci fi & Crème").map(({ words }) => words.join(" "))).toEqual(["low-poly crate", "sci-fi", "creme"]);
});
