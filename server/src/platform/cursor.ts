import { z } from "zod";

/**
 * Where a page ended, as it travels: opaque to whoever holds it. It comes back from anybody, so every part is compared with
 * its shape before a statement sees it. What is no place of this kind begins at the beginning, as old and broken links do.
 */
export function cursorCodec<Parts extends [z.ZodType, ...z.ZodType[]]>(...parts: Parts) {
  const Place = z.tuple(parts);
  return {
    write: (...place: z.infer<typeof Place>): string => Buffer.from(JSON.stringify(place)).toString("base64url"),
    read: (text: string | undefined): z.infer<typeof Place> | null => {
      if (!text) return null;
      try {
        return Place.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
      } catch {
        return null;
      }
    },
  };
}

/** The id of a row. */
export const CursorId = z.string().regex(/^[\w-]{1,64}$/);
