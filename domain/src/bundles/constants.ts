export const BUNDLES = {
  ITEMS_LEAST: 2,
  ITEMS_MOST: 20,
  TITLE_LEAST: 5,
  TITLE_MOST: 80,
  DESCRIPTION_MOST: 2_000,
  REASON_MOST: 500,
  /** Of one creator; all of them are one list. */
  MOST_OF_CREATOR: 50,
  /** On a shelf: of a shop, beside an item, above a listing. */
  SHELF: 12,
  SEARCH_MOST: 100,
  /** Among so many, the newest, a shelf without words finds what it shows. */
  NEWEST_OF: 1_000,
} as const;

/** A draft is its creator's alone; taken off sale it is one again. */
export const BUNDLE_STATUSES = ["draft", "published"] as const;
export type BundleStatus = (typeof BUNDLE_STATUSES)[number];
