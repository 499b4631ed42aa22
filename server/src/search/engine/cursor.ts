import type { Place } from "./order.ts";

/** Opaque to whoever holds it. It names the sort, so that a place in one order is never looked up in another. */
export const cursorOf = (sort: string, { level, key, published, n }: Place): string =>
  Buffer.from([sort, level, key, published, n].join(" ")).toString("base64url");

/** `null` for whatever is no cursor of this sort: old and broken links begin at the beginning. */
export function readCursor(sort: string, text: string | undefined): Place | null {
  if (!text) return null;
  const [of, ...figures] = Buffer.from(text, "base64url").toString().split(" ");
  const [level, key, published, n] = figures.map(Number);
  const isWhole = of === sort && figures.length === 4 && figures.every((figure) => figure !== "" && Number.isFinite(Number(figure)));
  return isWhole ? ({ level, key, published, n } as Place) : null;
}
