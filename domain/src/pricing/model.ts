import { z } from "zod";
import { LICENCE_TYPES } from "../catalogue/constants.ts";
import { PUBLICATION_STATUSES, PUBLISHED_TYPES } from "../publication/constants.ts";
import { Cents } from "../shared/money.ts";

export const PricedItem = z.object({
  type: z.enum(PUBLISHED_TYPES),
  id: z.string(),
  title: z.string(),
  status: z.enum(PUBLICATION_STATUSES),
  priceCents: Cents,
  /** What a product can be bought under. One whose price its creator set does not follow the price of the product. */
  licences: z.array(z.object({ type: z.enum(LICENCE_TYPES), factor: z.int(), ownCents: Cents.nullable() })),
});
export type PricedItem = z.infer<typeof PricedItem>;
