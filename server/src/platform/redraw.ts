interface Limits {
  /** By the name the decoder gives what the bytes really are: png, jpeg, webp. */
  formats: readonly string[];
  maxSidePx: number;
  maxPixels: number;
}

interface Redrawn {
  data: Buffer;
  width: number;
  height: number;
}

const QUALITY = 88;

/**
 * Draws a new picture from an uploaded one, as WebP. Nothing of the uploaded bytes is kept: no place, no camera, nothing
 * hidden in them. Answers what is wrong where it cannot be drawn.
 */
export async function redraw(bytes: Buffer, { formats, maxSidePx, maxPixels }: Limits): Promise<Redrawn | "other format" | "unreadable"> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false); // nobody uploads the same picture twice, and its cache would be kept for ever
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  const format = await picture.metadata().then(
    (facts) => facts.format,
    () => null,
  );
  if (format === null) return "unreadable";
  if (!formats.includes(format ?? "")) return "other format";
  return picture
    .autoOrient()
    .resize(maxSidePx, maxSidePx, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info: { width, height } }) => ({ data, width, height }),
      () => "unreadable",
    );
}
