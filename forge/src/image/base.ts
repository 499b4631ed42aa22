import type { Mesh } from "../model.ts";
import { setUnit } from "./normals.ts";
import { BASE_UV } from "./skin.ts";

/** Shares of the height: how much of the foot is looked at, how much is flat, how high the base is and how deep the thing stands in it. */
const FOOT = 0.015;
const FLAT = 0.008;
const BASE = 0.045;
const SUNK = 0.014;
/** What stands by itself has a foot at least so wide and deep, in shares of the height, below its middle. */
const WIDE = 0.2;
const DEEP = 0.075;
/** A foot this much narrower than what is just above it is round: the thing would roll. */
const ROUND = 0.62;
const SIDES = 72;

interface Footing {
  left: number;
  right: number;
  deep: number;
  isRound: boolean;
}

/** A thing that would fall over stands on a low oval base, anything else on a flat sole. */
export function onBase(mesh: Mesh): Mesh {
  const height = spanOf(mesh, 1);
  const { left, right, deep, isRound } = footingOf(mesh, height);
  const middle = middleOf(mesh);
  const margin = 0.1 * (right - left);
  const isOver = middle > left + margin && middle < right - margin;
  const isSteady = isOver && !isRound && right - left > height * WIDE && deep > height * DEEP;
  if (isSteady) return onSole(mesh, height);
  const [spread, thick] = [Math.max(right - left, spanOf(mesh, 0) * 0.5, height * 0.3), Math.max(spanOf(mesh, 2), height * 0.22)];
  const center = (Math.min(left, middle) + Math.max(right, middle)) / 2;
  return withOval(mesh, { center, wide: spread * 0.62, deep: thick * 0.68, high: BASE * height, sunk: SUNK * height });
}

function footingOf({ positions }: Mesh, height: number): Footing {
  let [left, right, deep, low, high] = [Infinity, -Infinity, 0, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i];
    if (positions[i + 1] > height * FOOT * 4) continue;
    deep = Math.max(deep, 2 * Math.abs(positions[i + 2]));
    [low, high] = [Math.min(low, x), Math.max(high, x)];
    if (positions[i + 1] > height * FOOT) continue;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
  }
  return { left, right, deep, isRound: right - left < ROUND * (high - low) };
}

function spanOf({ positions }: Mesh, axis: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (let i = axis; i < positions.length; i += 3) {
    low = Math.min(low, positions[i]);
    high = Math.max(high, positions[i]);
  }
  return high - low;
}

/** Where its weight is, by its skin's points. */
function middleOf({ positions }: Mesh): number {
  let sum = 0;
  for (let i = 0; i < positions.length; i += 3) sum += positions[i];
  return (sum * 3) / positions.length;
}

/** The roundest part of the foot is cut flat. */
function onSole(mesh: Mesh, height: number): Mesh {
  const cut = FLAT * height;
  const { positions, normals } = mesh;
  for (let i = 1; i < positions.length; i += 3) {
    if (positions[i] < cut * 0.5) setUnit(normals, i - 1, 0, -1, 0);
    positions[i] = Math.max(0, positions[i] - cut);
  }
  return mesh;
}

interface Oval {
  center: number;
  wide: number;
  deep: number;
  high: number;
  sunk: number;
}

/** The line of its side from below: shares of the radius and of the height. */
const PROFILE = [
  [0, 0, 0, -1],
  [0.97, 0, 0, -1],
  [0.97, 0, 1, 0],
  [1, 0.12, 1, 0],
  [1, 0.7, 1, 0.2],
  [0.985, 0.9, 0.7, 0.7],
  [0.95, 1, 0.2, 1],
  [0, 1, 0, 1],
] as const;

function withOval(mesh: Mesh, { center, wide, deep, high, sunk }: Oval): Mesh {
  const lifted = mesh.positions.map((value, i) => (i % 3 === 1 ? value + high - sunk : value));
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const first = mesh.positions.length / 3;
  const unit = new Float32Array(3);
  for (const [share, up, out, top] of PROFILE)
    for (let side = 0; side < SIDES; side++) {
      const angle = (side / SIDES) * 2 * Math.PI;
      positions.push(center + Math.sin(angle) * wide * share, up * high, Math.cos(angle) * deep * share);
      setUnit(unit, 0, (Math.sin(angle) * out) / wide, top / high / (out === 0 ? 1 : 8), (Math.cos(angle) * out) / deep);
      normals.push(...unit);
      uvs.push(...BASE_UV);
    }
  for (let row = 0; row + 1 < PROFILE.length; row++) {
    // Two points at one place: an edge with a normal for each of its sides.
    if (PROFILE[row][0] === PROFILE[row + 1][0] && PROFILE[row][1] === PROFILE[row + 1][1]) continue;
    for (let side = 0; side < SIDES; side++) {
      const [a, b] = [row * SIDES + side, row * SIDES + ((side + 1) % SIDES)].map((at) => first + at);
      const [c, d] = [a + SIDES, b + SIDES];
      if (PROFILE[row][0] > 0) indices.push(a, b, d);
      if (PROFILE[row + 1][0] > 0) indices.push(a, d, c);
    }
  }
  return {
    ...mesh,
    positions: Float32Array.from([...lifted, ...positions]),
    normals: Float32Array.from([...mesh.normals, ...normals]),
    uvs: Float32Array.from([...mesh.uvs, ...uvs]),
    indices: Uint32Array.from([...mesh.indices, ...indices]),
  };
}
