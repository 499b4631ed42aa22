import { type Form, loft, skin, sweep } from "@blenda/forge/language/form";
import type { Point } from "@blenda/forge/solid/shapes/shape";

export interface Hull {
  length: number;
  beam: number;
  depth: number;
  /** Width of the stern over the beam; 0 makes it as pointed as the bow. */
  transom?: number;
  /** How much higher the rim is at the stern and at the bow. */
  sheer?: readonly [number, number];
  /** How much of the depth the keel rises at the bow. */
  rise?: number;
  /** 1 is round below, 0.5 nearly a box. */
  full?: number;
  /** Thickness of the sides of an open boat; a deck closes the others. */
  wall?: number;
}

/** Half the width, keel and rim at a place between stern (0) and bow (1). */
function frame({ beam, depth, transom = 0.7, sheer = [0, 0.1], rise = 0.6 }: Hull, t: number) {
  const [back, front] = [Math.max(0, (0.45 - t) / 0.45), Math.max(0, (t - 0.45) / 0.55)];
  const half = (beam / 2) * (t < 0.45 ? 1 - (1 - transom) * back ** 2.2 : 1 - front ** 2.3);
  const lift = depth * rise;
  return {
    half: Math.max(half, 0.004),
    keel: lift * (front ** 4 + (transom < 0.3 ? back ** 4 : 0)),
    rim: depth + sheer[0] * back ** 2 + sheer[1] * front ** 2,
  };
}

/** A boat's body along z, bow in front, keel on the ground. */
export function hull(of: Hull): Form {
  const { length, full = 0.75, wall = 0 } = of;
  const places = [0, 0.03, 0.031, 0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.65, 0.74, 0.82, 0.89, 0.94, 0.969, 0.97, 1];
  const steps = 8;
  const rings = places.map((t) => {
    const { half, keel, rim } = frame(of, t);
    const isEnd = t <= 0.03 || t >= 0.97;
    const side = (sign: number, inset: number, bottom: number) =>
      Array.from({ length: steps + 1 }, (_, step): Point => {
        const angle = ((step / steps) * Math.PI) / 2;
        const width = Math.max(half - inset, 0.002) * Math.sin(angle) ** full;
        return [sign * width, (t - 0.5) * length, -(bottom + (rim - bottom) * (1 - Math.cos(angle)))];
      });
    const floor = isEnd ? rim - 0.002 : Math.min(keel + wall, rim - 0.002);
    const inside = wall > 0 ? [...side(1, wall, floor).reverse(), ...side(-1, wall, floor).slice(1)] : [];
    return [...side(1, 0, keel), ...inside, ...side(-1, 0, keel).reverse().slice(0, -1)];
  });
  return skin(rings).turn(90, 0, 0);
}

/** A rail round the hull, on its rim or so far below it (share of the depth). */
export function rail(of: Hull, radius: number, below = 0): Form {
  const { full = 0.75 } = of;
  const line = Array.from({ length: 25 }, (_, at): Point => {
    const t = at / 24;
    const { half, keel, rim } = frame(of, t);
    const angle = Math.acos(Math.min(1, below));
    return [half * Math.sin(angle) ** full, rim - (rim - keel) * below, (t - 0.5) * of.length];
  });
  return sweep(line, radius, { isStraight: true }).mirror("x");
}

/** A billowing cloth: a triangle behind the mast, or a square before it. */
export function sail(height: number, foot: number, belly: number): Form {
  const rows = Array.from({ length: 13 }, (_, at) => at / 12);
  return loft(
    rows.map((t) => ({
      y: t * height,
      width: 0.014,
      depth: Math.max(foot * (1 - t), 0.012),
      corner: 0.2,
      z: (-foot * (1 - t)) / 2,
      x: belly * Math.sin(t * Math.PI) * (1 - t * 0.3),
    })),
  );
}
export function squareSail(width: number, height: number, belly: number): Form {
  const rows = Array.from({ length: 13 }, (_, at) => at / 12);
  return loft(
    rows.map((t) => ({ y: (t - 0.5) * height, width: width * (1 - 0.16 * t), depth: 0.02, corner: 0.3, z: belly * Math.sin(t * Math.PI) })),
  );
}
