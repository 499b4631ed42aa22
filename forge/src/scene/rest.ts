import { Quaternion, Vector3 } from "three";
import { ConvexHull } from "three/examples/jsm/math/ConvexHull.js";
import type { BuiltThing } from "./built-thing.ts";
import { eachTriangle } from "./height-map.ts";

/** How a thing comes to rest when nobody holds it. */
export interface Rest {
  /** Turns it so that the side it rests on is below. */
  turn: Quaternion;
  /** How high its middle is then, in metres. */
  height: number;
  /** How high its middle is as it was built. */
  standing: number;
}

/** So much higher than the flattest rest may one be that shows the front. */
const FRONT_ROOM = 1.4;

/**
 * The static equilibrium with the lowest centre of mass: a face of the convex hull with the centre above it. Of those that are almost
 * as low the one with the front upwards: a guitar lies on its back.
 */
export function restOf(thing: BuiltThing): Rest {
  const { points, middle } = weighed(thing);
  const { faces } = new ConvexHull().setFromPoints(points);
  const corners = [...new Set(faces.flatMap((face) => [0, 1, 2].map((at) => face.getEdge(at).head().point)))];
  const sides = faces.flatMap(({ normal: down, area }) => (area > 1e-12 ? [{ down, height: reach(corners, middle, down) }] : []));
  const lowest = sides.reduce((best, side) => (side.height < best.height ? side : best));
  let best = lowest;
  let most = -Infinity;
  for (const side of sides) {
    if (side.height > lowest.height * FRONT_ROOM) continue;
    const score = -side.down.z - 0.8 * (side.height / lowest.height - 1);
    if (score <= most + 1e-6 || (side !== lowest && !isSteady(corners, middle, side))) continue;
    [best, most] = [side, score];
  }
  return {
    turn: new Quaternion().setFromUnitVectors(best.down, new Vector3(0, -1, 0)),
    height: best.height,
    standing: middle.y,
  };
}

/** How far it goes from its middle in one direction; slivers of the hull have planes that cannot be trusted. */
function reach(corners: readonly Vector3[], middle: Vector3, way: Vector3): number {
  const from = way.dot(middle);
  return corners.reduce((most, corner) => Math.max(most, way.dot(corner) - from), 0);
}

/** Corners of all triangles, those that almost meet only once, and the middle of its skin. */
function weighed(thing: BuiltThing): { points: Vector3[]; middle: Vector3 } {
  const points = new Map<string, Vector3>();
  const step = thing.box.getSize(new Vector3()).length() / 1500;
  const middle = new Vector3();
  let area = 0;
  const [ab, ac] = [new Vector3(), new Vector3()];
  eachTriangle(thing, (a, b, c) => {
    const own = ab.subVectors(b, a).cross(ac.subVectors(c, a)).length() / 2;
    middle
      .addScaledVector(a, own / 3)
      .addScaledVector(b, own / 3)
      .addScaledVector(c, own / 3);
    area += own;
    for (const corner of [a, b, c]) {
      const key = corner
        .toArray()
        .map((each) => Math.round(each / step))
        .join(" ");
      if (!points.has(key)) points.set(key, corner.clone());
    }
  });
  return { points: [...points.values()], middle: middle.divideScalar(area || 1) };
}

/** Whether the middle is above what touches the ground: seen from it the corners that do are all round. */
function isSteady(corners: readonly Vector3[], middle: Vector3, { down, height }: { down: Vector3; height: number }): boolean {
  const across = new Vector3(0, 0, 1).cross(down);
  if (across.lengthSq() < 1e-6) across.set(1, 0, 0);
  across.normalize();
  const along = down.clone().cross(across);
  const angles: number[] = [];
  const way = new Vector3();
  for (const corner of corners) {
    way.subVectors(corner, middle);
    if (way.dot(down) > height * 0.97) angles.push(Math.atan2(way.dot(along), way.dot(across)));
  }
  angles.sort((a, b) => a - b);
  return angles.every((angle, at) => (angles[at + 1] ?? angles[0] + 2 * Math.PI) - angle < Math.PI - 0.05) && angles.length > 2;
}
