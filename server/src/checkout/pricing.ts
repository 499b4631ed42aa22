import type { QuoteLine, WantedLine } from "@blenda/domain/checkout/model";
import { discountable, type Totals, totalsOf } from "@blenda/domain/checkout/rules";
import type { DiscountShares } from "@blenda/domain/discounts/model";
import { applyDiscount } from "@blenda/domain/discounts/rules";
import { findDiscount, type KnownDiscount } from "../discounts/port.ts";
import { type Buyer, ordersByBuyer } from "../orders/sql.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";
import { type BundleMark, openedLines, shownLines } from "./bundle-lines.ts";

interface PricingInput {
  lines: readonly WantedLine[];
  code: string | null;
  isTest: boolean;
  buyer: Buyer;
}

export interface PricedCart extends Totals {
  /** As the buyer put them together: a bundle is one line. */
  shown: QuoteLine[];
  /** Which lines are of a bundle, by their keys. */
  bundles: ReadonlyMap<string, BundleMark>;
  offers: ReadonlyMap<string, SaleOffer>;
  discount: KnownDiscount | null;
  discounted: DiscountShares | null;
}

type PricingServices = Pick<Services, "db" | "trade" | "now">;

/** What everything costs now. A quote asks it, and the order asks it again. */
export async function price(services: PricingServices, { lines, code, isTest, buyer }: PricingInput): Promise<PricedCart> {
  const { db, now } = services;
  const opened = await openedLines(services, { lines, buyer, isTest });
  const { priced, offers, bundles } = opened;
  const whole = (totals: Totals) => ({ ...totals, shown: shownLines(opened, totals.lines), offers, bundles });
  if (code === null) return { ...whole(totalsOf(priced, null)), discount: null, discounted: null };
  const creatorIds = [...new Set(priced.flatMap(({ creatorId }) => creatorId ?? []))];
  const discount = await findDiscount(db, code, creatorIds, buyer.id, ordersByBuyer(buyer));
  const { usesOfThis = 0, hasBought = false } = discount ?? {};
  const discounted = applyDiscount(discount, discountable(priced), { id: buyer.id, usesOfThis, hasBought }, now());
  return { ...whole(totalsOf(priced, discounted)), discount, discounted };
}
