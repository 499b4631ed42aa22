import { grid } from "../solid/shapes/grid.ts";
import type { Point, Shape } from "../solid/shapes/shape.ts";

/** One cross-section of a hull that runs along z: middle, half width, half height, and how boxy it is. */
export interface Rib {
  z: number;
  y?: number;
  w: number;
  h: number;
  /** 2 an ellipse, 4 a soft box, 8 nearly a box. */
  power?: number;
  /** Below the middle this times the height: flat bellies. */
  belly?: number;
  /** Width above the middle, over the width below: cabins that lean in. */
  top?: number;
}

export interface HullOptions {
  columns: number;
  /** Steps between two ribs; 1 keeps edges between them. */
  steps?: number;
  creaseDegrees?: number;
}

/** A closed skin over the ribs, from the lowest z to the highest; both ends are closed flat. */
export function hullLoft(ribs: readonly Rib[], { columns, steps = 1, creaseDegrees = 38 }: HullOptions): Shape {
  const rows = (ribs.length - 1) * steps;
  const rib = (row: number): Required<Rib> => {
    const at = Math.min(ribs.length - 2, Math.floor(row / steps));
    const t = row / steps - at;
    const soft = steps > 1 ? t * t * (3 - 2 * t) : t;
    const [a, b] = [ribs[at], ribs[at + 1]];
    const blend = (from: number, to: number, share: number) => from + (to - from) * share;
    return {
      z: blend(a.z, b.z, t),
      y: blend(a.y ?? 0, b.y ?? 0, soft),
      w: blend(a.w, b.w, soft),
      h: blend(a.h, b.h, soft),
      power: blend(a.power ?? 2, b.power ?? 2, t),
      belly: blend(a.belly ?? 1, b.belly ?? 1, soft),
      top: blend(a.top ?? 1, b.top ?? 1, soft),
    };
  };
  const rings = Array.from({ length: rows + 1 }, (_, row) => rib(row));
  const ends = [{ ...rings[0], w: 0, h: 0 }, ...rings, { ...rings[rows], w: 0, h: 0 }];
  return grid((u, v) => ribPoint(ends[Math.round(v * (ends.length - 1))], Math.round(u * columns) % columns, columns), {
    columns,
    rows: ends.length - 1,
    creaseDegrees,
    breaks: [1, ends.length - 2],
  });
}

function ribPoint({ z, y, w, h, power, belly, top }: Required<Rib>, column: number, columns: number): Point {
  const angle = ((column + 0.5) / columns) * 2 * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  const up = bend(s);
  const lean = up > 0 ? 1 + (top - 1) * up : 1;
  return [w * bend(c) * lean, y + h * up * (up < 0 ? belly : 1), z];
}
