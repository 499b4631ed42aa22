import { expose } from "./film.ts";
import type { LookName } from "./look-names.ts";
import type { Look, Photograph } from "./photograph.ts";
import type { Layer } from "./raster.ts";
import { fromOklch } from "./shading/colour.ts";
import { type Lighting, Reached, shade } from "./shading/shade.ts";
import { blankSurface, locate, material } from "./shading/surface.ts";

const EMBER = fromOklch({ lightness: 0.72, chroma: 0.17, hue: 47 });
const SKY = fromOklch({ lightness: 0.72, chroma: 0.12, hue: 230 });
const GRAPHITE = 0.075;
const CHECKS_PER_UV = 40;

/** The photograph as the studio lights it. */
export function litLook(photo: Photograph, light: Lighting): Look {
  const { scene, corners, camera, solid, glass, levels, samples, size } = photo;
  const surface = blankSurface();
  const colour = new Float64Array(3);
  const reached = new Map([solid, ...glass].map((layer) => [layer, new Reached()]));
  const wide = size.width * samples;
  const take = (layer: Layer, sample: number) => {
    locate(scene, corners, camera, layer, sample, surface);
    material(scene, layer.triangle[sample], levels[layer.triangle[sample]], surface);
    const own = reached.get(layer) as Reached;
    own.ask(light, surface, Math.floor(Math.floor(sample / wide) / samples) * size.width + Math.floor((sample % wide) / samples));
    shade(surface, own, colour);
    expose(colour);
  };
  return (sample, out) => {
    out.fill(0);
    if (solid.triangle[sample] >= 0) {
      take(solid, sample);
      out.set(colour);
      out[3] = 1;
    }
    for (let at = glass.length - 1; at >= 0; at--) if (glass[at].triangle[sample] >= 0) layOver(glass[at], sample, out);
  };

  /** Lays what is seen through over what was seen so far. */
  function layOver(layer: Layer, sample: number, out: Float64Array): void {
    take(layer, sample);
    // Clear glass still shows its edges and the lamps in it.
    const edge = (1 - Math.abs(surface.normalX * surface.viewX + surface.normalY * surface.viewY + surface.normalZ * surface.viewZ)) ** 3;
    // What is brighter than its own pale colour is a lamp; the pale colour itself must not veil what stands behind.
    const own = Math.max(0.55, Math.min(0.9, Math.max(surface.red, surface.green, surface.blue) * 1.05));
    const shine = (Math.max(0, Math.max(colour[0], colour[1], colour[2]) - own) * 0.45) / (1 - own);
    // Thin pale glass dims what is behind it; before nothing it is all there is to see.
    const pale = Math.min(surface.red, surface.green, surface.blue) / Math.max(surface.red, surface.green, surface.blue, 1e-6);
    const veil = surface.alpha < 0.5 ? surface.alpha * (1 - out[3] * pale * 0.7) : surface.alpha;
    const opacity = Math.min(1, veil + (1 - veil) * Math.max(edge * 0.6, shine));
    for (let k = 0; k < 3; k++) out[k] = out[k] * (1 - opacity) + colour[k] * opacity;
    out[3] = 1 - (1 - out[3]) * (1 - opacity);
  }
}

/** A look that needs only the shape: gets the surface with its maps read and answers with a colour. */
function shapeLook(
  photo: Photograph,
  paint: (surface: ReturnType<typeof blankSurface>, sample: number, layer: Layer, out: Float64Array) => void,
): Look {
  const { scene, corners, camera, solid, glass, levels } = photo;
  const surface = blankSurface();
  return (sample, out) => {
    const layer = glass.length > 0 && glass[0].triangle[sample] >= 0 ? glass[0] : solid;
    locate(scene, corners, camera, layer, sample, surface);
    material(scene, layer.triangle[sample], levels[layer.triangle[sample]], surface);
    paint(surface, sample, layer, out);
    out[3] = 1;
  };
}

/** Soft light from the upper left, enough to read the form. */
function form(x: number, y: number, z: number): number {
  return 0.42 + 0.58 * Math.max(0, -0.5 * x + 0.62 * y + 0.6 * z) + 0.1 * Math.max(0, 0.85 * x - 0.3 * z);
}

function uvLook(photo: Photograph): Look {
  return shapeLook(photo, (s, _sample, _layer, out) => {
    const isWhite = (Math.floor(s.u * CHECKS_PER_UV) + Math.floor(s.v * CHECKS_PER_UV)) % 2 === 0;
    const light = form(s.normalX, s.normalY, s.normalZ);
    for (let k = 0; k < 3; k++) out[k] = (isWhite ? 0.88 : SKY[k] * 0.75) * light;
  });
}

function normalsLook(photo: Photograph): Look {
  const { sin, cos } = photo.camera;
  return shapeLook(photo, (s, _sample, _layer, out) => {
    // As the camera sees them; the colours are display values, so they are taken back to linear light.
    out[0] = (s.normalX * 0.5 + 0.5) ** 2.2;
    out[1] = ((s.normalY * cos - s.normalZ * sin) * 0.5 + 0.5) ** 2.2;
    out[2] = ((s.normalZ * cos + s.normalY * sin) * 0.5 + 0.5) ** 2.2;
  });
}

/** Warm clay under a studio light, painted by direction alone. */
function matcapLook(photo: Photograph): Look {
  const { sin, cos } = photo.camera;
  return shapeLook(photo, (s, _sample, _layer, out) => {
    const up = s.normalY * cos - s.normalZ * sin;
    const towards = Math.max(0, s.normalZ * cos + s.normalY * sin);
    const key = Math.max(0, -0.45 * s.normalX + 0.6 * up + 0.66 * towards);
    const shine = Math.max(0, -0.32 * s.normalX + 0.44 * up + 0.84 * towards) ** 40 * 0.32;
    const rim = (1 - towards) ** 3 * (0.1 + 0.35 * Math.max(0, s.normalX));
    const light = 0.07 + 0.8 * key * (0.35 + 0.65 * key);
    out[0] = Math.min(1, 0.86 * light + shine + rim * 0.8);
    out[1] = Math.min(1, 0.53 * light + shine * 0.95 + rim * 0.9);
    out[2] = Math.min(1, 0.36 * light + shine * 0.9 + rim);
  });
}

function wireframeLook(photo: Photograph): Look {
  const { corners, scene, samples } = photo;
  return shapeLook(photo, (s, sample, layer, out) => {
    const t = layer.triangle[sample] * 3;
    const near = edgeDistance(corners, scene.indices[t] * 3, scene.indices[t + 1] * 3, scene.indices[t + 2] * 3, layer, sample);
    // Lines are one pixel wide; where triangles are smaller than that, they fade instead of closing to a block.
    const line = Math.max(0, Math.min(1, 1.15 - near.distance / (samples * 0.5))) * Math.min(1, 0.1 + near.height / (samples * 6));
    const light = GRAPHITE * form(s.normalX, s.normalY, s.normalZ);
    for (let k = 0; k < 3; k++) out[k] = light * (1 - line) + EMBER[k] * line * (0.5 + 0.5 * form(s.normalX, s.normalY, s.normalZ));
  });
}

const found = { distance: 0, height: 0 };

/** Distance to the nearest side of the triangle and the triangle's smallest height, both in samples. */
function edgeDistance(corners: Float32Array, a: number, b: number, c: number, layer: Layer, sample: number): typeof found {
  const wa = layer.first[sample];
  const wb = layer.second[sample];
  const area = Math.abs(
    (corners[b + 1] - corners[c + 1]) * (corners[a] - corners[c]) + (corners[c] - corners[b]) * (corners[a + 1] - corners[c + 1]),
  );
  const ha = area / (Math.hypot(corners[b] - corners[c], corners[b + 1] - corners[c + 1]) || 1);
  const hb = area / (Math.hypot(corners[c] - corners[a], corners[c + 1] - corners[a + 1]) || 1);
  const hc = area / (Math.hypot(corners[a] - corners[b], corners[a + 1] - corners[b + 1]) || 1);
  found.distance = Math.min(wa * ha, wb * hb, (1 - wa - wb) * hc);
  found.height = Math.min(ha, hb, hc);
  return found;
}

export const SHAPE_LOOKS: Record<Exclude<LookName, "lit">, (photo: Photograph) => Look> = {
  wireframe: wireframeLook,
  uv: uvLook,
  normals: normalsLook,
  matcap: matcapLook,
};
