import { z } from "zod";
import { rangeInput } from "./model.ts";

/** A creator as our team compares them (decision B15). */
export const TopEarner = z.object({
  userId: z.string(),
  name: z.string(),
  shopName: z.string().nullable(),
  shopPath: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  sales: z.int(),
  grossCents: z.int(),
  refundedCents: z.int(),
  /** Of gross less discounts, in hundredths of a percent; `null` where nothing was sold. */
  refundBps: z.int().nullable(),
  /** What they earned. */
  earnedCents: z.int(),
  /** In as many days right before. */
  previousCents: z.int(),
});
export type TopEarner = z.infer<typeof TopEarner>;

/** Of everybody in the range, however few are shown. */
export const EarnerTotals = z.object({
  creators: z.int(),
  sales: z.int(),
  grossCents: z.int(),
  refundedCents: z.int(),
  earnedCents: z.int(),
});
export type EarnerTotals = z.infer<typeof EarnerTotals>;

export const earnersInput = <Fields extends z.ZodRawShape>(fields: Fields) => rangeInput(fields);
