import { z } from "zod";
import { cursorCodec } from "../../platform/database/cursor.ts";
import type { Place } from "./order.ts";

/** It names the sort, so that a place in one order is never looked up in another. */
const place = cursorCodec(z.string(), z.number(), z.number(), z.number(), z.number());

export const cursorOf = (sort: string, { level, key, published, n }: Place): string => place.write(sort, level, key, published, n);

/** `null` for whatever is no cursor of this sort. */
export function readCursor(sort: string, text: string | undefined): Place | null {
  const [of, level, key, published, n] = place.read(text) ?? [];
  return of === sort ? ({ level, key, published, n } as Place) : null;
}
