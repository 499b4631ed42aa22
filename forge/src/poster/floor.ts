import { type Camera, floorPoint } from "./camera.ts";
import type { Scene } from "./scene.ts";
import { type Lighting, share } from "./shading/shade.ts";

/** How dark the floor is round the object: a square seen from above, from nothing to 1. */
interface FloorShade {
  size: number;
  reach: number;
  dark: Float32Array;
}

const SIZE = 144;
/** The picture's margin, as a share of its shorter side, in which the shadow has to end. */
const MARGIN = 0.16;
const STRENGTH = 0.62;

function floorShade(scene: Scene, light: Lighting): FloorShade {
  const reach = scene.radius * 2.1;
  const floor: FloorShade = { size: SIZE, reach, dark: new Float32Array(SIZE * SIZE) };
  const y = light.lift * 0.3 - light.middle;
  for (let row = 0, at = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++, at++) {
      const x = ((column + 0.5) / SIZE - 0.5) * 2 * reach;
      const z = ((row + 0.5) / SIZE - 0.5) * 2 * reach;
      const under = 1 - share(light.sky, x, y, z);
      const behind = 1 - share(light.key, x, y, z);
      // Squared, so that the wide faint part of the shadow does not grey the whole stage.
      floor.dark[at] = Math.min(1, under * under * 1.15 + under * 0.2 + behind * 0.4);
    }
  }
  return soften(soften(floor));
}

function soften({ size, reach, dark }: FloorShade): FloorShade {
  const out = new Float32Array(dark.length);
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      const at = y * size + x;
      const cross = dark[at - 1] + dark[at + 1] + dark[at - size] + dark[at + size];
      const corners = dark[at - size - 1] + dark[at - size + 1] + dark[at + size - 1] + dark[at + size + 1];
      out[at] = dark[at] / 4 + cross / 8 + corners / 16;
    }
  }
  return { size, reach, dark: out };
}

/** Opacity of the shadow for every pixel. It is nothing along the frame, so that the picture has no visible edge on any stage. */
export function contactShadow(scene: Scene, light: Lighting, camera: Camera, width: number, height: number, samples: number): Float32Array {
  const floor = floorShade(scene, light);
  const out = new Float32Array(width * height);
  const margin = MARGIN * Math.min(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const inside = Math.min(x + 0.5, y + 0.5, width - x - 0.5, height - y - 0.5) - 1;
      const point = inside > 0 ? floorPoint(camera, (x + 0.5) * samples, (y + 0.5) * samples) : null;
      if (!point) continue;
      const far = Math.hypot(point.x, point.z) / floor.reach;
      if (far >= 1) continue;
      out[at] = STRENGTH * darkness(floor, point.x, point.z) * ease(inside / margin) * ease((1 - far) * 2);
    }
  }
  return out;
}

function ease(t: number): number {
  return t >= 1 ? 1 : t * t * (3 - 2 * t);
}

function darkness({ size, reach, dark }: FloorShade, x: number, z: number): number {
  const px = (x / reach / 2 + 0.5) * size - 0.5;
  const py = (z / reach / 2 + 0.5) * size - 0.5;
  const left = Math.floor(px);
  const top = Math.floor(py);
  if (left < 0 || top < 0 || left >= size - 1 || top >= size - 1) return 0;
  const fx = px - left;
  const fy = py - top;
  const at = top * size + left;
  const upper = dark[at] * (1 - fx) + dark[at + 1] * fx;
  return upper * (1 - fy) + (dark[at + size] * (1 - fx) + dark[at + size + 1] * fx) * fy;
}
