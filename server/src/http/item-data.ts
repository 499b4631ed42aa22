import type { ProductCard } from "@blenda/domain/catalogue/model";
import type { Shop } from "@blenda/domain/shops/model";
import type { TrainingCard } from "@blenda/domain/trainings/model";
import { breadcrumbs } from "./head.ts";

const CONTEXT = "https://schema.org";
const PRICE_DIGITS = 2;

type Product = Pick<ProductCard, "title" | "category" | "priceCents" | "rating" | "shop" | "id"> & {
  description: string;
  pictureUrl: string | null;
};

const absolute = (address: string | null, url: string) => (address ? new URL(address, url).href : undefined);

const sellerData = (shop: ProductCard["shop"], url: string) => ({
  "@type": "Organization",
  name: shop.name,
  url: `${url}/shop/${encodeURIComponent(shop.slug)}`,
});

const offerData = (priceCents: number, url: string, path: string) => ({
  "@type": "Offer",
  url: url + path,
  price: (priceCents / 100).toFixed(PRICE_DIGITS),
  priceCurrency: "USD",
  availability: `${CONTEXT}/InStock`,
});

const ratingData = (rating: ProductCard["rating"]) =>
  rating ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count } } : {};

/** What search engines read about a product that is for sale. */
export const productData = (product: Product, url: string, path: string): object[] => [
  {
    "@context": CONTEXT,
    "@type": "Product",
    name: product.title,
    description: product.description,
    sku: product.id,
    image: absolute(product.pictureUrl, url),
    category: product.category,
    brand: { "@type": "Brand", name: product.shop.name },
    offers: { ...offerData(product.priceCents, url, path), seller: sellerData(product.shop, url) },
    ...ratingData(product.rating),
  },
  breadcrumbs(url, [
    ["Marketplace", `${url}/marketplace`],
    [product.category, `${url}/marketplace?category=${encodeURIComponent(product.category)}`],
    [product.title, url + path],
  ]),
];

export const courseData = (training: TrainingCard & { description: string }, url: string, path: string): object[] => [
  {
    "@context": CONTEXT,
    "@type": "Course",
    name: training.title,
    description: training.description,
    image: absolute(training.coverUrl, url),
    provider: sellerData(training.shop, url),
    offers: { ...offerData(training.priceCents, url, path), category: training.priceCents === 0 ? "Free" : "Paid" },
    ...(training.level && { educationalLevel: training.level }),
    ...(training.durationSeconds && {
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Online",
        courseWorkload: `PT${Math.max(1, Math.round(training.durationSeconds / 60))}M`,
      },
    }),
    ...ratingData(training.rating),
  },
  breadcrumbs(url, [
    ["Courses", `${url}/trainings`],
    [training.title, url + path],
  ]),
];

export const shopData = (shop: Shop, url: string, path: string): object[] => [
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
