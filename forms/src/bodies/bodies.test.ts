import type { Look } from "@blenda/forge/grammar/look";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { formsByFolder } from "../every-form.ts";
import { type BuiltBody, makeBody, outline } from "../testing/stances.ts";
import { OUTFITS } from "./person/outfits.ts";

const { bodies } = formsByFolder;
const make = (id: string, traits: readonly string[] = [], look: Partial<Look> = {}) => {
  const grammar = bodies.find((body) => body.id === id);
  if (!grammar) throw new Error(`no body ${id}`);
  return makeBody(grammar, traits, look);
};
const colorsOf = ({ parts }: BuiltBody, name: string) => {
  const part = parts.find((each) => each.name === name);
  const out = {
    color: [0, 0, 0] as [number, number, number],
    roughness: 0,
    metallic: 0,
    height: 0,
    glow: [0, 0, 0] as [number, number, number],
  };
  part?.surface({ x: 0, y: 1, z: 0, nx: 0, ny: 1, nz: 0, u: 0, v: 0, open: 1, edge: 0, upward: 1, altitude: 0.5 }, out);
  return part ? out.color : null;
};

test("there are at least thirty animals", () => {
  expect(bodies.length).toBeGreaterThan(60);
});

test.each([
  ["horse", "saddle"],
  ["horse", "blanket"],
  ["cat", "collar"],
  ["dog", "bow"],
  ["penguin", "scarf"],
  ["person", "glasses"],
  ["person", "beard"],
  ["person", "cape"],
])("a %s with a %s has one, in the colour named for it", async (id, trait) => {
  const plain = await make(id);
  const red = hex(0xd01010);
  const slot = id === "person" ? 3 : 2;
  const colors: (typeof red | undefined)[] = Array.from({ length: slot + 1 }, () => undefined);
  colors[slot] = red;
  const with_ = await make(id, [trait], { colors });
  expect(plain.parts.some(({ name }) => name === trait)).toBe(false);
  const color = colorsOf(with_, trait);
  expect(color).not.toBeNull();
  if (color && trait !== "glasses" && trait !== "beard") expect(color[0]).toBeGreaterThan(color[1] * 1.5);
});

test("young ones have a larger head for their body", async () => {
  const [old, young] = [await make("horse"), await make("horse", ["young"])];
  expect(outline(young)[2] / outline(young)[1]).not.toBeCloseTo(outline(old)[2] / outline(old)[1], 2);
});

test("every profession is dressed in its own way", () => {
  const looks = Object.values(OUTFITS).map((outfit) => JSON.stringify({ ...outfit, words: [] }));
  expect(new Set(looks).size).toBe(looks.length);
});

test.each(["knight", "king", "mermaid", "santa"])("a %s wears more than a plain person does", async (name) => {
  const [plain, dressed] = [await make("person"), await make("person", [name])];
  const names = ({ parts }: BuiltBody) => parts.map((part) => part.name).join();
  expect(names(dressed)).not.toBe(names(plain));
});

/** The words for a part, where it is built, and that everything else keeps its colour. */
test.each([
  ["cat", "eye", "eyes"],
  ["cow", "horn", "horns"],
  ["elephant", "tusk", "tusks"],
  ["parrot", "beak", "beak"],
  ["bee", "wing", "wings"],
])("the colour named for a %s’s %s is that of its %s alone", async (id, word, part) => {
  const slot = bodies.find((body) => body.id === id)?.wears?.findIndex((words) => words.split(" ").includes(word)) ?? -1;
  const colors: (Rgb | undefined)[] = [];
  colors[slot] = hex(0x20c040);
  const [plain, painted] = [await make(id), await make(id, [], { colors })];
  expect(colorsOf(painted, part)).not.toEqual(colorsOf(plain, part));
  for (const { name } of plain.parts.filter((each) => each.name !== part))
    expect(colorsOf(painted, name), name).toEqual(colorsOf(plain, name));
});

test("a rider finds a seat on a horse, and a hand has a grip", async () => {
  expect((await make("horse")).sockets.map(({ name }) => name)).toEqual(expect.arrayContaining(["seat", "head"]));
  expect((await make("person")).sockets.map(({ name }) => name)).toEqual(expect.arrayContaining(["grip", "head"]));
});

test.each(["minotaur", "werewolf", "yeti"])("a %s stands like a person: far taller than deep", async (id) => {
  const [, height, depth] = outline(await make(id));
  expect(height).toBeGreaterThan(depth * 1.4);
});

test("what is on one head of a hydra is on all five", async () => {
  const { parts } = await make("hydra");
  expect(parts.filter(({ name }) => name === "eyes")).toHaveLength(10);
});

test("a baby’s head is a larger share of it than a man’s", async () => {
  const share = async (traits: readonly string[]) => {
    const thing = await make("person", traits);
    const head = thing.parts.find(({ name }) => name === "head")?.shape;
    head?.computeBoundingBox();
    return (head?.boundingBox?.getSize(new Vector3()).y ?? 0) / (outline(thing)[1] / thing.scale);
  };
  expect(await share(["baby", "standing"])).toBeGreaterThan(1.4 * (await share(["man", "standing"])));
});

test("a bust of an animal is its head and neck on a socle, of one stone and without bones", async () => {
  const [whole, bust] = [await make("horse"), await make("horse", ["bust"])];
  expect(bust.parts.some(({ name }) => name === "socle")).toBe(true);
  expect(bust.parts.some(({ rig }) => rig !== undefined)).toBe(false);
  expect(outline(bust)[2]).toBeLessThan(outline(whole)[2] * 0.6);
  expect(colorsOf(bust, "body")).toEqual(colorsOf(bust, "eyes"));
});
