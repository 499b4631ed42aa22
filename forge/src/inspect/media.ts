import { gunzipSync, zstdDecompressSync } from "node:zlib";
import sharp from "sharp";
import { type Facts, Refusal } from "./inspection.ts";
import type { Source } from "./source.ts";

const MAX_PIXELS = 16_384 * 16_384;
const HEADER_BYTES = 64;

/** Shape and format from the header; the pixels are not unpacked. */
export async function pictureFacts(source: Source, type: string): Promise<NonNullable<Facts["picture"]>> {
  if (["exr", "hdr", "ktx2", "psd", "dds"].includes(type)) return { format: type, width: 0, height: 0, hasAlpha: false };
  const { width, height, hasAlpha } = await sharp(source.read(0, source.size), { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal("unreadable", "The picture cannot be read.");
    });
  if (width * height > MAX_PIXELS) throw new Refusal("pixel-flood", `The picture claims ${width} × ${height} pixels.`);
  return { format: type, width, height, hasAlpha: hasAlpha ?? false };
}

/** `BLENDER-v405`: pointer size, byte order, version. Newer files pack the whole file, so its first bytes are unpacked. */
export function blendFacts(source: Source): NonNullable<Facts["blend"]> {
  const head = source.read(0, 1 << 16);
  const isGzip = head[0] === 0x1f;
  const isZstd = head[0] === 0x28;
  const compression = isGzip ? "gzip" : isZstd ? "zstd" : "none";
  const start = compression === "none" ? head : beginning(head, isGzip);
  const text = start.toString("latin1", 0, HEADER_BYTES);
  const version = /^BLENDER(?:[-_][vV]|\d\d[-_]\d\d[vV]|[-_][vV])(\d{3,4})/.exec(text)?.[1];
  if (!version) throw new Refusal("unreadable", "The file does not begin like a Blender file.");
  const digits = Number(version);
  return { version: `${Math.floor(digits / 100)}.${digits % 100}`, compression };
}

/** As much as the first piece of a packed file gives; it always ends early, which is no error here. */
function beginning(head: Buffer, isGzip: boolean): Buffer {
  try {
    return isGzip
      ? gunzipSync(head, { finishFlush: 2, maxOutputLength: 1 << 22 })
      : zstdDecompressSync(head, { finishFlush: 1, maxOutputLength: 1 << 22 });
  } catch {
    return Buffer.alloc(0);
  }
}
