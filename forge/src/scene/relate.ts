import { Euler, MathUtils, Matrix4, Quaternion, Vector3 } from "three";
import type { Relation as RelationKind } from "../prompt/relations.ts";
import type { Socket } from "../solid/part.ts";
import type { Random } from "../solid/random.ts";
import type { BuiltThing } from "./built-thing.ts";
import { footOf, HeightMap } from "./height-map.ts";

/** A thing others are put to, with what stands on it already. */
export interface Anchor {
  thing: BuiltThing;
  map: HeightMap;
  /** How many were put to it in each way so far. */
  placed: Map<RelationKind, number>;
}

export const anchorOf = (thing: BuiltThing): Anchor => ({ thing, map: new HeightMap(thing), placed: new Map() });

/** One of several to be put to an anchor in the same way. */
export interface Turn {
  index: number;
  count: number;
  random: Random;
}

/** So many in a vessel are a heap: six in a ring and one in the middle. */
const HEAP = 7;

type Placer = (thing: BuiltThing, anchor: Anchor, turn: Turn) => Matrix4;

/** Where a thing goes, about the anchor's own middle of the ground: both stand on their own ground at first. */
export const PLACERS: Record<RelationKind, Placer> = {
  on: onTop,
  in: inside,
  "full of": heaped,
  "stuck in": stuckIn,
  under: below,
  beside: atSide,
  with: along,
  between: atSide,
  "stack of": onTop,
  "in front of": (thing, anchor, { index }) => aside(thing, anchor, 0, 1, index),
  behind: (thing, anchor, { index }) => aside(thing, anchor, 0, -1, index),
  around,
  holding,
  wearing,
};

const sizeOf = ({ box }: BuiltThing) => box.getSize(new Vector3());
const middleOf = ({ box }: BuiltThing) => box.getCenter(new Vector3());

/** Moved so that its point `from` comes to `to`, turned and scaled about that point. */
function put(
  from: Vector3,
  to: Vector3,
  { turn = [0, 0, 0], scale = 1 }: { turn?: readonly [number, number, number]; scale?: number } = {},
): Matrix4 {
  const [x, y, z] = turn.map(MathUtils.degToRad);
  const turned = new Quaternion().setFromEuler(new Euler(x, y, z, "ZYX"));
  return new Matrix4()
    .compose(to, turned, new Vector3(scale, scale, scale))
    .multiply(new Matrix4().makeTranslation(-from.x, -from.y, -from.z));
}

/** A socket in metres above the thing's ground. */
function socketOf(
  { sockets, scale, box }: BuiltThing,
  ...names: Socket["name"][]
): { at: Vector3; size: Vector3; turn: readonly [number, number, number] } | null {
  const socket = names.map((name) => sockets.find((each) => each.name === name)).find((each) => each !== undefined);
  if (!socket) return null;
  const at = new Vector3(...socket.at).multiplyScalar(scale);
  at.y -= box.min.y;
  return { at, size: new Vector3(...socket.size).multiplyScalar(scale), turn: socket.turn ?? [0, 0, 0] };
}

/** Never larger than it would have to be to fit; never so small that nobody sees it. */
const fitting = (room: number, length: number, least = 0.25) => Math.max(least, Math.min(1, room / Math.max(length, 1e-6)));

function onTop(thing: BuiltThing, { thing: anchor, map }: Anchor, { random }: Turn): Matrix4 {
  const socket = socketOf(anchor, "top", "seat");
  const room = socket?.size ?? sizeOf(anchor);
  const foot = footOf(thing);
  const scale = Math.max(fitting(room.x * 1.05, foot.width, 0.3), fitting(room.z * 1.05, foot.depth, 0.3));
  const [width, depth] = [Math.max(foot.width * scale, map.cell), Math.max(foot.depth * scale, map.cell)];
  const wanted = socket?.at ?? middleOf(anchor);
  const [body, middle] = [sizeOf(thing).multiplyScalar(scale), middleOf(thing)];
  const aside = { x: (middle.x - foot.x) * scale, z: (middle.z - foot.z) * scale };
  const best = bestSpot(map, wanted, room, { width, depth, body, aside });
  map.take(best.x, best.z, width * 1.5, depth * 1.5);
  const turn = [0, random.between(-14, 14), 0] as const;
  return put(new Vector3(foot.x, 0, foot.z), new Vector3(best.x, best.height, best.z), { turn, scale });
}

/** What wants to stand: the rectangle it stands on, and all of it, which may reach out to one side. */
interface Standing {
  width: number;
  depth: number;
  body: Vector3;
  aside: { x: number; z: number };
}

/** Where most of the foot is carried, near to where it was wanted, nothing stands yet, and the rest of it runs into nothing. */
function bestSpot(
  map: HeightMap,
  wanted: Vector3,
  room: Vector3,
  { width, depth, body, aside }: Standing,
): { x: number; z: number; height: number } {
  let best = { x: wanted.x, z: wanted.z, height: Math.max(0, map.at(wanted.x, wanted.z)), score: -Infinity };
  const steps = 14;
  const [spanX, spanZ] = [Math.max(room.x - width, 0), Math.max(room.z - depth, 0)];
  for (let i = 0; i <= steps; i++) {
    for (let k = 0; k <= steps; k++) {
      const [x, z] = [wanted.x + spanX * (i / steps - 0.5), wanted.z + spanZ * (k / steps - 0.5)];
      const { height, carries, isTaken } = map.under(x, z, width, depth);
      if (height === -Infinity || map.at(x, z) === -Infinity) continue;
      const away = Math.hypot(x - wanted.x, z - wanted.z) / (Math.hypot(room.x, room.z) || 1);
      const blocked = map.blocked(x + aside.x, z + aside.z, body.x, body.z, height);
      const score = carries * 3 - away * 0.9 - blocked * 6 - (isTaken ? 4 : 0);
      if (score > best.score) best = { x, z, height, score };
    }
  }
  return best;
}

/** In a vessel it lies on the bottom and on what is there already; more than one stand in rings. */
function inside(thing: BuiltThing, anchor: Anchor, { index, count, random }: Turn): Matrix4 {
  const socket = socketOf(anchor.thing, "inside");
  if (!socket) return onTop(thing, anchor, { index, count, random });
  const size = sizeOf(thing);
  const perLayer = count === 1 ? 1 : Math.min(count, 5);
  const share = count === 1 ? 1 : 0.44;
  const scale = fitting(Math.min(socket.size.x, socket.size.z) * 0.9 * share, Math.max(size.x, size.z), 0.12);
  const layer = Math.floor(index / perLayer);
  const ring = count === 1 ? 0 : Math.min(socket.size.x, socket.size.z) * 0.25;
  const angle = ((index % perLayer) / perLayer + layer * 0.13) * 2 * Math.PI;
  const lift = Math.min(layer * size.y * scale * 0.62, Math.max(0, socket.size.y - size.y * scale * 0.5));
  const to = socket.at.clone().add(new Vector3(Math.sin(angle) * ring, lift, Math.cos(angle) * ring));
  const middle = middleOf(thing);
  const tilt = count === 1 ? 0 : 16;
  const turn = [random.between(-tilt, tilt), random.between(-180, 180) * (count === 1 ? 0.1 : 1), random.between(-tilt, tilt)] as const;
  return put(new Vector3(middle.x, 0, middle.z), to, { turn, scale });
}

/** Up to the brim: a ring, one in the middle, and the next layer on them, the last of them above the rim. What lies below nobody sees. */
function heaped(thing: BuiltThing, anchor: Anchor, turn: Turn): Matrix4 {
  const socket = socketOf(anchor.thing, "inside");
  const { index, count, random } = turn;
  if (!socket || count < HEAP) return inside(thing, anchor, turn);
  const [size, middle] = [sizeOf(thing), middleOf(thing)];
  const wide = Math.min(socket.size.x, socket.size.z) * 0.96;
  const scale = MathUtils.clamp(wide / 3 / Math.max(size.x, size.z, 1e-6), 0.05, 1.6);
  const isInRing = index < HEAP - 1;
  const angle = (index / (HEAP - 1)) * 2 * Math.PI;
  const ring = isInRing ? wide / 3 : index === HEAP - 1 ? 0 : wide / 6;
  const layer = isInRing ? 0 : index === HEAP - 1 ? 0.35 : 0.75;
  const height = Math.max(0, socket.size.y - size.y * scale * 0.55) + layer * size.y * scale;
  const to = socket.at.clone().add(new Vector3(Math.sin(angle) * ring, height, Math.cos(angle) * ring));
  const tilt = () => random.between(-24, 24);
  return put(new Vector3(middle.x, 0, middle.z), to, { turn: [tilt(), random.between(-180, 180), tilt()], scale });
}

/** Point first into the top, as far as a third of its length. */
function stuckIn(thing: BuiltThing, anchor: Anchor, { index, count, random }: Turn): Matrix4 {
  const size = sizeOf(thing);
  const grip = socketOf(thing, "grip");
  // The end that is held stays outside.
  const isHeldBelow = grip !== null && grip.at.y < size.y / 2;
  const wanted = socketOf(anchor.thing, "top")?.at ?? middleOf(anchor.thing);
  const aside = count === 1 ? 0 : (index - (count - 1) / 2) * sizeOf(anchor.thing).x * 0.22;
  const height = Math.max(0, anchor.map.at(wanted.x + aside, wanted.z));
  const depth = Math.min(size.y * 0.32, Math.max(height * 0.7, size.y * 0.12));
  const middle = middleOf(thing);
  const end = new Vector3(middle.x, isHeldBelow ? size.y : 0, middle.z);
  const turn = [(isHeldBelow ? 180 : 0) + random.between(-9, 9), 0, random.between(-9, 9)] as const;
  return put(end, new Vector3(wanted.x + aside, height - depth, wanted.z), { turn });
}

/** On the ground where there is room below; what finds none is made small enough, and what is solid carries nothing below it. */
function below(thing: BuiltThing, { thing: anchor }: Anchor, { index, count, random }: Turn): Matrix4 {
  const [size, own] = [sizeOf(thing), sizeOf(anchor)];
  const socket = socketOf(anchor, "under");
  const room = socket?.size ?? new Vector3(own.x * 0.62, own.y * 0.72, own.z * 0.62);
  const scale = Math.min(
    fitting(room.y, size.y, 0.2),
    fitting(room.x / Math.max(1, count), size.x, 0.2),
    fitting(room.z * 1.3, size.z, 0.2),
  );
  const at = socket?.at ?? new Vector3(middleOf(anchor).x, 0, middleOf(anchor).z + own.z * 0.12);
  const middle = middleOf(thing);
  const x = at.x + (index - (count - 1) / 2) * size.x * scale * 1.1;
  return put(new Vector3(middle.x, 0, middle.z), new Vector3(x, 0, at.z), { turn: [0, random.between(-12, 12), 0], scale });
}

function atSide(thing: BuiltThing, anchor: Anchor, { index }: Turn): Matrix4 {
  return aside(thing, anchor, [1, -1][index % 2], 0, Math.floor(index / 2));
}

/** Close by, without touching: to the side, in front or behind. */
function aside(thing: BuiltThing, { thing: anchor }: Anchor, x: number, z: number, further: number): Matrix4 {
  const [size, own] = [sizeOf(thing), sizeOf(anchor)];
  const gap = 0.06 * Math.max(own.x, own.z, size.x, size.z);
  const [middle, centre] = [middleOf(thing), middleOf(anchor)];
  const to = new Vector3(
    centre.x + x * ((own.x + size.x) / 2 + gap + further * (size.x + gap)) + (z !== 0 ? further * (size.x + gap) * 0.5 : 0),
    0,
    centre.z + z * ((own.z + size.z) / 2 + gap),
  );
  return put(new Vector3(middle.x, 0, middle.z), to);
}

/** In a circle, facing the middle. */
function around(thing: BuiltThing, { thing: anchor }: Anchor, { index, count }: Turn): Matrix4 {
  const [size, own] = [sizeOf(thing), sizeOf(anchor)];
  const angle = (index / count) * 2 * Math.PI;
  const reach = (Math.abs(Math.sin(angle)) * own.x + Math.abs(Math.cos(angle)) * own.z) / 2;
  const crowd = (count * Math.max(size.x, size.z) * 1.05) / (2 * Math.PI);
  const radius = Math.max(reach + Math.max(size.x, size.z) * 0.62, crowd);
  const [middle, centre] = [middleOf(thing), middleOf(anchor)];
  const to = new Vector3(centre.x + Math.sin(angle) * radius, 0, centre.z + Math.cos(angle) * radius);
  return put(new Vector3(middle.x, 0, middle.z), to, { turn: [0, MathUtils.radToDeg(angle) + 180, 0] });
}

/** Whatever somebody has with them: in the hand, on the table, else beside. */
function along(thing: BuiltThing, anchor: Anchor, turn: Turn): Matrix4 {
  const [size, own] = [sizeOf(thing), sizeOf(anchor.thing)];
  // A small thing, or a long and thin one.
  const [thin, , long] = size.toArray().toSorted((a, b) => a - b);
  const isHandy = socketOf(thing, "grip") !== null || long < own.y * 0.4 || (thin < own.y * 0.12 && long < own.y * 1.4);
  const isAlive = thing.parts.some(({ rig }) => rig !== undefined);
  if (socketOf(anchor.thing, "grip") && !socketOf(anchor.thing, "top") && isHandy && !isAlive) return holding(thing, anchor, turn);
  if (socketOf(anchor.thing, "inside") && size.x < own.x && size.z < own.z) return inside(thing, anchor, turn);
  const isSmall = size.x < own.x * 0.7 && size.z < own.z * 0.7 && size.y < own.y;
  return isSmall && (socketOf(anchor.thing, "top", "seat") || anchor.map.isLevel())
    ? onTop(thing, anchor, turn)
    : atSide(thing, anchor, turn);
}

/** Its grip in the hand; whoever has no hands is handed it at the side. */
function holding(thing: BuiltThing, { thing: anchor }: Anchor, { index }: Turn): Matrix4 {
  const [size, own] = [sizeOf(thing), sizeOf(anchor)];
  const hands = ["grip", "left grip"] as const;
  const hand = socketOf(anchor, hands[index % 2], "grip");
  const to =
    hand?.at ??
    new Vector3(own.x * 0.46 * (index % 2 === 0 ? -1 : 1) + middleOf(anchor).x, own.y * 0.42, middleOf(anchor).z + own.z * 0.25);
  const middle = middleOf(thing);
  const grip = socketOf(thing, "grip")?.at ?? new Vector3(middle.x, size.y * 0.3, middle.z);
  // Small things keep their size; what is taller than its bearer is a staff at most.
  const scale = fitting(own.y * 1.05, Math.max(size.x, size.y, size.z), 0.05);
  return put(grip, to, { turn: hand?.turn ?? [8, 0, 0], scale });
}

/** A hat over the head, as wide as the head. */
function wearing(thing: BuiltThing, { thing: anchor, map }: Anchor): Matrix4 {
  const own = sizeOf(anchor);
  const head = socketOf(anchor, "head") ?? headOf(map, own, middleOf(anchor));
  const slot = socketOf(thing, "slot");
  const width = slot?.size.x ?? sizeOf(thing).x;
  const scale = (head.size.x * (slot ? 1.06 : 1.15)) / Math.max(width, 1e-6);
  const middle = middleOf(thing);
  return put(slot?.at ?? new Vector3(middle.x, 0, middle.z), head.at, { turn: head.turn, scale });
}

/** Where nobody told of a head: the highest place of the thing. */
function headOf(map: HeightMap, own: Vector3, middle: Vector3): { at: Vector3; size: Vector3; turn: readonly [number, number, number] } {
  const at = new Vector3(middle.x, 0, middle.z);
  for (let i = 0; i < map.columns; i++) {
    for (let k = 0; k < map.rows; k++) {
      const [x, z] = [map.left + (i + 0.5) * map.cell, map.back + (k + 0.5) * map.cell];
      const height = map.at(x, z) - Math.abs(x - middle.x) * 0.3;
      if (height > at.y) at.set(x, height, z);
    }
  }
  const width = Math.min(own.x, own.z) * 0.5;
  return { at: at.setY(Math.max(0, map.at(at.x, at.z)) - width * 0.12), size: new Vector3(width, width, width), turn: [0, 0, 0] };
}
