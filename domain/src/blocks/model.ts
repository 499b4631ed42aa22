import { z } from "zod";
import { Instant } from "../shared/time.ts";

export const BlockedPerson = z.object({
  userId: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  since: Instant,
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;
