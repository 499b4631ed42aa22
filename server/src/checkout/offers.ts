import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Buyer } from "../orders/sql.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";

/** What has an offer of its own. */
interface Thing {
  itemType: PublishedType;
  itemId: string;
}

export const offerKey = (itemType: PublishedType, itemId: string): string => `${itemType}:${itemId}`;

/** What is said now about everything wanted, and what of it this buyer already holds. One statement per kind. */
export async function findOffers(
  { db, trade, now }: Pick<Services, "db" | "trade" | "now">,
  things: readonly Thing[],
  buyer: Buyer,
): Promise<Map<string, SaleOffer>> {
  const offers: SaleOffer[] = [];
  for (const [itemType, of] of Map.groupBy(things, (thing) => thing.itemType)) {
    const ids = of.map(({ itemId }) => itemId);
    offers.push(...((await trade.kinds[itemType].offers?.(db, { ids, buyer, now: now() })) ?? []));
  }
  return new Map(offers.map((offer) => [offerKey(offer.itemType, offer.itemId), offer]));
}
