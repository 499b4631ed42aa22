import type { CartLine } from "@blenda/domain/cart/model";
import type { Buyer } from "../orders/sql.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";

export const offerKey = (itemType: CartLine["itemType"], itemId: string): string => `${itemType}:${itemId}`;

/** What is said now about everything wanted, and what of it this buyer already holds. One statement per kind. */
export async function findOffers(
  { db, trade, now }: Pick<Services, "db" | "trade" | "now">,
  lines: readonly CartLine[],
  buyer: Buyer,
): Promise<Map<string, SaleOffer>> {
  const offers: SaleOffer[] = [];
  for (const [itemType, of] of Map.groupBy(lines, (line) => line.itemType)) {
    const ids = of.map(({ itemId }) => itemId);
    offers.push(...((await trade.kinds[itemType].offers?.(db, { ids, buyer, now: now() })) ?? []));
  }
  return new Map(offers.map((offer) => [offerKey(offer.itemType, offer.itemId), offer]));
}
