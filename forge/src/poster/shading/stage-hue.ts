import type { Model } from "../../model.ts";
import { sceneMaterials } from "../scene.ts";
import { toOklch } from "./colour.ts";
import { LINEAR, sample } from "./texture.ts";

/** The stage of an object without a colour of its own: slate. */
const NEUTRAL_HUE = 255;
const MAX_TRIANGLES_READ = 20_000;
/** Four points inside a triangle, as weights of its corners. */
const POINTS = [
  [1 / 3, 1 / 3],
  [0.6, 0.2],
  [0.2, 0.6],
  [0.2, 0.2],
];

/** Hue, in degrees, of the stage that sets the object off: opposite to its dominant hue, weighed by area and strength of colour. */
export function stageHue(model: Pick<Model, "meshes" | "materials">): number {
  const materials = sceneMaterials(model.materials);
  const total = model.meshes.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0);
  const stride = Math.max(1, Math.ceil(total / MAX_TRIANGLES_READ));
  const texel = new Float32Array(4);
  const byHue = new Float64Array(36);
  let strength = 0;
  let area = 0;
  for (const mesh of model.meshes) {
    const { baseColor } = materials[mesh.material];
    for (let t = 0; t < mesh.indices.length; t += 3 * stride) {
      const [a, b, c] = mesh.indices.subarray(t, t + 3);
      const size = triangleArea(mesh.positions, a * 3, b * 3, c * 3) / POINTS.length;
      for (const [wa, wb] of POINTS) {
        const wc = 1 - wa - wb;
        const u = mesh.uvs[a * 2] * wa + mesh.uvs[b * 2] * wb + mesh.uvs[c * 2] * wc;
        const v = mesh.uvs[a * 2 + 1] * wa + mesh.uvs[b * 2 + 1] * wb + mesh.uvs[c * 2 + 1] * wc;
        sample(baseColor, u, v, 2, texel);
        const { chroma, hue } = toOklch(LINEAR[texel[0] | 0], LINEAR[texel[1] | 0], LINEAR[texel[2] | 0]);
        if (!(size > 0)) continue;
        byHue[Math.floor(hue / 10) % 36] += chroma * size;
        strength += chroma * size;
        area += size;
      }
    }
  }
  return strength / area > 0.015 ? (dominant(byHue) + 180) % 360 : NEUTRAL_HUE;
}

function triangleArea(p: Float32Array, a: number, b: number, c: number): number {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const wx = p[c] - p[a];
  const wy = p[c + 1] - p[a + 1];
  const wz = p[c + 2] - p[a + 2];
  return Math.hypot(uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx) / 2;
}

/** Middle of the strongest 50 degrees; a mean over the whole circle would lie between two colours and be neither. */
function dominant(byHue: Float64Array): number {
  let best = 0;
  let most = -1;
  for (let i = 0; i < 36; i++) {
    let sum = 0;
    for (let k = -2; k <= 2; k++) sum += byHue[(i + k + 36) % 36] * (3 - Math.abs(k));
    if (sum > most) {
      most = sum;
      best = i;
    }
  }
  return best * 10 + 5;
}
