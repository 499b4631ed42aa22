import type { Bitmap } from "../model.ts";
import { aim, type Camera, chooseView, slenderView, type View } from "./camera.ts";
import { detailLevels } from "./detail.ts";
import type { PictureSize } from "./picture-sizes.ts";
import { type Corners, emptyLayer, type Layer, projectAll, rasterise } from "./raster.ts";
import { bounds, type PosterModel, type Scene, type SceneMaterial, scene } from "./scene.ts";
import { toByte } from "./shading/colour.ts";
import { isSlender } from "./slender.ts";

/** An object in front of the camera, with every sample's nearest surface found; each way of looking at it starts from here. */
export interface Photograph {
  size: PictureSize;
  /** Samples per pixel along each side. */
  samples: number;
  scene: Scene;
  camera: Camera;
  corners: Corners;
  solid: Layer;
  /** See-through surfaces in front of the solid ones, the nearest first: a bottle's wall, then what is in it. */
  glass: Layer[];
  levels: Uint8Array;
}

/** Through so many walls of glass is looked; what lies deeper nobody misses. */
const GLASS_LAYERS = 3;

export function viewOf(model: PosterModel): View {
  const { min, max } = bounds(model.meshes);
  const size = { x: max.x - min.x, y: max.y - min.y, z: max.z - min.z };
  return isSlender(model) ? slenderView(size) : chooseView(size);
}

export function photograph(model: PosterModel, materials: SceneMaterial[], view: View, size: PictureSize, samples: number): Photograph {
  const whole = scene(model, materials, view);
  const width = size.width * samples;
  const height = size.height * samples;
  const camera = aim(whole, view.elevation, width, height);
  const corners = projectAll(whole, camera);
  const solid = emptyLayer(width, height);
  rasterise(whole, corners, solid, false);
  const glass: Layer[] = [];
  const depth = materials.some(({ alphaMode }) => alphaMode === "blend") ? GLASS_LAYERS : 0;
  for (let at = 0; at < depth; at++) {
    const layer = emptyLayer(width, height);
    rasterise(whole, corners, layer, true, { behind: solid, before: glass.at(-1) });
    glass.push(layer);
  }
  return { size, samples, scene: whole, camera, corners, solid, glass, levels: detailLevels(whole, corners, camera) };
}

/** Colour of one sample, multiplied by its opacity, which is the fourth value. */
export type Look = (sample: number, out: Float64Array) => void;

const SHADOW_COLOR = [0.006, 0.007, 0.011] as const;

/** What lies behind and before the object: the floor's shadow, and light in the air. */
export interface Air {
  shadow: Float32Array;
  glow: Float32Array | undefined;
}

/** Averages the samples of every pixel and lays them over the floor's shadow. */
export function develop(photo: Photograph, look: Look, air?: Air): Bitmap {
  const { width, height } = photo.size;
  const data = new Uint8Array(width * height * 4);
  const pixel = new Float64Array(4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      average(photo, look, x, y, pixel);
      if (air) {
        const below = air.shadow[at] * (1 - pixel[3]);
        for (let k = 0; k < 3; k++) pixel[k] += below * SHADOW_COLOR[k];
        pixel[3] += below;
        if (air.glow) addGlow(pixel, air.glow, at * 3);
      }
      const alpha = pixel[3];
      if (alpha <= 0) continue;
      for (let k = 0; k < 3; k++) data[at * 4 + k] = toByte(pixel[k] / alpha);
      data[at * 4 + 3] = Math.round(255 * alpha);
    }
  }
  return { width, height, channels: 4, data };
}

const one = new Float64Array(4);

function average({ size, samples, solid, glass }: Photograph, look: Look, x: number, y: number, out: Float64Array): void {
  out.fill(0);
  for (let k = 0; k < samples * samples; k++) {
    const sample = (y * samples + ((k / samples) | 0)) * size.width * samples + x * samples + (k % samples);
    if (solid.triangle[sample] < 0 && !(glass.length > 0 && glass[0].triangle[sample] >= 0)) continue;
    look(sample, one);
    for (let c = 0; c < 4; c++) out[c] += one[c];
  }
  const each = 1 / (samples * samples);
  for (let c = 0; c < 4; c++) out[c] *= each;
}

/** Light adds to what is there; in the empty air it is as opaque as it is bright. */
function addGlow(pixel: Float64Array, glow: Float32Array, at: number): void {
  const brightest = Math.min(1, Math.max(glow[at], glow[at + 1], glow[at + 2]));
  // A whisper of light would only be seen as the edge where it ends.
  if (brightest < 0.004) return;
  for (let k = 0; k < 3; k++) pixel[k] += glow[at + k] * (1 - pixel[k]);
  pixel[3] += brightest * (1 - pixel[3]);
}
