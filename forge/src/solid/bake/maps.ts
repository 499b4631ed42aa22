import type { Bitmap } from "../../model.ts";
import { clamp01 } from "../color.ts";

export const blank = (size: number, channels: 1 | 3): Bitmap => ({
  width: size,
  height: size,
  channels,
  data: new Uint8Array(size * size * channels),
});

/** 0 to 1 as a byte; typed arrays cut the rest off. */
export const byte = (value: number) => clamp01(value) * 255 + 0.5;
