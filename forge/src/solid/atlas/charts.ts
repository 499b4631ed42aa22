import { Vector3 } from "three";
import { weldedIds } from "../shapes/weld.ts";

/** A piece of skin laid flat: which triangles, and where each of their corners lies, in model units. */
export interface Chart {
  faces: number[];
  /** In a bundle, which of its pieces each face belongs to. */
  pieceOfFace?: number[];
  /** Two numbers per corner, three corners per face. */
  corners: Float32Array;
  width: number;
  height: number;
}

/** Faces that lean away from the middle of their chart further than this start another one. */
const WIDEST_LEAN = Math.cos((54 * Math.PI) / 180);

/** Cuts triangles into pieces that can be pressed flat without much stretch: neighbours that look the same way stay together. */
export function flatCharts(positions: ArrayLike<number>, indices: Uint32Array, faces: readonly number[]): Chart[] {
  const normals = new Map(faces.map((face) => [face, faceNormal(positions, indices, face)]));
  const neighbours = neighbourLists(positions, indices, faces);
  const open = new Set(faces);
  const order = [...faces].sort((a, b) => (normals.get(b)?.area ?? 0) - (normals.get(a)?.area ?? 0) || a - b);
  const charts: Chart[] = [];
  // More than one round: a chart may give back faces whose turn as a seed has passed.
  while (open.size > 0) {
    for (const seed of order) {
      if (!open.has(seed)) continue;
      const { members, average } = grow(seed, open, neighbours, normals);
      charts.push(pressed(positions, indices, members, average));
    }
  }
  return charts;
}

interface FaceNormal {
  normal: Vector3;
  area: number;
}

function faceNormal(positions: ArrayLike<number>, indices: Uint32Array, face: number): FaceNormal {
  const a = new Vector3().fromArray(positions, indices[face * 3] * 3);
  const b = new Vector3().fromArray(positions, indices[face * 3 + 1] * 3).sub(a);
  const c = new Vector3().fromArray(positions, indices[face * 3 + 2] * 3).sub(a);
  const normal = b.cross(c);
  const length = normal.length();
  return { normal: length > 0 ? normal.divideScalar(length) : normal.set(0, 1, 0), area: length / 2 };
}

function neighbourLists(positions: ArrayLike<number>, indices: Uint32Array, faces: readonly number[]): Map<number, number[]> {
  const ids = weldedIds(positions);
  const waiting = new Map<number, number>();
  const lists = new Map<number, number[]>(faces.map((face) => [face, []]));
  const count = positions.length / 3;
  for (const face of faces) {
    for (let side = 0; side < 3; side++) {
      const from = ids[indices[face * 3 + side]];
      const to = ids[indices[face * 3 + ((side + 1) % 3)]];
      const other = waiting.get(to * count + from);
      if (other === undefined) waiting.set(from * count + to, face);
      else {
        lists.get(face)?.push(other);
        lists.get(other)?.push(face);
      }
    }
  }
  return lists;
}

/** Takes in neighbours, the ones most in line first, as long as they lean little enough from the average. */
function grow(seed: number, open: Set<number>, neighbours: Map<number, number[]>, normals: Map<number, FaceNormal>) {
  const members: number[] = [];
  const sum = new Vector3();
  const average = new Vector3().copy(normals.get(seed)?.normal ?? sum);
  const seen = new Set([seed]);
  // Rounds over the border instead of a heap: a chart is a few hundred faces, and the border is short.
  let border = [seed];
  while (border.length > 0) {
    const next: number[] = [];
    for (const face of border) {
      const own = normals.get(face);
      if (!own || !open.has(face) || own.normal.dot(average) < WIDEST_LEAN) continue;
      open.delete(face);
      members.push(face);
      sum.addScaledVector(own.normal, own.area + 1e-12);
      for (const other of neighbours.get(face) ?? []) {
        if (seen.has(other) || !open.has(other)) continue;
        seen.add(other);
        next.push(other);
      }
    }
    average.copy(sum).normalize();
    border = next;
  }
  return dropStrays(members, average, open, normals);
}

/** The average moved while the chart grew; what now leans too far goes back and becomes a chart of its own later. */
function dropStrays(members: number[], average: Vector3, open: Set<number>, normals: Map<number, FaceNormal>) {
  const isKept = (face: number) => (normals.get(face)?.normal.dot(average) ?? 0) > 0.25;
  const kept = members.filter(isKept);
  if (kept.length === 0) return { members, average };
  for (const face of members) if (!isKept(face)) open.add(face);
  return { members: kept, average };
}

/** Presses the faces onto the plane they look along and turns them so that their box is smallest. */
function pressed(positions: ArrayLike<number>, indices: Uint32Array, faces: number[], normal: Vector3): Chart {
  const helper = Math.abs(normal.y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(0, 0, -1);
  const right = new Vector3().crossVectors(helper, normal).normalize();
  const up = new Vector3().crossVectors(normal, right);
  const flat = new Float32Array(faces.length * 6);
  const point = new Vector3();
  for (const [at, face] of faces.entries()) {
    for (let corner = 0; corner < 3; corner++) {
      point.fromArray(positions, indices[face * 3 + corner] * 3);
      flat[at * 6 + corner * 2] = point.dot(right);
      flat[at * 6 + corner * 2 + 1] = -point.dot(up);
    }
  }
  return chartOf(faces, turnedToFit(flat));
}

function turnedToFit(flat: Float32Array): Float32Array {
  let best = flat;
  let smallest = boxArea(flat) * 0.96; // upright pieces read better: another angle must be clearly smaller
  for (let step = 1; step < 12; step++) {
    const angle = (step / 12) * (Math.PI / 2);
    const turned = rotated(flat, Math.cos(angle), Math.sin(angle));
    const area = boxArea(turned);
    if (area < smallest) {
      smallest = area;
      best = turned;
    }
  }
  return best;
}

function rotated(flat: Float32Array, cos: number, sin: number): Float32Array {
  const out = new Float32Array(flat.length);
  for (let at = 0; at < flat.length; at += 2) {
    out[at] = flat[at] * cos - flat[at + 1] * sin;
    out[at + 1] = flat[at] * sin + flat[at + 1] * cos;
  }
  return out;
}

function bounds(flat: Float32Array): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < flat.length; at += 2) {
    left = Math.min(left, flat[at]);
    right = Math.max(right, flat[at]);
    top = Math.min(top, flat[at + 1]);
    bottom = Math.max(bottom, flat[at + 1]);
  }
  return [left, top, right, bottom];
}

function boxArea(flat: Float32Array): number {
  const [left, top, right, bottom] = bounds(flat);
  return (right - left) * (bottom - top);
}

/** Moves the corners to the origin and measures them. */
export function chartOf(faces: number[], flat: Float32Array): Chart {
  const [left, top, right, bottom] = bounds(flat);
  const corners = new Float32Array(flat.length);
  for (let at = 0; at < flat.length; at += 2) {
    corners[at] = flat[at] - left;
    corners[at + 1] = flat[at + 1] - top;
  }
  return { faces, corners, width: right - left, height: bottom - top };
}
