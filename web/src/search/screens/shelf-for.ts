import type { ProductFilters } from "@blenda/domain/search/rules";
import type { ShelfOf } from "../../bundles/data/bundle-queries.ts";
import { activeChips } from "./filters/filter-labels.ts";

/** Which bundles stand above the models: what the words find, of the category, or the newest. Other filters are about models alone. */
export function shelfFor(filters: ProductFilters): { title: string; of: ShelfOf } | null {
  const { term, category } = filters;
  const chips = activeChips(filters, "").length;
  if (term) return { title: "Bundles", of: { words: term } };
  if (chips === 0) return { title: "New bundles", of: {} };
  return category && chips === 1 ? { title: `Bundles with ${category}`, of: { category } } : null;
}
