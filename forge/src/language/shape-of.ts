import { Vector3 } from "three";
import type { Brief } from "../grammar/brief.ts";
import { blob } from "../solid/shapes/blob.ts";
import { box, cylinder, extruded, sphere, torus } from "../solid/shapes/forms.ts";
import { curved, lathe } from "../solid/shapes/lathe.ts";
import { indicesOf, joined, makeShape, type Point, patterned, placed, type Shape, smoothed, warped } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import type { Axis, Limb, Node, Section } from "./node.ts";
import { cushion } from "./pieces/cushion.ts";
import { loft } from "./pieces/loft.ts";
import { solidOf } from "./solid-of.ts";

type NodeOf<Op extends Node["op"]> = Extract<Node, { op: Op }>;
type Builders = { [Op in Node["op"]]: (node: NodeOf<Op>, brief: Brief) => Shape };

/** Builds the shape a node describes. */
export function shapeOf(node: Node, brief: Brief): Shape {
  return (BUILDERS[node.op] as (node: Node, brief: Brief) => Shape)(node, brief);
}

const BUILDERS: Builders = {
  box: ({ size: [width, height, depth], bevel }, brief) => box(width, height, depth, bevel, brief.isDetailed ? 2 : 1),
  cylinder: ({ radius, height, top, bevel, sides }, brief) => cylinder(radius, height, { top, bevel, segments: brief.segments(sides) }),
  sphere: ({ radius, stretch, sides }, brief) => sphere(radius, brief.segments(sides), stretch),
  torus: ({ radius, thickness }, brief) => torus(radius, thickness, brief.segments(48), brief.segments(14)),
  lathe: ({ profile, smooth, sides, ribs, ribDepth }, brief) =>
    lathe(smooth > 0 ? curved(profile, smooth) : profile, {
      segments: brief.segments(ribs > 0 ? Math.max(sides, ribs * 8) : sides),
      radius: ribs > 0 ? (angle) => 1 - ribDepth * (0.5 + 0.5 * Math.cos(angle * ribs)) : undefined,
    }),
  sweep: ({ path, radius, ...options }, brief) =>
    tube(path, typeof radius === "number" ? radius : along(radius), { sides: brief.segments(12), ...options }),
  extrude: ({ outline, depth, bevel, holes }) => extruded(outline, depth, { bevel, holes, bevelSteps: 2 }),
  loft: ({ sections }, brief) => loft(sections.map((section) => sectionRing(section, Math.max(2, brief.segments(28) / 4)))),
  skin: ({ rings }) => loft(rings),
  blob: ({ limbs, blend, cell }, brief) => softBody(limbs, blend, brief.isStyle("low-poly") ? cell * 2.4 : cell),
  cushion: ({ size: [width, height, depth] }) => cushion(width, height, depth),
  all: ({ of }, brief) => joined(of.map((each) => shapeOf(each, brief))),
  place: ({ of, ...where }, brief) => placed(shapeOf(of, brief), where),
  mirror: ({ of, axis }, brief) => {
    const one = shapeOf(of, brief);
    return joined([one, mirrored(one, axis)]);
  },
  // Each copy sees its own stretch of the substance: no two planks have the same grain.
  scatter: ({ of, spots }, brief) => {
    const one = shapeOf(of, brief);
    return joined(spots.map((spot, at) => placed(patterned(one, [at * 3.7, at * 1.3, at * 2.9]), spot)));
  },
  bend: ({ of, degrees }, brief) => bent(shapeOf(of, brief), (degrees * Math.PI) / 180),
  taper: ({ of, top }, brief) =>
    alongHeight(shapeOf(of, brief), (point, t) => {
      const size = 1 + (top - 1) * t;
      point.set(point.x * size, point.y, point.z * size);
    }),
  twist: ({ of, degrees }, brief) =>
    alongHeight(shapeOf(of, brief), (point, t) => point.applyAxisAngle(new Vector3(0, 1, 0), (degrees * t * Math.PI) / 180)),
  cut: (node, brief) => solidOf(node, brief).shape(),
  meet: (node, brief) => solidOf(node, brief).shape(),
};

/** A lying rectangle whose corners are quarters of an ellipse; with `corner` 1 it is one whole. */
function sectionRing({ y, width, depth, corner = 1, x = 0, z = 0 }: Section, steps: number): Point[] {
  const [rx, rz] = [Math.max((corner * width) / 2, 1e-4), Math.max((corner * depth) / 2, 1e-4)];
  return [0, 1, 2, 3].flatMap((quarter) => {
    const [sx, sz] = [quarter < 2 ? 1 : -1, quarter === 0 || quarter === 3 ? 1 : -1];
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = ((quarter + step / (steps + (corner === 1 ? 1 : 0))) * Math.PI) / 2;
      return [x + sx * (width / 2 - rx) + rx * Math.sin(angle), y, z + sz * (depth / 2 - rz) + rz * Math.cos(angle)];
    });
  });
}

/** Radii spread over the way, straight between them. */
const along = (radii: readonly number[]) => (t: number) => {
  const at = t * (radii.length - 1);
  const before = Math.min(Math.floor(at), radii.length - 2);
  return radii[before] + (radii[before + 1] - radii[before]) * (at - before);
};

const SIGNS: Record<Axis, Point> = { x: [-1, 1, 1], y: [1, -1, 1], z: [1, 1, -1] };

/** A mirror image turned right side out. */
function mirrored(shape: Shape, axis: Axis): Shape {
  const copy = placed(shape, { scale: SIGNS[axis] });
  const indices = indicesOf(copy);
  for (let at = 0; at < indices.length; at += 3) [indices[at + 1], indices[at + 2]] = [indices[at + 2], indices[at + 1]];
  const more = (name: string) => copy.getAttribute(name)?.array;
  const chart = more("chart")?.slice();
  if (chart) for (let at = 0; at < chart.length; at += 3) chart[at] = -chart[at];
  return makeShape(copy.getAttribute("position").array, indices, {
    normals: copy.getAttribute("normal").array,
    uvs: copy.getAttribute("uv").array,
    ...(chart ? { charts: chart } : {}),
    ...(more("pattern") ? { patterns: more("pattern") as Float32Array } : {}),
  });
}

function alongHeight(shape: Shape, move: (point: Vector3, t: number) => void): Shape {
  shape.computeBoundingBox();
  const { min, max } = shape.boundingBox ?? { min: { y: 0 }, max: { y: 1 } };
  return warped(shape, (point) => move(point, (point.y - min.y) / (max.y - min.y || 1)), 45);
}

/** Bows it towards +z round an axis behind it, its length kept. */
function bent(shape: Shape, angle: number): Shape {
  shape.computeBoundingBox();
  const { min, max } = shape.boundingBox ?? { min: { y: 0 }, max: { y: 1 } };
  const radius = (max.y - min.y) / (angle || 1e-6);
  return warped(
    shape,
    (point) => {
      const turn = (point.y - min.y) / radius;
      const reach = radius - point.z;
      point.set(point.x, min.y + reach * Math.sin(turn), radius - reach * Math.cos(turn));
    },
    45,
  );
}

/** Capsules that melt into each other where they meet. */
function softBody(limbs: readonly Limb[], blend: number, cell: number): Shape {
  const low = [0, 1, 2].map((axis) =>
    Math.min(...limbs.flatMap(({ at, to = at, radius, thin = radius }) => [at[axis], to[axis]].map((v) => v - Math.max(radius, thin)))),
  );
  const high = [0, 1, 2].map((axis) =>
    Math.max(...limbs.flatMap(({ at, to = at, radius, thin = radius }) => [at[axis], to[axis]].map((v) => v + Math.max(radius, thin)))),
  );
  const room = blend + cell * 2;
  const field = (x: number, y: number, z: number) => {
    let nearest = Infinity;
    for (const limb of limbs) {
      const distance = toLimb(limb, x, y, z);
      const overlap = Math.max(0, blend - Math.abs(nearest - distance)) / (blend || 1);
      nearest = Math.min(nearest, distance) - (nearest === Infinity ? 0 : (overlap * overlap * blend) / 4);
    }
    return nearest;
  };
  const corner = (point: readonly number[], by: number) => [point[0] + by, point[1] + by, point[2] + by] as const;
  return smoothed(blob(field, { low: corner(low, -room), high: corner(high, room), cell }), 80);
}

function toLimb({ at, to, radius, thin = radius }: Limb, x: number, y: number, z: number): number {
  const [px, py, pz] = [x - at[0], y - at[1], z - at[2]];
  if (!to) return Math.sqrt(px * px + py * py + pz * pz) - radius;
  const [dx, dy, dz] = [to[0] - at[0], to[1] - at[1], to[2] - at[2]];
  const t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz || 1)));
  return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (radius + (thin - radius) * t);
}
