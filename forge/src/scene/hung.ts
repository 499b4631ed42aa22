import { type Matrix4, Vector3 } from "three";
import { isA } from "../grammar/manner.ts";
import type { BuiltThing } from "./built-thing.ts";
import { FrontMap } from "./front-map.ts";
import { type Anchor, fitting, middleOf, put, sizeOf, type Turn } from "./placing.ts";

/** Pictures hang at the height of the eyes, what has a loop from the upper edge. */
const EYES = 0.62;
const EDGE = 0.95;

/** Where a picture hangs on a wall and a coat on its rack; null for what stands on top. */
export function hungOn(thing: BuiltThing, { thing: anchor }: Anchor, { index, count }: Turn): Matrix4 | null {
  const isFlat = isA(thing, "hung flat");
  const isClothing = isA(thing, "hung up");
  const onWall = isA(anchor, "wall") ? isFlat || isClothing : isFlat && isA(anchor, "trunk");
  const onRack = isA(anchor, "rack") && isClothing;
  if (!onWall && !onRack) return null;
  const [own, middle] = [sizeOf(anchor), middleOf(anchor)];
  const size = sizeOf(thing);
  const room = onRack ? { x: Infinity, y: own.y * 0.8 } : { x: (own.x * 0.7) / count, y: own.y * (isFlat ? 0.55 : 0.7) };
  const scale = Math.min(fitting(room.x, size.x, 0), fitting(room.y, size.y, 0));
  const x = middle.x + (onRack ? (index % 2 === 0 ? 0 : own.x * 0.2) : ((index + 0.5) / count - 0.5) * own.x * 0.8);
  const y = isFlat && !isA(anchor, "mantel") ? own.y * EYES - (size.y * scale) / 2 : own.y * EDGE - size.y * scale;
  const front = frontAt(new FrontMap(anchor), x, y, size.x * scale, size.y * scale);
  const z = front === -Infinity ? anchor.box.max.z : front;
  // Its back against what is behind it.
  const back = middleOf(thing).setY(0).setZ(thing.box.min.z);
  return put(back, new Vector3(x, Math.max(0, y), z), { scale });
}

/** How far forward something is behind a rectangle. */
function frontAt(map: FrontMap, x: number, y: number, width: number, height: number): number {
  let most = -Infinity;
  for (let i = -2; i <= 2; i++) for (let k = 0; k <= 6; k++) most = Math.max(most, map.depthAt(x + i * width * 0.24, y + (k / 6) * height));
  return most;
}
