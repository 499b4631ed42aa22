import sharp from "sharp";
import type { Bitmap, Material, MaterialMaps } from "../model.ts";

export interface EncodedImage {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: "image/png" | "image/jpeg";
  extension: "png" | "jpg";
}

/** The pictures of one material, ready to be put into any file. */
export interface EncodedMaps {
  baseColor: EncodedImage;
  normal?: EncodedImage;
  orm?: EncodedImage;
  emissive?: EncodedImage;
}

const raw = ({ data, width, height, channels }: Bitmap) => sharp(data, { raw: { width, height, channels } });

/** For directions and masks, where every value counts. The next levels are 2 % smaller and take twice as long. */
export async function toPng(bitmap: Bitmap): Promise<EncodedImage> {
  const bytes = await raw(bitmap).png({ compressionLevel: 3, adaptiveFiltering: true }).toBuffer();
  return { bytes: Uint8Array.from(bytes), mimeType: "image/png", extension: "png" };
}

/** Quality of each picture where size matters: roughness shows its losses last. */
const LIGHT = { color: 76, normal: 76, orm: 64 };
const FULL = 91;

/** For colours; without alpha, and without blurring colour against brightness. */
async function toJpeg(bitmap: Bitmap, quality: number): Promise<EncodedImage> {
  const isTight = quality < FULL;
  const bytes = await raw(bitmap).jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: isTight }).toBuffer();
  return { bytes: Uint8Array.from(bytes), mimeType: "image/jpeg", extension: "jpg" };
}

const colorImage = (bitmap: Bitmap, quality: number) => (bitmap.channels === 4 ? toPng(bitmap) : toJpeg(bitmap, quality));

export const toColorImage = (bitmap: Bitmap): Promise<EncodedImage> => colorImage(bitmap, FULL);

const encoded = { light: new WeakMap<MaterialMaps, Promise<EncodedMaps>>(), full: new WeakMap<MaterialMaps, Promise<EncodedMaps>>() };

/** Encodes once: all materials with the same maps and all formats of a model share the pictures. */
export function encodedMaps(material: Material): Promise<EncodedMaps> {
  const known = encoded[material.isLight ? "light" : "full"];
  const made = known.get(material.maps) ?? encodeAll(material);
  known.set(material.maps, made);
  return made;
}

/** Pictures that came encoded are used as they are. */
export function keepEncoded(material: Material, maps: EncodedMaps): void {
  encoded[material.isLight ? "light" : "full"].set(material.maps, Promise.resolve(maps));
}

const masks = new WeakMap<Bitmap, Map<string, Promise<EncodedImage>>>();

/** One channel of a map as a picture, as lightly as its material is written; formats that want the same one share it. */
export function maskOf(map: Bitmap, channel: number, { isLight = false }: Material): Promise<EncodedImage> {
  const known = masks.get(map) ?? new Map<string, Promise<EncodedImage>>();
  masks.set(map, known);
  const key = `${channel} ${isLight}`;
  const made = known.get(key) ?? (isLight ? toJpeg(channelOf(map, channel), LIGHT.orm) : toPng(channelOf(map, channel)));
  known.set(key, made);
  return made;
}

async function encodeAll({ maps, isLight = false }: Material): Promise<EncodedMaps> {
  const quality = isLight ? LIGHT : { color: FULL, orm: FULL };
  const [baseColor, normal, orm, emissive] = await Promise.all([
    colorImage(maps.baseColor, quality.color),
    maps.normal ? (isLight ? toJpeg(maps.normal, LIGHT.normal) : toPng(maps.normal)) : undefined,
    maps.orm ? toJpeg(maps.orm, quality.orm) : undefined,
    maps.emissive ? toJpeg(maps.emissive, quality.color) : undefined,
  ]);
  return { baseColor, ...(normal && { normal }), ...(orm && { orm }), ...(emissive && { emissive }) };
}

/** One channel as a picture of its own. */
export function channelOf({ data, width, height, channels }: Bitmap, channel: number): Bitmap {
  const out = new Uint8Array(width * height);
  for (let at = 0; at < out.length; at++) out[at] = data[at * channels + channel];
  return { width, height, channels: 1, data: out };
}
