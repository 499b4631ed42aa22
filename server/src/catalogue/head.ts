import type { ItemPage } from "../platform/http/page.ts";
import { absolute, breadcrumbs, CONTEXT, type OfferPlace, offerData, ratingData, sellerData } from "../platform/http/structured-data.ts";
import { findSummary } from "./summary.ts";

type Product = NonNullable<Awaited<ReturnType<typeof findSummary>>>;

/** What a product's page says of it to those who do not run scripts. */
export const productPage: ItemPage<Product> = {
  call: "catalogue.product",
  find: findSummary,
  head: (product, url, isBeforeTax) => {
    const path = `/product/${encodeURIComponent(product.id)}`;
    const { title, description, pictureUrl, isForSale } = product;
    const early = [
      { as: "fetch", href: `/api/catalogue/product?id=${encodeURIComponent(product.id)}` } as const,
      ...(pictureUrl ? [{ as: "image", href: pictureUrl } as const] : []),
    ];
    return { title, description, path, pictureUrl, isIndexed: isForSale, data: productData(product, { url, path, isBeforeTax }), early };
  },
};

const productData = (product: Product, { url, path, isBeforeTax }: OfferPlace): object[] => [
  {
    "@context": CONTEXT,
    "@type": "Product",
    name: product.title,
    description: product.description,
    sku: product.id,
    image: absolute(product.pictureUrl, url),
    category: product.category,
    brand: { "@type": "Brand", name: product.shop.name },
    offers: { ...offerData(product, { url, path, isBeforeTax }), seller: sellerData(product.shop, url) },
    ...ratingData(product.rating),
  },
  breadcrumbs(url, [
    ["Marketplace", `${url}/marketplace`],
    [product.category, `${url}/marketplace?category=${encodeURIComponent(product.category)}`],
    [product.title, url + path],
  ]),
];
