import type { Bitmap } from "../../model.ts";
import { subjectMask } from "../mask.ts";
import { readPicture } from "../picture.ts";
import { CELLS, type Outline } from "./grid.ts";
import { type Lab, labOfBytes } from "./oklab.ts";
import { type SubjectColor, subjectColors } from "./subject-colors.ts";

/** What a picture tells about the thing in it, whatever that is. */
export interface Subject {
  outline: Outline;
  /** It is cut off by the edge of the picture: its outline is not its own. */
  isCut: boolean;
  /** The largest first. */
  colors: readonly SubjectColor[];
  /** For every cell of the outline the index of its colour, or -1. */
  labels: Int8Array;
}

/** Ten points for every cell of an outline: more would only take longer. */
const SIDE = CELLS * 10;
/** Cells of a side that may touch the edge of the picture: what is cut off touches it with more. */
const TOUCHING = 0.12;
/** Points beside the edge of the subject have something of the wall. */
const EDGE = 0.006;
/** Of the picture's side: fewer points in a row are no part of the thing. */
const STRAY = 0.004;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Reads a picture of one thing. Throws a PictureRefusal. */
export async function subjectOf(bytes: Uint8Array): Promise<Subject> {
  const picture = await readPicture(bytes, SIDE);
  const isThing = (await subjectMask(picture)).data.map((value) => (value > 127 ? 1 : 0));
  const box = boxOf(isThing, picture);
  const { points, cells } = pointsIn(picture, isThing, box);
  const { colors, labels } = subjectColors(points);
  const outline = { cells: coverage(isThing, picture.width, box), ratio: box.height / box.width };
  return { outline, isCut: isCutOff(isThing, picture, box), colors, labels: labelsOfCells(labels, cells) };
}

/** Around all rows and columns that hold more of it than a stray point. */
function boxOf(isThing: Uint8Array, { width, height }: Bitmap): Box {
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (const [at, value] of isThing.entries()) {
    columns[at % width] += value;
    rows[Math.floor(at / width)] += value;
  }
  const between = (counts: Uint32Array) => {
    const least = Math.max(1, Math.floor(counts.length * STRAY));
    const first = counts.findIndex((count) => count >= least);
    const last = counts.findLastIndex((count) => count >= least);
    return first < 0 ? { from: 0, size: counts.length } : { from: first, size: last - first + 1 };
  };
  const [across, down] = [between(columns), between(rows)];
  return { left: across.from, top: down.from, width: across.size, height: down.size };
}

/** Cells that are more thing than wall. */
function coverage(isThing: Uint8Array, width: number, box: Box): Uint8Array {
  const out = new Uint8Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      let [on, all] = [0, 0];
      for (let v = 0; v < 3; v++)
        for (let u = 0; u < 3; u++) {
          const x = box.left + Math.floor(((column + (u + 0.5) / 3) / CELLS) * box.width);
          const y = box.top + Math.floor(((row + (v + 0.5) / 3) / CELLS) * box.height);
          on += isThing[y * width + x];
          all++;
        }
      out[row * CELLS + column] = on * 2 > all ? 1 : 0;
    }
  return out;
}

/** Colours of up to four points in every cell, and which cell each is in. */
function pointsIn({ width, height, data }: Bitmap, isThing: Uint8Array, box: Box): { points: Lab[]; cells: number[] } {
  const edge = Math.max(1, Math.round(Math.min(width, height) * EDGE));
  const isInside = (x: number, y: number) =>
    [-edge, 0, edge].every((dy) => [-edge, 0, edge].every((dx) => isThing[(y + dy) * width + x + dx] !== 0));
  const points: Lab[] = [];
  const cells: number[] = [];
  const take = (margin: boolean) => {
    for (let row = 0; row < CELLS * 2; row++)
      for (let column = 0; column < CELLS * 2; column++) {
        const x = box.left + Math.floor(((column + 0.5) / CELLS / 2) * box.width);
        const y = box.top + Math.floor(((row + 0.5) / CELLS / 2) * box.height);
        if (!isThing[y * width + x] || (margin && !isInside(x, y))) continue;
        const at = (y * width + x) * 4;
        points.push(labOfBytes(data[at], data[at + 1], data[at + 2]));
        cells.push((row >> 1) * CELLS + (column >> 1));
      }
  };
  take(true);
  // Something thin is all edge.
  if (points.length < CELLS) take(false);
  return { points, cells };
}

/** The colour most points of a cell have. */
function labelsOfCells(labels: Int8Array, cells: readonly number[]): Int8Array {
  const votes = new Uint8Array(CELLS * CELLS * 4);
  for (const [at, cell] of cells.entries()) if (labels[at] >= 0) votes[cell * 4 + labels[at]]++;
  return Int8Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const own = votes.subarray(cell * 4, cell * 4 + 4);
    const best = own.indexOf(Math.max(...own));
    return own[best] > 0 ? best : -1;
  });
}

function isCutOff(isThing: Uint8Array, { width, height }: Bitmap, box: Box): boolean {
  const along = (count: number, at: (step: number) => number) => {
    let on = 0;
    for (let step = 0; step < count; step++) on += isThing[at(step)];
    return on;
  };
  const sides = [
    [along(width, (x) => x), box.width],
    [along(width, (x) => (height - 1) * width + x), box.width],
    [along(height, (y) => y * width), box.height],
    [along(height, (y) => y * width + width - 1), box.height],
  ];
  return sides.some(([on, whole]) => on > whole * TOUCHING);
}
