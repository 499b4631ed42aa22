import type { WantedLine } from "@blenda/domain/checkout/model";
import { discountable, distinctLines, priceLine, type Totals, totalsOf } from "@blenda/domain/checkout/rules";
import type { Discounted } from "@blenda/domain/discounts/model";
import { applyDiscount } from "@blenda/domain/discounts/rules";
import type { SaidPlace } from "@blenda/domain/tax/model";
import { withTax } from "@blenda/domain/tax/rules";
import { findDiscount, type KnownDiscount } from "../discounts/port.ts";
import { type Buyer, ordersByBuyer } from "../orders/sql.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";
import type { Taxed } from "../tax/port.ts";
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

export interface Priced extends Totals {
  offers: ReadonlyMap<string, SaleOffer>;
  discount: KnownDiscount | null;
  discounted: Discounted | null;
  taxed: Taxed;
}

type Pricing = Pick<Services, "db" | "trade" | "now" | "tax" | "payments" | "cache" | "log">;

/** What everything costs now, tax included. A quote asks it, and the order asks it again. */
export async function price(services: Pricing, input: PricingInput): Promise<Priced> {
  const priced = await netPrice(services, input);
  const taxed = await taxTermsFor(services, input.buyer.id, input.place);
  const counted = priced.lines.map(({ isCounted, totalCents }) => (isCounted ? totalCents : 0));
  return { ...withTax(priced, await taxesOn(services, taxed.terms, counted)), taxed };
}

async function netPrice(services: Pricing, { lines, code, isTest, buyer }: PricingInput): Promise<Omit<Priced, "taxed">> {
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
