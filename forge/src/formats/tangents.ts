import type { Mesh } from "../model.ts";

/**
 * Which way the texture's right lies on the skin at every vertex, and whether its up is the usual way round: four numbers each.
 * Readers that make their own differ from each other, and a normal map baked for one looks wrong in the next.
 */
export function tangentsOf({ positions, normals, uvs, indices }: Mesh): Float32Array<ArrayBuffer> {
  const right = new Float64Array(positions.length);
  const down = new Float64Array(positions.length);
  for (let at = 0; at < indices.length; at += 3) addFace(indices[at], indices[at + 1], indices[at + 2], positions, uvs, right, down);
  const out = new Float32Array((positions.length / 3) * 4);
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const i = vertex * 3;
    const [nx, ny, nz] = [normals[i], normals[i + 1], normals[i + 2]];
    let [x, y, z] = flattened(right[i], right[i + 1], right[i + 2], nx, ny, nz);
    if (x * x + y * y + z * z < 1e-20) [x, y, z] = Math.abs(nx) < 0.9 ? flattened(1, 0, 0, nx, ny, nz) : flattened(0, 1, 0, nx, ny, nz);
    const length = Math.hypot(x, y, z);
    [x, y, z] = [x / length, y / length, z / length];
    // Up in the picture is against v.
    const up = (ny * z - nz * y) * -down[i] + (nz * x - nx * z) * -down[i + 1] + (nx * y - ny * x) * -down[i + 2];
    out.set([rounded(x), rounded(y), rounded(z), up < 0 ? -1 : 1], vertex * 4);
  }
  return out;
}

/** Finer than the eight bits of any normal map, and a third of the size once packed. */
const rounded = (value: number) => Math.round(value * 1024) / 1024;

const flattened = (x: number, y: number, z: number, nx: number, ny: number, nz: number): [number, number, number] => {
  const along = x * nx + y * ny + z * nz;
  return [x - nx * along, y - ny * along, z - nz * along];
};

function addFace(
  a: number,
  b: number,
  c: number,
  positions: Float32Array,
  uvs: Float32Array,
  right: Float64Array,
  down: Float64Array,
): void {
  const [u1, v1] = [uvs[b * 2] - uvs[a * 2], uvs[b * 2 + 1] - uvs[a * 2 + 1]];
  const [u2, v2] = [uvs[c * 2] - uvs[a * 2], uvs[c * 2 + 1] - uvs[a * 2 + 1]];
  const area = u1 * v2 - u2 * v1;
  if (Math.abs(area) < 1e-14) return;
  for (let axis = 0; axis < 3; axis++) {
    const p1 = positions[b * 3 + axis] - positions[a * 3 + axis];
    const p2 = positions[c * 3 + axis] - positions[a * 3 + axis];
    // Weighted by the face's share of the texture: the sign of the area matters, its size is a good weight.
    const sign = Math.sign(area);
    for (const vertex of [a, b, c]) {
      right[vertex * 3 + axis] += (p1 * v2 - p2 * v1) * sign;
      down[vertex * 3 + axis] += (p2 * u1 - p1 * u2) * sign;
    }
  }
}
