import { darker, hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { Vector3 } from "three";
import type { Figure } from "../core/figure.ts";
import type { Feature, FourLegged } from "./plan.ts";
import type { Drawn } from "./skeleton.ts";

/** Grow on the body or the tail, of which a bust has nothing. */
const BODILY: ReadonlySet<Feature> = new Set<Feature>([
  ...(["dragon wings", "feather wings", "crest", "low crest", "spines", "shell", "humps", "back plates", "sail", "armour"] as const),
  ...(["hair tail", "ringed tail", "paddle tail", "tail club", "sting", "snake tail"] as const),
  ...(["wool", "claws", "loincloth", "torn trousers", "goat head"] as const),
]);

/** Of all that the animal has what a bust shows. */
export const headOnly = (plan: FourLegged): FourLegged => ({
  ...plan,
  features: (plan.features ?? []).filter((feature) => !BODILY.has(feature)),
  heads: [],
  tails: [],
});

/** Where a bust is cut, and how wide it is there. */
export interface Cut {
  hem: number;
  at: Point;
  radius: number;
}

/** Degrees from the horizon: the neck of a bust rises so. */
const UPRIGHT = 74;
/** A bust has at least so much neck, in head sizes; a trunk hangs down further. */
const LEAST_NECK = { usual: 1.5, trunk: 3.1 };

/** Leaves only head and neck, the neck upright and wider below; the face still looks ahead. */
export function cutToBust(figure: Figure, { neck, head, features = [] }: FourLegged, { neckFrom, neckTo }: Drawn): Cut {
  const ends = new Vector3(...neckTo);
  const down = new Vector3(...neckFrom).sub(ends).normalize();
  const long = Math.max(neck.long, head.size * LEAST_NECK[features.includes("trunk") ? "trunk" : "usual"]);
  const foot = ends.clone().addScaledVector(down, long).toArray() as Point;
  const middle = ends
    .clone()
    .addScaledVector(down, long * 0.45)
    .toArray() as Point;
  const thick = Math.max(neck.thick[0], neck.thick[1] * 1.1);
  const kept = figure.masses.filter(({ bone }) => bone === "head");
  figure.masses.splice(0, figure.masses.length, ...kept);
  figure.limb("neck", foot, middle, [thick * 1.2, (thick + neck.thick[1]) / 2], { wide: 0.95 });
  figure.limb("neck", middle, neckTo, [(thick + neck.thick[1]) / 2, neck.thick[1]], { wide: 0.9 });
  const rise = UPRIGHT - neck.up;
  for (const bone of ["hips", "chest"]) figure.turn(bone);
  figure.turn("neck", [-rise, 0, 0]);
  figure.turn("head", [rise, 0, 0]);
  const at = figure.posed("neck", foot).toArray() as Point;
  return { hem: at[1], at, radius: thick * 1.2 };
}

/** Radius and height, in widths of the cut. */
const SOCLE = [
  [0, -0.95],
  [1.15, -0.95],
  [1.15, -0.78],
  [0.98, -0.72],
  [0.86, -0.62],
  [0.62, -0.46],
  [0.58, -0.24],
  [0.86, -0.08],
  [0.96, 0],
  [0.9, 0.04],
  [0, 0.04],
] as const;

/** All of one stone, on a turned socle. */
export function onSocle({ brief, parts }: Figure, { at: [x, y, z], radius }: Cut): Part[] {
  const stone = brief.made("marble", brief.color(0, hex(0xf0ece4)));
  const outline = SOCLE.map(([r, height]) => [r * radius, height * radius] as const);
  const shape = placed(lathe(outline, { segments: brief.segments(40) }), { at: [x, y, z] });
  const surface = brief.made("marble", brief.color(1, darker(brief.color(0, hex(0xf0ece4)), 0.6)));
  return [...parts.map((part) => ({ ...part, surface: stone })), { name: "socle", shape, surface }];
}
