import type { Shop } from "@blenda/domain/shops/model";
import type { ItemPage } from "../platform/http/page.ts";
import { absolute, breadcrumbs, CONTEXT } from "../platform/http/structured-data.ts";
import { findShop } from "./lookup.ts";

/** What a shop's page says of it to those who do not run scripts. */
export const shopPage: ItemPage<NonNullable<Awaited<ReturnType<typeof findShop>>>> = {
  call: "shops.shop",
  find: findShop,
  // By its creator's id a shop is always found: that is no address it had before.
  movedTo: ({ slug, creatorId }, id) => (id.toLowerCase() === slug || id === creatorId ? null : pathOf(slug)),
  head: (shop, url) => {
    const path = pathOf(shop.slug);
    const { name: title, description, isEnabled: isIndexed } = shop;
    return { title, description, path, pictureUrl: shop.bannerUrl ?? shop.imageUrl, isIndexed, data: shopData(shop, url, path) };
  },
};

const pathOf = (slug: string): string => `/shop/${encodeURIComponent(slug)}`;

const shopData = (shop: Shop, url: string, path: string): object[] => [
  {
    "@context": CONTEXT,
    "@type": "Organization",
    name: shop.name,
    description: shop.description || undefined,
    url: url + path,
    logo: absolute(shop.imageUrl, url),
    sameAs: [...(shop.website ? [shop.website] : []), ...shop.socialLinks.map((link) => link.url)],
  },
  breadcrumbs(url, [[shop.name, url + path]]),
];
