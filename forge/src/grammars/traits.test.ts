import { expect, test } from "vitest";
import { makeThing } from "../assemble.ts";
import { seededRandom } from "../solid/random.ts";
import type { Grammar } from "./grammar.ts";
import { type Look, PLAIN_LOOK } from "./look.ts";
import { grammars } from "./registry.ts";
import { signatureOf } from "./signature.ts";

/** Words for what the form is anyway, or that only another style builds: naming them changes nothing, and nothing is missing. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  axe: ["plain"],
  cake: ["plain"],
  chest: ["closed"],
  crate: ["vented"],
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

async function shows(grammar: Grammar, look: Partial<Look>): Promise<boolean> {
  for (const seed of [1, 2, 3, 4]) if ((await signature(grammar, look, seed)) !== (await signature(grammar, {}, seed))) return true;
  return false;
}

test.each(grammars.map((grammar) => [grammar.id, grammar] as const))("what is claimed of it is built: %s", async (id, grammar) => {
  const unseen = [];
  if (!(await shows(grammar, { colors: [[0.9, 0.1, 0.8]] }))) unseen.push("a colour");
  for (const trait of Object.keys(grammar.traits ?? {}))
    if (!(USUAL[id] ?? []).includes(trait) && !(await shows(grammar, { traits: new Set([trait]) }))) unseen.push(trait);
  expect(unseen).toEqual([]);
});
