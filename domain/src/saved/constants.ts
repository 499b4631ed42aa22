/** Decision B30: at most this many, in at most this many collections. */
export const SAVED = { MOST: 2_000, MOST_COLLECTIONS: 50, PAGE: 24, COLLECTION_NAME_MAX: 40 } as const;

/** Spec 2 §9: saves made before signing in follow one second after it. */
export const MIGRATION_DELAY_MS = 1_000;

export const SAVED_SORTS = ["newest", "oldest", "title", "price-up", "price-down"] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];
