import { z } from "zod";

/** A place where a page ended, as the answer before said it. The caller passes it on unread; a broken one begins at the beginning. */
export const Cursor = z.string().max(1_000);
