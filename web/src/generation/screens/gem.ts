/** A body in the making: facets of a rough stone seen from the front, ready to be drawn. */
interface Facet {
  points: string;
  /** 0 to 1, turned away from the light to turned towards it. */
  light: number;
}

type Point = readonly [number, number, number];

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS: readonly Point[] = [
  [-1, GOLDEN, 0],
  [1, GOLDEN, 0],
  [-1, -GOLDEN, 0],
  [1, -GOLDEN, 0],
  [0, -1, GOLDEN],
  [0, 1, GOLDEN],
  [0, -1, -GOLDEN],
  [0, 1, -GOLDEN],
  [GOLDEN, 0, -1],
  [GOLDEN, 0, 1],
  [-GOLDEN, 0, -1],
  [-GOLDEN, 0, 1],
];
const EDGE = 2;
const LIGHT = unit([-0.5, 0.8, 0.6]);
/** Half the side of the square it is drawn in. */
export const GEM_REACH = 100;

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const distance = (a: Point, b: Point): number => Math.sqrt(dot(minus(a, b), minus(a, b)));

function unit(a: Point): Point {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

const middle = (a: Point, b: Point): Point => unit([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);

/** Three corners of the icosahedron that are neighbours make a face of it; each is cut into four. */
function faces(): Point[][] {
  const found: Point[][] = [];
  CORNERS.forEach((a, i) => {
    CORNERS.forEach((b, j) => {
      CORNERS.forEach((c, k) => {
        const isFace = i < j && j < k && [distance(a, b), distance(b, c), distance(a, c)].every((side) => Math.abs(side - EDGE) < 0.01);
        if (isFace) found.push([unit(a), unit(b), unit(c)]);
      });
    });
  });
  return found.flatMap(([a, b, c]) => cut(a as Point, b as Point, c as Point));
}

function cut(a: Point, b: Point, c: Point): Point[][] {
  const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
  return [
    [a, ab, ca],
    [b, bc, ab],
    [c, ca, bc],
    [ab, bc, ca],
  ];
}

/** Turned a little, so that no edge stands upright. */
function turned([x, y, z]: Point): Point {
  const [across, down] = [0.5, 0.35];
  const x1 = x * Math.cos(across) + z * Math.sin(across);
  const z1 = z * Math.cos(across) - x * Math.sin(across);
  return [x1, y * Math.cos(down) - z1 * Math.sin(down), y * Math.sin(down) + z1 * Math.cos(down)];
}

/** Those that face the reader. */
export function gemFacets(): Facet[] {
  return faces().flatMap((face) => {
    const seen = face.map(turned);
    const facing = unit(seen.reduce<Point>((sum, point) => [sum[0] + point[0], sum[1] + point[1], sum[2] + point[2]], [0, 0, 0]));
    if (facing[2] <= 0) return [];
    const points = seen.map(([x, y]) => `${(x * GEM_REACH).toFixed(1)},${(-y * GEM_REACH).toFixed(1)}`).join(" ");
    return [{ points, light: (dot(facing, LIGHT) + 1) / 2 }];
  });
}
