import type { Bitmap } from "../model.ts";
import { aim, type Camera, chooseView, type View } from "./camera.ts";
import { toByte } from "./colour.ts";
import { detailLevels } from "./detail.ts";
import { type Corners, emptyLayer, type Layer, projectAll, rasterise } from "./raster.ts";
import { bounds, type PosterModel, type Scene, type SceneMaterial, scene } from "./scene.ts";

export interface PictureSize {
  width: number;
  height: number;
}

/** An object in front of the camera, with every sample's nearest surface found; each way of looking at it starts from here. */
export interface Photograph {
  size: PictureSize;
  /** Samples per pixel along each side. */
  samples: number;
  scene: Scene;
  camera: Camera;
  corners: Corners;
  solid: Layer;
  /** The nearest see-through surface in front of the solid ones. */
  glass: Layer | undefined;
  levels: Uint8Array;
}

export function viewOf(model: PosterModel): View {
  const { min, max } = bounds(model.meshes);
  return chooseView({ x: max.x - min.x, y: max.y - min.y, z: max.z - min.z });
}

export function photograph(model: PosterModel, materials: SceneMaterial[], view: View, size: PictureSize, samples: number): Photograph {
  const whole = scene(model, materials, view.yaw);
  const width = size.width * samples;
  const height = size.height * samples;
  const camera = aim(whole, view.elevation, width, height);
  const corners = projectAll(whole, camera);
  const solid = emptyLayer(width, height);
  rasterise(whole, corners, solid, false);
  const hasGlass = materials.some(({ alphaMode }) => alphaMode === "blend");
  const glass = hasGlass ? emptyLayer(width, height) : undefined;
  if (glass) rasterise(whole, corners, glass, true, solid);
  return { size, samples, scene: whole, camera, corners, solid, glass, levels: detailLevels(whole, corners, camera) };
}

/** Colour of one sample, multiplied by its opacity, which is the fourth value. */
export type Look = (sample: number, out: Float64Array) => void;

const SHADOW_COLOR = [0.006, 0.007, 0.011] as const;

/** Averages the samples of every pixel and lays them over the floor's shadow. */
export function develop({ size: { width, height }, samples, solid, glass }: Photograph, look: Look, shadow?: Float32Array): Bitmap {
  const data = new Uint8Array(width * height * 4);
  const one = new Float64Array(4);
  const each = 1 / (samples * samples);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      for (let k = 0; k < samples * samples; k++) {
        const sample = (y * samples + ((k / samples) | 0)) * width * samples + x * samples + (k % samples);
        if (solid.triangle[sample] < 0 && !(glass && glass.triangle[sample] >= 0)) continue;
        look(sample, one);
        r += one[0];
        g += one[1];
        b += one[2];
        a += one[3];
      }
      const below = shadow ? shadow[at] * (1 - a * each) : 0;
      const alpha = a * each + below;
      if (alpha <= 0) continue;
      data[at * 4] = toByte((r * each + below * SHADOW_COLOR[0]) / alpha);
      data[at * 4 + 1] = toByte((g * each + below * SHADOW_COLOR[1]) / alpha);
      data[at * 4 + 2] = toByte((b * each + below * SHADOW_COLOR[2]) / alpha);
      data[at * 4 + 3] = Math.round(255 * alpha);
    }
  }
  return { width, height, channels: 4, data };
}
