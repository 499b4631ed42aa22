import sharp from "sharp";
import type { Bitmap } from "../model.ts";
import { FRAME_CELLS, RELIEF_CELLS } from "./relief.ts";
import { calmShade } from "./skin.ts";

export interface Framed {
  picture: Bitmap;
  mask: Bitmap | null;
  /** Shares of the framed picture's width and height. */
  frame: { x: number; y: number };
  color: [number, number, number];
}

/** The picture with a frame round it, so wide that its inner edge lies on a line of the grid; nothing of the picture is covered. */
export async function inFrame(picture: Bitmap, mask: Bitmap | null): Promise<Framed> {
  const { width, height } = picture;
  let wide = 0;
  for (let round = 0; round < 8; round++) wide = FRAME_CELLS * Math.sqrt(((width + 2 * wide) * (height + 2 * wide)) / RELIEF_CELLS);
  const frame = Math.max(1, Math.round(wide));
  const color = calmShade(picture.data, 4, () => true);
  const [r, g, b] = color;
  const edges = { top: frame, bottom: frame, left: frame, right: frame };
  const around = async (bitmap: Bitmap, background: { r: number; g: number; b: number; alpha: number }): Promise<Bitmap> => {
    const channels = bitmap.channels as 1 | 4;
    const image = sharp(bitmap.data, { raw: { width, height, channels } }).extend({ ...edges, background });
    const data = await (channels === 1 ? image.extractChannel(0) : image).raw().toBuffer();
    return { width: width + 2 * frame, height: height + 2 * frame, channels, data };
  };
  return {
    picture: await around(picture, { r, g, b, alpha: 1 }),
    mask: mask && (await around(mask, { r: 0, g: 0, b: 0, alpha: 1 })),
    frame: { x: frame / (width + 2 * frame), y: frame / (height + 2 * frame) },
    color,
  };
}
