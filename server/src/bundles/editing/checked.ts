import type { BundleDraft } from "@blenda/domain/bundles/model";
import { bundleLicences, bundlePriceRange, partPrices } from "@blenda/domain/bundles/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { itemKey, offersIn } from "../contents.ts";
import type { SavedBundle } from "../repository.ts";

/** A bundle as it may be saved: everything in it its creator's own, on sale and with a price, and together for less than alone. */
export async function checked(tx: Tx, creatorId: string, draft: BundleDraft, now: Instant): Promise<SavedBundle> {
  const offers = await offersIn(tx, draft.items, now);
  const parts = draft.items.map((item) => {
    const offer = offers.get(itemKey(item));
    const isTheirs = offer?.isForSale === true && offer.creatorId === creatorId;
    if (!offer || !isTheirs || [...offer.prices.values()].some((cents) => cents === 0))
      throw refusal("BUNDLES_ITEM_REFUSED", { itemId: item.itemId });
    return offer;
  });
  const [licence] = bundleLicences(parts);
  if (licence === undefined) throw refusal("BUNDLES_NO_COMMON_LICENCE");
  const range = bundlePriceRange(partPrices(parts, licence));
  if (draft.priceCents < range.leastCents || draft.priceCents > range.mostCents) throw refusal("BUNDLES_PRICE_REFUSED", range);
  const { title, description, priceCents, items } = draft;
  return { title, description, priceCents, items, licence, itemTitles: parts.map((part) => part.title).join(" ") };
}
