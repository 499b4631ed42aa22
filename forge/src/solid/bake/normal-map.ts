import type { Bitmap } from "../../model.ts";
import type { Unwrapped } from "../atlas/unwrap.ts";

/**
 * The relief as a tangent-space normal map, green up. Slopes are true ones: heights are in model units, and every triangle
 * knows how long a texel is on it, each way.
 */
export function normalMap(heights: Float32Array, mesh: Unwrapped, faces: Int32Array, size: number): Bitmap {
  const lengths = texelLengths(mesh, size);
  const data = new Uint8Array(size * size * 3);
  const { chartOfFace } = mesh;
  const isSame = (face: number, beside: number) => {
    const other = faces[beside];
    return other === face || (other >= 0 && chartOfFace[other] === chartOfFace[face]);
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const texel = y * size + x;
      const face = faces[texel];
      let across = 0;
      let down = 0;
      if (face >= 0) {
        // Past the border of a piece the texture shows something else: there the slope is taken from one side.
        const left = x > 0 && isSame(face, texel - 1) ? 1 : 0;
        const right = x < size - 1 && isSame(face, texel + 1) ? 1 : 0;
        const above = y > 0 && isSame(face, texel - size) ? 1 : 0;
        const below = y < size - 1 && isSame(face, texel + size) ? 1 : 0;
        across = (heights[texel + right] - heights[texel - left]) / ((left + right || 1) * lengths[face * 2]);
        down = (heights[texel + below * size] - heights[texel - above * size]) / ((above + below || 1) * lengths[face * 2 + 1]);
      }
      const scale = 127.5 / Math.sqrt(across * across + down * down + 1);
      // A half is added here; the array cuts the rest off.
      data[texel * 3] = 128 - across * scale;
      data[texel * 3 + 1] = 128 + down * scale;
      data[texel * 3 + 2] = 128 + scale;
    }
  }
  return { width: size, height: size, channels: 3, data };
}

/** Length of one texel along u and along v, in model units, for every triangle. */
function texelLengths({ positions, uvs, indices }: Unwrapped, size: number): Float32Array {
  const out = new Float32Array((indices.length / 3) * 2);
  for (let face = 0; face < indices.length / 3; face++) {
    const [a, b, c] = [indices[face * 3], indices[face * 3 + 1], indices[face * 3 + 2]];
    const [u1, v1] = [uvs[b * 2] - uvs[a * 2], uvs[b * 2 + 1] - uvs[a * 2 + 1]];
    const [u2, v2] = [uvs[c * 2] - uvs[a * 2], uvs[c * 2 + 1] - uvs[a * 2 + 1]];
    const area = u1 * v2 - u2 * v1 || 1e-12;
    let alongU = 0;
    let alongV = 0;
    for (let axis = 0; axis < 3; axis++) {
      const p1 = positions[b * 3 + axis] - positions[a * 3 + axis];
      const p2 = positions[c * 3 + axis] - positions[a * 3 + axis];
      alongU += ((p1 * v2 - p2 * v1) / area) ** 2;
      alongV += ((p2 * u1 - p1 * u2) / area) ** 2;
    }
    out[face * 2] = Math.sqrt(alongU) / size + 1e-9;
    out[face * 2 + 1] = Math.sqrt(alongV) / size + 1e-9;
  }
  return out;
}
