import { type Pair, softOutline } from "@blenda/forge/language/pieces/outlines";
import { lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { extruded } from "@blenda/forge/solid/shapes/forms";
import { type Point, placement, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { Vector3 } from "three";
import type { Figure } from "./figure.ts";

export type EarKind = "point" | "round" | "long" | "flop" | "leaf" | "fan";

interface EarLook {
  kind: EarKind;
  /** Length, in head sizes. */
  size: number;
  /** Degrees from straight up, outwards. */
  out?: number;
  /** Degrees it turns backwards. */
  back?: number;
  color: Rgb;
  inner: Rgb;
  tip?: Rgb;
}

/** Outlines of one unit's height, the root at the origin. */
const OUTLINES: Record<EarKind, readonly Pair[]> = {
  point: [
    [-0.42, -0.08],
    [0.42, -0.08],
    [0.42, 0.28],
    [0.22, 0.7],
    [0.02, 1],
    [-0.17, 0.72],
    [-0.41, 0.3],
  ],
  round: [
    [-0.3, -0.05],
    [0.3, -0.05],
    [0.5, 0.35],
    [0.4, 0.78],
    [0, 0.98],
    [-0.4, 0.78],
    [-0.5, 0.35],
  ],
  long: [
    [-0.12, -0.06],
    [0.12, -0.06],
    [0.2, 0.3],
    [0.19, 0.68],
    [0.04, 1],
    [-0.1, 0.8],
    [-0.19, 0.4],
  ],
  flop: [
    [-0.2, -0.05],
    [0.2, -0.05],
    [0.3, 0.35],
    [0.34, 0.7],
    [0.14, 1],
    [-0.16, 0.98],
    [-0.32, 0.66],
    [-0.28, 0.3],
  ],
  leaf: [
    [-0.12, -0.06],
    [0.12, -0.06],
    [0.3, 0.32],
    [0.24, 0.7],
    [0, 1],
    [-0.24, 0.7],
    [-0.3, 0.32],
  ],
  fan: [
    [-0.1, -0.3],
    [0.02, 0.5],
    [0.34, 0.86],
    [0.78, 0.8],
    [1, 0.34],
    [0.9, -0.2],
    [0.62, -0.74],
    [0.3, -0.82],
    [0.06, -0.6],
  ],
};

function earShape(kind: EarKind, size: number, cup: number): Shape {
  const outline = softOutline(OUTLINES[kind], 26).map(([x, y]) => [x * size, y * size] as const);
  const thick = size * (kind === "fan" ? 0.07 : 0.13);
  return warped(
    extruded(outline, thick, { bevel: thick * 0.42, bevelSteps: 2, creaseDegrees: 70 }),
    (point) => {
      // Cupped forwards, or hanging over the cheek.
      point.z += ((point.x * point.x) / size) * cup;
      if (kind === "flop") point.z += Math.sin((point.y / size) * 1.6) * size * 0.12;
    },
    70,
  );
}

function earSurface(kind: EarKind, size: number, { color, inner, tip }: EarLook): Surface {
  return (at, out) => {
    setColor(out, color);
    if (tip) tint(out, tip, smoothstep(0.55, 0.75, at.y / size));
    const across = Math.abs(at.x - (kind === "fan" ? size * 0.45 : 0)) / size / (kind === "fan" ? 0.48 : kind === "round" ? 0.36 : 0.2);
    const along = Math.abs(at.y / size - (kind === "fan" ? 0.05 : 0.42)) / (kind === "fan" ? 0.7 : 0.44);
    const isFront = kind === "flop" ? 0 : smoothstep(0.1, 0.4, at.nz);
    tint(out, inner, smoothstep(1.05, 0.8, Math.hypot(across, along)) * isFront);
    tint(out, lighter(color, 0.2), Math.max(0, at.ny) * 0.2);
    shade(out, 0.8 + at.open * 0.2);
    out.roughness = 0.8;
  };
}

/** A pair of ears where the skull is, as drawn. */
export function ears(figure: Figure, bone: string, middle: Point, skull: number, look: EarLook): void {
  const { kind, size, out = 25, back = 0 } = look;
  const long = size * skull;
  const shape = earShape(kind, long, kind === "fan" ? -0.1 : 0.5);
  const mirror = earShape(kind, long, kind === "fan" ? -0.1 : 0.5).scale(-1, 1, 1);
  const index = mirror.getIndex();
  if (index) for (let at = 0; at < index.count; at += 3) swap(index.array, at + 1, at + 2);
  for (const side of [1, -1]) {
    const angle = (Math.min(kind === "fan" ? 85 : 100, kind === "flop" ? 56 : kind === "round" ? 42 : out) * Math.PI) / 180;
    const lean = (back * Math.PI) / 360;
    const way: Point = [side * Math.sin(angle), Math.cos(angle), -Math.sin(lean) - (kind === "fan" ? 0.25 : 0.05)];
    const root = new Vector3(...figure.surfaceAt(middle, way)).lerp(
      new Vector3(...middle),
      kind === "fan" ? 0.12 : kind === "flop" ? -0.02 : 0.14,
    );
    const hang = kind === "fan" ? 0 : out;
    const turn: Point =
      kind === "fan" ? [0, side * 28, 0] : kind === "flop" ? [0, side * 62, -side * 158] : [-back, side * 14, -side * hang];
    figure.attachOwn(
      "ears",
      bone,
      side > 0 ? shape : mirror,
      placement({ at: [root.x, root.y, root.z], turn }),
      earSurface(kind, long, look),
    );
  }
}

function swap(numbers: { [at: number]: number }, a: number, b: number): void {
  [numbers[a], numbers[b]] = [numbers[b], numbers[a]];
}
