import { z } from "zod";
import { Instant } from "../../shared/time.ts";

/** What our team asked one side, as that side reads it. */
export const CaseQuestion = z.object({
  id: z.string(),
  question: z.string(),
  askedAt: Instant,
  dueAt: Instant,
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
});
export type CaseQuestion = z.infer<typeof CaseQuestion>;

/** What a side of the refund sees of its case: the number, the promise, and what was asked of them. */
export const SideCase = z.object({
  number: z.string(),
  dueAt: Instant,
  isOpen: z.boolean(),
  questions: z.array(CaseQuestion),
});
export type SideCase = z.infer<typeof SideCase>;
