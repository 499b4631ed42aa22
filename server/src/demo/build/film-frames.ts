import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import { SHAPE_LOOKS } from "@blenda/forge/poster/looks";
import { develop, photograph, viewOf } from "@blenda/forge/poster/photograph";
import { readGlb } from "@blenda/forge/poster/read-glb";
import { sceneMaterials } from "@blenda/forge/poster/scene";
import { fromOklch, toByte } from "@blenda/forge/poster/shading/colour";
import sharp from "sharp";
import type { Shot } from "../model.ts";
import { built } from "../places.ts";
import { builtProduct } from "../port.ts";

export const FILM = { width: 1280, height: 720, fps: 12 } as const;
const PICTURE = { width: 960, height: 720 };
const SAMPLES = 2;
/** The dark stage of the shop: a film is dark whatever the theme around it. */
const STAGE = { lightness: 0.226, chroma: 0.021 };
const WIPE_SECONDS = 0.6;
const NEARER = 0.035;

type Pixels = Uint8Array;

/** Slow at both ends, so that a turn begins and ends at rest and the next look is laid over the same view. */
const eased = (t: number) => t * t * (3 - 2 * t);

/** All frames of a film in order, as rows of red, green and blue. Each shot is wiped over the one before it. */
export async function* filmFrames(product: string, shots: readonly Shot[]): AsyncGenerator<Pixels> {
  const ground = fromOklch({ ...STAGE, hue: builtProduct(product).stageHue }).map(toByte);
  const camera = await openCamera(product);
  let last: Pixels | undefined;
  for (const shot of shots) {
    const before = last;
    const count = Math.round(shot.seconds * FILM.fps);
    for (let at = 0; at < count; at++) {
      const frame = onStage(await camera(shot, eased(at / (count - 1))), ground);
      if (before) keepRightOf(frame, before, eased(Math.min(1, at / (WIPE_SECONDS * FILM.fps))));
      last = frame;
      yield frame;
    }
  }
}

/** Answers with what it sees of the product, in colours with alpha. */
async function openCamera(product: string): Promise<(shot: Shot, t: number) => Promise<Pixels>> {
  const glb = zstdDecompressSync(readFileSync(built("products", product, `${product}.glb.zst`)));
  const model = await readGlb(glb, () => {});
  const materials = sceneMaterials(model.materials);
  const view = viewOf(model);
  const cover = readFileSync(built("products", product, "cover.webp"));
  const taken = new Map<string, Pixels>();
  return async ({ look, turns }, t) => {
    if (look === "lit") return nearer(cover, 1 + NEARER * Math.sin(Math.PI * t));
    const turned = (turns * t) % 1;
    const known = taken.get(`${look} ${turned}`);
    if (known) return known;
    const photo = photograph(model, materials, { ...view, yaw: view.yaw + 2 * Math.PI * turned }, PICTURE, SAMPLES);
    const { data } = develop(photo, SHAPE_LOOKS[look](photo));
    // Only what stands still is seen again.
    if (turned === 0) taken.set(`${look} ${turned}`, data);
    return data;
  };
}

async function nearer(picture: Buffer, scale: number): Promise<Pixels> {
  const { width, height } = PICTURE;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const middle = { left: Math.floor((wide - width) / 2), top: Math.floor((high - height) / 2), width, height };
  return sharp(picture).resize(wide, high).extract(middle).ensureAlpha().raw().toBuffer();
}

function onStage(picture: Pixels, ground: readonly number[]): Pixels {
  const frame = new Uint8Array(FILM.width * FILM.height * 3);
  const left = (FILM.width - PICTURE.width) / 2;
  for (let at = 0; at < frame.length; at++) frame[at] = ground[at % 3] ?? 0;
  for (let y = 0; y < PICTURE.height; y++) {
    for (let x = 0; x < PICTURE.width; x++) {
      const from = (y * PICTURE.width + x) * 4;
      const alpha = (picture[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const to = (y * FILM.width + x + left) * 3;
      for (let k = 0; k < 3; k++) frame[to + k] = Math.round((picture[from + k] ?? 0) * alpha + (frame[to + k] ?? 0) * (1 - alpha));
    }
  }
  return frame;
}

/** What lies to the right of the wipe still shows the shot before. */
function keepRightOf(frame: Pixels, before: Pixels, done: number): void {
  const edge = Math.round(FILM.width * done);
  for (let y = 0; y < FILM.height; y++) {
    const [from, to] = [(y * FILM.width + edge) * 3, (y + 1) * FILM.width * 3];
    frame.set(before.subarray(from, to), from);
  }
}
