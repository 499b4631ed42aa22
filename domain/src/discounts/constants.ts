/** Decision B6. */
export const DISCOUNT = {
  PERCENT_LEAST: 1,
  PERCENT_MOST: 95,
  CODE: /^[A-Z0-9_-]{3,24}$/,
  CODE_LEAST: 3,
  CODE_MOST: 24,
  /** Of what is fixed; an order is at most this. */
  FIXED_MOST_CENTS: 500_000,
  USES_MOST: 1_000_000,
  PER_CUSTOMER_MOST: 100,
  ITEMS_MOST: 50,
  /** Things a code may name, of each kind. */
  SCOPE_MOST: 200,
  /** Of each list of a scope, what an example is looked for among. */
  EXAMPLE_OF: 5,
  /** Categories a creator's items are in. */
  CATEGORIES_MOST: 500,
  /** Codes one creator may keep. */
  COUPONS_MOST: 500,
  DAYS_MOST: 732,
} as const;

/** The name a link carries a code under. */
export const CODE_IN_ADDRESS = "coupon";

/** A platform discount above either of these waits for a second person (decision 0107). */
export const SECOND_PERSON = { PERCENT_ABOVE: 30, CENTS_ABOVE: 2_000 } as const;

export const DISCOUNT_SOURCES = ["coupon", "sale_event", "platform", "bundle", "affiliate", "goodwill"] as const;
export type DiscountSource = (typeof DISCOUNT_SOURCES)[number];

/** Whose commission pays what these take off (decision D23). */
export const PLATFORM_PAID: readonly DiscountSource[] = ["platform", "goodwill"];

export const DISCOUNT_TYPES = ["percent", "fixed"] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** What a code is at this moment: follows from its switch, its dates and its uses. */
export const DISCOUNT_STATES = ["waiting", "scheduled", "active", "used_up", "ended", "stopped"] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** Tabs of a list of codes: each state is in one of them, or waits. */
export const DISCOUNT_VIEWS = ["active", "scheduled", "ended"] as const;
export type DiscountView = (typeof DISCOUNT_VIEWS)[number];

/** Codes of ours a creator is asked about at once. */
export const OFFERS_MOST = 50;

export const DISCOUNT_SORTS = ["created", "code", "used", "ends"] as const;
export const USE_SORTS = ["at"] as const;
export const SCOPE_SORTS = ["title"] as const;

export const DISCOUNT_REFUSALS = [
  "not_found",
  "not_started",
  "expired",
  "used_up",
  "per_customer_limit",
  "min_subtotal",
  "min_items",
  "not_for_these_items",
  "new_buyers_only",
  "better_discount_active",
  "own_product",
] as const;
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number];
