import { cutRow, type RowSpan, WORTH_CUTTING } from "../solid/bake/row-span.ts";
import { type Camera, project } from "./camera.ts";
import type { Scene } from "./scene.ts";
import { sample } from "./shading/texture.ts";

/** For every sample of the picture: which triangle is nearest and where on it (screen-linear weights of its first two corners). */
export interface Layer {
  width: number;
  height: number;
  triangle: Int32Array;
  first: Float32Array;
  second: Float32Array;
  /** One over the distance, so that larger is nearer and 0 is nothing. */
  nearness: Float32Array;
}

/** Corners as the camera sees them: x, y in samples and one over the distance. */
export type Corners = Float32Array;

export function emptyLayer(width: number, height: number): Layer {
  const samples = width * height;
  return {
    width,
    height,
    triangle: new Int32Array(samples).fill(-1),
    first: new Float32Array(samples),
    second: new Float32Array(samples),
    nearness: new Float32Array(samples),
  };
}

export function projectAll({ positions }: Scene, camera: Camera): Corners {
  const corners = new Float32Array(positions.length);
  const point = { x: 0, y: 0, depth: 0 };
  for (let i = 0; i < positions.length; i += 3) {
    project(camera, positions[i], positions[i + 1], positions[i + 2], point);
    corners[i] = point.x;
    corners[i + 1] = point.y;
    corners[i + 2] = 1 / point.depth;
  }
  return corners;
}

/** What may be drawn lies before `behind` and, where there is one, behind the see-through layer `before`. */
export interface Between {
  behind: Layer;
  before: Layer | undefined;
}

/** Draws the triangles whose material is (or is not) see-through. */
export function rasterise(scene: Scene, corners: Corners, layer: Layer, isBlended: boolean, between?: Between): void {
  const { indices, materialOf, materials } = scene;
  for (let t = 0; t < materialOf.length; t++) {
    const { alphaMode } = materials[materialOf[t]];
    if ((alphaMode === "blend") !== isBlended) continue;
    const a = indices[t * 3] * 3;
    const b = indices[t * 3 + 1] * 3;
    const c = indices[t * 3 + 2] * 3;
    drawTriangle(scene, corners, layer, t, a, b, c, alphaMode === "mask", between);
  }
}

function drawTriangle(
  scene: Scene,
  corners: Corners,
  layer: Layer,
  t: number,
  a: number,
  b: number,
  c: number,
  isCut: boolean,
  between: Between | undefined,
): void {
  const ax = corners[a];
  const ay = corners[a + 1];
  const bx = corners[b];
  const by = corners[b + 1];
  const cx = corners[c];
  const cy = corners[c + 1];
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (!(Math.abs(area) > 1e-9)) return;
  const { width, height, triangle, first, second, nearness } = layer;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const stepA = (by - cy) / area;
  const stepB = (cy - ay) / area;
  const hidden = between?.behind.nearness;
  const before = between?.before?.nearness;
  span.first = 0;
  span.last = right - left;
  for (let y = top; y <= bottom; y++) {
    const dy = y + 0.5 - cy;
    const startA = ((by - cy) * (left + 0.5 - cx) + (cx - bx) * dy) / area;
    const startB = ((cy - ay) * (left + 0.5 - cx) + (ax - cx) * dy) / area;
    if (right - left >= WORTH_CUTTING) cutRow(span, right - left, startA, stepA, startB, stepB);
    let wa = startA + stepA * span.first;
    let wb = startB + stepB * span.first;
    const row = y * width + left;
    for (let at = row + span.first; at <= row + span.last; at++, wa += stepA, wb += stepB) {
      const wc = 1 - wa - wb;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const near = wa * corners[a + 2] + wb * corners[b + 2] + wc * corners[c + 2];
      if (near <= nearness[at] || (hidden && near <= hidden[at])) continue;
      // The same surface again differs in its last bits at most.
      if (before && near >= before[at] * 0.99999) continue;
      if (isCut && isHole(scene, corners, t, wa, wb)) continue;
      nearness[at] = near;
      triangle[at] = t;
      first[at] = wa;
      second[at] = wb;
    }
  }
}

const span: RowSpan = { first: 0, last: 0 };
const texel = new Float32Array(4);

function isHole({ indices, uvs, materials, materialOf }: Scene, corners: Corners, t: number, wa: number, wb: number): boolean {
  const a = indices[t * 3];
  const b = indices[t * 3 + 1];
  const c = indices[t * 3 + 2];
  const pa = wa * corners[a * 3 + 2];
  const pb = wb * corners[b * 3 + 2];
  const pc = (1 - wa - wb) * corners[c * 3 + 2];
  const sum = pa + pb + pc;
  const u = (uvs[a * 2] * pa + uvs[b * 2] * pb + uvs[c * 2] * pc) / sum;
  const v = (uvs[a * 2 + 1] * pa + uvs[b * 2 + 1] * pb + uvs[c * 2 + 1] * pc) / sum;
  sample(materials[materialOf[t]].baseColor, u, v, 0, texel);
  return texel[3] < 128;
}
