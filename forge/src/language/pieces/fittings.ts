import type { Brief } from "../../grammar/brief.ts";
import { sphere } from "../../solid/shapes/forms.ts";
import { lathe, type ProfilePoint } from "../../solid/shapes/lathe.ts";
import { joined, type Point, placed, type Shape } from "../../solid/shapes/shape.ts";
import { pairs } from "./outlines.ts";

/** Turns about the Y axis for so many copies of a piece, the first at `start` degrees. */
export const turnsAround = (count: number, start = 0): Point[] =>
  Array.from({ length: count }, (_, at): Point => [0, start + (360 * at) / count, 0]);

/** Profile of a hoop that stands out from a wall of the given radius, about y = 0. */
export const hoop = (radius: number, out: number, half: number): ProfilePoint[] => [
  [radius - 0.02, -half],
  [radius + out * 0.7, -half],
  [radius + out, -half * 0.6],
  [radius + out, half * 0.6],
  [radius + out * 0.7, half],
  [radius - 0.02, half],
];

/** Profile of a nozzle below the origin, open downwards. */
export const bell = (throat: number, mouth: number, length: number): ProfilePoint[] => [
  [throat * 0.5, -0.03],
  [mouth * 0.78, -length * 0.78],
  [mouth * 0.9, -length],
  [mouth, -length],
  [mouth * 0.88, -length * 0.7],
  [throat * 1.05, -length * 0.2],
  [throat, 0.02],
];

/** A round window that looks up, its back sunk into the wall at y = 0. */
export function porthole(brief: Brief, size: number, hasBolts: boolean): { collar: Shape; glass: Shape; bolts: Shape | null } {
  const segments = brief.segments(26);
  const depth = 0.36 * size;
  const scaled = (profile: readonly (readonly [number, number])[]) => profile.map(([r, y]) => [r * size, y * depth] as const);
  const collar = pairs([0.86, -1.3, 1.22, -1.3, 1.24, 0.34, 1.16, 0.72, 1, 0.74, 0.9, 0.42, 0.86, -0.6]);
  const glass = pairs([0.94, -0.4, 0.86, 0.16, 0.6, 0.44, 0.3, 0.63, 0, 0.7]);
  const bolts = turnsAround(hasBolts ? 10 : 0).map((turn) =>
    placed(placed(sphere(size * 0.075, 8), { at: [size * 1.09, depth * 0.73, 0] }), { turn }),
  );
  return {
    collar: lathe(scaled(collar), { segments, creaseDegrees: 40 }),
    glass: lathe(scaled(glass), { segments, creaseDegrees: 70 }),
    bolts: hasBolts ? joined(bolts) : null,
  };
}
