import { SHARE } from "@blenda/domain/affiliates/constants";
import { DISCOUNT } from "@blenda/domain/discounts/constants";
import { PLAIN_TERMS, type PriceTerms } from "@blenda/domain/ledger/breakdown";
import type { PricedItem } from "@blenda/domain/pricing/model";
import { PRICE_MOST_CENTS } from "@blenda/domain/publication/constants";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import { RATES } from "@blenda/domain/tax/rates";
import type { AddressParams } from "../../lib/page/address.ts";

/** What a creator tries out: only what a sale can have today. Money in cents. */
export interface PriceTrial {
  licence: string;
  price: number;
  /** What a sale event takes off, in percent. */
  sale: number;
  /** What a code takes off, in percent. */
  coupon: number;
  /** What an affiliate gets of the remainder, in percent; none brings most buyers. */
  affiliate: number;
  /** What it cost to make; nothing said is nothing spent. */
  cost: number;
  /** What they would like to earn with each sale. */
  earn: number;
  /** Where the buyer is, for the tax on top; empty: nowhere in particular. */
  country: string;
}

const COST_MOST_CENTS = 100_000_000;

export const todayOf = ({ priceCents, licences }: PricedItem): PriceTrial => ({
  licence: licences[0]?.type ?? "",
  price: priceCents,
  sale: 0,
  coupon: 0,
  affiliate: 0,
  cost: 0,
  earn: 0,
  country: "",
});

/** `40`, `40.5` or `40.50`, with or without a dollar sign; `null` for what is no amount. */
export function centsIn(text: string): number | null {
  const amount = text
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  return /^\d{1,9}(\.\d{0,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null;
}

export const priceIn = (text: string): number | null => {
  const cents = centsIn(text);
  return cents !== null && isPriceAllowed(cents) && cents <= PRICE_MOST_CENTS ? cents : null;
};

export const costIn = (text: string): number | null => {
  const cents = centsIn(text);
  return cents !== null && cents <= COST_MOST_CENTS ? cents : null;
};

/** Whole percent, none or as much as one of that kind may take. */
const percentWithin =
  (least: number, most: number) =>
  (text: string): number | null => {
    const [, digits] = /^\s*(\d{1,2})\s*%?\s*$/.exec(text) ?? [];
    const percent = Number(digits ?? Number.NaN);
    return percent === 0 || (percent >= least && percent <= most) ? percent : null;
  };
export const saleIn = percentWithin(SALE_EVENT.PERCENT_LEAST, SALE_EVENT.PERCENT_MOST);
export const couponIn = percentWithin(DISCOUNT.PERCENT_LEAST, DISCOUNT.PERCENT_MOST);
export const affiliateIn = percentWithin(SHARE.LEAST_BPS / 100, SHARE.MOST_BPS / 100);

/** What is taken off and shared, as the split of a price reckons it. */
export const termsOf = ({ sale, coupon, affiliate }: PriceTrial): PriceTerms => ({
  ...PLAIN_TERMS,
  saleBps: sale * 100,
  couponBps: coupon * 100,
  affiliateBps: affiliate * 100,
});

/** What the address carries; whatever it does not say, or says wrongly, is as it is today. */
export function trialFromAddress(asked: AddressParams, item: PricedItem): PriceTrial {
  const today = todayOf(item);
  const { licence, price = "", sale = "", coupon = "", affiliate = "", cost = "", earn = "", country = "" } = asked;
  return {
    licence: item.licences.find(({ type }) => type === licence)?.type ?? today.licence,
    price: priceIn(price) ?? today.price,
    sale: saleIn(sale) ?? 0,
    coupon: couponIn(coupon) ?? 0,
    affiliate: affiliateIn(affiliate) ?? 0,
    cost: costIn(cost) ?? 0,
    earn: costIn(earn) ?? 0,
    country: RATES[country] ? country : "",
  };
}

/** Only what differs from today, so that a plain address stays one. */
export function addressOf(tried: PriceTrial, item: PricedItem): Record<string, string> {
  const today = todayOf(item);
  const cents = (amount: number) => (amount / 100).toFixed(2);
  const texts: Record<keyof PriceTrial, string> = {
    licence: tried.licence,
    price: cents(tried.price),
    sale: String(tried.sale),
    coupon: String(tried.coupon),
    affiliate: String(tried.affiliate),
    cost: cents(tried.cost),
    earn: cents(tried.earn),
    country: tried.country,
  };
  const names = Object.keys(texts) as (keyof PriceTrial)[];
  return Object.fromEntries(names.filter((name) => tried[name] !== today[name]).map((name) => [name, texts[name]]));
}

/** What the chosen licence costs at this price, and how many times the price that is; a price of its own follows nothing. */
export function licenceOf(
  { licences }: PricedItem,
  { licence, price }: PriceTrial,
): { listCents: number; factor: number; ownCents: number | null } {
  const { factor = 1, ownCents = null } = licences.find(({ type }) => type === licence) ?? {};
  return { factor, ownCents, listCents: ownCents ?? price * factor };
}
