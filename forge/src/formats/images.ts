import sharp from "sharp";
import type { Bitmap, Material } from "../model.ts";

export interface EncodedImage {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: "image/png" | "image/jpeg";
  extension: "png" | "jpg";
}

/** The pictures of one material, ready to be put into any file. */
interface EncodedMaps {
  baseColor: EncodedImage;
  normal?: EncodedImage;
  orm?: EncodedImage;
  emissive?: EncodedImage;
}

const raw = ({ data, width, height, channels }: Bitmap) => sharp(data, { raw: { width, height, channels } });

/** For directions and masks, where every value counts. */
export async function toPng(bitmap: Bitmap): Promise<EncodedImage> {
  const bytes = await raw(bitmap).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
  return { bytes: Uint8Array.from(bytes), mimeType: "image/png", extension: "png" };
}

/** For colours; without alpha, and without blurring colour against brightness. */
async function toJpeg(bitmap: Bitmap): Promise<EncodedImage> {
  const bytes = await raw(bitmap).jpeg({ quality: 91, chromaSubsampling: "4:4:4" }).toBuffer();
  return { bytes: Uint8Array.from(bytes), mimeType: "image/jpeg", extension: "jpg" };
}

export function toColorImage(bitmap: Bitmap): Promise<EncodedImage> {
  return bitmap.channels === 4 ? toPng(bitmap) : toJpeg(bitmap);
}

const encoded = new WeakMap<Material, Promise<EncodedMaps>>();

/** Encodes once per material: all formats of a model share the pictures. */
export function encodedMaps(material: Material): Promise<EncodedMaps> {
  const known = encoded.get(material);
  if (known) return known;
  const made = encodeAll(material);
  encoded.set(material, made);
  return made;
}

async function encodeAll({ maps }: Material): Promise<EncodedMaps> {
  const [baseColor, normal, orm, emissive] = await Promise.all([
    toColorImage(maps.baseColor),
    maps.normal ? toPng(maps.normal) : undefined,
    maps.orm ? toJpeg(maps.orm) : undefined,
    maps.emissive ? toJpeg(maps.emissive) : undefined,
  ]);
  return { baseColor, ...(normal && { normal }), ...(orm && { orm }), ...(emissive && { emissive }) };
}

/** One channel as a picture of its own. */
export function channelOf({ data, width, height, channels }: Bitmap, channel: number): Bitmap {
  const out = new Uint8Array(width * height);
  for (let at = 0; at < out.length; at++) out[at] = data[at * channels + channel];
  return { width, height, channels: 1, data: out };
}
