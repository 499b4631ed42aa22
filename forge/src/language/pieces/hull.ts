import { grid } from "../../solid/shapes/grid.ts";
import type { Point, Shape } from "../../solid/shapes/shape.ts";
import type { Solid, Solids } from "../../solid/shapes/solids.ts";

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

interface HullOptions {
  columns: number;
  /** Steps between two ribs; 1 keeps edges between them. */
  steps?: number;
  creaseDegrees?: number;
}

/** A closed skin over the ribs, from the lowest z to the highest; both ends are closed flat. */
export function hullLoft(ribs: readonly Rib[], { columns, steps = 1, creaseDegrees = 38 }: HullOptions): Shape {
  const rows = (ribs.length - 1) * steps;
  const rings = Array.from({ length: rows + 1 }, (_, row) => between(ribs, row / steps, steps > 1));
  const ends = [{ ...rings[0], w: 0, h: 0 }, ...rings, { ...rings[rows], w: 0, h: 0 }];
  return grid((u, v) => ribPoint(ends[Math.round(v * (ends.length - 1))], Math.round(u * columns) % columns, columns), {
    columns,
    rows: ends.length - 1,
    creaseDegrees,
    breaks: [1, ends.length - 2],
  });
}

/** The rib at a share of the way; soft when the way between two ribs should bend. */
function between(ribs: readonly Rib[], place: number, isSoft: boolean): Required<Rib> {
  const at = Math.max(0, Math.min(ribs.length - 2, Math.floor(place)));
  const t = place - at;
  const soft = isSoft ? t * t * (3 - 2 * t) : t;
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
}

/** More ribs on soft curves through the given ones. */
export function refinedRibs(ribs: readonly Rib[], steps: number): Rib[] {
  const last = ribs.length - 1;
  return Array.from({ length: last * steps + 1 }, (_, step): Rib => {
    const at = Math.min(last - 1, Math.floor(step / steps));
    const t = step / steps - at;
    const four = [Math.max(0, at - 1), at, at + 1, Math.min(last, at + 2)].map((index) => between(ribs, index, false));
    const curve = (key: keyof Rib) => {
      const [a, b, c, d] = four.map((rib) => rib[key]);
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
    };
    const straight = (key: keyof Rib) => four[1][key] + (four[2][key] - four[1][key]) * t;
    return {
      z: straight("z"),
      y: curve("y"),
      w: curve("w"),
      h: curve("h"),
      power: straight("power"),
      belly: straight("belly"),
      top: straight("top"),
    };
  });
}

/** The rib at a place along the hull. */
export function ribAt(ribs: readonly Rib[], z: number): Required<Rib> {
  const after = ribs.findIndex((rib) => rib.z >= z);
  if (after <= 0) return between(ribs, after === 0 ? 0 : ribs.length - 1, false);
  const [low, high] = [ribs[after - 1].z, ribs[after].z];
  return between(ribs, after - 1 + (z - low) / (high - low || 1), false);
}

/** The same hull as a body to cut: straight between its ribs, which must be convex. */
export function solidLoft(solids: Solids, ribs: readonly Rib[], columns: number): Solid {
  const rings = ribs.map((_, at) => {
    const rib = between(ribs, at, false);
    return Array.from({ length: columns }, (_, column) => ribPoint(rib, column, columns));
  });
  return solids.union(...rings.slice(1).map((ring, at) => solids.hull(...rings[at], ...ring)));
}

function ribPoint({ z, y, w, h, power, belly, top }: Required<Rib>, column: number, columns: number): Point {
  const angle = ((column + 0.5) / columns) * 2 * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  const up = bend(s);
  const lean = up > 0 ? 1 + (top - 1) * up : 1;
  return [w * bend(c) * lean, y + h * up * (up < 0 ? belly : 1), z];
}
