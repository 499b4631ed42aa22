import type { ProductCard } from "@blenda/domain/catalogue/model";
import type { ItemCard } from "@blenda/domain/publication/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { priceNow } from "@blenda/domain/shared/price";

/** Structured data in the words of schema.org: what search engines read. Pages of one thing are written with these. */
export const CONTEXT = "https://schema.org";
const PRICE_DIGITS = 2;

export const absolute = (address: string | null, url: string) => (address ? new URL(address, url).href : undefined);

export const sellerData = (shop: ProductCard["shop"], url: string) => ({
  "@type": "Organization",
  name: shop.name,
  url: `${url}/shop/${encodeURIComponent(shop.slug)}`,
});

/** Where the offer is, and what its price holds. */
export interface OfferPlace {
  url: string;
  path: string;
  /** Tax comes on top, which the price has to say; else it is what people pay. */
  isBeforeTax: boolean;
}

/** The price of this moment; a sale says until when it is asked. */
export function offerData({ priceCents, sale }: Pick<ItemCard, "priceCents" | "sale">, { url, path, isBeforeTax }: OfferPlace) {
  const amount = { price: (priceNow({ priceCents, sale }) / 100).toFixed(PRICE_DIGITS), priceCurrency: "USD" };
  const specification = { "@type": "UnitPriceSpecification", ...amount, valueAddedTaxIncluded: false };
  return {
    "@type": "Offer",
    url: url + path,
    ...amount,
    ...(isBeforeTax && priceCents > 0 && { priceSpecification: specification }),
    ...(sale && { priceValidUntil: sale.endsAt }),
    availability: `${CONTEXT}/InStock`,
  };
}

export const ratingData = (rating: ProductCard["rating"]) =>
  rating ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count } } : {};

/** The way from home to a page, each step with its name and address. */
export function breadcrumbs(url: string, steps: readonly (readonly [name: string, address: string])[]): object {
  const all = [[BRAND.name, `${url}/`], ...steps];
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: all.map(([name, item], i) => ({ "@type": "ListItem", position: i + 1, name, item })),
  };
}
