import { type Matrix4, Vector3 } from "three";
import type { Mesh } from "../model.ts";
import type { Rig } from "../solid/part.ts";
import type { Point } from "../solid/shapes/shape.ts";
import { weldedIds } from "../solid/shapes/weld.ts";

/** A bone where its thing stands, in metres. */
export interface Bone {
  name: string;
  /** Index among the bones; −1 for the first. */
  parent: number;
  head: Point;
  tail: Point;
}

/** How quickly a bone loses its hold with the distance: the higher, the stiffer between the joints. */
const HOLD = 5;
const MOST_BONES = 4;
const EVENING_ROUNDS = 3;
/** Neighbours further away than so many times the softness of the joints are not evened out with. */
const EVENING_REACH = 4;
/** Weights are written in steps of which every sum is exact. */
const STEPS = 256;

export function bonesOf({ bones }: Rig, place: Matrix4): Bone[] {
  const moved = (point: Point): Point => new Vector3(...point).applyMatrix4(place).toArray();
  return bones.map(({ name, parent, head, tail }) => ({
    name,
    parent: parent === null ? -1 : bones.findIndex((other) => other.name === parent),
    head: moved(head),
    tail: moved(tail),
  }));
}

type SkinShape = Pick<Mesh, "positions" | "normals" | "indices">;
type Held = Required<Pick<Mesh, "joints" | "weights">>;

/** Every piece that hangs together, by the bone nearest to its middle. */
export function heldWhole(bones: readonly Bone[], positions: Float32Array, indices: Uint32Array): Held {
  const pieceOf = piecesOf(positions, indices);
  const middles = new Map<number, { sum: [number, number, number]; count: number }>();
  for (const [vertex, piece] of pieceOf.entries()) {
    const middle = middles.get(piece) ?? { sum: [0, 0, 0], count: 0 };
    for (let axis = 0; axis < 3; axis++) middle.sum[axis] += positions[vertex * 3 + axis];
    middle.count++;
    middles.set(piece, middle);
  }
  const boneOf = new Map(
    [...middles].map(
      ([
        piece,
        {
          sum: [x, y, z],
          count,
        },
      ]) => [piece, nearestBone(bones, [x / count, y / count, z / count])],
    ),
  );
  const joints = new Uint8Array(pieceOf.length * 4);
  const weights = new Float32Array(pieceOf.length * 4);
  for (const [vertex, piece] of pieceOf.entries()) {
    joints[vertex * 4] = boneOf.get(piece) ?? 0;
    weights[vertex * 4] = 1;
  }
  return { joints, weights };
}

/** A number per vertex, the same for all that triangles join, wherever the texture cuts them apart. */
function piecesOf(positions: Float32Array, indices: Uint32Array): Uint32Array {
  const ids = weldedIds(positions);
  const leader = Uint32Array.from(ids.keys());
  const find = (id: number) => {
    let at = id;
    while (leader[at] !== at) at = leader[at] = leader[leader[at]];
    return at;
  };
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [ids[indices[at]], ids[indices[at + 1]], ids[indices[at + 2]]];
    leader[find(b)] = find(a);
    leader[find(c)] = find(a);
  }
  return ids.map(find);
}

/**
 * Which bones hold each vertex: the nearest one and those it is jointed to, each the more the nearer it is; then evened out with the
 * neighbours, so that nothing tears where an arm lies against the body.
 */
export function heldBy(bones: readonly Bone[], { positions, normals, indices }: SkinShape): Held {
  const shares = new Float32Array((positions.length / 3) * bones.length);
  const jointed = bones.map((bone, at) =>
    [at, bone.parent, ...bones.flatMap((other, child) => (other.parent === at ? [child] : []))].filter((each) => each >= 0),
  );
  const softness = softnessOf(bones);
  const away = new Float64Array(bones.length);
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    let nearest = 0;
    for (let bone = 0; bone < bones.length; bone++) {
      away[bone] = distance(bones[bone], positions, normals, vertex * 3) + softness;
      if (away[bone] < away[nearest]) nearest = bone;
    }
    for (const bone of jointed[nearest]) shares[vertex * bones.length + bone] = (away[nearest] / away[bone]) ** HOLD;
  }
  return written(evenedOut(shares, bones.length, positions, indices, softness * EVENING_REACH), bones.length);
}

/** The mean with the neighbours, a few times over; vertices at one place are one. */
function evenedOut(shares: Float32Array, bones: number, positions: Float32Array, indices: Uint32Array, reach: number): Float32Array {
  const ids = weldedIds(positions);
  let now = shares;
  for (let round = 0; round < EVENING_ROUNDS; round++) {
    const next = new Float32Array(now.length);
    const count = new Uint32Array(ids.length);
    for (let corner = 0; corner < indices.length; corner++) {
      const to = ids[indices[corner]];
      const from = ids[indices[corner % 3 === 2 ? corner - 2 : corner + 1]];
      if (apart(positions, to, from) > reach) continue;
      for (const [one, other] of [
        [to, from],
        [from, to],
      ]) {
        count[one]++;
        for (let bone = 0; bone < bones; bone++) next[one * bones + bone] += now[other * bones + bone];
      }
    }
    for (let vertex = 0; vertex < ids.length; vertex++) {
      const id = ids[vertex];
      for (let bone = 0; bone < bones; bone++) {
        const mean = count[id] > 0 ? next[id * bones + bone] / (id === vertex ? count[id] : 1) : now[id * bones + bone];
        next[vertex * bones + bone] = id === vertex ? (now[id * bones + bone] + mean) / 2 : next[id * bones + bone];
      }
    }
    now = next;
  }
  return now;
}

const apart = (p: Float32Array, a: number, b: number) =>
  Math.hypot(p[a * 3] - p[b * 3], p[a * 3 + 1] - p[b * 3 + 1], p[a * 3 + 2] - p[b * 3 + 2]);

function written(shares: Float32Array, bones: number): Held {
  const vertices = shares.length / bones;
  const joints = new Uint8Array(vertices * 4);
  const weights = new Float32Array(vertices * 4);
  for (let vertex = 0; vertex < vertices; vertex++) {
    const holding = Array.from({ length: bones }, (_, bone) => ({ bone, share: shares[vertex * bones + bone] }))
      .filter(({ share }) => share > 0)
      .sort((one, other) => other.share - one.share || one.bone - other.bone)
      .slice(0, MOST_BONES);
    write(holding, joints, weights, vertex * 4);
  }
  return { joints, weights };
}

export function nearestBone(bones: readonly Bone[], [x, y, z]: Point): number {
  const away = bones.map((bone) => between(bone, x, y, z).length);
  return away.indexOf(Math.min(...away));
}

function write(holding: readonly { bone: number; share: number }[], joints: Uint8Array, weights: Float32Array, at: number): void {
  const sum = holding.reduce((total, { share }) => total + share, 0);
  let left = STEPS;
  for (let k = holding.length - 1; k >= 0; k--) {
    const steps = k === 0 ? left : Math.round((holding[k].share / sum) * STEPS);
    if (steps === 0) continue;
    left -= steps;
    joints[at + k] = holding[k].bone;
    weights[at + k] = steps / STEPS;
  }
}

/** A share of the usual bone: within it the joints bend softly. */
function softnessOf(bones: readonly Bone[]): number {
  const lengths = bones.map(({ head, tail }) => Math.hypot(tail[0] - head[0], tail[1] - head[1], tail[2] - head[2])).sort((a, b) => a - b);
  return Math.max(1e-4, lengths[lengths.length >> 1] * 0.12);
}

const found = { x: 0, y: 0, z: 0, length: 0 };

/** From the nearest point of the bone. */
function between({ head, tail }: Bone, x: number, y: number, z: number): typeof found {
  const dx = tail[0] - head[0];
  const dy = tail[1] - head[1];
  const dz = tail[2] - head[2];
  const squared = dx * dx + dy * dy + dz * dz;
  const along = squared > 0 ? ((x - head[0]) * dx + (y - head[1]) * dy + (z - head[2]) * dz) / squared : 0;
  const t = Math.min(1, Math.max(0, along));
  found.x = x - head[0] - dx * t;
  found.y = y - head[1] - dy * t;
  found.z = z - head[2] - dz * t;
  found.length = Math.sqrt(found.x * found.x + found.y * found.y + found.z * found.z);
  return found;
}

/** A bone that the skin turns its face to lies in another limb: it counts as further away. */
function distance(bone: Bone, positions: Float32Array, normals: Float32Array, at: number): number {
  const { x, y, z, length } = between(bone, positions[at], positions[at + 1], positions[at + 2]);
  const facing = length > 0 ? (x * normals[at] + y * normals[at + 1] + z * normals[at + 2]) / length : 1;
  return length * (facing < 0.1 ? 1 + 0.8 * (0.1 - facing) : 1);
}
