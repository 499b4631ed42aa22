import { makeThing } from "@blenda/forge/assemble";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { type Look, PLAIN_LOOK } from "@blenda/forge/grammar/look";
import { seededRandom } from "@blenda/forge/solid/random";
import { indicesOf } from "@blenda/forge/solid/shapes/shape";
import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { STANCES as FOUR_LEGGED } from "../bodies/four-legged/stances.ts";
import { STANCES as PERSON } from "../bodies/person/stances.ts";

// Coarse triangles: what stands where is the same, and the table is quick.
export const makeBody = (grammar: Grammar, traits: readonly string[] = [], look: Partial<Look> = {}) =>
  makeThing({ grammar, look: { ...PLAIN_LOOK, style: "low-poly", ...look, traits: new Set(traits) } }, false, seededRandom(3));
export type BuiltBody = Awaited<ReturnType<typeof makeBody>>;

/** Stances are the traits a family lists first: those it can take. */
const KNOWN = new Set([
  ...Object.keys(FOUR_LEGGED),
  ...Object.keys(PERSON),
  ..."flying swimming leaping diving resting crawling coiled stretching arched floating rising drifting turning attacking".split(" "),
]);
const stancesOf = ({ traits = {} }: Grammar) => Object.keys(traits).filter((name) => KNOWN.has(name) && traits[name].length > 0);

/** Height, width and depth of the whole. */
export const outline = ({ box }: BuiltBody) => box.getSize(new Vector3()).toArray();

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

function expectSound({ parts }: BuiltBody, stance: string): void {
  for (const { name, shape, rig } of parts) {
    expect(indicesOf(shape).length, `${stance} ${name}`).toBeGreaterThan(0);
    expect(shape.getAttribute("position").array.every(Number.isFinite), `${stance} ${name}`).toBe(true);
    expect(rig, `${stance} ${name}`).toBe(parts[0].rig);
  }
}

function expectConnected({ parts }: BuiltBody): void {
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

/** Animals and people stand, walk and sleep. */
export function testStances(bodies: readonly Grammar[]): void {
  describe.each(bodies.map((body) => [body.id, body] as const))("%s", (id, body) => {
    test("takes stances that differ in outline, built of sound triangles on connected bones", async () => {
      const stances = stancesOf(body);
      expect(stances.length).toBeGreaterThanOrEqual(4);
      const asked = PLANS.includes(id) ? stances : [stances[0], stances[2]];
      const outlines: string[] = [];
      for (const stance of asked) {
        const thing = await makeBody(body, [stance]);
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
}
