/** What is published, sold and rated alike, as prices, counts and orders name it. */
export const PUBLISHED_TYPES = ["product", "training"] as const;
export type PublishedType = (typeof PUBLISHED_TYPES)[number];

/** Decision B1. Only `published` is public; `unlisted` still opens by its direct link, and is not for sale. */
export const PUBLICATION_STATUSES = [
  "draft",
  "processing",
  "review",
  "approved",
  "published",
  "changes_requested",
  "rejected",
  "unlisted",
  "suspended",
  "archived",
  "deleted",
] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** Why staff take something off sale. */
export const SUSPENSION_CODES = ["copyright", "malware", "not_allowed", "misleading", "other"] as const;
export type SuspensionCode = (typeof SUSPENSION_CODES)[number];

export const PRICE_LEAST_CENTS = 99;
/** The dearest licence costs ten times the price, and must still be an amount we can write. */
export const PRICE_MOST_CENTS = 10_000_000;
