import { z } from "zod";
import { Range } from "./model.ts";

/** Of what affiliates get a share of, as it stands now. */
const brought = {
  sales: z.int(),
  /** At list prices. */
  grossCents: z.int(),
  affiliateCents: z.int(),
  earnedCents: z.int(),
};

/** `name` is the ID an affiliate's links carry. */
export const AffiliatesRow = z.object({ key: z.string(), name: z.string(), ...brought });
export type AffiliatesRow = z.infer<typeof AffiliatesRow>;

export const AffiliatesReport = z.object({
  range: Range,
  /** As many days before. */
  previous: Range,
  totals: z.object(brought),
  previousTotals: z.object(brought),
  /** Who gets most is first. */
  rows: z.array(AffiliatesRow),
});
export type AffiliatesReport = z.infer<typeof AffiliatesReport>;
