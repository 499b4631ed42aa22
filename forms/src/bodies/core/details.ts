import { anticlockwise, type Pair, softOutline } from "@blenda/forge/language/pieces/outlines";
import type { Random } from "@blenda/forge/solid/random";
import { extruded } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { Vector3 } from "three";

const plus = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
const unit = (way: Point): Point => new Vector3(...way).normalize().toArray() as Point;

/** A lock of hair: broad at the root, pointed, bending towards `fall`. */
export function tuft(root: Point, way: Point, long: number, wide: number, fall: Point = [0, -0.4, 0], flatten = 0.6): Shape {
  const out = unit(way);
  const middle = plus(plus(root, out, long * 0.5), fall, long * 0.25);
  const tip = plus(plus(root, out, long), fall, long);
  return tube(
    [plus(root, out, -wide * 0.6), plus(root, out, long * 0.15), middle, tip],
    (t) => wide * Math.max(0.04, Math.sin(Math.PI * Math.min(1, 0.32 + t * 0.68))),
    {
      sides: 7,
      rings: 7,
      flatten,
    },
  );
}

/** A horn, tusk, claw or spike: thick at the root, pointed, through the points. */
export function horn(points: readonly Point[], thick: number, sides = 10, tip = 0.06): Shape {
  return tube(points, (t) => thick * (1 - t * (1 - tip)), { sides, rings: Math.max(8, points.length * 4) });
}

/** The same points on the other side. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y, z]) => [-x, y, z]);

/** A fin, a comb, a plate: a soft outline in the y-z plane (z forwards, y up), `thick` across. */
export function fin(outline: readonly Pair[], thick: number, isSoft = true): Shape {
  const line = anticlockwise(isSoft ? softOutline(outline, outline.length * 4) : outline).map(([z, y]) => [z, y] as const);
  const flat = extruded(line, thick, { bevel: thick * 0.4, bevelSteps: 2, creaseDegrees: 60 });
  return flat.rotateY(-Math.PI / 2);
}

/** A ruff or mane: locks round an axis, in rows, longer and shorter by chance. */
export function ruff(
  random: Random,
  rings: readonly { at: Point; radius: number; count: number; long: number; wide: number; back: number }[],
  from = 0,
  to = 360,
): Shape {
  const locks = rings.flatMap(({ at, radius, count, long, wide, back }, ring) =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((from + ((to - from) * (index + (ring % 2) * 0.5)) / count) * Math.PI) / 180;
      const out: Point = [Math.sin(turn), Math.cos(turn), -back];
      const root: Point = [at[0] + out[0] * radius, at[1] + out[1] * radius, at[2]];
      return tuft(root, out, long * random.between(0.85, 1.2), wide, [0, -0.22, -0.12]);
    }),
  );
  return joined(locks);
}
