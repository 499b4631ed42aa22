import type { LimitedOrder } from "./inspect/limited.ts";

/** How to re-encode an image. */
export interface Reencoding {
  /** Refused beyond this, before anything is unpacked. */
  maxPixels: number;
  format: { type: "webp"; quality: number } | { type: "png" };
  /** Made smaller until it fits; or a square of it, in exactly this size. Without a square given, the largest in the middle. */
  size: { maxSidePx: number } | { sidePx: number; square: { x: number; y: number; size: number } | null };
}

export type ReencodeOrder = Reencoding & LimitedOrder;
export type ReencodeDone = { width: number; height: number } | { problem: "unreadable" };
