import { z } from "zod";

/** Where a page ended, as the answer before said it. Whoever holds it passes it on unread; a broken one begins at the beginning. */
export const Cursor = z.string().max(1_000);
