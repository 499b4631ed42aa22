import type { Mesh } from "../model.ts";
import { onBase } from "./base.ts";
import { blurInside, bulge, type Field } from "./field.ts";
import { faceNormals, setUnit } from "./normals.ts";
import { isPaintedFlat } from "./painted-flat.ts";

/** Metres of the longer side. */
const LENGTH = 0.25;
/** Of the longer side: how far from its outline a thing still gets thicker. What is painted flat is cut out rather than blown up. */
const REACH = { round: 0.13, flat: 0.055 };
/** Most things are a little flatter than they are wide. */
const ROUNDNESS = 0.92;
const BACK = 0.85;
const RELIEF = 0.05;

/** Cells, a front and a back of two triangles each: about 26,000 triangles. */
export const FIGURINE_CELLS = 6500;

interface Figurine {
  mesh: Mesh;
  /** In cells, for every point of the field. */
  bulge: Float32Array;
  isFlat: boolean;
}

/** The subject in the round: both halves rise from the outline, limbs as thick as they are wide, faces flat with rounded edges. */
export function figurine(source: Field): Figurine {
  const field = thicken(source);
  const { width, height, light } = field;
  const outline = findOutline(field);
  const scale = LENGTH / Math.max(width, height);
  const isFlat = isPaintedFlat(field);
  const round = settle(field, outline, bulge(field, (isFlat ? REACH.flat : REACH.round) * Math.max(width, height)));
  const fine = blurInside(field, light, 1);
  const coarse = blurInside(field, light, 7);
  const positions: number[] = [];
  const uvs: number[] = [];
  const front = new Int32Array(field.mask.length).fill(-1);
  const back = new Int32Array(field.mask.length).fill(-1);
  const add = (at: number, depth: number, side: 0 | 1): number => {
    const x = outline.x[at];
    const y = outline.y[at];
    positions.push((x - width / 2) * scale, (height - y) * scale, depth);
    uvs.push(((x + 0.5) / width + side) / 2, (y + 0.5) / height);
    return positions.length / 3 - 1;
  };
  for (let at = 0; at < front.length; at++) {
    if (!outline.isUsed[at]) continue;
    const depth = outline.isRim[at] ? 0 : round[at] * ROUNDNESS * scale;
    const relief = outline.isRim[at] ? 0 : (fine[at] - coarse[at]) * RELIEF * LENGTH * Math.min(1, round[at] / 4);
    front[at] = add(at, depth + relief, 0);
    back[at] = add(at, -depth * BACK, 1);
  }
  const indices = Uint32Array.from(cellFaces(field, outline, front, back));
  const mesh: Mesh = {
    name: "figurine",
    positions: Float32Array.from(positions),
    normals: new Float32Array(),
    uvs: Float32Array.from(uvs),
    indices,
    material: 0,
  };
  mesh.normals = faceNormals(mesh.positions, indices);
  roundRim(mesh, field, outline, front, back);
  standUp(mesh);
  return { mesh: onBase(mesh), bulge: round, isFlat };
}

/** Rounds off the steps that the grid leaves just inside the outline. */
function settle({ width }: Field, { isUsed, isRim }: Outline, round: Float32Array): Float32Array {
  let depth = round.map((value, at) => (isRim[at] || !isUsed[at] ? 0 : value));
  for (let pass = 0; pass < 2; pass++) {
    const before = depth;
    depth = before.map((value, at) =>
      isUsed[at] && !isRim[at] ? value * 0.5 + (before[at - 1] + before[at + 1] + before[at - width] + before[at + width]) * 0.125 : value,
    );
  }
  return depth;
}

/** A strip one cell wide has no inside: its front and back would lie in one another. Such places grow by a cell. */
function thicken(source: Field): Field {
  const field = { ...source, isInside: source.isInside.slice() };
  const { width, height, isInside } = field;
  for (let round = 0; round < 3; round++) {
    const thin = thinPlaces(field);
    if (thin.length === 0) break;
    for (const at of thin) {
      for (const to of [at - width - 1, at - width, at - width + 1, at - 1, at + 1, at + width - 1, at + width, at + width + 1])
        isInside[to] = 1;
    }
    for (let x = 0; x < width; x++) isInside[x] = isInside[(height - 1) * width + x] = 0;
    for (let y = 0; y < height; y++) isInside[y * width] = isInside[y * width + width - 1] = 0;
  }
  return field;
}

/** Rim points joined by an edge that runs through the inside. */
function thinPlaces(field: Field): number[] {
  const { width } = field;
  const { isRim } = countCells(field);
  const thin = new Set<number>();
  for (let at = width; at < isRim.length - width - 1; at++) {
    if (!isRim[at]) continue;
    const isInnerAcross = isRim[at + 1] && isCell(field, at) && isCell(field, at - width);
    const isInnerDown = isRim[at + width] && isCell(field, at) && isCell(field, at - 1);
    if (isInnerAcross) thin.add(at).add(at + 1);
    if (isInnerDown) thin.add(at).add(at + width);
  }
  return [...thin];
}

interface Outline {
  isUsed: Uint8Array;
  /** Points where front and back meet. */
  isRim: Uint8Array;
  /** Grid places, with the rim moved onto the soft outline. */
  x: Float32Array;
  y: Float32Array;
}

function isCell({ width, isInside }: Field, at: number): boolean {
  return isInside[at] + isInside[at + 1] + isInside[at + width] + isInside[at + width + 1] === 4;
}

/** A point with four cells round it is inside, with fewer on the rim. */
function countCells(field: Field): Pick<Outline, "isUsed" | "isRim"> {
  const { width, isInside } = field;
  const cells = new Uint8Array(isInside.length);
  for (let at = 0; at < isInside.length - width - 1; at++) {
    if (at % width === width - 1 || !isCell(field, at)) continue;
    for (const corner of [at, at + 1, at + width, at + width + 1]) cells[corner]++;
  }
  return { isUsed: cells.map((count) => (count > 0 ? 1 : 0)), isRim: cells.map((count) => (count > 0 && count < 4 ? 1 : 0)) };
}

function findOutline(field: Field): Outline {
  const { width, mask } = field;
  const outline: Outline = {
    ...countCells(field),
    x: Float32Array.from(mask, (_, at) => at % width),
    y: Float32Array.from(mask, (_, at) => Math.floor(at / width)),
  };
  for (let at = 0; at < mask.length; at++) if (outline.isRim[at]) moveToOutline(field, outline, at);
  for (let round = 0; round < 4; round++) relax(field, outline);
  return outline;
}

/** Steps of the grid would show along the edge: each rim point slides to where the mask is one half. */
function moveToOutline({ width, mask }: Field, outline: Outline, at: number): void {
  const gx = mask[at + 1] - mask[at - 1];
  const gy = mask[at + width] - mask[at - width];
  const slope = Math.hypot(gx, gy);
  if (slope < 0.01) return;
  const reach = Math.max(-1, Math.min(1, ((0.5 - mask[at]) * 2) / slope)) * 0.8;
  outline.x[at] += (gx / slope) * reach;
  outline.y[at] += (gy / slope) * reach;
}

/** Draws every rim point towards the middle of its neighbours on the rim. */
function relax({ width }: Field, outline: Outline): void {
  const { isRim } = outline;
  const x = outline.x.slice();
  const y = outline.y.slice();
  for (let at = 0; at < isRim.length; at++) {
    if (!isRim[at]) continue;
    const beside = [at - 1, at + 1, at - width, at + width].filter((next) => isRim[next]);
    if (beside.length !== 2) continue;
    const [a, b] = beside;
    outline.x[at] = x[at] * 0.5 + (x[a] + x[b]) * 0.25;
    outline.y[at] = y[at] * 0.5 + (y[a] + y[b]) * 0.25;
  }
}

/** Each cell is split along the diagonal that runs through the inside: one from rim to rim would fold the corner flat. */
function* cellFaces(field: Field, { isRim }: Outline, front: Int32Array, back: Int32Array): Generator<number> {
  const { width, mask } = field;
  for (let at = 0; at < mask.length - width - 1; at++) {
    if (at % width === width - 1 || !isCell(field, at)) continue;
    const isFlipped = isRim[at + 1] && isRim[at + width] && !(isRim[at] && isRim[at + width + 1]);
    const corners = [at, at + width, at + width + 1, at + 1];
    const [a, b, c, d] = isFlipped ? corners : [...corners.slice(1), at];
    yield* [front[a], front[b], front[c], front[a], front[c], front[d]];
    yield* [back[a], back[c], back[b], back[a], back[d], back[c]];
  }
}

/** At the rim the two halves' normals cancel out; a cushion's edge points outwards, away from the mask. */
function roundRim(mesh: Mesh, { width, mask }: Field, { isRim }: Outline, front: Int32Array, back: Int32Array): void {
  for (let at = 0; at < isRim.length; at++) {
    if (!isRim[at]) continue;
    const gx = mask[at - 1] - mask[at + 1];
    const gy = mask[at + width] - mask[at - width];
    const isFlat = Math.hypot(gx, gy) < 1e-4;
    for (const vertex of [front[at], back[at]]) {
      const facing = vertex === front[at] ? 1 : -1;
      setUnit(mesh.normals, vertex * 3, isFlat ? 0 : gx, isFlat ? 0 : gy, isFlat ? facing : 0);
    }
  }
}

/** Feet on the floor, middle over the origin. */
function standUp({ positions }: Mesh): void {
  let low = Infinity;
  for (let i = 1; i < positions.length; i += 3) low = Math.min(low, positions[i]);
  for (let i = 1; i < positions.length; i += 3) positions[i] -= low;
}
