/** How an account is named in the world of banks; `email`: the provider asks its holder for the rest. */
export const RECIPIENT_TYPES = ["iban", "aba", "sort_code", "swift", "email"] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

export const HOLDER_TYPES = ["person", "business"] as const;
export type HolderType = (typeof HOLDER_TYPES)[number];

/** Decision B14. */
export const RECIPIENT_STATUSES = ["incomplete", "pending_verification", "active", "needs_attention", "disabled"] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** Why somebody cannot be paid now, as payouts say it. */
export const RECIPIENT_OBSTACLES = ["no_recipient", "recipient_cooldown", "recipient_unverified", "recipient_attention"] as const;
export type RecipientObstacle = (typeof RECIPIENT_OBSTACLES)[number];

/** What of an account is sealed, by the names the provider's adapter reads. */
export const RECIPIENT_FIELDS = [
  "iban",
  "routingNumber",
  "accountNumber",
  "accountType",
  "sortCode",
  "bic",
  "email",
  "addressLine",
  "city",
  "postCode",
] as const;
export type RecipientField = (typeof RECIPIENT_FIELDS)[number];
