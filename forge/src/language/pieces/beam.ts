import { CatmullRomCurve3, Vector3 } from "three";
import type { Random } from "../../solid/random.ts";
import { type Point, patterned, type Shape } from "../../solid/shapes/shape.ts";
import { cornerAt, swept } from "./swept.ts";

interface BeamOptions {
  bevel?: number;
  rows?: number;
  /** Multiplies width and depth along the way. */
  taper?: ((t: number) => number) | undefined;
  /** Gives every beam another place in the tree: the grain follows it and no two are alike. */
  grain?: Random;
}

/** A square timber that grows upwards through the points, `width` along x and `depth` along z. Lay it down with `placed`. */
export function beam(path: readonly Point[], width: number, depth: number, options: BeamOptions = {}): Shape {
  const { bevel = 0.012, rows = path.length > 2 ? 10 : 1, taper = () => 1, grain } = options;
  const curve = new CatmullRomCurve3(
    path.map((point) => new Vector3(...point)),
    false,
    "centripetal",
  );
  const ring = rectangle(width, depth, Math.min(bevel, width * 0.4, depth * 0.4));
  const shape = swept(
    (u, v) => {
      const centre = curve.getPoint(v);
      const [x, z] = cornerAt(ring, u);
      const by = taper(v);
      return [centre.x + x * by, centre.y, centre.z - z * by];
    },
    { columns: ring.length, rows, creaseDegrees: 30 },
  );
  return grain ? patterned(shape, [grain.between(0, 9), grain.between(0, 9), grain.between(0, 9)]) : shape;
}

/** Anticlockwise, its corners cut. */
function rectangle(width: number, depth: number, cut: number): [number, number][] {
  const [x, y] = [width / 2, depth / 2];
  return [
    [x, -y + cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, -y + cut],
    [-x + cut, -y],
    [x - cut, -y],
  ];
}
