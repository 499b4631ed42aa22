import { MeshoptSimplifier } from "meshoptimizer";
import { weldPositions } from "../inspect/facts/welded.ts";
import { readObj } from "../inspect/readers/read-obj.ts";
import { readPly } from "../inspect/readers/read-ply.ts";
import { readStl } from "../inspect/readers/read-stl.ts";
import { ALONE } from "../inspect/readers/reading.ts";
import { type Random, seededRandom } from "../solid/random.ts";
import type { TriangleSoup } from "./surface-samples.ts";
import { trianglesOf } from "./triangles-of.ts";

/** What somebody does to a model before selling it as their own. Each goes through a file and the reader of uploads where it names a format. */
export const DISGUISES = {
  turned: async (soup, random) => turned(soup, random),
  obj: async (soup) => trianglesOf(readObj(asObj(soup), ALONE).document),
  stl: async (soup) => trianglesOf(readStl(asStl(soup)).document),
  ply: async (soup) => trianglesOf(readPly(asPly(soup)).document),
  half: async (soup) => decimated(soup, 0.5),
  "half, turned, stl": async (soup, random) => trianglesOf(readStl(asStl(turned(await decimated(soup, 0.5), random))).document),
} as const satisfies Record<string, (soup: TriangleSoup, random: Random) => Promise<TriangleSoup>>;

export type Disguise = keyof typeof DISGUISES;

export const disguised = (soup: TriangleSoup, as: Disguise, seed: string): Promise<TriangleSoup> => DISGUISES[as](soup, seededRandom(seed));

/** Anyhow in space, between a hundredth and a hundred times as large, the triangles in another order. */
function turned(soup: TriangleSoup, random: Random): TriangleSoup {
  const [x, y, z, w] = unit(Array.from({ length: 4 }, () => random.between(-1, 1)));
  const size = 10 ** random.between(-2, 2);
  const to = [random.between(-9, 9), random.between(-9, 9), random.between(-9, 9)];
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ];
  const order = Array.from({ length: soup.length / 9 }, (_, t) => t);
  for (let t = order.length - 1; t > 0; t--) {
    const other = random.whole(0, t);
    [order[t], order[other]] = [order[other], order[t]];
  }
  const out = new Float32Array(soup.length);
  let at = 0;
  for (const t of order) {
    for (let i = t * 9; i < t * 9 + 9; i += 3)
      for (const [axis, row] of rows.entries())
        out[at++] = size * (row[0] * soup[i] + row[1] * soup[i + 1] + row[2] * soup[i + 2] + to[axis]);
  }
  return out;
}

function unit(values: number[]): number[] {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

function welded(soup: TriangleSoup): { positions: Float32Array; indices: Uint32Array } {
  const { of, count } = weldPositions(soup, 1e-6);
  const positions = new Float32Array(count * 3);
  for (let i = 0; i < of.length; i++) positions.set(soup.subarray(i * 3, i * 3 + 3), of[i] * 3);
  return { positions, indices: Uint32Array.from(of) };
}

/** To a share of its triangles, as a modelling program does it; where that keeps too many, without regard to what hangs together. */
export async function decimated(soup: TriangleSoup, share: number): Promise<TriangleSoup> {
  await MeshoptSimplifier.ready;
  const { positions, indices } = welded(soup);
  const target = 3 * Math.floor((soup.length / 9) * share);
  let [kept] = MeshoptSimplifier.simplify(indices, positions, 3, target, 1);
  if (kept.length > target * 1.1) [kept] = MeshoptSimplifier.simplifySloppy(indices, positions, 3, null, target, 1);
  const out = new Float32Array(kept.length * 3);
  for (let i = 0; i < kept.length; i++) out.set(positions.subarray(kept[i] * 3, kept[i] * 3 + 3), i * 3);
  return out;
}

/** Z up, every corner for itself, five digits. */
function asObj(soup: TriangleSoup): Buffer {
  const lines: string[] = ["o thing"];
  for (let i = 0; i < soup.length; i += 3) lines.push(`v ${soup[i].toFixed(5)} ${(-soup[i + 2]).toFixed(5)} ${soup[i + 1].toFixed(5)}`);
  for (let i = 1; i <= soup.length / 3; i += 3) lines.push(`f ${i} ${i + 1} ${i + 2}`);
  return Buffer.from(`${lines.join("\n")}\n`);
}

function asStl(soup: TriangleSoup): Buffer {
  const count = soup.length / 9;
  const file = Buffer.alloc(84 + 50 * count);
  file.writeUInt32LE(count, 80);
  for (let t = 0; t < count; t++) for (let k = 0; k < 9; k++) file.writeFloatLE(soup[t * 9 + k], 84 + 50 * t + 12 + 4 * k);
  return file;
}

/** Welded. */
function asPly(soup: TriangleSoup): Buffer {
  const { positions, indices } = welded(soup);
  const head = [
    "ply",
    "format ascii 1.0",
    `element vertex ${positions.length / 3}`,
    ...["x", "y", "z"].map((axis) => `property float ${axis}`),
    `element face ${indices.length / 3}`,
    "property list uchar int vertex_indices",
    "end_header",
  ];
  const rows: string[] = [];
  for (let i = 0; i < positions.length; i += 3) rows.push(positions.subarray(i, i + 3).join(" "));
  for (let i = 0; i < indices.length; i += 3) rows.push(`3 ${indices.subarray(i, i + 3).join(" ")}`);
  return Buffer.from(`${[...head, ...rows].join("\n")}\n`);
}
