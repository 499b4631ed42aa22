import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { makeThing } from "../assemble.ts";
import { type Look, PLAIN_LOOK } from "../grammars/look.ts";
import { hex, type Rgb } from "../solid/color.ts";
import { seededRandom } from "../solid/random.ts";
import { indicesOf } from "../solid/shapes/shape.ts";
import { STANCES as FOUR_LEGGED } from "./four-legged/stances.ts";
import { OUTFITS } from "./person/outfits.ts";
import { STANCES as PERSON } from "./person/stances.ts";
import { bodies } from "./registry.ts";

// Coarse triangles: what stands where is the same, and the table is quick.
const make = (id: string, traits: readonly string[] = [], look: Partial<Look> = {}) => {
  const grammar = bodies.find((body) => body.id === id);
  if (!grammar) throw new Error(`no body ${id}`);
  return makeThing({ grammar, look: { ...PLAIN_LOOK, style: "low-poly", ...look, traits: new Set(traits) } }, false, seededRandom(3));
};
type Thing = Awaited<ReturnType<typeof make>>;

/** Stances are the traits a family lists first: those it can take. */
const KNOWN = new Set([
  ...Object.keys(FOUR_LEGGED),
  ...Object.keys(PERSON),
  ..."flying swimming leaping diving resting crawling coiled stretching arched floating rising drifting turning attacking".split(" "),
]);
const stancesOf = (id: string) => {
  const traits = bodies.find((body) => body.id === id)?.traits ?? {};
  return Object.keys(traits).filter((name) => KNOWN.has(name) && traits[name].length > 0);
};

/** Height, width and depth of the whole. */
const outline = ({ box }: Thing) => box.getSize(new Vector3()).toArray();
const colorsOf = ({ parts }: Thing, name: string) => {
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

/** One of each plan goes through all its stances; the others share its code and show two. */
const PLANS = [
  "horse",
  "cat",
  "t-rex",
  "lizard",
  "chicken",
  "fish",
  "dolphin",
  "bee",
  "crab",
  "octopus",
  "jellyfish",
  "starfish",
  "seahorse",
  "snake",
  "snail",
  "caterpillar",
  "ghost",
  "slime",
  "skeleton",
  "bat",
  "squid",
  "worm",
  "pterodactyl",
  "person",
  "golem",
  "eastern dragon",
  "plesiosaur",
  "centaur",
];

function expectSound({ parts }: Thing, stance: string): void {
  for (const { name, shape, rig } of parts) {
    expect(indicesOf(shape).length, `${stance} ${name}`).toBeGreaterThan(0);
    expect(shape.getAttribute("position").array.every(Number.isFinite), `${stance} ${name}`).toBe(true);
    expect(rig, `${stance} ${name}`).toBe(parts[0].rig);
  }
}

function expectConnected({ parts }: Thing): void {
  const { bones, clips } = parts[0].rig ?? { bones: [], clips: [] };
  const known = new Set<string>();
  for (const { name, parent } of bones) {
    if (parent === null) expect(known.size, "one root").toBe(0);
    else expect(known.has(parent), `${name} hangs on ${parent}`).toBe(true);
    known.add(name);
  }
  expect(clips.length).toBeGreaterThanOrEqual(2);
  for (const { turns } of clips)
    for (const [bone, keys] of Object.entries(turns)) {
      expect(known.has(bone), bone).toBe(true);
      for (const axis of [0, 1, 2]) expect(keys[0].turn[axis]).toBeCloseTo(keys[keys.length - 1].turn[axis], 3);
    }
}

describe.each(bodies.map(({ id }) => [id] as const))("%s", (id) => {
  test("takes stances that differ in outline, built of sound triangles on connected bones", async () => {
    const stances = stancesOf(id);
    expect(stances.length).toBeGreaterThanOrEqual(4);
    const asked = PLANS.includes(id) ? stances : [stances[0], stances[2]];
    const outlines: string[] = [];
    for (const stance of asked) {
      const thing = await make(id, [stance]);
      expectSound(thing, stance);
      if (stance === asked[0]) expectConnected(thing);
      outlines.push(
        outline(thing)
          .map((length) => (length / thing.scale).toFixed(2))
          .join(" "),
      );
    }
    expect(new Set(outlines).size).toBe(asked.length);
  });
});

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
  const names = ({ parts }: Thing) => parts.map((part) => part.name).join();
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
