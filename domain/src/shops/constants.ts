/** Spec 1 §3 and spec 2 §9. */
export const SHOP_DEFAULTS = { theme: "default", showPrices: true, featuredMaxItems: 4 } as const;

/** Colours of a shop's own page; each is a hue on our tokens, so contrast holds in both modes. */
export const SHOP_THEMES = ["default", "ember", "sea", "moss", "plum", "sand", "rose", "slate"] as const;
export type ShopTheme = (typeof SHOP_THEMES)[number];

/** Spec 2 §8: what is shown when nothing is known. */
export const UNKNOWN = { user: "Unknown User", creator: "Unknown Creator" } as const;

/** Spec 2 §9, "Caching and timing". */
export const CREATOR_INFO = { BATCH_DELAY_MS: 50, STALE_MINUTES: 5, THROTTLE_SECONDS: 30, PURGE_SECONDS: 60, MOST_IDS: 50 } as const;

/** How long the name of a shop in its address is, in lower case, and how often it changes. */
export const SLUG = { MIN: 3, MAX: 30, CHANGES: 3, CHANGES_DAYS: 30 } as const;

/** Names that would pass for a page of ours or for a person who speaks for us. What begins with the brand is ours too. */
export const RESERVED_SLUGS = [
  ...["about", "account", "admin", "administrator", "affiliate", "affiliates", "api", "assets", "billing", "blog", "cart", "checkout"],
  ...["community", "contact", "content-editor", "copyright", "course", "courses", "creator", "creators", "dashboard", "demo", "edit"],
  ...[
    "everyone",
    "explore",
    "featured",
    "files",
    "free",
    "guest",
    "help",
    "home",
    "inbox",
    "info",
    "learning",
    "legal",
    "licence",
    "license",
  ],
  ...["login", "logout", "mail", "marketplace", "media", "moderator", "moderators", "new", "news", "null", "official", "order", "orders"],
  ...[
    "payments",
    "payouts",
    "portfolio",
    "press",
    "privacy",
    "product",
    "products",
    "root",
    "sale",
    "sales",
    "saved",
    "search",
    "security",
  ],
  ...[
    "settings",
    "shop",
    "shops",
    "signup",
    "staff",
    "status",
    "store",
    "stores",
    "support",
    "system",
    "team",
    "terms",
    "test",
    "trainings",
  ],
  ...["trending", "tutorials", "undefined", "unknown", "user", "users", "verified", "www"],
] as const;

/** What a creator may say of their shop, and how much of it. */
export const SHOP_SETTINGS = {
  NAME_LEAST: 2,
  NAME_MOST: 60,
  DESCRIPTION_MOST: 1_000,
  LABEL_MOST: 40,
  MOST_LINKS: 6,
  MOST_FEATURED: 24,
  /** What can be featured is chosen among this many of the newest. */
  CHOICE: 100,
} as const;

export const SHOP_PICTURES = ["logo", "banner"] as const;
export type ShopPicture = (typeof SHOP_PICTURES)[number];
/** As they are stored; a banner is four times as wide as it is high. */
export const SHOP_PICTURE_PX = {
  logo: { width: 512, height: 512 },
  banner: { width: 1_600, height: 400 },
} as const satisfies Record<ShopPicture, { width: number; height: number }>;
export const SHOP_PICTURE_BYTES = 10 * 1024 * 1024;
