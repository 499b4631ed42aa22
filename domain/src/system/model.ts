import { z } from "zod";
import { Instant } from "../shared/time.ts";

/** The parts a working product has. */
export const CHECKS = ["database", "jobs", "mail", "search", "storage"] as const;

export const Status = z.object({
  /** Degraded: something is missing that can wait. */
  status: z.enum(["ok", "degraded", "failing"]),
  checks: z.array(z.object({ name: z.enum(CHECKS), isOk: z.boolean() })),
  checkedAt: Instant,
});
export type Status = z.infer<typeof Status>;
