import type { Mesh } from "../model.ts";
import { blurInside, bulge, type Field } from "./field.ts";
import { faceNormals } from "./normals.ts";
import { PLATE_MARGIN } from "./skin.ts";

const LENGTH = 0.2;
const PLATE = 0.012;
const HEIGHT = 0.03;
/** Share of the plate that stays flat along its edge. */
const FRAME = 0.045;

/** Of the plate: how far from its outline the subject still rises. */
const REACH = 0.09;

export const RELIEF_CELLS = 11_500;

/** The whole picture as a plate: what is bright stands out, and the subject most of all. @param subject the same grid with the subject on it. */
export function relief(picture: Field, subject: Field): Mesh {
  const field = { ...picture, isInside: new Uint8Array(picture.isInside.length).fill(1) };
  const swell = swellOf(subject);
  const { width, height, light } = field;
  const scale = LENGTH / Math.max(width, height);
  const smooth = blurInside(field, light, 1);
  const broad = blurInside(field, light, 6);
  const positions: number[] = [];
  const uvs: number[] = [];
  for (let at = 0; at < light.length; at++) {
    const x = at % width;
    const y = Math.floor(at / width);
    const edge = Math.min(x / (width - 1), y / (height - 1), 1 - x / (width - 1), 1 - y / (height - 1));
    const inside = ease((edge - FRAME) / 0.03);
    const height01 = 0.45 * swell[at] + 0.3 * broad[at] + 0.6 * (smooth[at] - broad[at]) + 0.12;
    positions.push((x - (width - 1) / 2) * scale, (height - 1 - y) * scale, PLATE + HEIGHT * Math.max(0, height01) * inside);
    uvs.push(...plateUv(x / (width - 1), y / (height - 1), 0));
  }
  const indices: number[] = [];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const a = y * width + x;
      indices.push(a, a + width, a + 1, a + 1, a + width, a + width + 1);
    }
  }
  const face = faceNormals(Float32Array.from(positions), Uint32Array.from(indices));
  const normals = Array.from(face);
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

/** Place in the texture: front at the left, back at the right, a margin round each for the sides. */
function plateUv(x: number, y: number, side: 0 | 1): [number, number] {
  const fit = (value: number) => PLATE_MARGIN + value * (1 - 2 * PLATE_MARGIN);
  return [(fit(x) + side) / 2, fit(y)];
}

function ease(t: number): number {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
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

/** From 0 beside the subject to 1 at its roundest. */
function swellOf(subject: Field): Float32Array {
  const round = bulge(subject, REACH * Math.max(subject.width, subject.height));
  const most = round.reduce((high, value) => Math.max(high, value), 1e-6);
  // A step as sharp as the outline itself, not as the grid: between two of its points the soft mask knows where the edge runs.
  return round.map((value, at) => (0.78 * value) / most + 0.22 * ease((subject.mask[at] - 0.25) * 2));
}
