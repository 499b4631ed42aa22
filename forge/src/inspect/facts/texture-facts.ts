import { type Document, ImageUtils, type Texture } from "@gltf-transform/core";
import { listTextureSlots } from "@gltf-transform/functions";
import sharp from "sharp";
import { type Finding, finding, type TextureFacts } from "../inspection.ts";
import { sniff } from "../sniff.ts";
import { sourceOf } from "../source.ts";

/** As many pixels as the largest side allowed, squared; unpacked they already fill a gigabyte. */
const MAX_PIXELS = 16_384 * 16_384;

export async function measureTextures(document: Document, findings: Finding[]): Promise<TextureFacts[]> {
  const facts: TextureFacts[] = [];
  for (const texture of document.getRoot().listTextures()) {
    const image = texture.getImage();
    const name = texture.getName() || texture.getURI().slice(0, 120) || `texture ${facts.length + 1}`;
    if (!image) {
      findings.push(finding("missing-texture", "The model names a texture that is not there.", name));
      continue;
    }
    const { kind, type } = sniff(sourceOf(Buffer.from(image)));
    const size = kind === "picture" ? await sizeOf(texture, image) : null;
    if (!size || size.width < 1 || size.height < 1) {
      findings.push(finding("unreadable", "The texture is not a picture that can be read.", name));
      continue;
    }
    const [width, height] = [size.width, size.height];
    if (width * height > MAX_PIXELS) findings.push(finding("pixel-flood", `The texture claims ${width} × ${height} pixels.`, name));
    else if (type !== "ktx2" && !(await isWhole(image))) findings.push(finding("unreadable", "The texture is damaged.", name));
    const gpuBytes = Math.round((width * height * 4 * 4) / 3);
    facts.push({ name, slots: listTextureSlots(texture), width, height, format: type, bytes: image.length, gpuBytes });
  }
  return facts;
}

/** From the picture's header alone; nothing is unpacked. */
async function sizeOf(texture: Texture, image: Uint8Array<ArrayBuffer>): Promise<{ width: number; height: number } | null> {
  try {
    if (texture.getMimeType() === "image/ktx2") {
      const size = ImageUtils.getSize(image, "image/ktx2");
      return size ? { width: size[0], height: size[1] } : null;
    }
    const { width, height } = await sharp(image, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

/** Unpacks the picture once, row by row, to see whether its end is reached. */
async function isWhole(image: Uint8Array): Promise<boolean> {
  try {
    await sharp(image, { limitInputPixels: MAX_PIXELS, sequentialRead: true }).resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
