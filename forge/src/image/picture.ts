import sharp from "sharp";
import type { Bitmap } from "../model.ts";

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 64_000_000;
const WORKING_SIDE = 1024;

/** Why a picture cannot become a model; the caller has the words for the person. */
type PictureProblem = "too-large" | "wrong-type" | "unreadable" | "no-subject";

export class PictureRefusal extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(`picture refused: ${problem}`);
    this.problem = problem;
  }
}

/** PNG, JPEG or WebP up to 10 MB, upright, at most so many points wide and high, with four channels. */
export async function readPicture(bytes: Uint8Array, side = WORKING_SIDE): Promise<Bitmap> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new PictureRefusal("too-large");
  if (!isAccepted(Buffer.from(bytes.subarray(0, 12)).toString("latin1"))) throw new PictureRefusal("wrong-type");
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: 4, data };
  } catch {
    throw new PictureRefusal("unreadable");
  }
}

/** The bytes decide, not a name or a header somebody sent along. */
function isAccepted(head: string): boolean {
  return head.startsWith("\x89PNG\r\n\x1a\n") || head.startsWith("\xff\xd8\xff") || (head.startsWith("RIFF") && head.endsWith("WEBP"));
}

/** What is see-through becomes paper. */
export function onPaper({ width, height, data }: Bitmap): Bitmap {
  const paper = 226;
  const mixed = data.map((value, i) => {
    const alpha = data[i - (i % 4) + 3] / 255;
    return i % 4 === 3 ? 255 : value * alpha + paper * (1 - alpha);
  });
  return { width, height, channels: 4, data: mixed };
}

/** One channel in other dimensions, 0–255. */
export async function resizeGrey(grey: Bitmap, width: number, height: number, blur = 0): Promise<Bitmap> {
  const picture = sharp(grey.data, { raw: { width: grey.width, height: grey.height, channels: 1 } }).resize(width, height, { fit: "fill" });
  const data = await (blur > 0 ? picture.blur(blur) : picture).extractChannel(0).raw().toBuffer();
  return { width, height, channels: 1, data };
}

/** The same picture a little out of focus. */
export async function blurred({ width, height, data }: Bitmap, blur: number): Promise<Bitmap> {
  const soft = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .blur(blur)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width, height, channels: 4, data: soft };
}
