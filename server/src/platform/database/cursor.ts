import { z } from "zod";

/**
 * An opaque cursor: where a page ended, as it travels. It comes back from any client, so every part is compared with its
 * shape before a statement sees it. What is no cursor of this kind begins at the beginning, as old and broken links do.
 */
export function cursorCodec<Parts extends [z.ZodType, ...z.ZodType[]]>(...parts: Parts) {
  const Cursor = z.tuple(parts);
  return {
    write: (...values: z.infer<typeof Cursor>): string => Buffer.from(JSON.stringify(values)).toString("base64url"),
    read: (text: string | undefined): z.infer<typeof Cursor> | null => {
      if (!text) return null;
      try {
        return Cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
      } catch {
        return null;
      }
    },
  };
}

/** The id of a row. */
export const CursorId = z.string().regex(/^[\w-]{1,64}$/);
