import { tableOf } from "../shared/keys.ts";
import { PRODUCT_SORTS, type ProductSort, type TextureSize } from "./constants.ts";
import { FILTER_NAMES, FILTERS, type FilterValues } from "./filters.ts";
import type { ListingAddress } from "./model.ts";

/** What an address asks for, understood. */
export interface ProductFilters extends FilterValues {
  term: string;
  sort: ProductSort;
}

export function readFilters(address: ListingAddress): ProductFilters {
  const term = (address.q ?? "").trim();
  const sort = PRODUCT_SORTS.find((known) => known === address.sort);
  return {
    term,
    ...tableOf<FilterValues>(FILTER_NAMES, (name) => FILTERS[name].read(address[FILTERS[name].address] ?? "")),
    // Without words nothing is more relevant than anything else; the newest come first, as the specification's listing has it.
    sort: sort && !(sort === "relevance" && term === "") ? sort : term === "" ? "newest" : "relevance",
  };
}

/** The word for the largest side of the largest texture. */
export function textureSizeOf(pixels: number): TextureSize {
  if (pixels <= 0) return "none";
  return pixels <= 1_024 ? "1k" : pixels <= 2_048 ? "2k" : pixels <= 4_096 ? "4k" : "8k";
}

/** The bar of a histogram that a value belongs to. */
export function barOf(edges: readonly number[], value: number): number {
  const above = edges.findIndex((edge) => value < edge);
  return above < 0 ? edges.length - 1 : Math.max(0, above - 1);
}

/** As if this many had given this many stars already: one single review does not lead a list. */
const PRIOR = { REVIEWS: 5, STARS: 3.5 } as const;

/** Stars between 1 and 5 that few reviews move little. */
export const steadyRating = (sum: number, count: number): number => (sum + PRIOR.REVIEWS * PRIOR.STARS) / (count + PRIOR.REVIEWS);

/** What puts one of two equally fitting things first: what people thought of it, how many bought it, how well its files are made. */
export const rankScoreOf = ({ ratingSum, ratingCount, salesCount, score }: RankFacts): number =>
  Math.round(200 * steadyRating(ratingSum, ratingCount) + 50 * Math.log2(1 + salesCount) + 2 * (score ?? 0));

interface RankFacts {
  ratingSum: number;
  ratingCount: number;
  salesCount: number;
  score: number | null;
}
