import { makeThing } from "@blenda/forge/assemble";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { PLAIN_LOOK } from "@blenda/forge/grammar/look";
import { seededRandom } from "@blenda/forge/solid/random";
import { indicesOf } from "@blenda/forge/solid/shapes/shape";
import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { bodiesInsideOut, outwardShare } from "./facing.ts";
import { quickSignature, type UsualSignatures } from "./signature.ts";

const make = (grammar: Grammar) => makeThing({ grammar, look: PLAIN_LOOK }, false, seededRandom(1));
const triangles = ({ parts }: Awaited<ReturnType<typeof make>>) => parts.reduce((sum, { shape }) => sum + indicesOf(shape).length / 3, 0);

/** Each of these forms is a thing that can be sold. */
export function testSoundness(forms: readonly Grammar[], usual: UsualSignatures): void {
  describe.each(forms.map((grammar) => [grammar.id, grammar] as const))("%s", (_id, grammar) => {
    test("is built of sound triangles that face outwards, within the budget and life-size, the same for the same seed", async () => {
      const thing = await make(grammar);
      expect(triangles(thing)).toBeGreaterThan(150);
      expect(triangles(thing)).toBeLessThan(32_000);
      for (const { name, shape } of thing.parts) {
        const position = shape.getAttribute("position");
        expect(position.array.every(Number.isFinite), name).toBe(true);
        expect(shape.getAttribute("normal").array.every(Number.isFinite), name).toBe(true);
        expect(outwardShare(shape), name).toBeGreaterThan(0.97);
        expect(bodiesInsideOut(shape), name).toBe(0);
      }
      const largest = Math.max(...thing.box.getSize(new Vector3()).toArray());
      expect(largest).toBeGreaterThan(0.001);
      expect(largest).toBeLessThan(1000);
      const first = await usual(grammar, 1);
      // Built once more.
      expect(await quickSignature(grammar, {}, 1)).toBe(first);
      let isOther = false;
      for (let seed = 2; seed < 6 && !isOther; seed++) isOther = (await usual(grammar, seed)) !== first;
      expect(isOther).toBe(true);
    });
  });
}
