import type { CartLine } from "../cart/model.ts";
import type { LicenceType } from "../catalogue/constants.ts";
import type { DiscountableLine, DiscountShares } from "../discounts/model.ts";
import type { PublishedType } from "../publication/constants.ts";
import { priceNow } from "../shared/price.ts";
import type { SalePrice } from "../shared/sale.ts";
import type { QuoteWarning } from "./constants.ts";
import type { QuoteLine, WantedLine } from "./model.ts";

/** What the catalogue says about something somebody wants to buy. */
export interface Offer {
  itemType: PublishedType;
  itemId: string;
  title: string;
  categoryId: string | null;
  creatorId: string;
  shopName: string;
  posterUrl: string | null;
  stageHue: number | null;
  isForSale: boolean;
  /** List prices by licence; a training has one under `null`. */
  prices: ReadonlyMap<LicenceType | null, number>;
  /** What is reduced at this moment. */
  sales: ReadonlyMap<LicenceType | null, SalePrice>;
  /** Licences this buyer already holds; a training is held under `null`. */
  owned: ReadonlySet<LicenceType | null>;
}

export const lineKey = ({ itemType, itemId, variant }: CartLine): string => `${itemType}:${itemId}:${variant ?? ""}`;

/** The same thing twice is one line (spec 1 §4). */
export function distinctLines<Line extends CartLine>(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map((line) => [lineKey(line), line])).values()];
}

export interface PricedLine extends Omit<QuoteLine, "codeOffCents" | "totalCents"> {
  categoryId: string | null;
}

/** Every line with the price it has now and what is to be said about it. Nothing the buyer sent becomes a price. */
export function priceLine(
  wanted: WantedLine,
  offer: Offer | undefined,
  { buyerId, isTest }: { buyerId: string | null; isTest: boolean },
): PricedLine {
  const price = offer?.isForSale ? offer.prices.get(wanted.variant) : undefined;
  const sale = price === undefined ? null : (offer?.sales.get(wanted.variant) ?? null);
  const asked = price === undefined ? undefined : priceNow({ priceCents: price, sale });
  const isOwn = offer !== undefined && offer.creatorId === buyerId;
  const warnings: QuoteWarning[] = [];
  if (price === undefined) warnings.push("unavailable");
  else if (isOwn && !isTest) warnings.push("own_product");
  else {
    if (wanted.expectedCents !== undefined && wanted.expectedCents !== asked) warnings.push("price_changed");
    if (offer?.owned.has(wanted.variant)) warnings.push("already_owned");
  }
  // Of what is not for sale only those hear who know it already: whoever made it, and whoever owns it.
  const told = price !== undefined || isOwn || (offer && offer.owned.size > 0) ? offer : undefined;
  return {
    key: lineKey(wanted),
    itemType: wanted.itemType,
    itemId: wanted.itemId,
    variant: wanted.variant,
    title: told?.title ?? "",
    shopName: told?.shopName ?? "",
    creatorId: told?.creatorId ?? null,
    categoryId: told?.categoryId ?? null,
    posterUrl: told?.posterUrl ?? null,
    stageHue: told?.stageHue ?? null,
    listCents: price ?? 0,
    sale,
    saleOffCents: sale === null || price === undefined ? 0 : price - sale.priceCents,
    taxCents: 0,
    warnings,
    isCounted: price !== undefined && (!isOwn || isTest),
    parts: [],
  };
}

export const discountable = (lines: readonly PricedLine[]): DiscountableLine[] =>
  lines
    .filter(({ isCounted }) => isCounted)
    .map(({ key, itemType, itemId, categoryId, creatorId, variant, listCents, saleOffCents }) => ({
      key,
      itemType,
      itemId,
      categoryId,
      creatorId,
      licence: variant,
      priceCents: listCents,
      saleOffCents,
    }));

export interface Totals {
  lines: QuoteLine[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

/** A line's net price, and what of it whoever taxes it has to know. */
export interface NetLine {
  itemType: QuoteLine["itemType"];
  itemId: string;
  netCents: number;
}

/**
 * The one way a price is made: list price, less the larger of sale and code, and tax on what is left. A sale and a code never add
 * up on one line: the code's map leaves out lines whose sale is larger. Goodwill alone stands beside a sale (decision 0112).
 */
export function totalsOf(
  priced: readonly PricedLine[],
  discounted: DiscountShares | null,
  taxFor: (line: NetLine) => number = () => 0,
): Totals {
  const { off, isBesideSales = false } = discounted && "off" in discounted ? discounted : { off: new Map<string, number>() };
  const lines = priced.map(({ categoryId: _, ...line }) => {
    const codeOffCents = off.get(line.key) ?? 0;
    const saleOffCents = codeOffCents > 0 && !isBesideSales ? 0 : line.saleOffCents;
    const netCents = line.listCents - saleOffCents - codeOffCents;
    const taxCents = line.isCounted ? taxFor({ itemType: line.itemType, itemId: line.itemId, netCents }) : 0;
    return { ...line, saleOffCents, codeOffCents, taxCents, totalCents: netCents + taxCents };
  });
  const counted = lines.filter(({ isCounted }) => isCounted);
  const sum = (part: (line: QuoteLine) => number) => counted.reduce((total, line) => total + part(line), 0);
  return {
    lines,
    subtotalCents: sum(({ listCents }) => listCents),
    discountCents: sum(({ saleOffCents, codeOffCents }) => saleOffCents + codeOffCents),
    taxCents: sum(({ taxCents }) => taxCents),
    totalCents: sum(({ totalCents }) => totalCents),
  };
}
