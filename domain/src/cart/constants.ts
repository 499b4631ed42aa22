/** Spec 1 §4 and decision B5. */
export const CART = {
  MOST_LINES: 50,
  /** The creator hears of a first add this much later. */
  NOTIFY_DELAY_MS: 100,
  /** Of visitors a creator hears once per visitor and product a day, and of so many a day: who has no account could be one of many made up. */
  VISITOR_PRODUCTS_A_DAY: 20,
  PRODUCT_VISITORS_A_DAY: 50,
  /** Inline pictures of this many characters or more are dropped (spec 1 §5). */
  INLINE_IMAGE_CHARACTERS: 1_000,
} as const;
