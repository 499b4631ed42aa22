import { blob } from "../../solid/shapes/blob.ts";
import type { Point, Shape } from "../../solid/shapes/shape.ts";
import type { Brief } from "../brief.ts";

/** A round mass: its middle and its three half lengths. */
export interface Lump {
  at: Point;
  size: Point;
}

/** A limb, an ear, a piece of tail: round all along, thick where it begins and where it ends. */
export interface Limb {
  from: Point;
  to: Point;
  thick: readonly [number, number];
}

export interface SoftBody {
  lumps: readonly Lump[];
  limbs: readonly Limb[];
  /** How far masses melt into each other. */
  blend: number;
}

/** Below zero inside, about the distance outside. */
export function lumpDistance({ at, size }: Lump, x: number, y: number, z: number): number {
  const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
  const near = Math.hypot(dx / size[0], dy / size[1], dz / size[2]);
  const slope = Math.hypot(dx / size[0] ** 2, dy / size[1] ** 2, dz / size[2] ** 2);
  return slope < 1e-6 ? -Math.min(...size) : (near * (near - 1)) / slope;
}

function limbDistance({ from, to, thick }: Limb, x: number, y: number, z: number): number {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
  const t = Math.max(0, Math.min(1, (dx * ax + dy * ay + dz * az) / (ax * ax + ay * ay + az * az)));
  return Math.hypot(dx - ax * t, dy - ay * t, dz - az * t) - (thick[0] + (thick[1] - thick[0]) * t);
}

function melted(a: number, b: number, blend: number): number {
  const share = Math.max(0, blend - Math.abs(a - b)) / blend;
  return Math.min(a, b) - share * share * blend * 0.25;
}

/** One closed skin round all masses and limbs. */
export function softSkin(brief: Brief, { lumps, limbs, blend }: SoftBody): Shape {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const reach = (at: Point, by: Point) => {
    for (const axis of [0, 1, 2]) {
      low[axis] = Math.min(low[axis], at[axis] - by[axis]);
      high[axis] = Math.max(high[axis], at[axis] + by[axis]);
    }
  };
  for (const { at, size } of lumps) reach(at, size);
  for (const { from, to, thick } of limbs) {
    reach(from, [thick[0], thick[0], thick[0]]);
    reach(to, [thick[1], thick[1], thick[1]]);
  }
  const cell = brief.isStyle("low-poly") ? 0.1 : brief.isDetailed ? 0.03 : 0.042;
  const margin = cell * 2 + blend * 0.3;
  return blob(
    (x, y, z) => {
      let value = 9;
      for (const lump of lumps) value = melted(value, lumpDistance(lump, x, y, z), blend);
      for (const limb of limbs) value = melted(value, limbDistance(limb, x, y, z), blend * 0.7);
      return value;
    },
    {
      low: [low[0] - margin, low[1] - margin, low[2] - margin],
      high: [high[0] + margin, high[1] + margin, high[2] + margin],
      cell,
      creaseDegrees: 80,
    },
  );
}
