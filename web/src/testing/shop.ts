import type { ProductCard } from "@blenda/domain/catalogue/model";

/** A product as a card shows it. */
export const card = (id: string, title: string): ProductCard => ({
  id,
  title,
  category: "Props",
  priceCents: 2_400,
  sale: null,
  isPriceFrom: false,
  isSubscriptionOnly: false,
  shop: { creatorId: "ana", name: "Oak & Edge", slug: "oak", imageUrl: null, isVerified: true },
  stageHue: null,
  rating: null,
  publishedAt: "2026-01-01T00:00:00.000Z",
  posterUrl: null,
  previewUrl: null,
  triangles: null,
  formats: ["glb"],
  isRigged: false,
  score: null,
});
