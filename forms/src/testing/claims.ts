import type { Grammar } from "@blenda/forge/grammar/grammar";
import type { Look } from "@blenda/forge/grammar/look";
import { expect, test } from "vitest";
import { quickSignature, type UsualSignatures } from "./signature.ts";

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

/** A claim that changes nothing fails. */
export function testClaims(claiming: readonly Grammar[], usual: UsualSignatures): void {
  test.each(claiming.map((grammar) => [grammar.id, grammar] as const))("what is claimed of it is built: %s", async (id, grammar) => {
    const shows = async (look: Partial<Look>) => {
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
        if ((await quickSignature(grammar, look, seed)) !== (await usual(grammar, seed))) return true;
      return false;
    };
    const unseen = [];
    if (!(await shows({ colors: [[0.9, 0.1, 0.8]] }))) unseen.push("a colour");
    for (const trait of Object.keys(grammar.traits ?? {}))
      if (!(USUAL[id] ?? []).includes(trait) && !(await shows({ traits: new Set([trait]) }))) unseen.push(trait);
    expect(unseen).toEqual([]);
  });
}
