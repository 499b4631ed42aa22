import type { BundlePage } from "@blenda/domain/bundles/model";
import { isShown } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { type KeysetPage, type KeysetRow, numberKey } from "../platform/database/keyset.ts";
import type { ItemPage } from "../platform/http/page.ts";
import { absolute, breadcrumbs, CONTEXT, type OfferPlace, offerData, sellerData } from "../platform/http/structured-data.ts";
import { findBundlePage } from "./reads.ts";

const pathOf = (id: string): string => `/bundle/${encodeURIComponent(id)}`;

/** What a bundle's page says of it to those who do not run scripts. Search engines are sent to what can be bought. */
export const bundlePage: ItemPage<BundlePage> = {
  call: "bundles.bundle",
  find: findBundlePage,
  head: (bundle, url, isBeforeTax) => {
    const { id, title, options, items } = bundle;
    const path = pathOf(id);
    const named = items.flatMap((item) => (item.isForSale ? [item.title] : []));
    const description = bundle.description || `${items.length} items together: ${named.join(", ")}`;
    const pictureUrl = items.find(({ posterUrl }) => posterUrl)?.posterUrl ?? null;
    return { title, description, path, pictureUrl, isIndexed: options.length > 0, data: bundleData(bundle, { url, path, isBeforeTax }) };
  },
};

function bundleData({ title, description, creatorId, shopName, items, options }: BundlePage, place: OfferPlace): object[] {
  const { url, path } = place;
  const [option] = options;
  const seller = sellerData({ creatorId, name: shopName, slug: creatorId, imageUrl: null, isVerified: false }, url);
  const parts = items.map(({ itemType, itemId, title: name }) => ({
    "@type": itemType === "product" ? "Product" : "Course",
    name,
    url: `${url}/${itemType === "product" ? "product" : "learning"}/${encodeURIComponent(itemId)}`,
  }));
  return [
    {
      "@context": CONTEXT,
      "@type": "Product",
      name: title,
      description: description || undefined,
      image: items.flatMap(({ posterUrl }) => absolute(posterUrl, url) ?? []),
      brand: seller,
      ...(option && { offers: { ...offerData({ priceCents: option.priceCents, sale: null }, place), seller } }),
      isRelatedTo: parts,
    },
    breadcrumbs(url, [
      ["Marketplace", `${url}/marketplace`],
      [title, url + path],
    ]),
  ];
}

/** All that are on sale; `key` is where to go on. */
export async function walkBundles(db: Db, { after, offset = 0, limit }: KeysetPage): Promise<KeysetRow[]> {
  const rows = await db
    .selectFrom("bundles")
    .select(["n", "id", "updatedAt"])
    .where("status", "=", "published")
    .where("suspendedAt", "is", null)
    .where(isShown("bundles.creatorId"))
    .where("n", ">", numberKey(after))
    .orderBy("n")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ n, id, updatedAt }) => ({ key: String(n), id, updatedAt }));
}
