import { DISCOUNT } from "@blenda/domain/discounts/constants";
import type { PriceTerms } from "@blenda/domain/ledger/breakdown";
import { AFFILIATE_MOST_PERCENT, SALE_MOST_PERCENT, VAT_BPS } from "@blenda/domain/ledger/constants";
import type { PricedItem } from "@blenda/domain/pricing/model";
import { PRICE_MOST_CENTS } from "@blenda/domain/publication/constants";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import type { Asked } from "../../lib/page/address.ts";

/** What a creator tries out. Money in cents, shares in whole percent. */
export interface Tried {
  licence: string;
  price: number;
  sale: number;
  coupon: number;
  affiliate: number;
  /** A country's code, or nothing. */
  country: string;
  /** What it cost to make; nothing said is nothing spent. */
  cost: number;
  /** What they would like to earn with each sale. */
  earn: number;
}

export const MOST = {
  sale: SALE_MOST_PERCENT,
  coupon: DISCOUNT.PERCENT_MOST,
  affiliate: AFFILIATE_MOST_PERCENT,
  cost: 100_000_000,
} as const;

export const todayOf = ({ priceCents, licences }: PricedItem): Tried => ({
  licence: licences[0]?.type ?? "",
  price: priceCents,
  sale: 0,
  coupon: 0,
  affiliate: 0,
  country: "",
  cost: 0,
  earn: 0,
});

/** `40`, `40.5` or `40.50`, with or without a dollar sign; `null` for what is no amount. */
export function centsIn(text: string): number | null {
  const amount = text
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  return /^\d{1,9}(\.\d{0,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null;
}

/** `20` or `20 %`; `null` for what is no whole number up to `most`. */
export function percentIn(text: string, most: number): number | null {
  const amount = text.trim().replace(/\s*%$/, "");
  return /^\d{1,3}$/.test(amount) && Number(amount) <= most ? Number(amount) : null;
}

export const priceIn = (text: string): number | null => {
  const cents = centsIn(text);
  return cents !== null && isPriceAllowed(cents) && cents <= PRICE_MOST_CENTS ? cents : null;
};

export const costIn = (text: string): number | null => {
  const cents = centsIn(text);
  return cents !== null && cents <= MOST.cost ? cents : null;
};

/** What the address carries; whatever it does not say, or says wrongly, is as it is today. */
export function triedIn(asked: Asked, item: PricedItem): Tried {
  const today = todayOf(item);
  const { licence, price = "", sale = "", coupon = "", affiliate = "", country = "", cost = "", earn = "" } = asked;
  return {
    licence: item.licences.find(({ type }) => type === licence)?.type ?? today.licence,
    price: priceIn(price) ?? today.price,
    sale: percentIn(sale, MOST.sale) ?? 0,
    coupon: percentIn(coupon, MOST.coupon) ?? 0,
    affiliate: percentIn(affiliate, MOST.affiliate) ?? 0,
    country: country in VAT_BPS ? country : "",
    cost: costIn(cost) ?? 0,
    earn: costIn(earn) ?? 0,
  };
}

/** Only what differs from today, so that a plain address stays one. */
export function addressOf(tried: Tried, item: PricedItem): Record<string, string> {
  const today = todayOf(item);
  const cents = (amount: number) => (amount / 100).toFixed(2);
  const texts: Record<keyof Tried, string> = {
    licence: tried.licence,
    price: cents(tried.price),
    sale: String(tried.sale),
    coupon: String(tried.coupon),
    affiliate: String(tried.affiliate),
    country: tried.country,
    cost: cents(tried.cost),
    earn: cents(tried.earn),
  };
  const names = Object.keys(texts) as (keyof Tried)[];
  return Object.fromEntries(names.filter((name) => tried[name] !== today[name]).map((name) => [name, texts[name]]));
}

export const termsOf = ({ sale, coupon, affiliate, country }: Tried): PriceTerms => ({
  saleBps: sale * 100,
  couponBps: coupon * 100,
  affiliateBps: affiliate * 100,
  taxBps: vatOf(country),
});

const RATES: Readonly<Record<string, number>> = VAT_BPS;
export const vatOf = (country: string): number => RATES[country] ?? 0;

/** What the chosen licence costs at this price, and how many times the price that is; a price of its own follows nothing. */
export function licenceOf(
  { licences }: PricedItem,
  { licence, price }: Tried,
): { listCents: number; factor: number; ownCents: number | null } {
  const { factor = 1, ownCents = null } = licences.find(({ type }) => type === licence) ?? {};
  return { factor, ownCents, listCents: ownCents ?? price * factor };
}
