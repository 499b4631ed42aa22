import { z } from "zod";
import { read } from "../access/procedure.ts";
import { PUBLISHED_TYPES } from "../publication/constants.ts";
import { pick } from "../shared/failure.ts";
import { pricingFailures } from "./failures.ts";
import { PricedItem } from "./model.ts";
import { pricingTexts } from "./texts.ts";

export const pricingContract = {
  /** One's own item, as far as its price goes. Everything else is worked out where it is looked at. */
  item: read({ access: "creator", failed: pricingTexts.loadFailed })
    .errors(pick(pricingFailures, "PRICING_NOT_FOUND"))
    .input(z.strictObject({ type: z.enum(PUBLISHED_TYPES), id: z.string().min(1).max(100) }))
    .output(PricedItem),
};
