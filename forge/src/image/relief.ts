import type { Mesh } from "../model.ts";
import { blurInside, bulge, type Field } from "./field.ts";
import { faceNormals } from "./normals.ts";
import { PLATE_MARGIN } from "./skin.ts";

const LENGTH = 0.2;
const PLATE = 0.01;
const FRAME_HEIGHT = 0.009;
const HEIGHT = 0.026;
/** Of the plate: how far from its outline the subject still rises. */
const REACH = 0.09;
/** The subject's own step above the ground, its bulge, and how much light and dark within it shape it; then the ground. */
const SUBJECT = { step: 0.24, bulge: 0.46, detail: 0.55 };
const GROUND = { detail: 0.22, broad: 0.08 };
/** Without a subject light and dark are all there is. */
const ALONE = { detail: 0.6, broad: 0.42 };
/** Cells between the upper and the lower edge of the step: a wall, contour-true. */
export const WALL = 0.45;

/** Cells of the grid along a side the frame takes. */
export const FRAME_CELLS = 5;
export const RELIEF_CELLS = 11_500;

/**
 * The whole picture as a plate in a frame: the subject stands out with a clear edge and is shaped by its light and dark.
 * @param subject the same grid with the subject on it. @param frame shares of the width and height.
 */
export function relief(field: Field, subject: Field | null, frame: { x: number; y: number }): Mesh {
  const { width, height, mask } = field;
  const scale = LENGTH / Math.max(width, height);
  const [across, down] = [sharesAlong(width, frame.x), sharesAlong(height, frame.y)];
  const heights = subject ? heightsWith(field, subject) : heightsAlone(field);
  const positions: number[] = [];
  const uvs: number[] = [];
  for (let at = 0; at < mask.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const ring = Math.min(x, y, width - 1 - x, height - 1 - y);
    const slid = subject && ring > FRAME_CELLS ? slide(subject, at) : STAYS;
    const [px, py] = [across[x] + slid.x / (width - 1), down[y] + slid.y / (height - 1)];
    const high = ring > FRAME_CELLS ? HEIGHT * Math.max(0, heights[at]) : frameHeight(ring);
    positions.push((px - 0.5) * (width - 1) * scale, (1 - py) * (height - 1) * scale, PLATE + high);
    uvs.push(...plateUv(px, py, 0));
  }
  const indices: number[] = [];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const [a, b, c, d] = [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1];
      const rise = (from: number, to: number) => Math.abs(positions[from * 3 + 2] - positions[to * 3 + 2]);
      // Along the outline, not across it: else it would have teeth.
      if (rise(b, c) <= rise(a, d)) indices.push(a, c, b, b, c, d);
      else indices.push(a, c, d, a, d, b);
    }
  }
  const normals = Array.from(faceNormals(Float32Array.from(positions), Uint32Array.from(indices)));
  addBody(field, positions, uvs, normals, indices);
  return {
    name: "relief",
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
    material: 0,
  };
}

/** Where the lines of the grid lie, 0 to 1, the frame's inner edge on one of them. */
function sharesAlong(count: number, frame: number): Float32Array {
  const last = count - 1;
  return Float32Array.from({ length: count }, (_, at) => {
    if (at <= FRAME_CELLS) return (at / FRAME_CELLS) * frame;
    if (at >= last - FRAME_CELLS) return 1 - ((last - at) / FRAME_CELLS) * frame;
    return frame + ((at - FRAME_CELLS) / (last - 2 * FRAME_CELLS)) * (1 - 2 * frame);
  });
}

/** A flat moulding with a chamfer outside, down to the ground at the inner edge. */
function frameHeight(ring: number): number {
  return ring === FRAME_CELLS ? 0 : ring === 0 ? FRAME_HEIGHT * 0.7 : FRAME_HEIGHT;
}

const STAYS = { x: 0, y: 0 };

/** Points beside the outline slide to it: those inside become the upper edge of the step, those outside its lower one. */
function slide({ width, mask }: Field, at: number): typeof STAYS {
  const gx = mask[at + 1] - mask[at - 1];
  const gy = mask[at + width] - mask[at - width];
  const slope = Math.hypot(gx, gy);
  if (slope < 0.05 || mask[at] < 0.04 || mask[at] > 0.96) return STAYS;
  const isIn = mask[at] >= 0.5;
  const way = ((0.5 - mask[at]) * 2) / slope - (isIn ? 0 : WALL);
  if (isIn ? way < -0.8 : way > 0.8) return STAYS;
  const reach = Math.max(-0.7, Math.min(0.7, way));
  return { x: (gx / slope) * reach, y: (gy / slope) * reach };
}

function heightsAlone(field: Field): Float32Array {
  const all = { ...field, isInside: new Uint8Array(field.mask.length).fill(1) };
  const [fine, broad] = [blurInside(all, field.light, 1), blurInside(all, field.light, 6)];
  return fine.map((value, at) => ALONE.broad * broad[at] + ALONE.detail * (value - broad[at]) + 0.06);
}

/** Light is compared within the subject and within the ground, never across the outline: that would raise a rim along it. */
function heightsWith(field: Field, subject: Field): Float32Array {
  const isInside = Uint8Array.from(subject.mask, (value) => (value >= 0.5 ? 1 : 0));
  const [inner, outer] = [
    { ...field, isInside },
    { ...field, isInside: isInside.map((value) => 1 - value) },
  ];
  const detail = (on: Field) => {
    const [fine, broad] = [blurInside(on, field.light, 1), blurInside(on, field.light, 7)];
    return { fine, broad };
  };
  const [thing, ground] = [detail(inner), detail(outer)];
  const round = bulge(subject, REACH * Math.max(field.width, field.height));
  const most = round.reduce((high, value) => Math.max(high, value), 1e-6);
  return round.map((value, at) =>
    isInside[at]
      ? SUBJECT.step + (SUBJECT.bulge * value) / most + SUBJECT.detail * (thing.fine[at] - thing.broad[at])
      : GROUND.broad * ground.broad[at] + GROUND.detail * (ground.fine[at] - ground.broad[at]) + 0.03,
  );
}

/** Place in the texture: front at the left, back at the right, a margin round each for the sides. */
function plateUv(x: number, y: number, side: 0 | 1): [number, number] {
  const fit = (value: number) => PLATE_MARGIN + value * (1 - 2 * PLATE_MARGIN);
  return [(fit(x) + side) / 2, fit(y)];
}

/** Four sides and a back, in the colours of the picture's own edge. */
function addBody({ width, height }: Field, positions: number[], uvs: number[], normals: number[], indices: number[]): void {
  const row = (y: number) => Array.from({ length: width }, (_, x) => y * width + x);
  const column = (x: number) => Array.from({ length: height }, (_, y) => y * width + x);
  const sides: [number[], number[]][] = [
    [row(0).reverse(), [0, 1, 0]],
    [row(height - 1), [0, -1, 0]],
    [column(0), [-1, 0, 0]],
    [column(width - 1).reverse(), [1, 0, 0]],
  ];
  const add = (from: number, z: number, normal: number[], uv: [number, number]): number => {
    positions.push(positions[from * 3], positions[from * 3 + 1], z);
    uvs.push(...uv);
    normals.push(...normal);
    return positions.length / 3 - 1;
  };
  const place = (from: number): [number, number] => [(from % width) / (width - 1), Math.floor(from / width) / (height - 1)];
  for (const [edge, normal] of sides) {
    const upper = edge.map((from) => add(from, positions[from * 3 + 2], normal, plateUv(...place(from), 0)));
    const lower = edge.map((from) => {
      const [x, y] = place(from);
      return add(from, 0, normal, plateUv(x + normal[0] * PLATE_MARGIN, y - normal[1] * PLATE_MARGIN, 0));
    });
    for (let i = 0; i + 1 < edge.length; i++) indices.push(upper[i], lower[i], upper[i + 1], upper[i + 1], lower[i], lower[i + 1]);
  }
  // The back has as many points along its edge as the sides, or cracks would open between them.
  const ring = [
    ...row(0).slice(0, -1),
    ...column(width - 1).slice(0, -1),
    ...row(height - 1)
      .reverse()
      .slice(0, -1),
    ...column(0).reverse().slice(0, -1),
  ];
  const back = ring.map((from) => add(from, 0, [0, 0, -1], plateUv(...place(from), 1)));
  const middle = add(Math.floor(height / 2) * width + Math.floor(width / 2), 0, [0, 0, -1], plateUv(0.5, 0.5, 1));
  for (let i = 0; i < back.length; i++) indices.push(middle, back[i], back[(i + 1) % back.length]);
}
