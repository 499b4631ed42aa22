import type { Mesh } from "../model.ts";
import type { Unwrapped } from "../solid/atlas/unwrap.ts";

type Piece = Pick<Mesh, "positions" | "normals" | "uvs" | "indices">;

/** The skin in several pieces with one texture. No vertex belongs to two parts, so none has to be doubled. */
export function splitSkin(skin: Unwrapped, meshOfPart: readonly number[], count: number): Piece[] {
  const normals = unitNormals(skin.normals);
  if (count === 1) return [{ positions: skin.positions, normals, uvs: skin.uvs, indices: skin.indices }];
  const corners = new Uint32Array(count);
  for (const part of skin.partOfFace) corners[meshOfPart[part]] += 3;
  const pieces = Array.from(corners, (length) => ({ indices: new Uint32Array(length), source: [] as number[], filled: 0 }));
  const moved = new Int32Array(skin.positions.length / 3).fill(-1);
  for (const [face, part] of skin.partOfFace.entries()) {
    const piece = pieces[meshOfPart[part]];
    for (let corner = face * 3; corner < face * 3 + 3; corner++) {
      const vertex = skin.indices[corner];
      if (moved[vertex] < 0) moved[vertex] = piece.source.push(vertex) - 1;
      piece.indices[piece.filled++] = moved[vertex];
    }
  }
  return pieces.map(({ indices, source }) => ({
    positions: taken(skin.positions, source, 3),
    normals: taken(normals, source, 3),
    uvs: taken(skin.uvs, source, 2),
    indices,
  }));
}

function taken(from: Float32Array, source: readonly number[], width: number): Float32Array {
  const out = new Float32Array(source.length * width);
  for (const [at, vertex] of source.entries()) for (let k = 0; k < width; k++) out[at * width + k] = from[vertex * width + k];
  return out;
}

function unitNormals(normals: Float32Array): Float32Array {
  const out = new Float32Array(normals.length);
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at], normals[at + 1], normals[at + 2]);
    if (length < 1e-6) out[at + 1] = 1;
    else for (let axis = 0; axis < 3; axis++) out[at + axis] = normals[at + axis] / length;
  }
  return out;
}
