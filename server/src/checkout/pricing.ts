import type { WantedLine } from "@blenda/domain/checkout/model";
import { discountable, distinctLines, type PricedLine, priceLine, type Totals, totalsOf } from "@blenda/domain/checkout/rules";
import type { DiscountShares } from "@blenda/domain/discounts/model";
import { applyDiscount } from "@blenda/domain/discounts/rules";
import type { SaidPlace } from "@blenda/domain/tax/model";
import { findDiscount, type KnownDiscount } from "../discounts/port.ts";
import { type Buyer, ordersByBuyer } from "../orders/sql.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";
import type { BuyerTax } from "../tax/port.ts";
import { taxesOn, taxTermsFor } from "../tax/port.ts";
import { findOffers, offerKey } from "./offers.ts";

interface PricingInput {
  lines: readonly WantedLine[];
  code: string | null;
  isTest: boolean;
  buyer: Buyer;
  /** What they say of where they are. */
  place: SaidPlace;
}

export interface PricedCart extends Totals {
  offers: ReadonlyMap<string, SaleOffer>;
  discount: KnownDiscount | null;
  discounted: DiscountShares | null;
  taxed: BuyerTax;
}

type PricingServices = Pick<Services, "db" | "trade" | "now" | "tax" | "payments" | "cache" | "log">;

/** What everything costs now, tax included. A quote asks it, and the order asks it again. */
export async function price(services: PricingServices, { lines, code, isTest, buyer, place }: PricingInput): Promise<PricedCart> {
  const wanted = distinctLines(lines);
  const offers = await findOffers(services, wanted, buyer);
  const priced = wanted.map((line) => priceLine(line, offers.get(offerKey(line.itemType, line.itemId)), { buyerId: buyer.id, isTest }));
  const { discount, discounted } = await discountOn(services, priced, code, buyer);
  const taxed = await taxTermsFor(services, buyer.id, place);
  const nets = totalsOf(priced, discounted).lines.flatMap(({ isCounted, totalCents }) => (isCounted ? totalCents : []));
  const taxes = await taxesOn(services, taxed.terms, nets);
  const byNet = new Map(nets.map((net, at) => [net, taxes[at] ?? 0]));
  return { ...totalsOf(priced, discounted, ({ netCents }) => byNet.get(netCents) ?? 0), offers, discount, discounted, taxed };
}

async function discountOn(
  { db, now }: PricingServices,
  priced: readonly PricedLine[],
  code: string | null,
  buyer: Buyer,
): Promise<Pick<PricedCart, "discount" | "discounted">> {
  if (code === null) return { discount: null, discounted: null };
  const creatorIds = [...new Set(priced.flatMap(({ creatorId }) => creatorId ?? []))];
  const discount = await findDiscount(db, code, creatorIds, buyer.id, ordersByBuyer(buyer));
  const { usesOfThis = 0, hasBought = false } = discount ?? {};
  return { discount, discounted: applyDiscount(discount, discountable(priced), { id: buyer.id, usesOfThis, hasBought }, now()) };
}
