import { typeOfBytes } from "@blenda/domain/shared/file-types";
import { MAX_MEGAPIXELS, PICTURE_TYPES, PIXELS_PER_HOUR } from "@blenda/domain/shared/pictures";
import type { Redrawn } from "@blenda/forge/redraw";
import type { Redrawing } from "@blenda/forge/redrawing";
import { ORPCError } from "@orpc/server";
import { useLimit } from "./limits.ts";
import { pictureSize } from "./picture-size.ts";
import type { Services } from "./procedure.ts";
import { drawing } from "./workshop.ts";

const MILLION = 1_000_000;

/**
 * Draws a new picture from one that somebody sent. What it costs is told by its first bytes: pictures beyond what any result
 * needs are refused unread, the others are counted by their pixels, and drawn one after the other in a process of their own.
 */
export async function redraw(
  { db, now }: Services,
  ownerId: string,
  bytes: Buffer,
  wish: Omit<Redrawing, "maxPixels">,
): Promise<Redrawn | "other format" | "unreadable"> {
  const type = typeOfBytes(bytes);
  if (!PICTURE_TYPES.some((each) => each === type)) return "other format";
  const size = pictureSize(bytes);
  const megapixels = size ? Math.ceil((size.width * size.height) / MILLION) : 0;
  if (megapixels === 0 || megapixels > MAX_MEGAPIXELS) return "unreadable";
  const retryAfterSeconds = await useLimit(db, `megapixels user ${ownerId}`, PIXELS_PER_HOUR, now(), megapixels);
  if (retryAfterSeconds !== null) throw new ORPCError("TOO_MANY_REQUESTS", { data: { retryAfterSeconds } });
  return drawing.inTurn(async () => {
    const forge = await import("@blenda/forge/redraw");
    const drawn = await forge.redraw(bytes, { ...wish, maxPixels: MAX_MEGAPIXELS * MILLION }, drawing.limits);
    // It gives way to everything else: on a machine that is busy enough its turn may not come.
    if (drawn === "out of time") throw new ORPCError("BUSY", { data: { retryAfterSeconds: drawing.limits.seconds } });
    return drawn;
  });
}
