/** Spec 1 §9, "Token plans": one month each. */
export const TOKEN_PLANS = [
  { id: "starter", name: "Starter", priceCents: 2_499, tokens: 25, isPopular: false },
  { id: "creator", name: "Creator", priceCents: 3_999, tokens: 80, isPopular: true },
  { id: "studio", name: "Studio", priceCents: 7_999, tokens: 200, isPopular: false },
  { id: "business", name: "Business", priceCents: 14_999, tokens: 500, isPopular: false },
] as const;
export type TokenPlan = (typeof TOKEN_PLANS)[number];
export type PlanId = TokenPlan["id"];

/** Spec 1 §9, "Token packs". */
export const TOKEN_PACKS = [
  { id: "small", name: "Small", priceCents: 1_299, tokens: 10 },
  { id: "medium", name: "Medium", priceCents: 2_999, tokens: 25 },
  { id: "large", name: "Large", priceCents: 6_999, tokens: 60 },
] as const;
export type TokenPack = (typeof TOKEN_PACKS)[number];
export type PackId = TokenPack["id"];

/** Usage history shows the latest entries only. */
export const USAGE_HISTORY_LIMIT = 50;
/** The whole history as a file is cut here. */
export const USAGE_EXPORT_LIMIT = 10_000;

/** Decision B27. A reserve becomes a generation when its job succeeds. */
export const USAGE_TYPES = ["reserve", "generation", "release", "refund", "token_pack", "subscription", "grant"] as const;
export type UsageType = (typeof USAGE_TYPES)[number];

/** Decision B30. */
export const SUBSCRIPTION_STATUSES = ["active", "past_due", "cancel_at_period_end", "expired", "ended"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A renewal that was declined is tried again this many days after the plan ran out; then the plan is over. */
export const RENEWAL_RETRY_DAYS = [1, 3, 7] as const;

/** Decision A17: unspent tokens of a pack can be given back this long. */
export const PACK_REFUND_DAYS = 14;

/** What tokens are called in the books. */
export const TOKEN_CURRENCY = "TOK";

/** A person who proved an address may try the tool so often for nothing. */
export const WELCOME_TOKENS = 3;
/** A household or a class may come at once; a farm of accounts may not. */
export const WELCOMES_PER_NETWORK_A_DAY = 5;
