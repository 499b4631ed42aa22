import type { BundleItem, BundleItemRef, BundleOption } from "@blenda/domain/bundles/model";
import { bundleLicences, bundleOptions, partPrices } from "@blenda/domain/bundles/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { offers as productOffers } from "../catalogue/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { SaleOffer } from "../platform/trade.ts";
import { offers as trainingOffers } from "../trainings/port.ts";
import type { BundleRow } from "./repository.ts";

type Offers = ReadonlyMap<string, SaleOffer>;

export const itemKey = ({ itemType, itemId }: BundleItemRef): string => `${itemType}:${itemId}`;

const NOBODY = { id: null, email: null };

/** What is said now of everything in these, to nobody in particular. */
export async function offersIn(db: Db, items: readonly BundleItemRef[], now: Instant): Promise<Offers> {
  const idsOf = (type: BundleItemRef["itemType"]) => [
    ...new Set(items.flatMap(({ itemType, itemId }) => (itemType === type ? itemId : []))),
  ];
  const [products, trainings] = [idsOf("product"), idsOf("training")];
  const found = await Promise.all([
    products.length > 0 ? productOffers(db, { ids: products, buyer: NOBODY, now }) : [],
    trainings.length > 0 ? trainingOffers(db, { ids: trainings, buyer: NOBODY, now }) : [],
  ]);
  return new Map(found.flat().map((offer) => [itemKey(offer), offer]));
}

/** What is in one bundle: only what is its creator's own and on sale can be bought with it. */
export function contentsOf(bundle: Pick<BundleRow, "creatorId" | "items" | "priceCents" | "licence">, offers: Offers) {
  const parts = bundle.items.map((item) => {
    const offer = offers.get(itemKey(item));
    return { item, offer, isForSale: offer?.isForSale === true && offer.creatorId === bundle.creatorId };
  });
  const forSale = parts.flatMap(({ offer, isForSale }) => (offer && isForSale ? [offer] : []));
  const isWhole = forSale.length === parts.length;
  const options: BundleOption[] = isWhole ? bundleOptions(bundle, forSale) : [];
  const items = parts.map(({ item, offer, isForSale }): BundleItem => {
    const [priceCents = 0] = offer && isForSale ? partPrices([offer], bundle.licence) : [];
    return {
      ...item,
      title: isForSale ? (offer?.title ?? "") : "",
      posterUrl: isForSale ? (offer?.posterUrl ?? null) : null,
      stageHue: isForSale ? (offer?.stageHue ?? null) : null,
      priceCents,
      isForSale,
    };
  });
  return {
    items,
    options,
    shopName: parts.find(({ offer }) => offer)?.offer?.shopName ?? "",
    licences: isWhole ? bundleLicences(forSale) : [],
  };
}
