import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fromOklch, toByte } from "@blenda/forge/poster/shading/colour";
import sharp, { type OverlayOptions } from "sharp";
import type { DemoShop } from "../model.ts";
import { built } from "../places.ts";
import { builtProduct } from "../port.ts";
import { within } from "./pictures.ts";
import { stamp } from "./stamp.ts";

const BANNER = { width: 1600, height: 400, mostBytes: 60_000 };
const LOGO = { side: 192, mostBytes: 8_000 };
/** Between the dark stage and the light one, so that a banner fits both themes. */
const GROUND = { lightness: 0.33, chroma: 0.045 };
/** Products overlap a little and their feet are cut by nothing. */
const FIGURE = { width: 460, height: 345, left: 60, step: 262, top: 34 };

export async function makeShop(shop: DemoShop): Promise<boolean> {
  const target = (name: string) => built("shops", shop.slug, name);
  const madeFrom = stamp([shop.mark, shop.banner, shop.banner.products.map((id) => builtProduct(id).madeFrom)]);
  if (existsSync(target("made.txt")) && readFileSync(target("made.txt"), "utf8") === madeFrom) return false;
  mkdirSync(built("shops", shop.slug), { recursive: true });
  writeFileSync(target("logo.webp"), await within(LOGO.mostBytes, await logo(shop.mark)));
  writeFileSync(target("banner.webp"), await within(BANNER.mostBytes, await banner(shop.banner)));
  writeFileSync(target("made.txt"), madeFrom);
  return true;
}

function logo({ ground, ink, drawing }: DemoShop["mark"]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${LOGO.side}" height="${LOGO.side}">
    <rect width="96" height="96" fill="${ground}"/><g fill="${ink}" stroke="${ink}" stroke-width="0">${drawing}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The shop's own models side by side on one flat colour; the outer ones stand further back. */
async function banner({ hue, products }: DemoShop["banner"]): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = fromOklch({ ...GROUND, hue }).map(toByte);
  const figures: OverlayOptions[] = [];
  const middle = (products.length - 1) / 2;
  const outermostFirst = [...products.entries()].sort(([one], [other]) => Math.abs(other - middle) - Math.abs(one - middle));
  for (const [at, id] of outermostFirst) {
    const scale = 1 - 0.1 * Math.abs(at - middle);
    const [width, height] = [Math.round(FIGURE.width * scale), Math.round(FIGURE.height * scale)];
    const input = await sharp(built("products", id, "cover.webp"))
      .resize(width, height)
      .toBuffer();
    const centre = FIGURE.left + FIGURE.width / 2 + at * FIGURE.step;
    figures.push({ input, left: Math.round(centre - width / 2), top: FIGURE.top + FIGURE.height - height });
  }
  const { width, height } = BANNER;
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite(figures)
    .png()
    .toBuffer();
}
