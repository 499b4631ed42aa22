import { darker, type Rgb } from "@blenda/forge/solid/color";
import { joined, type Point, type Shape } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { horn, mirrored } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
import { ownColor } from "../core/own-colors.ts";
import { onHead } from "./flesh.ts";
import type { FourLegged } from "./plan.ts";
import type { Drawn } from "./skeleton.ts";
import type { Tones } from "./tones.ts";

export interface Making {
  figure: Figure;
  plan: FourLegged;
  drawn: Drawn;
  tones: Tones;
  /** The colour of hair: mane, tail, beard. */
  hair: Rgb;
}

/** Locks of hair: darker at the root, with strands. */
export function hairSurface(figure: Figure, color: Rgb): Surface {
  const { noise } = figure.brief;
  return (at, out) => {
    const strand = noise.fbm(at.x * 60, at.y * 12, at.z * 30, 2);
    setColor(out, color);
    tint(out, darker(color, 0.45), Math.max(0, 0.5 - at.v) * 0.6 + Math.max(0, strand) * 0.5);
    shade(out, 0.85 + at.open * 0.2);
    out.roughness = 0.7;
    out.height = strand * 0.006;
  };
}

export const pairOf = (points: readonly Point[], thick: number, tip?: number): Shape =>
  joined([horn(points, thick, 10, tip), horn(mirrored(points), thick, 10, tip)]);
export const bony = ({ figure }: Making, color = 0xe8dcc0) => figure.brief.always("bone", ownColor(figure.brief, "hard", color));
export const headAt =
  ({ drawn, plan }: Making) =>
  (x: number, y: number, z: number): Point =>
    onHead(drawn, plan.head.size, x, y, z);

/** Points along the crest of the neck, from between the ears down to the withers. */
export function crestPoints({ figure, drawn, plan }: Making, count: number): { at: Point; out: Point }[] {
  const { neckFrom, neckTo } = drawn;
  const back: Point = [0, neckTo[2] - neckFrom[2], -(neckTo[1] - neckFrom[1])];
  const length = Math.hypot(back[1], back[2]);
  const out: Point = [0, back[1] / length, back[2] / length];
  const masses = figure.masses.filter(({ bone }) => bone === "neck" || bone === "head" || bone === "chest");
  return Array.from({ length: count }, (_, step) => {
    const t = 1.12 - (1.25 * step) / (count - 1);
    const from: Point = [0, neckFrom[1] + (neckTo[1] - neckFrom[1]) * t, neckFrom[2] + (neckTo[2] - neckFrom[2]) * t];
    const way: Point = t > 1 ? [0, 0.9, -0.35] : out;
    return { at: figure.surfaceAt(from, way, masses.length > 0 ? masses : plan.more), out: way };
  });
}
