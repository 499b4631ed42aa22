import { joined, type Point } from "@blenda/forge/solid/shapes/shape";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { horn } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
import type { InsectStance } from "./insect-stances.ts";

/** Of the body, what arms must know: place along it, height, width, height, length. */
interface Built {
  thorax: readonly [number, number, number, number, number, number?];
  head: readonly [number, number, number, number, number, number?];
}

/** Two arms with pincers. */
export function addClaws(figure: Figure, { thorax, head }: Built, stance: InsectStance, surface: Surface): void {
  const lift = stance === "rearing" ? 0.34 : stance === "resting" ? -0.06 : 0.12;
  for (const side of [1, -1]) {
    const name = `claw ${side > 0 ? "left" : "right"}`;
    const root: Point = [side * thorax[2] * 0.8, thorax[1], thorax[0] + thorax[4] * 0.6];
    const elbow: Point = [root[0] + side * 0.24, root[1] + lift * 0.5, root[2] + 0.18];
    const wrist: Point = [elbow[0] - side * 0.04, elbow[1] + lift, elbow[2] + 0.24];
    figure.bone(name, "body", root, wrist);
    const finger = (out: number, up: number): Point => [wrist[0] + out, wrist[1] + up, wrist[2]];
    const arm = figure.skin({ triangles: 1400, soft: 0.04 }, [
      { bone: name, from: root, to: elbow, thick: [0.06, 0.055] },
      { bone: name, from: elbow, to: wrist, thick: [0.055, 0.07] },
      { bone: name, at: [wrist[0], wrist[1], wrist[2] + 0.08], size: [0.12, 0.09, 0.15] },
      {
        bone: name,
        from: [wrist[0] + side * 0.06, wrist[1] + 0.02, wrist[2] + 0.18],
        to: [wrist[0] - side * 0.02, wrist[1] + 0.05, wrist[2] + 0.34],
        thick: [0.05, 0.018],
        soft: 0.02,
      },
      {
        bone: name,
        from: [wrist[0] - side * 0.07, wrist[1] - 0.02, wrist[2] + 0.17],
        to: [wrist[0] - side * 0.08, wrist[1] - 0.01, wrist[2] + 0.31],
        thick: [0.04, 0.015],
        soft: 0.02,
      },
    ]);
    figure.parts.push({ name: "claws", shape: arm, surface });
    if (finger(0, 0)[1] < -head[1]) throw new Error("a claw below the ground");
  }
}

/** A mantis' arms: raised before the breast, the forearm folded back on its thorns. */
export function addFoldedArms(figure: Figure, { thorax, head }: Built, stance: InsectStance, surface: Surface): void {
  const lift = stance === "rearing" ? 0.16 : 0;
  for (const side of [1, -1]) {
    const name = `claw ${side > 0 ? "left" : "right"}`;
    const root: Point = [side * thorax[2] * 0.8, head[1] - 0.2, head[0] - 0.12];
    const elbow: Point = [side * 0.13, root[1] - 0.17 + lift, root[2] + 0.16];
    const wrist: Point = [side * 0.16, root[1] + 0.1 + lift, root[2] + 0.38];
    const tip: Point = [side * 0.12, root[1] - 0.2 + lift, root[2] + 0.42];
    figure.bone(name, "body", root, wrist);
    const arm = figure.skin({ triangles: 1400, soft: 0.03 }, [
      { bone: name, from: root, to: elbow, thick: [0.045, 0.04] },
      { bone: name, from: elbow, to: wrist, thick: [0.058, 0.034], soft: 0.02 },
      { bone: name, from: wrist, to: tip, thick: [0.03, 0.008], soft: 0.015 },
    ]);
    figure.parts.push({ name: "arms", shape: arm, surface });
    const thorns = [0.2, 0.4, 0.6, 0.8].map((t) => {
      const at: Point = [elbow[0] + (wrist[0] - elbow[0]) * t, elbow[1] + (wrist[1] - elbow[1]) * t, elbow[2] + (wrist[2] - elbow[2]) * t];
      return horn([at, [at[0], at[1] - 0.03, at[2] + 0.05], [at[0], at[1] - 0.06, at[2] + 0.09]], 0.016, 6);
    });
    figure.attach("arms", name, joined(thorns), surface);
  }
}
