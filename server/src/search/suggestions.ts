import type { ProductCard } from "@blenda/domain/catalogue/model";
import type { SearchResult } from "@blenda/domain/search/model";
import type { TrainingCard } from "@blenda/domain/trainings/model";
import { trainingDisplay } from "@blenda/domain/trainings/rules";

type Names = ReadonlyMap<string, string>;

/** A product as the navbar's box shows it. */
export const productResult = (card: ProductCard, names: Names): SearchResult => ({
  id: card.id,
  label: card.title,
  type: "Product",
  path: `/product/${card.id}`,
  category: card.category,
  imageUrl: card.posterUrl,
  stageHue: card.stageHue,
  priceCents: card.priceCents,
  sale: card.sale,
  duration: null,
  creatorName: names.get(card.shop.creatorId) ?? "",
  shopName: card.shop.name,
});

export function trainingResult(card: TrainingCard, names: Names): SearchResult {
  const { title, category, shopName, duration } = trainingDisplay(card);
  return {
    id: card.id,
    label: title,
    type: card.type === "course" ? "Course" : "Tutorial",
    path: `/learning/${card.id}`,
    category,
    imageUrl: card.coverUrl,
    stageHue: card.stageHue,
    priceCents: card.priceCents,
    sale: card.sale,
    duration,
    creatorName: names.get(card.shop.creatorId) ?? "",
    shopName,
  };
}
