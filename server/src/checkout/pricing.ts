import type { WantedLine } from "@blenda/domain/checkout/model";
import { discountable, distinctLines, priceLine, type Totals, totalsOf } from "@blenda/domain/checkout/rules";
import type { Discounted } from "@blenda/domain/discounts/model";
import { applyDiscount } from "@blenda/domain/discounts/rules";
import { findDiscount, type KnownDiscount } from "../discounts/port.ts";
import { hasBought } from "../orders/port.ts";
import type { Db } from "../platform/db.ts";
import { findOffers, type KnownOffer, offerKey } from "./offers.ts";

interface Wish {
  lines: readonly WantedLine[];
  code: string | null;
  isTest: boolean;
  buyerId: string | null;
  /** The account, or a guest's address: whose uses of a code are counted. */
  buyerKey: string;
}

export interface Priced extends Totals {
  offers: ReadonlyMap<string, KnownOffer>;
  discount: KnownDiscount | null;
  discounted: Discounted | null;
}

/** What everything costs now. A quote asks it, and the order asks it again. */
export async function price(db: Db, { lines, code, isTest, buyerId, buyerKey }: Wish, now: string): Promise<Priced> {
  const wanted = distinctLines(lines);
  const offers = await findOffers(db, wanted, buyerId);
  const priced = wanted.map((line) => priceLine(line, offers.get(offerKey(line.itemType, line.itemId)), { buyerId, isTest }));
  if (code === null) return { ...totalsOf(priced, null), offers, discount: null, discounted: null };
  const creatorIds = [...new Set(priced.flatMap(({ creatorId }) => creatorId ?? []))];
  const discount = await findDiscount(db, code, creatorIds, buyerKey);
  const buyer = {
    id: buyerId,
    usesOfThis: discount?.usesOfThis ?? 0,
    hasBought: discount?.isForNewBuyers === true && (await hasBought(db, buyerKey)),
  };
  const discounted = applyDiscount(discount, discountable(priced), buyer, now);
  return { ...totalsOf(priced, discounted), offers, discount, discounted };
}
