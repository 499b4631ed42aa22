import { z } from "zod";
import { Range } from "./model.ts";

/** Of what was sold for less than its list price. */
const discounted = {
  sales: z.int(),
  /** At list prices. */
  grossCents: z.int(),
  /** What the code, the event or the bundle took off; the rest of a sale's discount is in the row without a name. */
  offCents: z.int(),
  /** As much of that as Blenda paid. */
  platformPaidCents: z.int(),
  /** As it stands now. */
  earnedCents: z.int(),
};

/** `name` is empty for what had no code, no sale event, or no bundle. */
export const DiscountsRow = z.object({ key: z.string(), name: z.string(), ...discounted });
export type DiscountsRow = z.infer<typeof DiscountsRow>;

export const DiscountsReport = z.object({
  range: Range,
  /** As many days before. */
  previous: Range,
  totals: z.object(discounted),
  previousTotals: z.object(discounted),
  /** What took off most is first. */
  rows: z.array(DiscountsRow),
});
export type DiscountsReport = z.infer<typeof DiscountsReport>;
