import type { Camera } from "../camera.ts";
import type { Corners, Layer } from "../raster.ts";
import type { Scene } from "../scene.ts";
import { LINEAR, sample } from "./texture.ts";

/** One sample of the picture, taken back to the object: where it is, how it is turned, what it is made of. */
export interface Surface {
  x: number;
  y: number;
  z: number;
  /** Of the flat triangle, towards the camera. */
  faceX: number;
  faceY: number;
  faceZ: number;
  /** Smoothed and, after `material`, bent by the normal map. */
  normalX: number;
  normalY: number;
  normalZ: number;
  /** Towards the camera. */
  viewX: number;
  viewY: number;
  viewZ: number;
  u: number;
  v: number;
  red: number;
  green: number;
  blue: number;
  alpha: number;
  occlusion: number;
  roughness: number;
  metallic: number;
  emitRed: number;
  emitGreen: number;
  emitBlue: number;
}

export function blankSurface(): Surface {
  const names =
    "x y z faceX faceY faceZ normalX normalY normalZ viewX viewY viewZ u v red green blue alpha occlusion roughness metallic emitRed emitGreen emitBlue";
  // Half a number keeps every field a floating-point one from the start, so that the engine never changes the object's layout.
  return Object.fromEntries(names.split(" ").map((name) => [name, 0.5])) as unknown as Surface;
}

/** Perspective-true weights of the triangle's corners, shared by `locate` and `material`. */
const weight = new Float64Array(3);

export function locate(scene: Scene, corners: Corners, camera: Camera, layer: Layer, at: number, out: Surface): void {
  const { positions, normals, uvs, indices } = scene;
  const t = layer.triangle[at] * 3;
  const a = indices[t];
  const b = indices[t + 1];
  const c = indices[t + 2];
  const pa = layer.first[at] * corners[a * 3 + 2];
  const pb = layer.second[at] * corners[b * 3 + 2];
  const pc = (1 - layer.first[at] - layer.second[at]) * corners[c * 3 + 2];
  const sum = pa + pb + pc;
  const wa = (weight[0] = pa / sum);
  const wb = (weight[1] = pb / sum);
  const wc = (weight[2] = pc / sum);
  out.x = positions[a * 3] * wa + positions[b * 3] * wb + positions[c * 3] * wc;
  out.y = positions[a * 3 + 1] * wa + positions[b * 3 + 1] * wb + positions[c * 3 + 1] * wc;
  out.z = positions[a * 3 + 2] * wa + positions[b * 3 + 2] * wb + positions[c * 3 + 2] * wc;
  out.u = uvs[a * 2] * wa + uvs[b * 2] * wb + uvs[c * 2] * wc;
  out.v = uvs[a * 2 + 1] * wa + uvs[b * 2 + 1] * wb + uvs[c * 2 + 1] * wc;
  const vx = camera.x - out.x;
  const vy = camera.y - out.y;
  const vz = camera.z - out.z;
  const away = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
  out.viewX = vx * away;
  out.viewY = vy * away;
  out.viewZ = vz * away;
  face(positions, a * 3, b * 3, c * 3, out);
  const nx = normals[a * 3] * wa + normals[b * 3] * wb + normals[c * 3] * wc;
  const ny = normals[a * 3 + 1] * wa + normals[b * 3 + 1] * wb + normals[c * 3 + 1] * wc;
  const nz = normals[a * 3 + 2] * wa + normals[b * 3 + 2] * wb + normals[c * 3 + 2] * wc;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (!(length > 1e-6)) {
    out.normalX = out.faceX;
    out.normalY = out.faceY;
    out.normalZ = out.faceZ;
    return;
  }
  // A surface seen from behind shows its back: its normal follows the face.
  const sign = (nx * out.faceX + ny * out.faceY + nz * out.faceZ < 0 ? -1 : 1) / length;
  out.normalX = nx * sign;
  out.normalY = ny * sign;
  out.normalZ = nz * sign;
}

function face(positions: Float32Array, a: number, b: number, c: number, out: Surface): void {
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const wx = positions[c] - positions[a];
  const wy = positions[c + 1] - positions[a + 1];
  const wz = positions[c + 2] - positions[a + 2];
  const fx = uy * wz - uz * wy;
  const fy = uz * wx - ux * wz;
  const fz = ux * wy - uy * wx;
  const towards = fx * out.viewX + fy * out.viewY + fz * out.viewZ < 0 ? -1 : 1;
  const length = towards / (Math.sqrt(fx * fx + fy * fy + fz * fz) || 1);
  out.faceX = fx * length;
  out.faceY = fy * length;
  out.faceZ = fz * length;
}

const texel = new Float32Array(4);

/** Reads the maps at a located sample. `level` is the triangle's texture size, from `detailLevels`. */
export function material(scene: Scene, t: number, level: number, out: Surface): void {
  const { baseColor, orm, emissive, normal, emissiveStrength, opacity } = scene.materials[scene.materialOf[t]];
  sample(baseColor, out.u, out.v, level, texel);
  out.red = LINEAR[texel[0] | 0];
  out.green = LINEAR[texel[1] | 0];
  out.blue = LINEAR[texel[2] | 0];
  out.alpha = (texel[3] / 255) * opacity;
  if (scene.colors) tint(scene, t, out);
  out.occlusion = 1;
  out.roughness = 0.6;
  out.metallic = 0;
  if (orm) {
    sample(orm, out.u, out.v, level, texel);
    out.occlusion = texel[0] / 255;
    out.roughness = texel[1] / 255;
    out.metallic = texel[2] / 255;
  }
  out.emitRed = out.emitGreen = out.emitBlue = 0;
  if (emissive) {
    sample(emissive, out.u, out.v, level, texel);
    out.emitRed = LINEAR[texel[0] | 0] * emissiveStrength;
    out.emitGreen = LINEAR[texel[1] | 0] * emissiveStrength;
    out.emitBlue = LINEAR[texel[2] | 0] * emissiveStrength;
  }
  if (normal) {
    sample(normal, out.u, out.v, level, texel);
    bend(scene, t, texel[0] / 127.5 - 1, texel[1] / 127.5 - 1, texel[2] / 127.5 - 1, out);
  }
}

function tint({ colors, indices }: Scene, t: number, out: Surface): void {
  if (!colors) return;
  const a = indices[t * 3] * 3;
  const b = indices[t * 3 + 1] * 3;
  const c = indices[t * 3 + 2] * 3;
  out.red *= colors[a] * weight[0] + colors[b] * weight[1] + colors[c] * weight[2];
  out.green *= colors[a + 1] * weight[0] + colors[b + 1] * weight[1] + colors[c + 1] * weight[2];
  out.blue *= colors[a + 2] * weight[0] + colors[b + 2] * weight[1] + colors[c + 2] * weight[2];
}

/** Along the map's red and green, in the object's space. */
const axes = new Float64Array(6);

/** The map's green points up the picture while v runs down it: so green goes against the direction in which v grows. */
function bend({ positions, uvs, indices }: Scene, t: number, mapX: number, mapY: number, mapZ: number, out: Surface): void {
  const a = indices[t * 3];
  const b = indices[t * 3 + 1];
  const c = indices[t * 3 + 2];
  const du1 = uvs[b * 2] - uvs[a * 2];
  const dv1 = uvs[b * 2 + 1] - uvs[a * 2 + 1];
  const du2 = uvs[c * 2] - uvs[a * 2];
  const dv2 = uvs[c * 2 + 1] - uvs[a * 2 + 1];
  const area = du1 * dv2 - du2 * dv1;
  if (!(Math.abs(area) > 1e-16)) return;
  for (let k = 0; k < 3; k++) {
    const e1 = positions[b * 3 + k] - positions[a * 3 + k];
    const e2 = positions[c * 3 + k] - positions[a * 3 + k];
    axes[k] = (e1 * dv2 - e2 * dv1) / area;
    axes[k + 3] = (e1 * du2 - e2 * du1) / area;
  }
  if (!flatten(0, out) || !flatten(3, out)) return;
  const x = axes[0] * mapX + axes[3] * mapY + out.normalX * mapZ;
  const y = axes[1] * mapX + axes[4] * mapY + out.normalY * mapZ;
  const z = axes[2] * mapX + axes[5] * mapY + out.normalZ * mapZ;
  const size = 1 / Math.sqrt(x * x + y * y + z * z || 1);
  out.normalX = x * size;
  out.normalY = y * size;
  out.normalZ = z * size;
}

/** Lays one axis into the plane across the smoothed normal, length 1. */
function flatten(at: number, { normalX, normalY, normalZ }: Surface): boolean {
  const lean = axes[at] * normalX + axes[at + 1] * normalY + axes[at + 2] * normalZ;
  const x = axes[at] - normalX * lean;
  const y = axes[at + 1] - normalY * lean;
  const z = axes[at + 2] - normalZ * lean;
  const length = Math.sqrt(x * x + y * y + z * z);
  if (!(length > 1e-12)) return false;
  axes[at] = x / length;
  axes[at + 1] = y / length;
  axes[at + 2] = z / length;
  return true;
}
