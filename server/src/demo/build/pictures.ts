import sharp from "sharp";

/** From soft to sharp. */
const QUALITIES = [8, 14, 24, 36, 48, 60, 72, 84];

/** The best WebP of at most so many bytes. */
export async function within(bytes: number, picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  let best: Buffer | undefined;
  for (let low = 0, high = QUALITIES.length - 1; low <= high; ) {
    const middle = Math.ceil((low + high) / 2);
    const quality = QUALITIES[middle] ?? 0;
    const made = await sharp(data, { raw: info })
      .webp({ quality, alphaQuality: Math.max(50, quality), effort: 4 })
      .toBuffer();
    if (made.length <= bytes) [best, low] = [made, middle + 1];
    else high = middle - 1;
  }
  if (!best) throw new Error(`A picture does not fit into ${bytes} bytes`);
  return best;
}
