import type { Point } from "@blenda/forge/solid/shapes/shape";

/** Where the seams of sewn balls run, on a ball of radius one. */

const unit = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const between = (a: Point, b: Point, t: number): Point =>
  unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS: Point[] = [1, -1].flatMap((a) => [GOLDEN, -GOLDEN].flatMap((b) => [unit([0, a, b]), unit([a, b, 0]), unit([b, 0, a])]));

/** The middles of a football's twelve dark patches, and how to turn a pentagon (first corner towards +x, facing +z) onto each. */
export const pentagons: { at: Point; roll: number; tilt: number; round: number }[] = CORNERS.map((at) => {
  const next = CORNERS.find((each) => each !== at && distance(each, at) < 1.2) ?? at;
  const [tilt, round] = [Math.asin(at[1]), Math.atan2(at[0], at[2])];
  const x = next[0] * Math.cos(round) - next[2] * Math.sin(round);
  const y = -next[0] * Math.sin(tilt) * Math.sin(round) + next[1] * Math.cos(tilt) - next[2] * Math.sin(tilt) * Math.cos(round);
  const degrees = 180 / Math.PI;
  return { at, roll: Math.atan2(y, x) * degrees, tilt: -tilt * degrees, round: round * degrees };
});

/** The lines from patch to patch. */
export const hexagonSeams: Point[][] = CORNERS.flatMap((a, index) =>
  CORNERS.slice(index + 1)
    .filter((b) => distance(a, b) < 1.2)
    .map((b) => [1 / 3, 1 / 2, 2 / 3].map((t) => between(a, b, t))),
);

/** The one line of a tennis ball or a baseball. */
export const tennisSeam: Point[] = Array.from({ length: 40 }, (_, at) => {
  const t = (at / 40) * 2 * Math.PI;
  return [0.75 * Math.cos(t) + 0.25 * Math.cos(3 * t), 0.75 * Math.sin(t) - 0.25 * Math.sin(3 * t), 0.866 * Math.sin(2 * t)];
});

/** Evenly over the ball, for dimples and studs. */
export const spread = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const y = 1 - (2 * (at + 0.5)) / count;
    const [r, angle] = [Math.sqrt(1 - y * y), at * Math.PI * (3 - Math.sqrt(5))];
    return [r * Math.cos(angle), y, r * Math.sin(angle)];
  });
