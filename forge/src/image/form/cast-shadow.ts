import type { Bitmap } from "../../model.ts";
import { wallOf } from "../wall.ts";

const SURE = 127;
/** How dark a shadow on the wall can be, and how pale: the wall itself is none of the thing either. */
const [DARKEST, PALEST] = [0.25, 1.03];
/** How far the three channels may differ in how much darker they are. */
const SAME_TINT = 0.03;
/** More than this share is no shadow but a thing of the wall's own colour. */
const MOST = 0.38;

/**
 * 1 on the thing, 0 beside it and on the shadow it casts: what is the wall's colour, only darker, and hangs together with the wall. Grey
 * parts inside the thing stay, because the wall does not reach them.
 */
export function withoutShadow(picture: Bitmap, mask: Bitmap): Uint8Array {
  const isThing = Uint8Array.from(mask.data, (value) => (value > SURE ? 1 : 0));
  const wall = picture.data.some((value, at) => at % 4 === 3 && value < 128) ? null : wallOf(picture, mask);
  if (!wall) return isThing;
  const { width, height, data } = picture;
  const [wallR, wallG, wallB] = wall.map((channel) => Math.max(1, channel));
  const isShaded = (at: number) => {
    const [r, g, b] = [data[at * 4] / wallR, data[at * 4 + 1] / wallG, data[at * 4 + 2] / wallB];
    const mean = (r + g + b) / 3;
    const tint = Math.max(Math.abs(r - mean), Math.abs(g - mean), Math.abs(b - mean));
    return mean > DARKEST && mean < PALEST && tint < SAME_TINT * Math.max(0.4, mean);
  };
  const out = isThing.slice();
  const open: number[] = [];
  for (let at = 0; at < out.length; at++) if (!isThing[at]) open.push(at);
  let taken = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= width * height || !out[next] || !isShaded(next)) continue;
      out[next] = 0;
      taken++;
      open.push(next);
    }
  }
  const size = isThing.reduce((sum, value) => sum + value, 0);
  return taken > size * MOST ? isThing : out;
}
