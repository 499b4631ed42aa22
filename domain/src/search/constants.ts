/** Spec 2 §9, "Notifications and search": the navbar's box. */
export const SEARCH_BOX = { DEBOUNCE_MS: 300, LEAST_CHARACTERS: 2, FETCHED_PER_KIND: 10, SHOWN_PER_KIND: 5 } as const;

export const PRODUCT_SORTS = ["relevance", "newest", "popular", "rating", "price-up", "price-down", "triangles"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The largest texture of the file, rounded up to what people call it. */
export const TEXTURE_SIZES = ["8k", "4k", "2k", "1k", "none"] as const;
export type TextureSize = (typeof TEXTURE_SIZES)[number];

/** Edges of the histograms above the two sliders; the last bar has no end. */
export const TRIANGLE_EDGES = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const;
export const PRICE_EDGES_CENTS = [0, 1, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000, 20_000] as const;

/** Words that home suggests. Each must find a few things. */
export const POPULAR = { WORDS: 6, LEAST_RESULTS: 2 } as const;

/** As the box says them (spec 2 §2). */
export const LONGEST_TERM = 100;
