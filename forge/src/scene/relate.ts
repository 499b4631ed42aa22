import { MathUtils, type Matrix4, Vector3 } from "three";
import type { Relation as RelationKind } from "../prompt/relations.ts";
import type { BuiltThing } from "./built-thing.ts";
import { eachTriangle, type HeightMap } from "./height-map.ts";
import { heaped, inside } from "./in-vessel.ts";
import { isStraddled, type Lying, laidDown } from "./lying.ts";
import {
  type Anchor,
  fitting,
  footMiddle,
  formOf,
  type Moved,
  middleOf,
  type Place,
  type Placer,
  put,
  sizeOf,
  socketOf,
  type Turn,
} from "./placing.ts";
import { onTop } from "./set-down.ts";

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
  "in front of": (moved, anchor, { index }) => aside(moved, anchor, 0, 1, index),
  behind: (moved, anchor, { index }) => aside(moved, anchor, 0, -1, index),
  around,
  holding,
  wearing,
};

const standing = (where: Matrix4): Place => ({ where, lying: null });

/** Point first into the top, as far as a third of its length. */
function stuckIn({ thing }: Moved, anchor: Anchor, { index, count, random }: Turn): Place {
  const size = sizeOf(thing);
  const grip = socketOf(thing, "grip");
  // The end that is held stays outside.
  const isHeldBelow = grip !== null && grip.at.y < size.y / 2;
  const wanted = socketOf(anchor.thing, "top")?.at ?? middleOf(anchor.thing);
  const aside = count === 1 ? 0 : (index - (count - 1) / 2) * sizeOf(anchor.thing).x * 0.22;
  const height = Math.max(0, anchor.map.at(wanted.x + aside, wanted.z));
  const depth = Math.min(size.y * 0.32, Math.max(height * 0.7, size.y * 0.12));
  const end = footMiddle(thing).setY(isHeldBelow ? size.y : 0);
  const turn = [(isHeldBelow ? 180 : 0) + random.between(-9, 9), 0, random.between(-9, 9)] as const;
  return standing(put(end, new Vector3(wanted.x + aside, height - depth, wanted.z), { turn }));
}

/** The size of what is turned a quarter round the vertical, or not at all. */
const turnedSize = ({ x, y, z }: Vector3, isAcross: boolean) => (isAcross ? new Vector3(z, y, x) : new Vector3(x, y, z));

/** On the ground where there is room below; what finds none is made small enough, and what is solid carries nothing below it. */
function below(moved: Moved, { thing: anchor }: Anchor, { index, count, random }: Turn): Place {
  const form = formOf(moved);
  const own = sizeOf(anchor);
  const socket = socketOf(anchor, "under");
  const hips = socketOf(anchor, "hips");
  if (hips && isStraddled(moved.thing)) return betweenLegs(laidDown(moved.thing), hips.at);
  const at = socket?.at ?? new Vector3(middleOf(anchor).x, 0, middleOf(anchor).z + own.z * 0.24);
  const free = socket ? socket.size.y : roomBelow(anchor, at, own.x * 0.3, own.z * 0.16);
  // Below a bed with boards down to the floor nobody sees anything: it looks out from there.
  if (!socket && free < Math.min(sizeOf(form).y * LEAST_ROOM, own.y * 0.3)) return aside(moved, { thing: anchor }, 0, 1, index);
  const room = socket?.size ?? new Vector3(own.x * 0.62, free * 0.96, own.z * 0.62);
  const isAcross = moved.lying !== null && count === 1 && room.x > room.z;
  const size = turnedSize(sizeOf(form), isAcross);
  const scale = Math.min(
    fitting(room.y, size.y, 0.2),
    fitting(room.x / Math.max(1, count), size.x, 0.2),
    fitting(room.z * 1.3, size.z, 0.2),
  );
  const x = at.x + (index - (count - 1) / 2) * size.x * scale * 1.1;
  const turn = [0, (isAcross ? 90 : 0) + random.between(-12, 12), 0] as const;
  return { where: put(footMiddle(form), new Vector3(x, 0, at.z), { turn, scale }), lying: moved.lying };
}

/** Of its own height so much must be free below something. */
const LEAST_ROOM = 0.45;

/** How high it is below the lowest that is over this rectangle; of the ground itself nothing. */
function roomBelow(thing: BuiltThing, at: Vector3, wide: number, deep: number): number {
  let lowest = sizeOf(thing).y;
  const thin = lowest * 0.03;
  eachTriangle(thing, (a, b, c) => {
    const isOver = (axis: "x" | "z", reach: number) =>
      Math.min(a[axis], b[axis], c[axis]) < at[axis] + reach && Math.max(a[axis], b[axis], c[axis]) > at[axis] - reach;
    const low = Math.min(a.y, b.y, c.y);
    if (low > thin && low < lowest && isOver("x", wide) && isOver("z", deep)) lowest = low;
  });
  return lowest;
}

/** The handle in front, the bristles behind. */
function betweenLegs(lying: Lying, hips: Vector3): Place {
  const to = hips.clone().add(new Vector3(0, -sizeOf(lying.form).y * 0.5, lying.long * 0.05));
  return { where: put(footMiddle(lying.form), to, { turn: [0, 180, 0] }), lying };
}

function atSide(moved: Moved, anchor: Anchor, { index }: Turn): Place {
  return aside(moved, anchor, [1, -1][index % 2], 0, Math.floor(index / 2));
}

/** Close by, without touching: to the side, in front or behind. What lies does so along the side it is at. */
function aside(moved: Moved, { thing: anchor }: Pick<Anchor, "thing">, x: number, z: number, further: number): Place {
  const form = formOf(moved);
  const isAcross = moved.lying !== null && z !== 0;
  const [size, own] = [turnedSize(sizeOf(form), isAcross), sizeOf(anchor)];
  const gap = 0.06 * Math.max(own.x, own.z, size.x, size.z);
  const centre = middleOf(anchor);
  const to = new Vector3(
    centre.x + x * ((own.x + size.x) / 2 + gap + further * (size.x + gap)) + (z !== 0 ? further * (size.x + gap) * 0.5 : 0),
    0,
    centre.z + z * ((own.z + size.z) / 2 + gap),
  );
  return { where: put(footMiddle(form), to, { turn: [0, isAcross ? 90 : 0, 0] }), lying: moved.lying };
}

/** In a circle, facing the middle. */
function around(moved: Moved, { thing: anchor }: Anchor, { index, count }: Turn): Place {
  const form = formOf(moved);
  const [size, own] = [sizeOf(form), sizeOf(anchor)];
  const angle = (index / count) * 2 * Math.PI;
  const reach = (Math.abs(Math.sin(angle)) * own.x + Math.abs(Math.cos(angle)) * own.z) / 2;
  const crowd = (count * Math.max(size.x, size.z) * 1.05) / (2 * Math.PI);
  const radius = Math.max(reach + Math.max(size.x, size.z) * 0.62, crowd);
  const centre = middleOf(anchor);
  const to = new Vector3(centre.x + Math.sin(angle) * radius, 0, centre.z + Math.cos(angle) * radius);
  return { where: put(footMiddle(form), to, { turn: [0, MathUtils.radToDeg(angle) + 180, 0] }), lying: moved.lying };
}

/** Lower than this part of its width is a tray, a rug, a board. */
const FLAT = 0.25;

/** Whatever somebody has with them: in the hand, on the table, else beside. */
function along(moved: Moved, anchor: Anchor, turn: Turn): Place {
  const { thing } = moved;
  const [upright, own] = [sizeOf(thing), sizeOf(anchor.thing)];
  // A small thing, or a long and thin one.
  const [thin, , long] = upright.toArray().toSorted((a, b) => a - b);
  const isHandy = socketOf(thing, "grip") !== null || long < own.y * 0.4 || (thin < own.y * 0.12 && long < own.y * 1.4);
  const isAlive = thing.parts.some(({ rig }) => rig !== undefined);
  // The grip of a toolbox is no hand.
  const hasHands = socketOf(anchor.thing, "grip") !== null && (own.y > 0.6 || anchor.thing.parts.some(({ rig }) => rig !== undefined));
  if (hasHands && !socketOf(anchor.thing, "top") && isHandy && !isAlive) return holding(moved, anchor, turn);
  const size = sizeOf(formOf(moved));
  // Tulips lie down by themselves, but in a vase they stand.
  const isNarrow = (wide: Vector3) => wide.x < own.x && wide.z < own.z;
  if (socketOf(anchor.thing, "inside") && (isNarrow(size) || moved.lying)) return inside(moved, anchor, turn);
  // On a tray stands what is taller than it; a floor lamp stands beside the bed.
  const wide = Math.max(own.x, own.z);
  const isSmall = size.x < own.x * 0.7 && size.z < own.z * 0.7 && size.y < (own.y < wide * FLAT ? wide : own.y);
  return isSmall && (socketOf(anchor.thing, "top", "seat") || anchor.map.isLevel())
    ? onTop(moved, anchor, turn)
    : atSide(moved, anchor, turn);
}

/** Its grip in the hand; whoever has no hands is handed it at the side. */
function holding({ thing }: Moved, { thing: anchor }: Anchor, { index }: Turn): Place {
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
  return standing(put(grip, to, { turn: hand?.turn ?? [8, 0, 0], scale }));
}

/** A hat over the head, as wide as the head. */
function wearing({ thing }: Moved, { thing: anchor, map }: Anchor): Place {
  const own = sizeOf(anchor);
  const head = socketOf(anchor, "head") ?? headOf(map, own, middleOf(anchor));
  const slot = socketOf(thing, "slot");
  const width = slot?.size.x ?? sizeOf(thing).x;
  const scale = (head.size.x * (slot ? 1.06 : 1.15)) / Math.max(width, 1e-6);
  return standing(put(slot?.at ?? footMiddle(thing), head.at, { turn: head.turn, scale }));
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
