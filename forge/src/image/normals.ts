/** Smooth normals from the faces around each vertex, larger faces counting more. A vertex whose faces cancel out keeps length 0. */
export function faceNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t] * 3;
    const b = indices[t + 1] * 3;
    const c = indices[t + 2] * 3;
    const ux = positions[b] - positions[a];
    const uy = positions[b + 1] - positions[a + 1];
    const uz = positions[b + 2] - positions[a + 2];
    const wx = positions[c] - positions[a];
    const wy = positions[c + 1] - positions[a + 1];
    const wz = positions[c + 2] - positions[a + 2];
    const x = uy * wz - uz * wy;
    const y = uz * wx - ux * wz;
    const z = ux * wy - uy * wx;
    for (const at of [a, b, c]) {
      normals[at] += x;
      normals[at + 1] += y;
      normals[at + 2] += z;
    }
  }
  for (let i = 0; i < normals.length; i += 3) setUnit(normals, i, normals[i], normals[i + 1], normals[i + 2]);
  return normals;
}

export function setUnit(normals: Float32Array, at: number, x: number, y: number, z: number): void {
  const length = Math.hypot(x, y, z);
  const scale = length > 1e-12 ? 1 / length : 0;
  normals[at] = x * scale;
  normals[at + 1] = y * scale;
  normals[at + 2] = z * scale;
}
