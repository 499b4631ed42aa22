import { Matrix3, Matrix4, Vector3 } from "three";
import type { Part } from "../part.ts";
import { indicesOf } from "../shapes/shape.ts";
import { bundled } from "./bundle.ts";
import { type Chart, chartOf, flatCharts } from "./charts.ts";
import { packed } from "./pack.ts";

/** The atlas is laid out in so many cells each way, whatever its size in texels: one layout serves every resolution. */
export const ATLAS_CELLS = 256;

/** All parts in one skin, every triangle with a place of its own in the texture. */
export interface Unwrapped {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  /** Position, normal and uv as the part's surface sees them: eight numbers per vertex. */
  own: Float32Array;
  indices: Uint32Array;
  partOfFace: Uint16Array;
  chartOfFace: Uint16Array;
  chartCount: number;
  /** Share of the texture that carries skin. */
  coverage: number;
}

export function unwrap(parts: readonly Part[]): Unwrapped {
  const skin = gather(parts);
  const charts = bundled(parts.map((part, index) => chartsOf(part, skin, index)));
  const packing = packed(charts, ATLAS_CELLS);
  return laidOut(skin, charts, packing);
}

interface Skin {
  positions: number[];
  normals: number[];
  own: number[];
  indices: Uint32Array;
  partOfFace: Uint16Array;
  /** First vertex and first face of every part, and where the last one ends. */
  vertexStart: number[];
  faceStart: number[];
}

function gather(parts: readonly Part[]): Skin {
  const positions: number[] = [];
  const normals: number[] = [];
  const own: number[] = [];
  const indices: number[] = [];
  const partOfFace: number[] = [];
  const vertexStart = [0];
  const faceStart = [0];
  const point = new Vector3();
  for (const [index, { shape, place = new Matrix4() }] of parts.entries()) {
    const base = positions.length / 3;
    const turn = new Matrix3().getNormalMatrix(place);
    const [position, normal, uv] = ["position", "normal", "uv"].map((name) => shape.getAttribute(name));
    const pattern = shape.getAttribute("pattern") ?? position;
    for (let at = 0; at < position.count; at++) {
      own.push(pattern.getX(at), pattern.getY(at), pattern.getZ(at), normal.getX(at), normal.getY(at), normal.getZ(at));
      own.push(uv?.getX(at) ?? 0, uv?.getY(at) ?? 0);
      point.fromBufferAttribute(position, at).applyMatrix4(place);
      positions.push(point.x, point.y, point.z);
      point.fromBufferAttribute(normal, at).applyMatrix3(turn).normalize();
      normals.push(point.x, point.y, point.z);
    }
    const isMirrored = place.determinant() < 0;
    const corners = indicesOf(shape);
    for (let at = 0; at < corners.length; at += 3) {
      const [a, b, c] = [base + corners[at], base + corners[at + 1], base + corners[at + 2]];
      if (isFlat(positions, a, b, c)) continue;
      if (isMirrored) indices.push(a, c, b);
      else indices.push(a, b, c);
      partOfFace.push(index);
    }
    vertexStart.push(positions.length / 3);
    faceStart.push(partOfFace.length);
  }
  return { positions, normals, own, indices: Uint32Array.from(indices), partOfFace: Uint16Array.from(partOfFace), vertexStart, faceStart };
}

/** Triangles without area carry no picture and upset every reader of the file. */
function isFlat(positions: readonly number[], a: number, b: number, c: number): boolean {
  const p = new Vector3().fromArray(positions, a * 3);
  const q = new Vector3().fromArray(positions, b * 3).sub(p);
  const r = new Vector3().fromArray(positions, c * 3).sub(p);
  const longest = Math.max(q.lengthSq(), r.lengthSq());
  return q.cross(r).length() <= longest * 1e-6;
}

function chartsOf({ shape, density = 1 }: Part, skin: Skin, index: number): Chart[] {
  const faces = Array.from({ length: skin.faceStart[index + 1] - skin.faceStart[index] }, (_, at) => skin.faceStart[index] + at);
  const charts = shape.hasAttribute("chart")
    ? ownCharts(shape.getAttribute("chart").array, skin, faces, index)
    : pressedCharts(skin, faces, index);
  return charts.map((chart) => resized(chart, density));
}

function pressedCharts(skin: Skin, faces: readonly number[], index: number): Chart[] {
  const from = skin.vertexStart[index];
  const first = skin.faceStart[index];
  const positions = skin.positions.slice(from * 3, skin.vertexStart[index + 1] * 3);
  const indices = skin.indices.slice(first * 3, skin.faceStart[index + 1] * 3).map((vertex) => vertex - from);
  const local = faces.map((face) => face - first);
  return flatCharts(positions, indices, local).map((chart) => ({ ...chart, faces: chart.faces.map((face) => face + first) }));
}

/** Pieces the shape brought along, scaled to the size the part has in the model. */
function ownCharts(chart: ArrayLike<number>, skin: Skin, faces: readonly number[], index: number): Chart[] {
  const base = skin.vertexStart[index];
  const groups = Map.groupBy(faces, (face) => chart[(skin.indices[face * 3] - base) * 3 + 2]);
  return [...groups.values()].map((members) => {
    const flat = new Float32Array(members.length * 6);
    let modelArea = 0;
    let chartArea = 0;
    for (const [at, face] of members.entries()) {
      for (let corner = 0; corner < 3; corner++) {
        const vertex = skin.indices[face * 3 + corner] - base;
        flat[at * 6 + corner * 2] = chart[vertex * 3];
        flat[at * 6 + corner * 2 + 1] = chart[vertex * 3 + 1];
      }
      modelArea += faceArea(skin, face);
      chartArea += flatArea(flat, at * 6);
    }
    // A mirrored copy unrolls mirrored too, and the relief of its normal map would turn inside out.
    if (chartArea > 0) for (let at = 0; at < flat.length; at += 2) flat[at] = -flat[at];
    chartArea = Math.abs(chartArea);
    return resized(chartOf(members, flat), chartArea > 0 ? Math.sqrt(modelArea / chartArea) : 1);
  });
}

function faceArea({ positions, indices }: Skin, face: number): number {
  const a = new Vector3().fromArray(positions, indices[face * 3] * 3);
  const b = new Vector3().fromArray(positions, indices[face * 3 + 1] * 3).sub(a);
  const c = new Vector3().fromArray(positions, indices[face * 3 + 2] * 3).sub(a);
  return b.cross(c).length() / 2;
}

const flatArea = (flat: Float32Array, at: number) =>
  ((flat[at + 2] - flat[at]) * (flat[at + 5] - flat[at + 1]) - (flat[at + 4] - flat[at]) * (flat[at + 3] - flat[at + 1])) / 2;

function resized(chart: Chart, by: number): Chart {
  if (by === 1) return chart;
  return { ...chart, corners: chart.corners.map((value) => value * by), width: chart.width * by, height: chart.height * by };
}

/** Gives every chart vertices of its own and writes their place in the atlas. */
function laidOut(skin: Skin, charts: readonly Chart[], packing: ReturnType<typeof packed>): Unwrapped {
  const source: number[] = [];
  const uvs: number[] = [];
  const indices = new Uint32Array(skin.indices.length);
  const chartOfFace = new Uint16Array(skin.partOfFace.length);
  let covered = 0;
  for (const [number, chart] of charts.entries()) {
    const { x, y, isTurned } = packing.places[number];
    const made = new Map<number, number>();
    for (const [at, face] of chart.faces.entries()) {
      chartOfFace[face] = number;
      covered += Math.abs(flatArea(chart.corners, at * 6)) * packing.scale * packing.scale;
      for (let corner = 0; corner < 3; corner++) {
        const vertex = skin.indices[face * 3 + corner];
        // Neighbours in different pieces of a bundle have a corner in common, and two places for it.
        const key = (chart.pieceOfFace?.[at] ?? 0) * skin.positions.length + vertex;
        let index = made.get(key);
        if (index === undefined) {
          const [cx, cy] = [chart.corners[at * 6 + corner * 2], chart.corners[at * 6 + corner * 2 + 1]];
          const [px, py] = isTurned ? [chart.height - cy, cx] : [cx, cy];
          index = source.length;
          made.set(key, index);
          source.push(vertex);
          uvs.push((x + px * packing.scale) / ATLAS_CELLS, (y + py * packing.scale) / ATLAS_CELLS);
        }
        indices[face * 3 + corner] = index;
      }
    }
  }
  const take = (from: readonly number[], width: number) => {
    const out = new Float32Array(source.length * width);
    for (const [at, vertex] of source.entries()) for (let k = 0; k < width; k++) out[at * width + k] = from[vertex * width + k];
    return out;
  };
  return {
    positions: take(skin.positions, 3),
    normals: take(skin.normals, 3),
    own: take(skin.own, 8),
    uvs: Float32Array.from(uvs),
    indices,
    partOfFace: skin.partOfFace,
    chartOfFace,
    chartCount: charts.length,
    coverage: covered / ATLAS_CELLS ** 2,
  };
}
