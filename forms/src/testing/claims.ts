import { makeThing } from "@blenda/forge/assemble";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { type Look, PLAIN_LOOK } from "@blenda/forge/grammar/look";
import { seededRandom } from "@blenda/forge/solid/random";
import { expect, test } from "vitest";
import { signatureOf } from "./signature.ts";

/** Words for what the form is anyway, or that only another style builds: naming them changes nothing, and nothing is missing. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  axe: ["plain"],
  cake: ["plain"],
  chest: ["closed"],
  crate: ["vented"],
  envelope: ["sealed"],
  headphones: ["studio"],
  planet: ["tiny"],
  rocket: ["toy"],
  terrain: ["bare"],
  tower: ["round", "roofed"],
  vase: ["plain"],
};

// Low-poly: the same construction in a fraction of the time.
const signature = async (grammar: Grammar, look: Partial<Look>, seed: number) =>
  signatureOf((await makeThing({ grammar, look: { ...PLAIN_LOOK, style: "low-poly", ...look } }, false, seededRandom(seed))).parts);

/** A claim that changes nothing fails. */
export function testClaims(claiming: readonly Grammar[]): void {
  test.each(claiming.map((grammar) => [grammar.id, grammar] as const))("what is claimed of it is built: %s", async (id, grammar) => {
    const plain = new Map<number, Promise<string>>();
    const shows = async (look: Partial<Look>) => {
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const usual = plain.get(seed) ?? signature(grammar, {}, seed);
        plain.set(seed, usual);
        if ((await signature(grammar, look, seed)) !== (await usual)) return true;
      }
      return false;
    };
    const unseen = [];
    if (!(await shows({ colors: [[0.9, 0.1, 0.8]] }))) unseen.push("a colour");
    for (const trait of Object.keys(grammar.traits ?? {}))
      if (!(USUAL[id] ?? []).includes(trait) && !(await shows({ traits: new Set([trait]) }))) unseen.push(trait);
    expect(unseen).toEqual([]);
  });
}
