import { ExtrudeGeometry, IcosahedronGeometry, Shape as Outline, Path, Vector2, Vector3 } from "three";
import { CUBE_SIDES } from "./cube-sides.ts";
import { grid } from "./grid.ts";
import { lathe, type ProfilePoint } from "./lathe.ts";
import { indicesOf, joined, makeShape, type Point, type Shape, smoothed } from "./shape.ts";
import { weldedIds } from "./weld.ts";

/** A box about the origin, its edges rounded by `bevel` in so many steps. */
export function box(width: number, height: number, depth: number, bevel = 0.02, steps = 1): Shape {
  const half = [width / 2, height / 2, depth / 2];
  const round = Math.min(bevel, ...half.map((side) => side * 0.98));
  const shapes = CUBE_SIDES.map(([right, up, out]) => boxSide(half, round, steps, right, up, out));
  return joined(shapes);
}

function boxSide(half: number[], round: number, steps: number, right: Point, up: Point, out: Point): Shape {
  const reach = (axis: Point) => Math.abs(axis[0]) * half[0] + Math.abs(axis[1]) * half[1] + Math.abs(axis[2]) * half[2];
  const lines = (size: number) => {
    const bend = Array.from({ length: round > 0 ? steps : 0 }, (_, step) => Math.tan(((step + 1) / steps) * (Math.PI / 4)) * round);
    const inner = size - round;
    return [...bend.map((offset) => -inner - offset).reverse(), -inner, inner, ...bend.map((offset) => inner + offset)];
  };
  const across = lines(reach(right));
  const along = lines(reach(up));
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const charts: number[] = [];
  const indices: number[] = [];
  const inner = half.map((side) => side - round);
  for (const [row, y] of along.entries()) {
    for (const [column, x] of across.entries()) {
      const raw = [0, 1, 2].map((axis) => right[axis] * x + up[axis] * y + out[axis] * half[axis]);
      const core = raw.map((value, axis) => Math.max(-inner[axis], Math.min(inner[axis], value)));
      const normal = new Vector3(raw[0] - core[0], raw[1] - core[1], raw[2] - core[2]).normalize();
      if (round === 0) normal.set(...out);
      positions.push(core[0] + normal.x * round, core[1] + normal.y * round, core[2] + normal.z * round);
      normals.push(normal.x, normal.y, normal.z);
      uvs.push(0.5 + x / reach(right) / 2, 0.5 + y / reach(up) / 2);
      charts.push(x, -y, 0);
      if (row > 0 && column > 0) {
        const d = row * across.length + column - 1;
        const a = d - across.length;
        indices.push(a, a + 1, d + 1, a, d + 1, d);
      }
    }
  }
  return makeShape(positions, indices, { normals, uvs, charts });
}

interface CylinderOptions {
  /** Radius above, when it differs from the one below. */
  top?: number;
  bevel?: number;
  segments?: number;
}

/** A drum about the origin, standing, its rims bevelled. */
export function cylinder(radius: number, height: number, { top = radius, bevel = 0.01, segments = 32 }: CylinderOptions = {}): Shape {
  const half = height / 2;
  const soft = Math.min(bevel, half * 0.9, Math.max(radius, top) * 0.9);
  const profile: ProfilePoint[] = [
    [0, -half],
    [Math.max(0, radius - soft), -half],
    [radius, -half + soft],
    [top, half - soft],
    [Math.max(0, top - soft), half],
    [0, half],
  ];
  return lathe(profile, { segments, creaseDegrees: soft > 0 ? 50 : 30 });
}

/** A ball about the origin; `stretch` makes an egg of it. */
export function sphere(radius: number, segments = 32, stretch = 1): Shape {
  const steps = Math.max(6, Math.round(segments / 2));
  const profile = Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = -Math.PI / 2 + (Math.PI * step) / steps;
    return [step === 0 || step === steps ? 0 : radius * Math.cos(angle), radius * stretch * Math.sin(angle)];
  });
  return lathe(profile, { segments, creaseDegrees: 80 });
}

/** A ring lying flat about the origin. */
export function torus(radius: number, thickness: number, segments = 48, sides = 14): Shape {
  return grid(
    (u, v) => {
      const round = (u === 1 ? 0 : u) * 2 * Math.PI;
      const turn = (v === 1 ? 0 : v) * 2 * Math.PI;
      const r = radius + thickness * Math.cos(turn);
      return [r * Math.sin(round), thickness * Math.sin(turn), r * Math.cos(round)];
    },
    { columns: segments, rows: sides },
  );
}

/** An even ball of triangles to push about: rocks, cushions, clouds. Each step of `detail` makes four times as many. */
export function ball(radius: number, detail: number): Shape {
  const raw = new IcosahedronGeometry(radius, detail);
  const positions = raw.getAttribute("position").array;
  const ids = weldedIds(positions);
  return smoothed(
    makeShape(
      positions,
      indicesOf(raw).map((index) => ids[index]),
    ),
    80,
  );
}

interface ExtrudeOptions {
  bevel?: number;
  bevelSteps?: number;
  holes?: readonly (readonly (readonly [number, number])[])[];
  creaseDegrees?: number;
}

/** A flat outline (x, y, anticlockwise) given depth along z, about the plane z = 0. */
export function extruded(outline: readonly (readonly [number, number])[], depth: number, options: ExtrudeOptions = {}): Shape {
  const { bevel = 0, bevelSteps = 1, holes = [], creaseDegrees = 35 } = options;
  const form = new Outline(outline.map(([x, y]) => new Vector2(x, y)));
  form.holes = holes.map((hole) => new Path(hole.map(([x, y]) => new Vector2(x, y))));
  const raw = new ExtrudeGeometry(form, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: bevelSteps,
    curveSegments: 12,
  });
  raw.translate(0, 0, -depth / 2 + bevel);
  return smoothed(makeShape(raw.getAttribute("position").array, indicesOf(raw)), creaseDegrees);
}
