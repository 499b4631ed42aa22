import type { Point } from "@blenda/forge/solid/shapes/shape";
import { swing } from "./clips.ts";
import type { Figure } from "./figure.ts";

export interface Chain {
  /** From the head's end to the tip of the tail. */
  points: readonly Point[];
  thick: (t: number) => number;
  /** How many bones lie along it, the head not counted. */
  bones: number;
  /** Width over height. */
  wide?: number;
  soft?: number;
}

/** The bone that carries this step of a chain. */
export const boneAt = ({ points, bones }: Chain, step: number): string => {
  const last = points.length - 1;
  return step < last / (bones + 1) ? "head" : `body ${Math.min(bones, Math.floor((step / last) * (bones + 1)))}`;
};

/** A long body along a line: bones from the tail to the head, flesh round them. */
export function drawChain(figure: Figure, chain: Chain): void {
  const { points, thick, bones, wide = 1, soft = 0.04 } = chain;
  const last = points.length - 1;
  const at = (share: number) => points[Math.round(share * last)];
  for (let bone = bones; bone >= 1; bone--)
    figure.bone(`body ${bone}`, bone === bones ? null : `body ${bone + 1}`, at((bone + 1) / (bones + 1)), at(bone / (bones + 1)));
  figure.bone("head", "body 1", at(1 / (bones + 1)), points[0]);
  for (let step = 1; step <= last; step++)
    figure.limb(boneAt(chain, step - 1), points[step - 1], points[step], [thick((step - 1) / last), thick(step / last)], { soft, wide });
}

/** Waves that run down the chain. */
export const chainWave = ({ bones }: Chain, axis: "x" | "y", degrees: number) =>
  Object.fromEntries(
    ["head", ...Array.from({ length: bones - 1 }, (_, at) => `body ${at + 1}`)].map((bone, at) => [bone, swing(axis, degrees, at * 0.16)]),
  );
