import type { Photograph } from "../photograph.ts";
import { blankSurface, locate, material } from "./surface.ts";

/** How much of a lamp's light is seen in the air round it. */
const STRENGTH = 0.3;
const BRIGHTEST = 3;
/** Share of the picture's shorter side. Three passes reach three times as far and still end inside the frame's margin. */
const REACH = 0.028;
const PASSES = 3;

/** Light that shining parts shed on the picture round them: red, green, blue for every pixel. Nothing when nothing shines. */
export function glow(photo: Photograph): Float32Array | undefined {
  const { scene, corners, camera, solid, levels, samples, size } = photo;
  const shines = scene.materials.map(({ emissive }) => emissive !== undefined);
  if (!shines.includes(true)) return undefined;
  const surface = blankSurface();
  let light = new Float32Array(size.width * size.height * 3);
  let total = 0;
  for (let y = 0, at = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, at += 3) {
      const sample = y * samples * solid.width + x * samples;
      const triangle = solid.triangle[sample];
      if (triangle < 0 || !shines[scene.materialOf[triangle]]) continue;
      locate(scene, corners, camera, solid, sample, surface);
      material(scene, triangle, levels[triangle], surface);
      light[at] = Math.min(BRIGHTEST, surface.emitRed) * STRENGTH;
      light[at + 1] = Math.min(BRIGHTEST, surface.emitGreen) * STRENGTH;
      light[at + 2] = Math.min(BRIGHTEST, surface.emitBlue) * STRENGTH;
      total += light[at] + light[at + 1] + light[at + 2];
    }
  }
  if (total === 0) return undefined;
  const radius = Math.max(1, Math.round(REACH * Math.min(size.width, size.height)));
  for (let pass = 0; pass < PASSES; pass++) {
    light = spread(light, size.width, size.height, 3, size.width * 3, radius);
    light = spread(light, size.height, size.width, size.width * 3, 3, radius);
  }
  return light;
}

/** Running mean along lines of `length` pixels that lie `step` apart; lines lie `line` apart. */
function spread(
  source: Float32Array,
  length: number,
  lines: number,
  step: number,
  line: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(source.length);
  const share = 1 / (2 * radius + 1);
  for (let start = 0; start < lines; start++) {
    for (let channel = 0; channel < 3; channel++) {
      const base = start * line + channel;
      let sum = 0;
      for (let i = 0; i < Math.min(radius, length); i++) sum += source[base + i * step];
      for (let i = 0; i < length; i++) {
        if (i + radius < length) sum += source[base + (i + radius) * step];
        if (i - radius - 1 >= 0) sum -= source[base + (i - radius - 1) * step];
        out[base + i * step] = Math.max(0, sum * share);
      }
    }
  }
  return out;
}
