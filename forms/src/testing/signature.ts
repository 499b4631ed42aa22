import { makeThing } from "@blenda/forge/assemble";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { type Look, PLAIN_LOOK } from "@blenda/forge/grammar/look";
import type { Part } from "@blenda/forge/solid/part";
import { seededRandom } from "@blenda/forge/solid/random";
import { sampled } from "@blenda/forge/solid/surfaces/sampled";

const POINTS = 60;

/** A number for what parts look like: their triangles, and what their surfaces say at some points. Alike parts have the same one. */
function signatureOf(parts: readonly Part[]): string {
  let sum = 0;
  const add = (value: number) => {
    sum = (Math.imul(sum, 31) + Math.round(value * 4096)) | 0;
  };
  for (const part of parts) {
    for (const value of part.shape.getAttribute("position").array) add(value);
    for (const value of part.place?.elements ?? []) add(value);
    sampled(part, POINTS, ({ color, roughness, metallic, height, glow }) => {
      for (const value of [...color, roughness, metallic, height * 100, ...glow]) add(value);
    });
  }
  return `${parts.length}:${sum}`;
}

/** Low-poly: the same construction in a fraction of the time. */
export const quickSignature = async (grammar: Grammar, look: Partial<Look>, seed: number): Promise<string> =>
  signatureOf((await makeThing({ grammar, look: { ...PLAIN_LOOK, style: "low-poly", ...look } }, false, seededRandom(seed))).parts);

export type UsualSignatures = ReturnType<typeof usualSignatures>;

/** What forms look like when nothing is asked of them, each seed built once: two tests compare with it. */
export function usualSignatures() {
  const known = new Map<Grammar, Map<number, Promise<string>>>();
  return (grammar: Grammar, seed: number): Promise<string> => {
    const ofForm = known.get(grammar) ?? new Map<number, Promise<string>>();
    known.set(grammar, ofForm);
    const signature = ofForm.get(seed) ?? quickSignature(grammar, {}, seed);
    ofForm.set(seed, signature);
    return signature;
  };
}
