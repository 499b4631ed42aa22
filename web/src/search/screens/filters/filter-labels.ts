import type { ProductSort } from "@blenda/domain/search/constants";
import { FILTER_NAMES, FILTERS, type FilterName } from "@blenda/domain/search/filters";
import type { ProductFilters } from "@blenda/domain/search/rules";

export const SORT_NAMES: Record<ProductSort, string> = {
  relevance: "Most relevant",
  newest: "Newest",
  popular: "Most bought",
  rating: "Best rated",
  "price-up": "Price, low to high",
  "price-down": "Price, high to low",
  triangles: "Fewest triangles",
};

interface Chip {
  key: string;
  label: string;
  /** What is changed when the chip is taken away. */
  without: Partial<ProductFilters>;
}

/** One chip for each thing that narrows the list, in the order of the rail. The address knows a shop only by its creator's id. */
export function activeChips(filters: ProductFilters, shopName: string): Chip[] {
  const chipsOf = <Name extends FilterName>(name: Name): Chip[] =>
    FILTERS[name].chips(filters[name]).map(({ label, without }) => ({
      key: `${name} ${label}`,
      label: name === "shop" ? shopName : label,
      without: { [name]: without },
    }));
  return [...(filters.term ? [{ key: "term", label: `“${filters.term}”`, without: { term: "" } }] : []), ...FILTER_NAMES.flatMap(chipsOf)];
}
