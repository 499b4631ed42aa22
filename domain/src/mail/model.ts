import { z } from "zod";
import { Instant } from "../shared/time.ts";

/** A mail as the demo's open mailbox shows it. */
export const Letter = z.object({
  key: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
  createdAt: Instant,
});
export type Letter = z.infer<typeof Letter>;
