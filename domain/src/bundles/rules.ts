import { LICENCE_TYPES, type LicenceType } from "../catalogue/constants.ts";
import { LICENCE_LADDER } from "../orders/constants.ts";
import { PRICE_LEAST_CENTS, type PublishedType } from "../publication/constants.ts";
import { spread } from "../shared/cents.ts";
import type { BundleOption } from "./model.ts";

type Licence = LicenceType | null;

/** What a bundle needs to know of something in it; a course has one price under `null`. */
export interface BundlePart {
  itemType: PublishedType;
  prices: ReadonlyMap<Licence, number>;
  /** What is reduced at this moment. */
  sales?: ReadonlyMap<Licence, { priceCents: number }>;
}

export interface BundlePrice {
  priceCents: number;
  /** Which licence the price is for; `null`: it has courses only. */
  licence: Licence;
}

/** Under which licences the whole can be had: those every model has, in the order people read them. */
export function bundleLicences(parts: readonly BundlePart[]): Licence[] {
  const models = parts.filter(({ itemType }) => itemType === "product");
  if (models.length === 0) return [null];
  return LICENCE_TYPES.filter((type) => models.every(({ prices }) => prices.has(type)));
}

const licenceOf = ({ itemType }: BundlePart, licence: Licence): Licence => (itemType === "training" ? null : licence);

/** What each costs alone under this licence, without a sale. */
export const partPrices = (parts: readonly BundlePart[], licence: Licence): number[] =>
  parts.map((part) => part.prices.get(licenceOf(part, licence)) ?? 0);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);
const leastOf = (listCents: number): number => Math.min(listCents, PRICE_LEAST_CENTS);

/** Between which amounts a price is one: nothing in it below 99 cents, and a saving. */
export const bundlePriceRange = (lists: readonly number[]): { leastCents: number; mostCents: number } => ({
  leastCents: sumOf(lists.map(leastOf)),
  mostCents: sumOf(lists) - 1,
});

/**
 * The price, spread over what is in it by what each costs alone. No share is below 99 cents or above that price; whatever was asked, the
 * shares' sum is the nearest amount they can make.
 */
export function bundleShares(lists: readonly number[], priceCents: number): number[] {
  const least = lists.map(leastOf);
  const amount = Math.min(Math.max(priceCents, sumOf(least)), sumOf(lists));
  const lifted = new Set<number>();
  for (;;) {
    const rest = amount - sumOf([...lifted].map((at) => least[at] ?? 0));
    const shares = spread(
      rest,
      lists.map((list, at) => (lifted.has(at) ? 0 : list)),
    );
    const low = shares.flatMap((share, at) => (!lifted.has(at) && share < (least[at] ?? 0) ? [at] : []));
    if (low.length === 0) return shares.map((share, at) => (lifted.has(at) ? (least[at] ?? 0) : share));
    for (const at of low) lifted.add(at);
  }
}

/** What each costs in the bundle under this licence; `null` where it is not to be had so. The same part off holds for every licence. */
export function sharesFor({ priceCents, licence: base }: BundlePrice, parts: readonly BundlePart[], licence: Licence): number[] | null {
  const licences = bundleLicences(parts);
  if (!licences.includes(base) || !licences.includes(licence)) return null;
  const [baseCents, lists] = [sumOf(partPrices(parts, base)), partPrices(parts, licence)];
  return bundleShares(lists, baseCents === 0 ? 0 : Math.round((sumOf(lists) * Math.min(priceCents, baseCents)) / baseCents));
}

/** Every way to have it, for somebody who owns nothing of it. A sale that takes more off an item than the bundle does holds for that item. */
export function bundleOptions(price: BundlePrice, parts: readonly BundlePart[]): BundleOption[] {
  return bundleLicences(parts).flatMap((licence) => {
    const shares = sharesFor(price, parts, licence);
    const asked = shares?.map((share, at) => Math.min(share, saleOf(parts[at], licence)));
    return asked ? [{ licence, priceCents: sumOf(asked), separatelyCents: sumOf(partPrices(parts, licence)) }] : [];
  });
}

const saleOf = (part: BundlePart | undefined, licence: Licence): number =>
  part?.sales?.get(licenceOf(part, licence))?.priceCents ?? Number.POSITIVE_INFINITY;

/** Whether whoever holds these has what this licence allows: the same one, or a larger one of its kind. */
export function holdsLicence(owned: ReadonlySet<Licence>, licence: Licence): boolean {
  if (owned.has(licence)) return true;
  const step = (LICENCE_LADDER as readonly Licence[]).indexOf(licence);
  return step >= 0 && LICENCE_LADDER.slice(step).some((larger) => owned.has(larger));
}
