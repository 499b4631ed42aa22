import { Box3, type BufferAttribute, MathUtils, type Matrix4, Vector3 } from "three";
import { isA } from "../grammar/manner.ts";
import type { BuiltThing } from "./built-thing.ts";
import { eachTriangle, footOf } from "./height-map.ts";
import type { Lying } from "./lying.ts";
import { type Anchor, fitting, footMiddle, formOf, type Moved, middleOf, type Place, put, sizeOf, socketOf, type Turn } from "./placing.ts";
import { contactHeight, onTop } from "./set-down.ts";
import { isAlive, isSatIn } from "./sitting.ts";

/** So many in a vessel are a heap: six in a ring and one in the middle. */
const HEAP = 7;

interface Room {
  at: Vector3;
  size: Vector3;
}

/** In a vessel it lies on the bottom and on what is there already; more than one stand in rings, and long things lean on the rim. */
export function inside(moved: Moved, anchor: Anchor, turn: Turn): Place {
  const socket = socketOf(anchor.thing, "inside") ?? behindGlass(anchor.thing);
  if (!socket || takesSeat(moved, anchor, socket, turn.count)) return onTop(moved, anchor, turn);
  const { lying } = moved;
  if (!lying && turn.count > 1 && turn.count <= LITTER && isOpenRound(moved, anchor, socket)) return abreast(moved, anchor, socket, turn);
  if (lying && !isTray(socket, lying)) return { where: leaning(lying, socket, turn), lying };
  const { index, count, random } = turn;
  const form = formOf(moved);
  const size = sizeOf(form);
  const perLayer = count === 1 ? 1 : Math.min(count, 5);
  const share = count === 1 || lying ? 1 : 0.44;
  const least = Math.min(socket.size.x, socket.size.z);
  const room = lying ? Math.max(socket.size.x, socket.size.z) : least;
  const around = isLong(socket) && count === 1 && !lying;
  const scale = around
    ? Math.min(fitting(socket.size.z * 0.66, size.z, 0), fitting(least, size.x, 0), fitting(socket.size.y, size.y, 0))
    : Math.max(fitting(room * 0.9 * share, Math.max(size.x, size.z), 0), count === 1 ? seenScale(moved, anchor, socket) : 0);
  const layer = Math.floor(index / perLayer);
  const ring = count === 1 ? 0 : least * 0.25;
  const angle = ((index % perLayer) / perLayer + layer * 0.13) * 2 * Math.PI;
  const lift = Math.min(layer * size.y * scale * 0.62, Math.max(0, socket.size.y - size.y * scale * 0.5));
  if (lying) {
    // Side by side, along the longer side of the box.
    const isWide = socket.size.x >= socket.size.z;
    const beside = count === 1 ? 0 : ((index % perLayer) / (perLayer - 1) - 0.5) * Math.max(0, least - size.x * scale);
    const to = socket.at.clone().add(new Vector3(isWide ? 0 : beside, lift, isWide ? beside : 0));
    const where = put(new Vector3(), to, { turn: [0, (isWide ? 90 : 0) + random.between(-6, 6), 0], scale });
    // On what the vessel is filled with, but not on its handle or its lid.
    where.elements[13] += Math.max(0, contactHeight(form, where, anchor.map, socket.at.y + socket.size.y));
    anchor.map.add(form, where);
    return { where, lying };
  }
  // The neck of a bottle that lies is at its back.
  const ahead = around ? socket.size.z * 0.17 : 0;
  const to = socket.at.clone().add(new Vector3(Math.sin(angle) * ring, lift, Math.cos(angle) * ring + ahead));
  // In a bathtub with water it swims.
  if (isSatIn(anchor.thing)) to.y = Math.max(to.y, Math.min(anchor.map.at(to.x, to.z), to.y + socket.size.y) - size.y * scale * SUNK);
  if (count === 1 && isOpenRound(moved, anchor, socket)) to.y = Math.max(to.y, rimOf(anchor, socket) - size.y * scale * HIDDEN);
  const tilt = count === 1 ? 0 : 16;
  const turned = [random.between(-tilt, tilt), random.between(-180, 180) * (count === 1 ? 0.1 : 1), random.between(-tilt, tilt)] as const;
  return { where: put(footMiddle(form), to, { turn: turned, scale }), lying: null };
}

/** Whoever sits in a boat does so on its bench, and so does an animal that would have to be tiny to stand on its bottom. */
function takesSeat({ thing }: Moved, { thing: anchor }: Anchor, room: Room, count: number): boolean {
  const seat = socketOf(anchor, "seat");
  if (!seat || !isSatIn(anchor)) return false;
  if (socketOf(thing, "hips")) return true;
  const { width, depth } = footOf(thing);
  return count === 1 && isAlive(thing) && seat.at.y > room.at.y + BENCH && Math.min(room.size.x / width, room.size.z / depth) < LEAST_SHARE;
}

/** So much higher than the bottom is a bench, in metres. */
const BENCH = 0.08;
/** Nothing alive is made smaller than this to stand on the bottom, where there is a seat for it. */
const LEAST_SHARE = 0.7;

/** Somebody in a vessel that is open above and hides what is in it; between bars one sees them. */
const isOpenRound = ({ thing }: Moved, anchor: Anchor, room: Room): boolean =>
  isAlive(thing) &&
  socketOf(anchor.thing, "inside") !== null &&
  !isSeenThrough(anchor, room) &&
  !isClosed(anchor, room) &&
  !/cage|terrarium|aquarium/.test(anchor.thing.name);

/** Its walls are of glass; the windscreen of a boat and the water in a bathtub are none. */
function isSeenThrough({ thing }: Anchor, { at, size }: Room): boolean {
  const glass = behindGlass(thing);
  const isRound = (axis: "x" | "z") => glass !== null && Math.abs(glass.at[axis] - at[axis]) < glass.size[axis] / 2;
  return glass !== null && isRound("x") && isRound("z") && glass.size.y > size.y * 0.4;
}

/** How large an animal must be to look over the rim of a bathtub or a basket; 0 where that is not asked for. */
function seenScale(moved: Moved, anchor: Anchor, room: Room): number {
  if (!isOpenRound(moved, anchor, room)) return 0;
  const size = sizeOf(moved.thing);
  // The walls of a tub and a boat lean outward.
  const over = isSatIn(anchor.thing) ? 1.6 : 1.3;
  return Math.min((room.size.y * LOOKS_OVER) / size.y, (room.size.x * 1.15) / size.x, (room.size.z * over) / size.z, MOST_LARGER);
}

/** So many animals in a basket are all seen. */
const LITTER = 4;

/** Side by side, or one behind the other in what is longer than wide, and all of them look over the rim. */
function abreast({ thing }: Moved, anchor: Anchor, room: Room, { index, count, random }: Turn): Place {
  const size = sizeOf(thing);
  const isDeep = room.size.z > room.size.x * 1.5;
  const [across, along] = isDeep ? [1, count] : [count, 1];
  const scale = Math.min((room.size.x * 1.1) / (size.x * across), (room.size.z * 1.2) / (size.z * along), MOST_LARGER);
  const share = (index + 0.5) / count - 0.5;
  const [x, z] = isDeep ? [0, share * room.size.z] : [share * room.size.x, 0];
  const y = Math.max(room.at.y, rimOf(anchor, room) - size.y * scale * HIDDEN);
  const to = new Vector3(room.at.x + x, y, room.at.z + z);
  return { where: put(footMiddle(thing), to, { turn: [0, random.between(-10, 10), 0], scale }), lying: null };
}

/** How high the wall round a room is, which may be lower than the room. */
function rimOf({ map }: Anchor, { at, size }: Room): number {
  let most = at.y;
  for (let step = 0; step < 16; step++) {
    const turn = (step / 16) * 2 * Math.PI;
    for (const reach of [0.5, 0.56, 0.62]) {
      const height = map.at(at.x + Math.sin(turn) * size.x * reach, at.z + Math.cos(turn) * size.z * reach);
      most = Math.max(most, Math.min(height, at.y + size.y));
    }
  }
  return most;
}

/** So much of somebody in a bucket is below its rim, at most. */
const HIDDEN = 0.6;
/** How much of what swims is in the water. */
const SUNK = 0.3;
const LOOKS_OVER = 1.35;
const MOST_LARGER = 3.5;

/** A bottle that lies: what is in it may be as long. */
const isLong = ({ size }: Room) => size.z > Math.max(size.x, size.y) * 1.8;

/** A bottle tells of no room inside, but one sees it. */
function behindGlass({ parts, scale, box }: BuiltThing): Room | null {
  const glass = parts.find(({ clear }) => clear);
  if (!glass) return null;
  const { shape, place } = glass;
  const own = new Box3().setFromBufferAttribute(
    (place ? shape.clone().applyMatrix4(place) : shape).getAttribute("position") as BufferAttribute,
  );
  const [size, middle] = [own.getSize(new Vector3()).multiplyScalar(scale), own.getCenter(new Vector3()).multiplyScalar(scale)];
  return { at: middle.setY(own.min.y * scale - box.min.y + size.y * 0.06), size: size.multiplyScalar(0.75) };
}

/** Whether something can lie in it: it is wide and shallow, or so wide that nothing reaches its rim. */
function isTray({ size }: Room, { long }: Lying): boolean {
  const wide = Math.max(size.x, size.z);
  return wide > long * 1.6 || (wide > long * 0.7 && size.y < long * 0.6);
}

/** One end on the bottom at one side, the rest against the rim at the other. Several pass each other like straws in a glass. */
function leaning({ form, long }: Lying, { at, size }: Room, { index, count, random }: Turn): Matrix4 {
  // A ladle stands on its bowl already.
  const isHeldBelow = (socketOf(form, "grip")?.at.z ?? 1) > 0;
  const isDown = isA(form, "point first") && isHeldBelow;
  const wide = Math.min(size.x, size.z);
  // Leaves and guards further up bend or stay outside.
  const inner = lowerPart(form, isDown, size.y * 0.15);
  const own = sizeOf(inner);
  // What is thicker than the vessel is wide becomes smaller, and so does a spear in a cup.
  const scale = Math.min(fitting(wide * 0.7, own.y, 0.2), fitting(size.y * 6 + wide, long, 0.2));
  const thick = Math.min(own.x, own.y * 2.5) * scale * 0.5;
  const way = (index / count) * 2 * Math.PI + (count === 1 ? 0.5 + random.between(-0.3, 0.3) : random.between(-0.2, 0.2));
  // Where several meet on the bottom they stand around its middle, each a step further round than it leans.
  const round = way + Math.PI - (count === 1 ? 0 : 0.9);
  const foot = Math.max(0, wide / 2 - thick) * (count === 1 ? 0.8 : 0.6);
  const rim = Math.max(0, wide / 2 - thick);
  const low = new Vector3(Math.sin(round) * foot, 0, Math.cos(round) * foot);
  const high = new Vector3(Math.sin(way) * rim, Math.max(size.y, 1e-3), Math.cos(way) * rim);
  const lean = high.sub(low);
  const flat = Math.hypot(lean.x, lean.z);
  const tilt = Math.min(62, MathUtils.radToDeg(Math.atan2(flat, lean.y)));
  const yaw = MathUtils.radToDeg(Math.atan2(lean.x, lean.z));
  // The form lies along z: the end that stays below is at its front, or at its back when it goes in point first.
  const end = middleOf(inner).setZ(isDown ? -long / 2 : long / 2);
  const turn = isDown ? ([tilt - 90, yaw, 0] as const) : ([90 - tilt, yaw + 180, 0] as const);
  // A narrow neck holds a flower so high that its leaves stay outside.
  const held = wide < size.y * 0.4 ? Math.max(0, size.y - long * scale * 0.3) : 0;
  const lift = Math.sin(MathUtils.degToRad(tilt)) * own.y * 0.5 * scale + held;
  return put(
    end,
    at
      .clone()
      .add(low)
      .setY(at.y + lift),
    { turn, scale },
  );
}

/** Of a lying form the end that goes into a vessel so deep. */
function lowerPart(form: BuiltThing, isDown: boolean, deep: number): { box: Box3 } {
  const box = new Box3();
  const to = isDown ? form.box.min.z + deep : form.box.max.z - deep;
  eachTriangle(form, (...corners) => {
    for (const corner of corners) if (isDown ? corner.z < to : corner.z > to) box.expandByPoint(corner);
  });
  return { box };
}

/** Up to the brim: a ring, one in the middle, and the next layer on them, the last of them above the rim. What lies below nobody sees. */
export function heaped(moved: Moved, anchor: Anchor, turn: Turn): Place {
  const socket = socketOf(anchor.thing, "inside");
  const { index, count, random } = turn;
  if (!socket && isShut(anchor)) return spilled(moved, anchor, turn);
  if (!socket || count < HEAP || (moved.lying && !isTray(socket, moved.lying))) return inside(moved, anchor, turn);
  if (isClosed(anchor, socket)) return spilled(moved, anchor, turn);
  const form = formOf(moved);
  const size = sizeOf(form);
  const wide = Math.min(socket.size.x, socket.size.z) * 0.96;
  const scale = MathUtils.clamp((moved.lying ? wide * 0.8 : wide / 3) / Math.max(size.x, size.z, 1e-6), 0.05, moved.lying ? 1 : 1.6);
  const isInRing = index < HEAP - 1;
  const angle = (index / (HEAP - 1)) * 2 * Math.PI;
  const ring = (isInRing ? wide / 3 : index === HEAP - 1 ? 0 : wide / 6) * (moved.lying ? 0.4 : 1);
  const layer = isInRing ? 0 : index === HEAP - 1 ? 0.35 : 0.75;
  const height = Math.max(0, socket.size.y - size.y * scale * 0.55) + layer * size.y * scale;
  const to = socket.at.clone().add(new Vector3(Math.sin(angle) * ring, height, Math.cos(angle) * ring));
  const tilt = () => random.between(-24, 24);
  const turned = [tilt(), random.between(-180, 180), tilt()] as const;
  return { where: put(footMiddle(form), to, { turn: turned, scale }), lying: moved.lying };
}

/** Nobody told of a room in it, nor of a place on it, and it is no board. */
const isShut = ({ thing, map }: Anchor) => !socketOf(thing, "top", "seat") && !behindGlass(thing) && !map.isLevel();

/** A sack that is tied: most of what is over its room is higher than its rim. A handle is not. */
function isClosed({ map }: Anchor, { at, size }: Room): boolean {
  let [over, all] = [0, 0];
  for (let i = -2; i <= 2; i++)
    for (let k = -2; k <= 2; k++) {
      all++;
      if (map.at(at.x + (i / 5) * size.x, at.z + (k / 5) * size.z) > at.y + size.y * 1.04) over++;
    }
  return over > all * 0.6;
}

/** Before it and at its sides, as if some had fallen out. */
function spilled(moved: Moved, { thing: anchor }: Anchor, { index, count, random }: Turn): Place {
  const form = formOf(moved);
  const [size, own] = [sizeOf(form), sizeOf(anchor)];
  const long = Math.max(size.x, size.z);
  const scale = Math.min(1, (Math.max(own.x, own.z) * 0.4) / Math.max(long, 1e-6));
  // Two rows in a half circle.
  const perRow = Math.ceil(count / 2);
  const row = Math.floor(index / perRow);
  const angle = ((index % perRow) + 0.5 + row * 0.5) * (2.4 / perRow) - 1.2;
  const radius = Math.max(own.x, own.z) * 0.5 + long * scale * (0.6 + row * 1.05);
  const to = middleOf(anchor)
    .add(new Vector3(Math.sin(angle) * radius, 0, Math.cos(angle) * radius))
    .setY(0);
  return { where: put(footMiddle(form), to, { turn: [0, random.between(-180, 180), 0], scale }), lying: moved.lying };
}
