import type { Rgb } from "../../solid/color.ts";
import type { Part } from "../../solid/part.ts";
import { emptySample, resetSample, type Spot } from "../../solid/surfaces/surface.ts";
import { builtAlone, NO_MARKS } from "./built-alone.ts";
import type { Nearest } from "./nearest-form.ts";

/** A smaller difference is chance. */
const PAINTED = 0.04;

/** Which of the form's colours is seen in every cell: 0, 1 or 2, or -1 for what no word can colour. */
export async function seenSlots({ object, random, parts, body, seen: { front } }: Nearest): Promise<Int8Array> {
  const plain = await builtAlone(object, NO_MARKS, random);
  const countOf = ({ shape }: Part) => shape.getAttribute("position").count;
  if (!parts.every((part, at) => plain[at] && countOf(part) === countOf(plain[at]))) return new Int8Array(front.length).fill(0);
  const known = new Map<number, number>();
  return Int8Array.from(front, (triangle) => {
    if (triangle < 0) return -1;
    const part = body.parts[triangle];
    const slot = known.get(triangle) ?? slotAt(parts[part], plain[part], body.own[triangle]);
    known.set(triangle, slot);
    return slot;
  });
}

function slotAt(marked: Part, plain: Part, triangle: number): number {
  const [one, other] = [colorAt(marked, triangle), colorAt(plain, triangle)];
  const more = one.map((channel, at) => channel - other[at]);
  const most = more.indexOf(Math.max(...more));
  return more[most] > PAINTED ? most : -1;
}

function colorAt({ shape, surface }: Part, triangle: number): Rgb {
  const index = shape.getIndex();
  const corners = [0, 1, 2].map((corner) => (index ? index.getX(triangle * 3 + corner) : triangle * 3 + corner));
  const [normal, uv] = [shape.getAttribute("normal"), shape.getAttribute("uv")];
  const pattern = shape.getAttribute("pattern") ?? shape.getAttribute("position");
  const mean = (read: (corner: number) => number) => corners.reduce((sum, corner) => sum + read(corner), 0) / 3;
  const spot: Spot = {
    x: mean((at) => pattern.getX(at)),
    y: mean((at) => pattern.getY(at)),
    z: mean((at) => pattern.getZ(at)),
    nx: mean((at) => normal.getX(at)),
    ny: mean((at) => normal.getY(at)),
    nz: mean((at) => normal.getZ(at)),
    u: uv ? mean((at) => uv.getX(at)) : 0,
    v: uv ? mean((at) => uv.getY(at)) : 0,
    open: 0.9,
    edge: 0.1,
    upward: mean((at) => normal.getY(at)),
    altitude: 0.5,
  };
  const out = emptySample();
  resetSample(out);
  surface(spot, out);
  return [out.color[0], out.color[1], out.color[2]];
}
