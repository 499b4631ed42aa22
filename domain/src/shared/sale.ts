import { z } from "zod";
import { Cents } from "./money.ts";
import { Instant } from "./time.ts";

/** The reduced price something has at this moment. Said beside its list price wherever a price is said; `null` where it has none. */
export const SalePrice = z.object({
  priceCents: Cents,
  /** The lowest price of the 30 days before the sale: the one that is struck through. Where it is not higher than the price, nothing is. */
  wasCents: Cents,
  /** Off the struck-through price, rounded down; 0: there is nothing to strike through. */
  percentOff: z.int().min(0).max(100),
  endsAt: Instant,
  eventId: z.string(),
  name: z.string(),
});
export type SalePrice = z.infer<typeof SalePrice>;

/** The sale an item takes part in, from before its start until its end: code that says a price asks the clock whether it runs. */
export interface SaleWindow {
  eventId: string;
  name: string;
  percent: number;
  /** Of the item's own price, in the 30 days before the start. */
  lowestCents: number;
  startsAt: Instant;
  endsAt: Instant;
}
