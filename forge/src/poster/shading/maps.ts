import type { Texture } from "@gltf-transform/core";
import sharp from "sharp";
import type { Bitmap } from "../../model.ts";
import { toByte } from "./colour.ts";
import { LINEAR } from "./texture.ts";

/** Larger pictures bring nothing to a poster and much to the memory. */
const MAX_SIDE = 1024;
/** A file may claim a picture of any size; this many pixels are the most that are unpacked. */
const MAX_PIXELS = 16_384 * 16_384;

export function flat(...bytes: number[]): Bitmap {
  return { width: 1, height: 1, channels: bytes.length as Bitmap["channels"], data: Uint8Array.from(bytes) };
}

/** Pixels of an encoded picture, or null when they cannot be had: a poster without a map is better than none. */
export async function decode(texture: Texture | null, channels: 3 | 4): Promise<Bitmap | null> {
  const image = texture?.getImage();
  if (!image) return null;
  try {
    const picture = sharp(image, { limitInputPixels: MAX_PIXELS })
      .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const { data, info } = await (channels === 4 ? picture.ensureAlpha() : picture.removeAlpha())
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels, data };
  } catch {
    return null;
  }
}

/** A colour map multiplied by a factor in linear light, as glTF defines it; the fourth channel is multiplied as it is. */
export function tinted(map: Bitmap | null, factor: number[]): Bitmap {
  if (!map) return flat(...factor.slice(0, 3).map(toByte), ...factor.slice(3).map((alpha) => Math.round(alpha * 255)));
  if (factor.every((part) => part === 1)) return map;
  const tables = Array.from({ length: map.channels }, (_, channel) => {
    const by = factor[channel] ?? 1;
    return Uint8Array.from({ length: 256 }, (_, byte) => (channel < 3 ? toByte(LINEAR[byte] * by) : Math.round(byte * by)));
  });
  return { ...map, data: map.data.map((byte, i) => tables[i % map.channels][byte]) };
}

/** Roughness and metallic with their factors, and occlusion from wherever the file keeps it, in one map. */
export function combinedOrm(
  surface: Bitmap | null,
  occlusion: Bitmap | null,
  factor: { roughness: number; metallic: number; occlusion: number },
): Bitmap {
  const { width, height } = surface ?? occlusion ?? { width: 1, height: 1 };
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const open = occlusion ? byteAt(occlusion, x / width, y / height, 0) / 255 : 1;
      data[to] = Math.round(255 * (1 + factor.occlusion * (open - 1)));
      data[to + 1] = Math.round((surface ? surface.data[to + 1] : 255) * factor.roughness);
      data[to + 2] = Math.round((surface ? surface.data[to + 2] : 255) * factor.metallic);
    }
  }
  return { width, height, channels: 3, data };
}

function byteAt({ width, height, channels, data }: Bitmap, u: number, v: number, channel: number): number {
  return data[(Math.floor(v * height) * width + Math.floor(u * width)) * channels + channel];
}
