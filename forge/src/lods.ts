import { MeshoptSimplifier } from "meshoptimizer";
import type { Mesh } from "./model.ts";

/**
 * Share of the triangles each coarser copy keeps, and how far it may stray. Permissive: a box is all hard edges, and a copy that
 * kept every one of them would be no coarser. Small parts go only where nobody would see them.
 */
const COPIES: { share: number; error: number; flags: SimplifierFlags[] }[] = [
  { share: 0.4, error: 0.1, flags: ["Permissive"] },
  { share: 0.18, error: 0.12, flags: ["Permissive", "Prune"] },
];
type SimplifierFlags = NonNullable<Parameters<typeof MeshoptSimplifier.simplifyWithAttributes>[9]>[number];

/** Coarser copies for the distance, with the same textures. */
export async function coarserCopies(meshes: readonly Mesh[]): Promise<Mesh[][]> {
  await MeshoptSimplifier.ready;
  return COPIES.map((copy, level) => meshes.map((mesh) => coarser(mesh, copy, `${mesh.name}_lod${level + 1}`)));
}

function coarser(mesh: Mesh, { share, error, flags }: (typeof COPIES)[number], name: string): Mesh {
  const count = mesh.positions.length / 3;
  const attributes = new Float32Array(count * 5);
  for (let at = 0; at < count; at++) {
    attributes.set(mesh.normals.subarray(at * 3, at * 3 + 3), at * 5);
    attributes.set(mesh.uvs.subarray(at * 2, at * 2 + 2), at * 5 + 3);
  }
  const target = Math.max(3, Math.floor((mesh.indices.length * share) / 3) * 3);
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    mesh.indices,
    mesh.positions,
    3,
    attributes,
    5,
    [0.5, 0.5, 0.5, 0.8, 0.8],
    null,
    target,
    error,
    flags,
  );
  // The smallest parts may vanish; a part without a triangle is no part.
  return indices.length === 0 ? { ...mesh, name } : compacted(mesh, indices, name);
}

/** Leaves out the vertices that no triangle uses any more. */
function compacted(mesh: Mesh, indices: Uint32Array, name: string): Mesh {
  const moved = new Map<number, number>();
  const kept = indices.map((vertex) => {
    const known = moved.get(vertex);
    if (known !== undefined) return known;
    moved.set(vertex, moved.size);
    return moved.size - 1;
  });
  const put = <Numbers extends Float32Array | Uint8Array>(from: Numbers, out: Numbers, width: number) => {
    for (const [before, after] of moved) out.set(from.subarray(before * width, (before + 1) * width), after * width);
    return out;
  };
  const take = (from: Float32Array, width: number) => put(from, new Float32Array(moved.size * width), width);
  return {
    name,
    material: mesh.material,
    indices: kept,
    positions: take(mesh.positions, 3),
    normals: take(mesh.normals, 3),
    uvs: take(mesh.uvs, 2),
    ...(mesh.joints ? { joints: put(mesh.joints, new Uint8Array(moved.size * 4), 4) } : {}),
    ...(mesh.weights ? { weights: take(mesh.weights, 4) } : {}),
  };
}
