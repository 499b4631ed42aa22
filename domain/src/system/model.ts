import { z } from "zod";
import { Instant } from "../shared/time.ts";

/** The parts a working product needs. */
export const CHECKS = ["database", "jobs", "mail", "storage"] as const;

export const Status = z.object({
  status: z.enum(["ok", "failing"]),
  checks: z.array(z.object({ name: z.enum(CHECKS), isOk: z.boolean() })),
  checkedAt: Instant,
});
export type Status = z.infer<typeof Status>;
