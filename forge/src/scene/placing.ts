import { Euler, MathUtils, Matrix4, Quaternion, Vector3 } from "three";
import type { Relation as RelationKind } from "../prompt/relations.ts";
import type { Socket } from "../solid/part.ts";
import type { Random } from "../solid/random.ts";
import type { BuiltThing } from "./built-thing.ts";
import { HeightMap } from "./height-map.ts";
import type { Lying } from "./lying.ts";

/** A thing others are put to, with what stands on it already. */
export interface Anchor {
  thing: BuiltThing;
  map: HeightMap;
  /** How many were put to it in each way so far. */
  placed: Map<RelationKind, number>;
}

export const anchorOf = (thing: BuiltThing): Anchor => ({ thing, map: new HeightMap(thing), placed: new Map() });

/** What is to be put somewhere, and how it lies if it is one that is laid down. */
export interface Moved {
  thing: BuiltThing;
  lying: Lying | null;
}

/** One of several to be put to an anchor in the same way. */
export interface Turn {
  index: number;
  count: number;
  random: Random;
}

/** Where a thing goes, about the anchor's own middle of the ground; lying when it was laid down there. */
export interface Place {
  where: Matrix4;
  lying: Lying | null;
}

export type Placer = (moved: Moved, anchor: Anchor, turn: Turn) => Place;

export const formOf = ({ thing, lying }: Moved): BuiltThing => lying?.form ?? thing;
export const sizeOf = ({ box }: Pick<BuiltThing, "box">) => box.getSize(new Vector3());
export const middleOf = ({ box }: Pick<BuiltThing, "box">) => box.getCenter(new Vector3());
/** The middle of what it covers of the ground. */
export const footMiddle = (thing: Pick<BuiltThing, "box">) => middleOf(thing).setY(0);

/** Moved so that its point `from` comes to `to`, turned (first round x, last round z) and scaled about that point. */
export function put(
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
export function socketOf(
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
export const fitting = (room: number, length: number, least = 0.25) => Math.max(least, Math.min(1, room / Math.max(length, 1e-6)));
