import { PRICE_LEAST_CENTS, PRICE_MOST_CENTS } from "../publication/constants.ts";
import { shareOf } from "../shared/cents.ts";
import { offAllowed } from "../shared/price.ts";
import { COMMISSION_BPS, PROCESSING_BPS, PROCESSING_FIXED_CENTS } from "./constants.ts";
import { processingShares, type Split, splitOf, subsidisedSplit } from "./rules.ts";

/** What is taken off a list price and who shares in it, in basis points; tax comes on top. */
export interface PriceTerms {
  saleBps: number;
  couponBps: number;
  /** Of a code that takes a fixed amount off. */
  couponCents?: number;
  affiliateBps: number;
  taxBps: number;
}
export const PLAIN_TERMS: PriceTerms = { saleBps: 0, couponBps: 0, affiliateBps: 0, taxBps: 0 };

/** One sale of one thing, to the cent (decision B19). */
export interface Breakdown extends Split {
  listCents: number;
  offCents: number;
  /** What there is to share once Blenda and the card are paid. */
  remainder: number;
  taxCents: number;
  buyerPays: number;
}

export function breakdownOf(listCents: number, terms: PriceTerms = PLAIN_TERMS): Breakdown {
  const net = netOf(listCents, terms);
  const [processing = 0] = processingShares([net]);
  const split = splitOf(net, processing, { affiliateBps: terms.affiliateBps });
  const taxCents = shareOf(net, terms.taxBps);
  return {
    ...split,
    listCents,
    offCents: listCents - net,
    remainder: net - split.commission - split.processing,
    taxCents,
    buyerPays: net + taxCents,
  };
}

/** One sale with a code of ours whose creator agreed to give what our commission doesn't carry: as the books would write it. */
export function agreedBreakdown(listCents: number, offCents: number) {
  const net = listCents - offAllowed(listCents, offCents);
  const [processing = 0] = processingShares([net], [listCents]);
  const [whole = 0] = processingShares([listCents]);
  const split = subsidisedSplit({ net, processing, before: { net: listCents, processing: whole }, isAgreed: true });
  const { platformPaid = 0, creatorPaid = 0, creator } = split;
  return { net, platformPaid, creatorPaid, keeps: creator, keepsWithout: splitOf(listCents, whole).creator };
}

/** One discount per sale, the larger one; what is left costs nothing or at least 99 cents (decision B6). */
function netOf(listCents: number, { saleBps, couponBps, couponCents = 0 }: PriceTerms): number {
  return listCents - offAllowed(listCents, Math.max(shareOf(listCents, saleBps), shareOf(listCents, couponBps), couponCents));
}

/** Roundings of the discount, the commission, the card's cost and the affiliate's share, all in one's favour. */
const ROUNDING_CENTS = 2;

/**
 * The smallest price at which a creator keeps this much; `factor` is how many times the price its licence costs. A higher price may
 * keep a cent less when two roundings fall together, so prices are tried one by one from where none before can reach. `null`: none does.
 */
export function priceToEarn(targetCents: number, terms: PriceTerms = PLAIN_TERMS, factor = 1): number | null {
  const keeps = (price: number) => breakdownOf(price * factor, terms).creator;
  if (keeps(PRICE_LEAST_CENTS) >= targetCents) return PRICE_LEAST_CENTS;
  const whole = 10_000;
  const left = (whole - Math.max(terms.saleBps, terms.couponBps)) / whole;
  const own = (whole - terms.affiliateBps) / whole;
  const perCent = factor * left * own * ((whole - COMMISSION_BPS - PROCESSING_BPS) / whole);
  if (perCent <= 0) return null;
  const first = Math.floor((targetCents + PROCESSING_FIXED_CENTS * own - ROUNDING_CENTS) / perCent);
  for (let price = Math.max(PRICE_LEAST_CENTS, first); price <= PRICE_MOST_CENTS; price += 1) if (keeps(price) >= targetCents) return price;
  return null;
}

/** How many sales pay for what it cost to make; `null` while a sale keeps nothing. */
export const salesToBreakEven = (costCents: number, keptCents: number): number | null =>
  keptCents > 0 ? Math.ceil(costCents / keptCents) : null;
