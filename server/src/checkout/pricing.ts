import type { WantedLine } from "@blenda/domain/checkout/model";
import { discountable, distinctLines, priceLine, type Totals, totalsOf } from "@blenda/domain/checkout/rules";
import type { DiscountShares } from "@blenda/domain/discounts/model";
import { applyDiscount } from "@blenda/domain/discounts/rules";
import { findDiscount, type KnownDiscount } from "../discounts/port.ts";
import { type Buyer, ordersByBuyer } from "../orders/sql.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";
import { findOffers, offerKey } from "./offers.ts";

interface PricingInput {
  lines: readonly WantedLine[];
  code: string | null;
  isTest: boolean;
  buyer: Buyer;
}

export interface PricedCart extends Totals {
  offers: ReadonlyMap<string, SaleOffer>;
  discount: KnownDiscount | null;
  discounted: DiscountShares | null;
}

type PricingServices = Pick<Services, "db" | "trade" | "now">;

/** What everything costs now. A quote asks it, and the order asks it again. */
export async function price(services: PricingServices, { lines, code, isTest, buyer }: PricingInput): Promise<PricedCart> {
  const { db, now } = services;
  const wanted = distinctLines(lines);
  const offers = await findOffers(services, wanted, buyer);
  const priced = wanted.map((line) => priceLine(line, offers.get(offerKey(line.itemType, line.itemId)), { buyerId: buyer.id, isTest }));
  if (code === null) return { ...totalsOf(priced, null), offers, discount: null, discounted: null };
  const creatorIds = [...new Set(priced.flatMap(({ creatorId }) => creatorId ?? []))];
  const discount = await findDiscount(db, code, creatorIds, buyer.id, ordersByBuyer(buyer));
  const { usesOfThis = 0, hasBought = false } = discount ?? {};
  const discounted = applyDiscount(discount, discountable(priced), { id: buyer.id, usesOfThis, hasBought }, now());
  return { ...totalsOf(priced, discounted), offers, discount, discounted };
}
