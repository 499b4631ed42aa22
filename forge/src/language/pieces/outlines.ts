import { CatmullRomCurve3, Vector3 } from "three";

export type Pair = readonly [number, number];

/** Reads a row of numbers as points: x, y, x, y … */
export function pairs(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2], numbers[at * 2 + 1]]);
}

/** A closed outline through the points, soft everywhere, in so many steps. */
export function softOutline(corners: readonly Pair[], count: number): Pair[] {
  const curve = new CatmullRomCurve3(
    corners.map(([x, y]) => new Vector3(x, y, 0)),
    true,
    "centripetal",
  );
  return curve
    .getSpacedPoints(count)
    .slice(0, -1)
    .map(({ x, y }) => [x, y] as const);
}

/** An even outline round the middle; `turn` is in radians. */
export function roundOutline(count: number, radius: number | ((at: number) => number), turn = 0): Pair[] {
  const size = typeof radius === "number" ? () => radius : radius;
  return Array.from({ length: count }, (_, at) => {
    const angle = turn + (at / count) * 2 * Math.PI;
    return [size(at) * Math.cos(angle), size(at) * Math.sin(angle)] as const;
  });
}

export const starOutline = (points: number, outer: number, inner: number): Pair[] =>
  roundOutline(points * 2, (at) => (at % 2 === 0 ? outer : inner), Math.PI / 2);

/** The height of a profile's line at a place along it; points must go one way. */
export function along(points: readonly Pair[], place: number): number {
  const after = points.findIndex(([at]) => at >= place);
  if (after <= 0) return points[after === 0 ? 0 : points.length - 1][1];
  const [[a, from], [b, to]] = [points[after - 1], points[after]];
  return from + ((to - from) * (place - a)) / (b - a || 1);
}

/** The same outline, turned round if it ran clockwise. */
export function anticlockwise(outline: readonly Pair[]): readonly Pair[] {
  const doubled = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length];
    return sum + x * nextY - y * nextX;
  }, 0);
  return doubled > 0 ? outline : [...outline].reverse();
}
