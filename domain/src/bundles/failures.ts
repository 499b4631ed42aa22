import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { dollars } from "../shared/language/formats.ts";
import { Cents } from "../shared/money.ts";
import { BUNDLES } from "./constants.ts";

export const bundleFailures = {
  /** Thrown for one that does not exist, is a draft or suspended, and for somebody else's alike. */
  BUNDLES_NOT_FOUND: failure(404, "We can't find this bundle"),
  /** Thrown for an item that is somebody else's, off sale, free or part of the subscription only. */
  BUNDLES_ITEM_REFUSED: failure(
    422,
    z.object({ itemId: z.string() }),
    () => "Every item has to be yours, on sale, and cost something. Take out the others.",
  ),
  BUNDLES_NO_COMMON_LICENCE: failure(422, "These models have no licence in common, so there's none to sell them under together"),
  BUNDLES_PRICE_REFUSED: failure(
    422,
    z.object({ leastCents: Cents, mostCents: Cents }),
    ({ leastCents, mostCents }) => `Set a price from ${dollars(leastCents)} to ${dollars(mostCents)}, less than the items cost one by one`,
  ),
  BUNDLES_FULL: failure(409, `A shop can have up to ${BUNDLES.MOST_OF_CREATOR} bundles`),
  /** Thrown to a creator who publishes what staff took off sale. */
  BUNDLES_SUSPENDED: failure(409, z.object({ reason: z.string() }), ({ reason }) => `This bundle was taken off sale: ${reason}`),
};
