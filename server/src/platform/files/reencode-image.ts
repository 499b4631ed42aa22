import { type FileTypeName, typeOfBytes } from "@blenda/domain/shared/file-types";
import { MAX_MEGAPIXELS, PICTURE_TYPES, PIXELS_PER_HOUR } from "@blenda/domain/shared/pictures";
import type { ReencodedImage } from "@blenda/forge/reencode";
import type { Reencoding } from "@blenda/forge/reencoding";
import type { Services } from "../requests/procedure.ts";
import { refusal } from "../requests/refusal.ts";
import { pictureSize } from "./picture-size.ts";
import { IMAGE_LIMITS, STALLED_RETRY_SECONDS } from "./upload-queues.ts";

const MILLION = 1_000_000;

/**
 * Re-encodes an image: draws a new picture from one that was sent. What it costs is told by its first bytes: pictures beyond what any
 * result needs are refused unread, the others are counted by their pixels, and drawn one after the other in a process of their own.
 */
export async function reencodeImage(
  { limits, uploadQueues: { images } }: Services,
  ownerId: string,
  bytes: Buffer,
  { types = PICTURE_TYPES, ...reencoding }: Omit<Reencoding, "maxPixels"> & { types?: readonly FileTypeName[] },
): Promise<ReencodedImage | "other format" | "unreadable"> {
  const type = typeOfBytes(bytes);
  if (!types.some((each) => each === type)) return "other format";
  const size = pictureSize(bytes);
  const megapixels = size ? Math.ceil((size.width * size.height) / MILLION) : 0;
  if (megapixels === 0 || megapixels > MAX_MEGAPIXELS) return "unreadable";
  const retryAfterSeconds = await limits.consume(`megapixels user ${ownerId}`, PIXELS_PER_HOUR, megapixels);
  if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  const turn = { personId: ownerId, bytes: bytes.length };
  return images(async () => {
    const forge = await import("@blenda/forge/reencode");
    const drawn = await forge.reencode(bytes, { ...reencoding, maxPixels: MAX_MEGAPIXELS * MILLION }, IMAGE_LIMITS);
    // It gives way to everything else: on a machine that is busy enough its turn may not come.
    if (drawn === "stalled") throw refusal("BUSY", { retryAfterSeconds: STALLED_RETRY_SECONDS });
    return drawn;
  }, turn);
}
