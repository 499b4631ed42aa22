import { box, type Form, sphere } from "@blenda/forge/language/form";
import type { Point } from "@blenda/forge/solid/shapes/shape";

type Direction = readonly [number, number, number];

const PHI = (1 + Math.sqrt(5)) / 2;
const SIGNS = [-1, 1] as const;
const corners: Direction[] = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Direction => [x, y, z])));
const between: Direction[] = SIGNS.flatMap((a) =>
  SIGNS.flatMap((b): Direction[] => [
    [0, a / PHI, b * PHI],
    [a / PHI, b * PHI, 0],
    [a * PHI, 0, b / PHI],
  ]),
);

/** Turned so that one of the corners of a cube is on top: the body lies on a face. */
const lying = (ways: readonly Direction[]): Direction[] =>
  ways.map(([x, y, z]) => {
    const length = Math.hypot(x, y, z);
    return [(x - y) / Math.SQRT2 / length, (x + y + z) / Math.sqrt(3) / length, (2 * z - x - y) / Math.sqrt(6) / length];
  });

const ring = (count: number, y: number, from: number): Direction[] =>
  Array.from({ length: count }, (_, at) => {
    const [angle, out] = [from + (at / count) * 2 * Math.PI, Math.sqrt(1 - y * y)];
    return [out * Math.sin(angle), y, out * Math.cos(angle)];
  });

/** Where the faces look. */
export const FACES = {
  tetrahedron: [[0, -1, 0], ...ring(3, 1 / 3, 0)] as Direction[],
  octahedron: lying(corners),
  dodecahedron: [[0, 1, 0], [0, -1, 0], ...ring(5, 1 / Math.sqrt(5), 0), ...ring(5, -1 / Math.sqrt(5), Math.PI / 5)] as Direction[],
  icosahedron: lying([...corners, ...between]),
} as const;

/** A ball cut flat on every side; what is left of the ball rounds the corners. */
export function cutBall(faces: readonly Direction[], inner: number, outer: number, steps = 72): Form {
  const cuts = faces.map(([x, y, z]) =>
    box(4, 2, 4, 0)
      .at(0, inner + 1, 0)
      .turn((Math.acos(Math.max(-1, Math.min(1, y))) * 180) / Math.PI, (Math.atan2(x, z) * 180) / Math.PI, 0),
  );
  return sphere(outer, 1, steps).minus(...cuts);
}

/** The turn that makes what faces the front face that way. */
export const towards = ([x, y, z]: Direction): Point => [
  (-Math.asin(Math.max(-1, Math.min(1, y))) * 180) / Math.PI,
  (Math.atan2(x, z) * 180) / Math.PI,
  0,
];
