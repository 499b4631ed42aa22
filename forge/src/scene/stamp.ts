import { Matrix4, Vector3 } from "three";
import type { Look } from "../grammar/look.ts";
import type { Stamp } from "../solid/bake/bake.ts";
import { brightness, hex, type Rgb, smoothstep } from "../solid/color.ts";
import { emblem } from "../solid/decals/emblems.ts";
import { canWrite, type Drawing, lettering } from "../solid/decals/lettering.ts";
import type { Part } from "../solid/part.ts";
import { sampled } from "../solid/surfaces/sampled.ts";
import { tint } from "../solid/surfaces/surface.ts";
import type { BuiltThing, OwnStamp } from "./built-thing.ts";
import { FrontMap } from "./front-map.ts";

const [INK, CREAM] = [hex(0x1d1f24), hex(0xf6f0e2)];
/** How far a place may turn away: round things carry their words where one sees all of them from the front. */
const [SQUARELY, SLANTING] = [0.64, 0.3];
/** The largest share of the front a text may take, then ever smaller ones. */
const SHARES = [0.82, 0.72, 0.62, 0.54, 0.46, 0.38, 0.31, 0.25, 0.2, 0.16, 0.12];

/** What the look wants to have on the thing, if anybody drew it. */
export function drawingOf({ text, emblem: sign }: Pick<Look, "text" | "emblem">): Drawing | null {
  const above = sign ? emblem(sign) : null;
  const below = text && canWrite(text) ? lettering(text) : null;
  if (!above || !below) return above ?? below;
  const lift = (above.height + below.height) / 2 + 0.8;
  return {
    width: Math.max(above.width, below.width),
    height: above.height + below.height + 1.6,
    distance: (x, y) => Math.min(above.distance(x, y - lift / 2), below.distance(x, y + lift / 2)),
  };
}

/** The front, the right side, and the top as it lies before us; turned so that each becomes the front. */
const VIEWS = [
  { turn: new Matrix4(), worth: 1.5 },
  { turn: new Matrix4().makeRotationY(-Math.PI / 2), worth: 1 },
  { turn: new Matrix4().makeRotationX(Math.PI / 2), worth: 0.7 },
];

/** Parts that are there to be written on. */
const MEANT = new Set(["label", "sign", "plate", "board", "banner", "cover", "page", "screen", "flag", "tag"]);

/** Lays a drawing on the largest even place, following its curve, the front before all others; null where there is none. */
export function stampOn(thing: BuiltThing, drawing: Drawing): OwnStamp | null {
  const aspect = drawing.width / drawing.height;
  const seen = VIEWS.map(({ turn, worth }) => {
    const turned = turnedThing(thing, turn);
    const map = new FrontMap(turned);
    const meant = largestSpot(map, aspect, SQUARELY, (part) => MEANT.has(thing.parts[part].name));
    const isSolid = (part: number) => !thing.parts[part].clear;
    const spot = meant ?? largestSpot(map, aspect, SQUARELY, isSolid) ?? largestSpot(map, aspect, SLANTING, isSolid);
    return { turn, turned, map, spot, worth: (spot?.width ?? 0) * worth * (meant ? 2 : 1) };
  });
  const { turn, turned, map, spot } = seen.reduce((best, view) => (view.worth > best.worth ? view : best));
  if (!spot) return null;
  const { x, y, width, part } = spot;
  const unit = (width / drawing.width) * 0.94;
  const along = arcTable(map, y);
  const middle = along(x);
  const tolerance = map.cell * 3;
  const ink = inkOn(thing.parts[part]);
  const point = new Vector3();
  const paint: OwnStamp["paint"] = (ownX, ownY, ownZ, facing, out) => {
    point.set(ownX, ownY + thing.box.min.y, ownZ).applyMatrix4(turn);
    const [px, py, pz] = [point.x, point.y - turned.box.min.y, point.z];
    if (facing < 0.12 || Math.abs(py - y) > (drawing.height / 2) * unit || pz < map.depthAt(px, py) - tolerance) return;
    const distance = drawing.distance((along(px) - middle) / unit, (py - y) / unit);
    const share = smoothstep(0.06, -0.06, distance);
    if (share <= 0) return;
    tint(out, ink, share * 0.95);
    out.roughness += (0.5 - out.roughness) * share;
    out.metallic *= 1 - share;
  };
  return { paint, part, front: new Vector3(0, 0, 1).transformDirection(turn.clone().invert()) };
}

/** The same thing with another side to the front. */
function turnedThing(thing: BuiltThing, turn: Matrix4): BuiltThing {
  const parts = thing.parts.map((part) => ({ ...part, place: turn.clone().multiply(part.place ?? new Matrix4()) }));
  return { ...thing, parts, box: thing.box.clone().applyMatrix4(turn) };
}

/** Dark on what is light, light on what is dark. */
function inkOn(part: Part): Rgb {
  let [sum, count] = [0, 0];
  sampled(part, 80, ({ color }) => {
    sum += brightness(color);
    count++;
  });
  return sum / count > 0.42 ? INK : CREAM;
}

/** The same stamp where the thing stands in the model. */
export function placedStamp({ paint, front: own }: OwnStamp, where: Matrix4): Stamp {
  const back = where.clone().invert();
  const front = own.clone().transformDirection(where);
  const point = new Vector3();
  return (x, y, z, normal, out) => {
    point.set(x, y, z).applyMatrix4(back);
    paint(point.x, point.y, point.z, normal.dot(front), out);
  };
}

interface Place {
  x: number;
  y: number;
  width: number;
  part: number;
}

/** The widest place of this proportion that lies on one part without steps; nearer to the middle is better. */
function largestSpot(map: FrontMap, aspect: number, facing: number, isCandidate: (part: number) => boolean): Place | null {
  const { columns, rows } = map;
  const areas = new Map<number, number>();
  for (const part of map.parts) if (part >= 0) areas.set(part, (areas.get(part) ?? 0) + 1);
  const candidates = [...areas]
    .filter(([part]) => isCandidate(part))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, 4);
  const sums = candidates.map(([part]) => ({ part, sum: summed(map, part, facing), middle: middleOf(map, part) }));
  for (const share of SHARES) {
    const [wide, high] = fittingCells(share, aspect, columns, rows);
    if (wide < 3 || high < 2) continue;
    let best: (Place & { score: number }) | null = null;
    for (const { part, sum, middle } of sums) {
      for (let row = 0; row + high <= rows; row++) {
        for (let column = 0; column + wide <= columns; column++) {
          if (sum(column, row, wide, high) < wide * high * 0.985) continue;
          const [x, y] = [column + wide / 2, row + high / 2];
          const score = -Math.abs(x - middle) / columns - Math.abs(y / rows - 0.52) * 0.7;
          if (!best || score > best.score) best = { x: map.left + x * map.cell, y: y * map.cell, width: wide * map.cell, part, score };
        }
      }
    }
    if (best) return best;
  }
  return null;
}

function fittingCells(share: number, aspect: number, columns: number, rows: number): [number, number] {
  const wide = Math.min(columns * share, rows * share * 0.6 * aspect);
  return [Math.floor(wide), Math.max(1, Math.floor(wide / aspect))];
}

/** The middle column of a part: that of a mug does not count its handle. */
function middleOf({ parts, columns }: FrontMap, part: number): number {
  let [first, last] = [columns, 0];
  for (const [cell, own] of parts.entries()) {
    if (own !== part) continue;
    first = Math.min(first, cell % columns);
    last = Math.max(last, cell % columns);
  }
  return (first + last + 1) / 2;
}

/** How many even cells of a part lie in a rectangle, answered from sums made once. */
function summed(map: FrontMap, part: number, facing: number): (column: number, row: number, wide: number, high: number) => number {
  const { columns, rows } = map;
  const table = new Int32Array((columns + 1) * (rows + 1));
  const at = (column: number, row: number) => table[row * (columns + 1) + column];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      table[(row + 1) * (columns + 1) + column + 1] =
        at(column, row + 1) + at(column + 1, row) - at(column, row) + (map.isEven(row * columns + column, part, facing) ? 1 : 0);
  return (column, row, wide, high) => at(column + wide, row + high) - at(column, row + high) - at(column + wide, row) + at(column, row);
}

/** Length along the curve of the front at this height: letters on a mug are as wide at its sides as in the middle. */
function arcTable(map: FrontMap, y: number): (x: number) => number {
  const row = Math.min(map.rows - 1, Math.max(0, Math.floor(y / map.cell)));
  const lengths = new Float32Array(map.columns + 1);
  for (let column = 0; column < map.columns; column++) {
    const [from, to] = [map.depths[row * map.columns + column], map.depths[row * map.columns + Math.min(column + 1, map.columns - 1)]];
    const rise = Number.isFinite(from) && Number.isFinite(to) ? Math.min(Math.abs(to - from), map.cell * 3) : 0;
    lengths[column + 1] = lengths[column] + Math.hypot(map.cell, rise);
  }
  return (x) => {
    const at = Math.max(0, Math.min(map.columns - 1e-6, (x - map.left) / map.cell));
    const column = Math.floor(at);
    return lengths[column] + (lengths[column + 1] - lengths[column]) * (at - column);
  };
}
