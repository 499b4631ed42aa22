import type { Point } from "@blenda/forge/solid/shapes/shape";
import type { Figure } from "../core/figure.ts";
import type { Mass } from "../core/mass.ts";
import { type Frame, SIDES } from "./skeleton.ts";

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

/** Masses of a person by region; `more` makes them thicker, as cloth over skin is. */
export class Flesh {
  private readonly figure: Figure;
  private readonly frame: Frame;

  constructor(figure: Figure, frame: Frame) {
    this.figure = figure;
    this.frame = frame;
  }

  torso(more = 0): Mass[] {
    const { build, hipY, shoulderY } = this.frame;
    const { chest, waist, hip, shoulder, torso, belly = 0, bust = 0 } = build;
    const deep = (wide: number) => wide * 0.66 + more;
    const out: Mass[] = [
      { bone: "hips", at: [0, hipY + 0.01, 0], size: [hip + more, torso * 0.2 + more, deep(hip)] },
      { bone: "hips", at: [0, hipY + torso * 0.32, belly * 0.5], size: [waist + more, torso * 0.3 + more, deep(waist) + belly] },
      { bone: "chest", at: [0, shoulderY - torso * 0.32, 0], size: [chest + more, torso * 0.3 + more, deep(chest)] },
      {
        bone: "chest",
        from: [-shoulder + 0.055, shoulderY - 0.055, 0],
        to: [shoulder - 0.055, shoulderY - 0.055, 0],
        thick: [0.062 + more, 0.062 + more],
      },
    ];
    if (bust > 0)
      for (const { side } of SIDES)
        out.push({
          bone: "chest",
          at: [side * chest * 0.42, shoulderY - torso * 0.36, deep(chest) * 0.55],
          size: [bust + more * 0.5, bust + more * 0.5, bust * 0.8 + more * 0.5],
          soft: 0.05,
        });
    return out;
  }

  /** Arms down to this share of their length. */
  arms(to: number, more = 0, flare = 0): Mass[] {
    const { limb } = this.frame.build;
    return SIDES.flatMap(({ name }): Mass[] => {
      const upper = this.figure.boneOf(`arm ${name}`);
      const lower = this.figure.boneOf(`forearm ${name}`);
      const thick = [0.06, 0.05, 0.04].map((each) => each * limb + more);
      const out: Mass[] = [
        {
          bone: `arm ${name}`,
          from: upper.head,
          to: between(upper.head, upper.tail, Math.min(1, to * 2)),
          thick: [thick[0], to < 0.5 ? thick[1] + flare : thick[1]],
          soft: 0.04,
        },
      ];
      if (to > 0.5)
        out.push({
          bone: `forearm ${name}`,
          from: lower.head,
          to: between(lower.head, lower.tail, (to - 0.5) * 2),
          thick: [thick[1], thick[2] + flare],
          soft: 0.03,
        });
      return out;
    });
  }

  hands(more = 0): Mass[] {
    const { limb, head } = this.frame.build;
    const size = head * 0.33;
    return SIDES.flatMap(({ name, side }): Mass[] => {
      const { head: wrist } = this.figure.boneOf(`hand ${name}`);
      const [x, y, z] = wrist;
      const bone = `hand ${name}`;
      return [
        { bone: `forearm ${name}`, from: [x, y + 0.06, z], to: wrist, thick: [0.04 * limb + more, 0.038 * limb + more], soft: 0.02 },
        { bone, at: [x, y - size * 0.9, z + 0.005], size: [size * 0.62 + more, size + more, size * 0.85 + more], soft: 0.03 },
        {
          bone,
          from: [x - side * size * 0.2, y - size * 0.5, z + size * 0.6],
          to: [x - side * size * 0.35, y - size * 1.2, z + size * 1.05],
          thick: [size * 0.32 + more, size * 0.26 + more],
          soft: 0.015,
        },
        {
          bone,
          from: [x, y - size * 1.5, z + size * 0.1],
          to: [x - side * size * 0.3, y - size * 2.1, z + size * 0.35],
          thick: [size * 0.55 + more, size * 0.34 + more],
          soft: 0.02,
        },
      ];
    });
  }

  /** Legs between these shares of their length. */
  legs(to: number, more = 0, flare = 0): Mass[] {
    const { limb } = this.frame.build;
    return SIDES.flatMap(({ name }): Mass[] => {
      const upper = this.figure.boneOf(`thigh ${name}`);
      const lower = this.figure.boneOf(`shin ${name}`);
      const thick = [0.09, 0.066, 0.05].map((each) => each * limb + more);
      const out: Mass[] = [
        {
          bone: `thigh ${name}`,
          from: upper.head,
          to: between(upper.head, upper.tail, Math.min(1, to * 2)),
          thick: [thick[0], to <= 0.5 ? thick[1] + flare : thick[1]],
          soft: 0.03,
        },
      ];
      if (to > 0.5)
        out.push({
          bone: `shin ${name}`,
          from: lower.head,
          to: between(lower.head, lower.tail, (to - 0.5) * 2),
          thick: [thick[1], thick[2] + flare],
          soft: 0.03,
        });
      return out;
    });
  }

  feet(more = 0, bootTo = 0): Mass[] {
    const { limb } = this.frame.build;
    return SIDES.flatMap(({ name }): Mass[] => {
      const { head: ankle, tail: toe } = this.figure.boneOf(`foot ${name}`);
      const shin = this.figure.boneOf(`shin ${name}`);
      const bone = `foot ${name}`;
      const out: Mass[] = [
        { bone, at: [ankle[0], 0.045, ankle[2] + 0.01], size: [0.052 * limb + more, 0.05 + more, 0.065 + more], soft: 0.03 },
        { bone, at: [toe[0], 0.036, toe[2] - 0.055], size: [0.058 * limb + more, 0.04 + more, 0.095 + more], soft: 0.04 },
        { bone, from: [ankle[0], ankle[1] + 0.03, ankle[2]], to: ankle, thick: [0.048 * limb + more, 0.05 * limb + more], soft: 0.03 },
      ];
      if (bootTo > 0)
        out.push({
          bone: `shin ${name}`,
          from: between(shin.tail, shin.head, bootTo),
          to: shin.tail,
          thick: [0.066 * limb + more, 0.054 * limb + more],
          soft: 0.03,
        });
      return out;
    });
  }

  /** A skirt down to this share of the legs: each leg carries half of it, so it follows them. */
  skirt(to: number, more: number, isUpright: boolean): Mass[] {
    const { hip } = this.frame.build;
    const wide = hip * 0.62;
    // Over bent knees the cloth lies close.
    const [girth, flare] = isUpright ? [0.75, 0.42] : [0.42, 0.16];
    const legs = SIDES.flatMap(({ name, side }): Mass[] => {
      const upper = this.figure.boneOf(`thigh ${name}`);
      const lower = this.figure.boneOf(`shin ${name}`);
      const root: Point = [upper.head[0] * 0.75, upper.head[1] + 0.05, 0];
      const first = between(upper.head, upper.tail, Math.min(1, to * 2));
      const grow = hip * (girth + Math.min(1, to * 2) * 0.28 * (girth / 0.75)) + more;
      const out: Mass[] = [
        { bone: `thigh ${name}`, from: root, to: [first[0] + side * 0.01, first[1], 0], thick: [wide + more, grow], soft: 0.14 },
      ];
      if (to > 0.5)
        out.push({
          bone: `shin ${name}`,
          from: [lower.head[0], lower.head[1], 0],
          to: between([lower.head[0], lower.head[1], 0], [lower.tail[0] + side * 0.02, 0.02, 0], (to - 0.5) * 2),
          thick: [grow, grow + hip * flare * (to - 0.5) * 2],
          soft: 0.14,
        });
      return out;
    });
    return [{ bone: "hips", at: [0, this.frame.hipY + 0.02, 0], size: [hip + more, 0.12, hip * 0.72 + more], soft: 0.08 }, ...legs];
  }

  /** Head with nose, jaw and ears; elves have long ones. */
  head(isPointed: boolean): Mass[] {
    const { headAt, build } = this.frame;
    const s = build.head;
    const at = (x: number, y: number, z: number): Point => [headAt[0] + x * s, headAt[1] + y * s, headAt[2] + z * s];
    const ears = SIDES.flatMap(({ side }): Mass[] =>
      isPointed
        ? [{ bone: "head", from: at(side * 0.9, -0.1, -0.05), to: at(side * 1.5, 0.42, -0.35), thick: [s * 0.2, s * 0.05], soft: 0.02 }]
        : [{ bone: "head", at: at(side * 0.97, -0.08, -0.05), size: [s * 0.13, s * 0.25, s * 0.18], soft: 0.01 }],
    );
    return [
      { bone: "neck", from: [0, headAt[1] - s * 1.75, -0.005], to: at(0, -0.7, -0.15), thick: [s * 0.42, s * 0.38], soft: 0.04 },
      { bone: "head", at: at(0, 0.1, 0), size: [s * 0.98, s * 1.05, s * 1.0], soft: 0.04 },
      { bone: "head", at: at(0, -0.45, 0.14), size: [s * 0.74, s * 0.62, s * 0.78], soft: 0.08 },
      { bone: "head", from: at(0, 0.0, 0.92), to: at(0, -0.2, 1.06), thick: [s * 0.09, s * 0.13], soft: 0.03 },
      ...ears,
    ];
  }
}
