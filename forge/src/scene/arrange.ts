import { type Box3, Matrix4, Vector3 } from "three";
import type { Random } from "../solid/random.ts";

/** Anything with an extent that is to be put somewhere: a thing, or a thing with all that stands on it. */
export interface Boxed {
  box: Box3;
}

export type Arranger = (things: readonly Boxed[], random: Random) => Matrix4[];

const size = (box: Box3) => box.getSize(new Vector3());
const footprint = ({ box }: Boxed) => Math.hypot(size(box).x, size(box).z) / 2;

function place(thing: Boxed, x: number, y: number, z: number, turnDegrees: number): Matrix4 {
  const middle = thing.box.getCenter(new Vector3());
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(new Matrix4().makeRotationY((turnDegrees * Math.PI) / 180))
    .multiply(new Matrix4().makeTranslation(-middle.x, 0, -middle.z));
}

/** Side by side, the middle one in the middle. */
export function inRow(things: readonly Boxed[], random: Random): Matrix4[] {
  const widths = things.map((thing) => size(thing.box).x * 1.12);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let left = -total / 2;
  return things.map((thing, at) => {
    const x = left + widths[at] / 2;
    left += widths[at];
    return place(thing, x, 0, 0, random.between(-6, 6));
  });
}

/** The largest in the middle, the others as near as they can come, those in front first. */
export function inGroup(things: readonly Boxed[], random: Random): Matrix4[] {
  const order = things.map((_, at) => at).sort((a, b) => footprint(things[b]) - footprint(things[a]) || a - b);
  const taken: { x: number; z: number; r: number }[] = [];
  const out: Matrix4[] = new Array(things.length);
  for (const at of order) {
    const r = footprint(things[at]) * 0.92;
    const spot = nearestFree(taken, r, random.between(0, 0.8));
    taken.push({ ...spot, r });
    out[at] = place(things[at], spot.x, 0, spot.z, random.between(-24, 24));
  }
  return out;
}

function nearestFree(taken: readonly { x: number; z: number; r: number }[], r: number, start: number): { x: number; z: number } {
  if (taken.length === 0) return { x: 0, z: 0 };
  for (let ring = 1; ; ring++) {
    const away = ring * r * 0.25;
    for (let step = 0; step < 16; step++) {
      // Fans out from the front to both sides.
      const angle = start + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 0.4;
      const spot = { x: Math.sin(angle) * away, z: Math.cos(angle) * away };
      if (taken.every((other) => Math.hypot(spot.x - other.x, spot.z - other.z) >= r + other.r)) return spot;
    }
  }
}

/** Up to three make a tower; more make rows that lean on the row below. */
export function inStack(things: readonly Boxed[], random: Random): Matrix4[] {
  const order = things.map((_, at) => at).sort((a, b) => footprint(things[b]) - footprint(things[a]) || a - b);
  const widest = things.length > 3 ? Math.ceil((Math.sqrt(8 * things.length + 1) - 1) / 2) : 1;
  const out: Matrix4[] = new Array(things.length);
  let y = 0;
  let next = 0;
  for (let perRow = widest; next < order.length; perRow = Math.max(1, perRow - 1)) {
    const row = order.slice(next, next + perRow);
    const width = Math.max(...row.map((at) => size(things[at].box).x)) * 1.04;
    for (const [column, at] of row.entries()) {
      out[at] = place(things[at], (column - (row.length - 1) / 2) * width, y, random.between(-0.03, 0.03) * width, random.between(-9, 9));
    }
    y += Math.max(...row.map((at) => size(things[at].box).y));
    next += row.length;
  }
  return out;
}
