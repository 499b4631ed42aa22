import { MathUtils, type Matrix4, Vector3 } from "three";
import type { BuiltThing } from "./built-thing.ts";
import { eachTriangle, footOf, type HeightMap } from "./height-map.ts";
import { hungOn } from "./hung.ts";
import type { Lying } from "./lying.ts";
import { type Anchor, fitting, type Moved, middleOf, type Place, put, sizeOf, socketOf, type Turn } from "./placing.ts";
import { onShoulder, riderScale, seatedOn } from "./sitting.ts";

/** On the top or the seat of something, where there is room for it. */
export function onTop({ thing, lying }: Moved, anchor: Anchor, turn: Turn): Place {
  const hung = hungOn(thing, anchor, turn);
  if (hung) return { where: hung, lying: null };
  if (lying) return { where: laidOn(lying, anchor, turn), lying };
  return { where: seatedOn(thing, anchor, turn) ?? onShoulder(thing, anchor, turn) ?? stoodOn(thing, anchor, turn), lying: null };
}

const roomOn = (anchor: BuiltThing) => {
  const socket = socketOf(anchor, "top", "seat");
  const isBuilding = sizeOf(anchor).y > BUILDING;
  return {
    room: socket?.size ?? sizeOf(anchor),
    wanted: socket?.at ?? middleOf(anchor),
    isSeat: !socketOf(anchor, "top") && socket !== null,
    // Where nobody told of a place, high up is better than in the yard.
    climb: socket ? 0 : (isBuilding ? 4 : 1.5) / Math.max(sizeOf(anchor).y, 1e-6),
    isBroad: isBuilding,
  };
};

/** From so many metres on it is a building, and what is on it is on its roof. */
export const BUILDING = 3;

/** What is so much higher than a seat are its arms and its back. */
const ARMS = 0.12;

/** What stands on something narrow may reach over its sides so far. */
const MOST_OVER = 1.6;

/** How much of what it stands on a group may cover. */
const FILLED = 0.8;

function stoodOn(thing: BuiltThing, { thing: anchor, map }: Anchor, { count, random }: Turn): Matrix4 {
  const { room, wanted, isSeat, climb, isBroad } = roomOn(anchor);
  const foot = footOf(thing);
  // A castle on a cloud is as small as the cloud wants it.
  const own = isSeat ? 0.85 : 1.05;
  const fits = [fitting(room.x * own, foot.width, 0), fitting(room.z * own, foot.depth, 0)];
  // Along something long there is room, however narrow it is: a cat on a fence.
  const free = Math.max(...fits) === 1 ? 1 : Math.min(Math.max(...fits), Math.min(...fits) * MOST_OVER);
  // A seat has arms and a back that nothing reaches over; a saddle has none.
  const asRider = riderScale(thing, anchor);
  const isRider = asRider !== null;
  // Three candles on a plate share it.
  const shared = count === 1 ? 1 : Math.sqrt((room.x * room.z * FILLED) / (count * foot.width * foot.depth));
  const scale = asRider ?? (isSeat ? Math.min(...fits) : Math.min(free, shared));
  const [width, depth] = [Math.max(foot.width * scale, map.cell), Math.max(foot.depth * scale, map.cell)];
  const [body, middle] = [sizeOf(thing).multiplyScalar(scale), middleOf(thing)];
  const aside = { x: (middle.x - foot.x) * scale, z: (middle.z - foot.z) * scale };
  const spot = bestSpot(map, wanted, room, {
    width,
    depth,
    body,
    aside,
    degrees: 0,
    highest: isSeat ? wanted.y + ARMS : Infinity,
    climb,
    isBroad,
  });
  // Handlebars are no place to stand on.
  const best = isRider && isSeat ? { ...wanted, height: wanted.y } : spot;
  map.take(best.x, best.z, width * 1.5, depth * 1.5);
  const turn = [0, random.between(-14, 14), 0] as const;
  return put(new Vector3(foot.x, 0, foot.z), new Vector3(best.x, best.height, best.z), { turn, scale });
}

/** Ways to lay something, and how much each is liked: across the view one sees it best. */
const WAYS = [
  { degrees: 90, liking: 0.3 },
  { degrees: 55, liking: 0.2 },
  { degrees: 0, liking: 0 },
  { degrees: -55, liking: 0.1 },
] as const;

function laidOn({ form, long }: Lying, { thing: anchor, map }: Anchor, { count, random }: Turn): Matrix4 {
  const { room, wanted, isSeat } = roomOn(anchor);
  // What is longer than a table reaches over its edges, a little.
  const scale = fitting(Math.max(room.x, room.z) * (isSeat ? 1 : 1.25), long, 0.35);
  const highest = isSeat ? wanted.y + ARMS : Infinity;
  const body = sizeOf(form).multiplyScalar(scale);
  const [width, depth] = [Math.max(body.x, map.cell), Math.max(body.z, map.cell)];
  const askew = random.between(-9, 9) * (count > 1 ? 0.4 : 1);
  const spots = WAYS.map(({ degrees, liking }) => {
    const spot = bestSpot(map, wanted, room, {
      width,
      depth,
      body,
      aside: { x: 0, z: 0 },
      degrees: degrees + askew,
      highest,
      climb: 0,
      isBroad: false,
    });
    return { ...spot, degrees: degrees + askew, score: spot.score + (count > 1 ? 0 : liking) };
  });
  const best = spots.reduce((most, spot) => (spot.score > most.score ? spot : most));
  map.take(best.x, best.z, width * 1.1, depth, best.degrees);
  const where = put(new Vector3(), new Vector3(best.x, 0, best.z), { turn: [0, best.degrees, 0], scale });
  const height = contactHeight(form, where, map);
  where.elements[13] += height === -Infinity ? best.height : height;
  map.add(form, where);
  return where;
}

/**
 * How high a thing must be lifted so that it touches what is below and sinks in nowhere; −Infinity where nothing is below. What is
 * higher than the ceiling is above it, not below.
 */
export function contactHeight(form: BuiltThing, where: Matrix4, map: HeightMap, ceiling = Infinity): number {
  let height = -Infinity;
  const [point, next] = [new Vector3(), new Vector3()];
  eachTriangle(form, (...corners) => {
    for (const [at, corner] of corners.entries()) {
      next.copy(corners[(at + 1) % 3]);
      // Middles of edges as well: a ruler has corners only at its ends.
      for (const each of [point.copy(corner), next.add(corner).multiplyScalar(0.5)]) {
        each.applyMatrix4(where);
        const ground = map.at(each.x, each.z);
        if (ground <= ceiling) height = Math.max(height, ground - each.y);
      }
    }
  });
  return height;
}

/** What wants to stand: the rectangle it stands on, and all of it, which may reach out to one side; turned round the vertical. */
interface Standing {
  width: number;
  depth: number;
  body: Vector3;
  aside: { x: number; z: number };
  degrees: number;
  /** Higher up it is not wanted. */
  highest: number;
  /** How much each metre of height is liked. */
  climb: number;
  /** Spires and flags carry nobody. */
  isBroad: boolean;
}

/** Several on a table stand so far apart where they can, as a part of it. */
const ELBOW_ROOM = 0.3;

/** Where most of the foot is carried, near to where it was wanted, nothing stands yet, and the rest of it runs into nothing. */
function bestSpot(
  map: HeightMap,
  wanted: Vector3,
  room: Vector3,
  { width, depth, body, aside, degrees, highest, climb, isBroad }: Standing,
): { x: number; z: number; height: number; score: number } {
  let best = { x: wanted.x, z: wanted.z, height: Math.max(0, map.at(wanted.x, wanted.z)), score: -Infinity };
  const steps = 14;
  const [sin, cos] = [Math.sin(MathUtils.degToRad(degrees)), Math.cos(MathUtils.degToRad(degrees))].map(Math.abs);
  const [spanX, spanZ] = [Math.max(room.x - width * cos - depth * sin, 0), Math.max(room.z - width * sin - depth * cos, 0)];
  for (let i = 0; i <= steps; i++) {
    for (let k = 0; k <= steps; k++) {
      const [x, z] = [wanted.x + spanX * (i / steps - 0.5), wanted.z + spanZ * (k / steps - 0.5)];
      const { height, carries, taken } = map.under(x, z, width, depth, { degrees, isBroad });
      if (height === -Infinity || map.at(x, z) === -Infinity) continue;
      const across = Math.hypot(room.x, room.z) || 1;
      const away = Math.hypot(x - wanted.x, z - wanted.z) / across;
      const blocked = map.blocked(x + aside.x, z + aside.z, body.x, body.z, height, degrees);
      const score =
        carries * 3 -
        away * 0.9 -
        map.crowded(x, z, across * ELBOW_ROOM) * 0.8 -
        blocked * (isBroad ? 12 : 6) -
        (taken > 0 ? 3 + taken * 3 : 0) -
        (height > highest ? 8 : 0) +
        height * climb * Math.min(1, carries * 3);
      if (score > best.score) best = { x, z, height, score };
    }
  }
  return best;
}
