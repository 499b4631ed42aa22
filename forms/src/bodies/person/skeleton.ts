import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Figure } from "../core/figure.ts";

/** Proportions of a person; lengths in units, about a metre each. */
export interface Build {
  leg: number;
  torso: number;
  shoulder: number;
  hip: number;
  waist: number;
  chest: number;
  /** Half the width of the head. */
  head: number;
  limb: number;
  belly?: number;
  bust?: number;
  stoop?: number;
}

export type BuildName = "man" | "woman" | "child" | "dwarf" | "old" | "strong" | "sumo" | "baby" | "toddler";

export const BUILDS: Record<BuildName, Build> = {
  man: { leg: 0.84, torso: 0.54, shoulder: 0.215, hip: 0.155, waist: 0.145, chest: 0.19, head: 0.15, limb: 1 },
  woman: { leg: 0.82, torso: 0.5, shoulder: 0.18, hip: 0.165, waist: 0.12, chest: 0.155, head: 0.148, limb: 0.84, bust: 0.075 },
  child: { leg: 0.5, torso: 0.37, shoulder: 0.145, hip: 0.125, waist: 0.118, chest: 0.13, head: 0.152, limb: 0.74 },
  dwarf: { leg: 0.4, torso: 0.46, shoulder: 0.24, hip: 0.2, waist: 0.21, chest: 0.22, head: 0.165, limb: 1.18, belly: 0.05 },
  old: { leg: 0.76, torso: 0.5, shoulder: 0.185, hip: 0.155, waist: 0.155, chest: 0.17, head: 0.15, limb: 0.88, belly: 0.03, stoop: 12 },
  strong: { leg: 0.86, torso: 0.58, shoulder: 0.285, hip: 0.17, waist: 0.18, chest: 0.26, head: 0.145, limb: 1.42 },
  sumo: { leg: 0.74, torso: 0.58, shoulder: 0.27, hip: 0.27, waist: 0.3, chest: 0.27, head: 0.16, limb: 1.6, belly: 0.12, bust: 0.1 },
  toddler: { leg: 0.31, torso: 0.31, shoulder: 0.128, hip: 0.125, waist: 0.13, chest: 0.125, head: 0.15, limb: 0.76, belly: 0.02 },
  baby: { leg: 0.2, torso: 0.27, shoulder: 0.115, hip: 0.125, waist: 0.13, chest: 0.12, head: 0.148, limb: 0.74, belly: 0.02 },
};

export const SIDES = [
  { name: "left", side: 1 },
  { name: "right", side: -1 },
] as const;

export interface Frame {
  build: Build;
  hipY: number;
  shoulderY: number;
  headAt: Point;
}

/** The bones of a person who stands with hanging arms. */
export function drawPerson(figure: Figure, build: Build): Frame {
  const { leg, torso, shoulder, hip, head } = build;
  const hipY = leg + 0.04;
  const shoulderY = hipY + torso;
  const headY = shoulderY + head * 1.42;
  figure.bone("hips", null, [0, hipY, 0], [0, hipY + torso * 0.4, 0]);
  figure.bone("chest", "hips", [0, hipY + torso * 0.4, 0], [0, shoulderY, 0]);
  figure.bone("neck", "chest", [0, shoulderY, 0], [0, shoulderY + head * 0.5, 0.01]);
  figure.bone("head", "neck", [0, shoulderY + head * 0.5, 0.01], [0, headY + head, 0.02]);
  for (const { name, side } of SIDES) {
    const arm = torso * 0.52;
    const shoulderAt: Point = [side * (shoulder - 0.02), shoulderY - 0.05, 0];
    const elbow: Point = [shoulderAt[0] + side * 0.035, shoulderAt[1] - arm, -0.01];
    const wrist: Point = [elbow[0] + side * 0.01, elbow[1] - arm * 0.92, 0.02];
    figure.bone(`arm ${name}`, "chest", shoulderAt, elbow);
    figure.bone(`forearm ${name}`, `arm ${name}`, elbow, wrist);
    figure.bone(`hand ${name}`, `forearm ${name}`, wrist, [wrist[0], wrist[1] - 0.12, wrist[2] + 0.01]);
    const joint: Point = [side * hip * 0.6, hipY - 0.02, 0];
    const knee: Point = [joint[0] * 1.04, hipY * 0.53, 0.015];
    const ankle: Point = [joint[0] * 1.06, 0.075, -0.01];
    figure.bone(`thigh ${name}`, "hips", joint, knee);
    figure.bone(`shin ${name}`, `thigh ${name}`, knee, ankle);
    figure.bone(`foot ${name}`, `shin ${name}`, ankle, [ankle[0], 0.03, 0.13]);
  }
  return { build, hipY, shoulderY, headAt: [0, headY, 0.02] };
}
