import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { built } from "../places.ts";
import { within } from "./pictures.ts";

const folder = join(import.meta.dirname, "../../../../web/public/hero");
const HERO = { width: 1600, height: 720, mostBytes: 115_000 };

interface Figure {
  product: string;
  picture: string;
  /** Centre of the picture and line it stands on, in pixels of the hero. */
  x: number;
  foot: number;
  width: number;
}

/** Objects at the right, transparent around them; the words stand at the left. Later ones stand in front. */
const HEROES: Record<string, Figure[]> = {
  marketplace: [
    { product: "lantern-rock-diorama", picture: "cover", x: 1010, foot: 470, width: 470 },
    { product: "thatch-end-cottage", picture: "cover", x: 1390, foot: 450, width: 460 },
    { product: "tangerine-interceptor", picture: "cover", x: 720, foot: 600, width: 440 },
    { product: "meander-amphora-cobalt", picture: "cover", x: 1180, foot: 690, width: 440 },
    { product: "block-party-boombox", picture: "cover", x: 920, foot: 715, width: 430 },
    { product: "fly-agaric-cluster", picture: "cover", x: 1430, foot: 715, width: 450 },
  ],
  learning: [
    { product: "1962-rangefinder-camera", picture: "matcap", x: 760, foot: 520, width: 560 },
    { product: "lantern-rock-diorama", picture: "wireframe", x: 1120, foot: 520, width: 560 },
    { product: "fenwick-armchair-teal", picture: "uv", x: 1400, foot: 470, width: 480 },
    { product: "orbit-7-service-robot", picture: "normals", x: 960, foot: 715, width: 480 },
    { product: "trefoil-in-gold", picture: "matcap", x: 1320, foot: 715, width: 430 },
  ],
};

/** A picture that is there stays; remove it to have it made again. */
export async function makeHeroes(): Promise<void> {
  for (const [page, figures] of Object.entries(HEROES)) {
    const target = join(folder, `${page}.webp`);
    if (existsSync(target)) continue;
    const { width, height, mostBytes } = HERO;
    const placed = await Promise.all(figures.map(place));
    const picture = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite(placed)
      .png()
      .toBuffer();
    writeFileSync(target, await within(mostBytes, picture));
  }
}

async function place({ product, picture, x, foot, width }: Figure): Promise<OverlayOptions> {
  const height = Math.round((width * 3) / 4);
  const input = await sharp(built("products", product, `${picture}.webp`))
    .resize(width, height)
    .toBuffer();
  return { input, left: Math.round(x - width / 2), top: foot - height };
}
