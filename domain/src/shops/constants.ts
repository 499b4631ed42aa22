/** Spec 1 §3 and spec 2 §9. */
export const SHOP_DEFAULTS = { theme: "default", showPrices: true, featuredMaxItems: 4 } as const;

/** Colours of a shop's own page; each is a hue on our tokens, so contrast holds in both modes. */
export const SHOP_THEMES = ["default", "ember", "sea", "moss", "plum", "sand", "rose", "slate"] as const;
export type ShopTheme = (typeof SHOP_THEMES)[number];

/** Spec 2 §8: what is shown when nothing is known. */
export const UNKNOWN = { user: "Unknown User", creator: "Unknown Creator" } as const;

/** Spec 2 §9, "Caching and timing". */
export const CREATOR_INFO = { BATCH_DELAY_MS: 50, STALE_MINUTES: 5, THROTTLE_SECONDS: 30, PURGE_SECONDS: 60, MOST_IDS: 50 } as const;
