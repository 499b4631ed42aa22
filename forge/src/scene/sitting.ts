import { type Matrix4, Vector3 } from "three";
import { isA } from "../grammar/manner.ts";
import type { BuiltThing } from "./built-thing.ts";
import type { HeightMap } from "./height-map.ts";
import { type Anchor, anchorOf, middleOf, put, sizeOf, socketOf, type Turn } from "./placing.ts";

/** Of somebody who sits: how much it takes from the hips down to the sole, and from the hips forward to the knee. */
interface Legs {
  down: number;
  ahead: number;
  /** Not larger than this against its own size. */
  most?: number;
}

/** A grown person on a chair, in metres. */
const USUAL_LEGS: Legs = { down: 0.5, ahead: 0.42 };
/** How far what is sat on may be from flat below the thighs. */
const UNEVEN = 0.06;
/** Lower than this against its width it is a rug, a board, a raft: one sits on it as on the ground. */
const FLAT = 0.16;
/** Nobody becomes smaller than this to fit what they sit on. */
const LEAST = 0.16;
/** But on the back of a snail. */
const TINY = 0.03;
/** Whoever sits is at most so much taller than what they sit on; what is small is still seen below them. */
const mostHigher = (tall: number) => (tall < 0.5 ? 1.3 : 2.2);
/** A seat so much lower than the knees is sat on with the legs stretched out a little. */
const LOW_SEAT = 0.75;

const LONG_TUB = 1.5;

/** Where the hips go, and how much smaller whoever sits there becomes. */
interface Spot {
  at: Vector3;
  scale: number;
}

/** How somebody who is to sit on this does it: with hanging legs where there is an edge for them, else as on the ground. */
export function stanceUpon(thing: BuiltThing): "seated" | "sitting" {
  const seat = socketOf(thing, "seat");
  // In a kayak one sits as on the ground.
  if (seat) return seat.at.y < LOW_SEAT * USUAL_LEGS.down * 0.7 && !isAlive(thing) ? "sitting" : "seated";
  return edgeOf(anchorOf(thing), USUAL_LEGS) ? "seated" : "sitting";
}

/** Whoever is in this sits: it has a seat, and no bed or cloud, on which one lies or stands as well. */
export const isSatIn = (thing: BuiltThing): boolean => socketOf(thing, "seat") !== null && socketOf(thing, "top") === null;

/** A basket, a box, a bucket: not a stable. */
export const isSmallVessel = (thing: BuiltThing): boolean => socketOf(thing, "inside") !== null && sizeOf(thing).y < 1.2;

/** Whoever sits does so with the hips on the seat, towards its back, several side by side; on a low one the feet stay on the ground. */
export function seatedOn(thing: BuiltThing, anchor: Anchor, { index, count }: Turn): Matrix4 | null {
  const hips = socketOf(thing, "hips");
  if (!hips) return null;
  const seat = socketOf(anchor.thing, "seat");
  if (seat) {
    const x = seat.at.x + ((index + 0.5) / count - 0.5) * seat.size.x;
    const least = isAlive(anchor.thing) ? TINY : LOW_SEAT;
    const scale = Math.min(1, Math.max(least, seat.at.y / hips.at.y), (seat.size.x / count / sizeOf(thing).x) * 2.2);
    const room = socketOf(anchor.thing, "inside")?.size;
    // In a bathtub the legs are along it.
    if (room && count === 1 && room.x > room.z * LONG_TUB) {
      const turned = { scale: Math.min(scale, (room.z * 1.25) / sizeOf(thing).x), turn: [0, -90, 0] as const };
      return put(hips.at, new Vector3(x + room.x * 0.2, seat.at.y, seat.at.z), turned);
    }
    // In a canoe one behind the other.
    const isBehind = room !== undefined && count > 1 && room.z > room.x * LONG_TUB;
    const own = isBehind ? Math.min(1, Math.max(LOW_SEAT, seat.at.y / hips.at.y), (seat.size.x / sizeOf(thing).x) * 2.2) : scale;
    const [across, z] = isBehind ? [seat.at.x, (0.5 - (index + 0.5) / count) * room.z * 1.1] : [x, seat.at.z - seat.size.z * 0.1];
    return put(hips.at, new Vector3(across, Math.max(seat.at.y, hips.at.y * own), z), { scale: own });
  }
  if (isAlive(anchor.thing)) return astride(thing, hips.at, anchor);
  const ahead = Math.max(0.01, (thing.box.max.z - hips.at.z) * 0.8);
  const tall = sizeOf(anchor.thing).y;
  const most = Math.min(1, (tall * mostHigher(tall)) / sizeOf(thing).y);
  const spot = edgeOf(anchor, { down: hips.at.y, ahead, most }, { index, count });
  return spot && put(hips.at, spot.at, { scale: spot.scale });
}

export const isAlive = ({ parts }: BuiltThing) => parts.some(({ rig }) => rig !== undefined);

/** On the back of somebody who has no saddle: over the middle of the body, the feet off the ground. */
function astride(rider: BuiltThing, hips: Vector3, { thing, map }: Anchor): Matrix4 {
  const [own, middle] = [sizeOf(thing), middleOf(thing)];
  const at = new Vector3(middle.x, 0, middle.z);
  for (let step = -2; step <= 2; step++) {
    const z = middle.z + own.z * step * 0.05;
    const height = map.at(middle.x, z);
    if (height > at.y + 1e-6) at.set(middle.x, height, z);
  }
  const scale = Math.max(TINY, Math.min(1, (at.y * 0.95) / hips.y, (Math.max(own.x, own.z) * 0.7) / sizeOf(rider).y));
  return put(hips, at, { scale });
}

const RIDER = { least: 0.42, most: 0.56 };

/** How many times its own size an animal becomes on this; null for what is no ride. */
export function riderScale(thing: BuiltThing, ride: BuiltThing): number | null {
  if (!isA(ride, "ride") || !isAlive(thing)) return null;
  const [own, long] = [sizeOf(thing), sizeOf(ride)].map((size) => Math.max(...size.toArray()));
  return Math.min(Math.max(1, (RIDER.least * long) / own), (RIDER.most * long) / own);
}

/** How high the shoulders of somebody are, of the whole. */
const SHOULDERS = { least: 0.52, most: 0.76 };
/** What is larger than this beside its bearer is carried elsewhere. */
const SMALL = 0.36;

/** A parrot on a pirate is on the shoulder, not on the hat. */
export function onShoulder(thing: BuiltThing, { thing: anchor, map }: Anchor, { index }: Turn): Matrix4 | null {
  const [own, size] = [sizeOf(anchor), sizeOf(thing)];
  const isUpright = own.y > Math.max(own.x, own.z) && socketOf(anchor, "grip", "left grip") !== null;
  if (!isAlive(thing) || !isAlive(anchor) || !isUpright || size.y > own.y * SMALL || socketOf(anchor, "hips", "seat")) return null;
  // Bodies are built about their own middle, whatever they hold.
  const side = index % 2 === 0 ? 1 : -1;
  let best: Vector3 | null = null;
  for (let step = 4; step <= 30; step++) {
    const x = side * own.y * 0.006 * step;
    const height = map.at(x, 0);
    if (height > own.y * SHOULDERS.least && height < own.y * SHOULDERS.most && (!best || height > best.y + own.y * 0.01))
      best = new Vector3(x, height, 0);
  }
  return best && put(middleOf(thing).setY(0), best.add(new Vector3(side * own.y * 0.02, 0, 0)));
}

const STEPS = 28;

/** At the edge of the top, nearest to the middle, where nothing is in the way of the legs; null where there is none. */
function edgeOf({ thing, map }: Anchor, legs: Legs, { index, count }: Pick<Turn, "index" | "count"> = { index: 0, count: 1 }): Spot | null {
  const own = sizeOf(thing);
  const top = socketOf(thing, "top")?.at ?? middleOf(thing).setY(own.y);
  if (own.y < FLAT * Math.min(own.x, own.z) || own.y < FLAT * 0.4 * Math.max(own.x, own.z)) return null;
  const scale = Math.max(LEAST, Math.min(legs.most ?? 1, (top.y * 0.98) / legs.down));
  const [down, ahead] = [legs.down * scale, legs.ahead * scale];
  const wide = Math.min(ahead * 0.5, own.x * 0.2);
  let best: (Spot & { score: number }) | null = null;
  for (let i = 0; i <= STEPS; i++) {
    for (let k = 0; k <= STEPS; k++) {
      const x = thing.box.min.x + own.x * ((i / STEPS) * 0.8 + 0.1);
      const z = thing.box.min.z + own.z * (k / STEPS);
      const height = lapHeight(map, x, z, wide, ahead);
      const below = map.at(x, z);
      if (height === -Infinity || below < height - UNEVEN * down || height < down * 0.9) continue;
      if (highest(map, x, z + ahead * 0.98, z + ahead * 1.45, wide) > height - down * 0.72) continue;
      const wanted = middleOf(thing).x + ((index + 0.5) / count - 0.5) * own.x * 0.8;
      const back = highest(map, x, z - ahead * 0.35, z - ahead * 0.05, wide);
      const score = height / own.y - Math.abs(x - wanted) / own.x - (back > height + UNEVEN * down ? 1 : 0) - ((z - top.z) / own.z) * 0.1;
      if (!best || score > best.score + 1e-9) best = { at: new Vector3(x, height, z), scale, score };
    }
  }
  return best;
}

/** What carries somebody whose hips are here: the highest place below hips and thighs. */
const lapHeight = (map: HeightMap, x: number, z: number, wide: number, ahead: number) =>
  highest(map, x, z - ahead * 0.2, z + ahead * 0.75, wide);

/** The highest place of a strip that runs forward; −Infinity where nothing is below. */
function highest(map: HeightMap, x: number, from: number, to: number, wide: number): number {
  let most = -Infinity;
  for (let across = -1; across <= 1; across++)
    for (let step = 0; step <= 6; step++) most = Math.max(most, map.at(x + across * wide, from + ((to - from) * step) / 6));
  return most;
}
