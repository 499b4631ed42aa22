/** Spec 1 §4 and decision B5. */
export const CART = {
  MOST_LINES: 50,
  /** The creator hears of a first add this much later. */
  NOTIFY_DELAY_MS: 100,
  /** Inline pictures of this many characters or more are dropped (spec 1 §5). */
  INLINE_IMAGE_CHARACTERS: 1_000,
} as const;
