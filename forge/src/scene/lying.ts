import { Box3, Matrix4, Vector3 } from "three";
import { isA } from "../grammar/manner.ts";
import type { BuiltThing } from "./built-thing.ts";
import { eachTriangle, footOf } from "./height-map.ts";
import { restOf } from "./rest.ts";

/** A thing laid down: its long side along z, what was its upper end towards the back. */
export interface Lying {
  form: BuiltThing;
  /** From the thing's own ground to that of the form. */
  turn: Matrix4;
  long: number;
}

/** Height over the narrowest side of the foot, and how much lower the middle comes by lying: what is beyond both is laid down. */
const HELD = { narrow: 4.2, lower: 2.6 };
/** What nobody holds by a grip is laid down only when it is small and as flat as a coin or a card. */
const FLAT = { lower: 4, small: { tall: 0.12, narrow: 3.9 }, large: { tall: 0.4, narrow: 9 } };

const known = new WeakMap<object, Lying | null>();

/** The thing as it lies when somebody puts it down; null for what stands by itself. */
export function lyingOf(thing: BuiltThing): Lying | null {
  const made = known.get(thing.parts);
  if (made !== undefined) return made;
  const lying = wantsToLie(thing) ? laid(thing) : null;
  known.set(thing.parts, lying);
  return lying;
}

export const isStraddled = (thing: BuiltThing) => isA(thing, "straddled");

/** The thing as it lies when others are on it; null for what stands. */
export const lyingBelow = (thing: BuiltThing): Lying | null => (isA(thing, "stood on") ? laid(thing, isA(thing, "finned")) : null);
/** A bottle lies when something long is in it: a ship. */
export function lyingRound(thing: BuiltThing, guest: BuiltThing): Lying | null {
  const { x, y, z } = guest.box.getSize(new Vector3());
  return isA(thing, "laid round") && Math.max(x, z) > y * 0.9 ? laid(thing) : null;
}
/** The same for what is between somebody's legs. */
export const laidDown = (thing: BuiltThing): Lying => laid(thing);

function wantsToLie(thing: BuiltThing): boolean {
  const { parts, sockets, box } = thing;
  const has = (...names: string[]) => sockets.some((socket) => names.includes(socket.name));
  if (isA(thing, "upright") || parts.some(({ rig }) => rig !== undefined) || has("top", "seat", "inside", "left grip")) return false;
  const height = box.max.y - box.min.y;
  const foot = footOf(thing);
  const narrow = height / Math.max(Math.min(foot.width, foot.depth), 1e-6);
  const isHeld = has("grip");
  const isFlat = [FLAT.small, FLAT.large].some((limit) => height < limit.tall && narrow > limit.narrow);
  if (!(isHeld ? narrow > HELD.narrow : isFlat)) return false;
  const { standing, height: lying } = restOf(thing);
  return standing > lying * (isHeld ? HELD.lower : FLAT.lower);
}

function laid(thing: BuiltThing, isFrontDown = false): Lying {
  const turn = new Matrix4().makeRotationFromQuaternion(restOf(thing).turn);
  if (isFrontDown) turn.premultiply(new Matrix4().makeRotationZ(Math.PI));
  turn.premultiply(new Matrix4().makeRotationY(-lengthwise(thing, turn)));
  const box = new Box3();
  const corner = new Vector3();
  eachTriangle(thing, (...corners) => {
    for (const each of corners) box.expandByPoint(corner.copy(each).applyMatrix4(turn));
  });
  const middle = box.getCenter(new Vector3());
  const down = new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z);
  turn.premultiply(down);
  box.applyMatrix4(down);
  const { scale } = thing;
  // Parts and sockets are told in the thing's own units.
  const own = new Matrix4()
    .makeScale(1 / scale, 1 / scale, 1 / scale)
    .multiply(turn)
    .multiply(new Matrix4().makeTranslation(0, -thing.box.min.y, 0))
    .multiply(new Matrix4().makeScale(scale, scale, scale));
  const parts = thing.parts.map((part) => ({ ...part, place: own.clone().multiply(part.place ?? new Matrix4()) }));
  const sockets = thing.sockets.map((socket) => {
    const { x, y, z } = new Vector3(...socket.at).applyMatrix4(own);
    return { ...socket, at: [x, y, z] as const };
  });
  return { form: { ...thing, parts, box, sockets }, turn, long: box.max.z - box.min.z };
}

/** Round the vertical from −z to the way its length goes, towards what was its upper end: the principal axis of its skin. */
function lengthwise(thing: BuiltThing, turn: Matrix4): number {
  let [area, sumX, sumZ, xx, zz, xz] = [0, 0, 0, 0, 0, 0];
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  eachTriangle(thing, (...corners) => {
    for (const [at, corner] of [a, b, c].entries()) corner.copy(corners[at]).applyMatrix4(turn);
    const { x, z } = a.clone().add(b).add(c).divideScalar(3);
    const own = b.clone().sub(a).cross(c.clone().sub(a)).length();
    area += own;
    sumX += own * x;
    sumZ += own * z;
    xx += own * x * x;
    zz += own * z * z;
    xz += own * x * z;
  });
  const [varX, varZ, cov] = [xx - (sumX * sumX) / area, zz - (sumZ * sumZ) / area, xz - (sumX * sumZ) / area];
  const up = new Vector3(0, 1, 0).transformDirection(turn).setY(0);
  // About as wide as long: its upper end tells.
  const isLong = Math.hypot(varX - varZ, 2 * cov) > 0.2 * (varX + varZ);
  const angle = 0.5 * Math.atan2(2 * cov, varX - varZ);
  const axis = isLong || up.length() < 0.3 ? new Vector3(Math.cos(angle), 0, Math.sin(angle)) : up.normalize();
  if (axis.dot(up) < 0) axis.negate();
  return Math.atan2(-axis.x, -axis.z);
}
