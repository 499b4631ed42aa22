import type { Camera } from "./camera.ts";
import type { Corners } from "./raster.ts";
import type { Scene } from "./scene.ts";

/**
 * How often each triangle's texture may be halved before it grows coarser than the picture. It asks for the triangle's true size
 * at its distance, not for the foreshortened one: a surface seen edge-on would be read from a blurred copy.
 */
export function detailLevels({ positions, uvs, indices, materialOf, materials }: Scene, corners: Corners, camera: Camera): Uint8Array {
  const levels = new Uint8Array(materialOf.length);
  for (let t = 0; t < levels.length; t++) {
    const a = indices[t * 3];
    const b = indices[t * 3 + 1];
    const c = indices[t * 3 + 2];
    const [{ width, height }] = materials[materialOf[t]].baseColor;
    const du1 = uvs[b * 2] - uvs[a * 2];
    const dv1 = uvs[b * 2 + 1] - uvs[a * 2 + 1];
    const du2 = uvs[c * 2] - uvs[a * 2];
    const dv2 = uvs[c * 2 + 1] - uvs[a * 2 + 1];
    const texels = Math.abs(du1 * dv2 - du2 * dv1) * width * height;
    const perMetre = camera.focal * corners[a * 3 + 2];
    const samples = area(positions, a * 3, b * 3, c * 3) * perMetre * perMetre;
    levels[t] = texels > samples && samples > 0 ? Math.min(12, Math.round(Math.log2(texels / samples) / 2)) : 0;
  }
  return levels;
}

/** Twice the area, as the UV area above. */
function area(p: Float32Array, a: number, b: number, c: number): number {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const wx = p[c] - p[a];
  const wy = p[c + 1] - p[a + 1];
  const wz = p[c + 2] - p[a + 2];
  return Math.hypot(uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx);
}
