/** Decision B7. */
export const SALE_EVENT = {
  DAYS_LEAST: 1,
  DAYS_MOST: 30,
  PERCENT_LEAST: 5,
  PERCENT_MOST: 90,
  /** So long something has to be on sale before it may take part. */
  PUBLISHED_DAYS: 14,
  /** So long before the start its list price may not have changed. */
  UNCHANGED_DAYS: 30,
  /** Between two events of one item. */
  PAUSE_DAYS: 14,
  /** The struck-through price is the lowest of so many days. */
  LOWEST_DAYS: 30,
  /** How far ahead one may be planned. */
  AHEAD_DAYS: 366,
  ITEMS_MOST: 2_000,
  /** Drafts and planned events one creator may have. */
  OPEN_MOST: 50,
  /** Days a calendar or a course of prices shows at once. */
  CALENDAR_DAYS_MOST: 100,
  CALENDAR_ITEMS_MOST: 200,
  NAME_LEAST: 2,
  NAME_MOST: 60,
  BADGE_MOST: 20,
} as const;

export const EVENT_KINDS = ["creator", "platform"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const EVENT_STATES = ["draft", "inviting", "locked", "scheduled", "active", "ended", "cancelled"] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** Why an item cannot take part, the first that holds. */
export const ITEM_PROBLEMS = [
  "not_on_sale",
  "subscription_only",
  "free",
  "too_cheap",
  "too_new",
  "price_changed",
  "in_another_event",
  "too_soon",
] as const;
export type ItemProblem = (typeof ITEM_PROBLEMS)[number];

/** Why an event as a whole cannot be planned. */
export const EVENT_PROBLEMS = ["too_short", "too_long", "in_the_past", "too_far_ahead", "percent", "no_items", "too_many_items"] as const;
export type EventProblem = (typeof EVENT_PROBLEMS)[number];

export const EVENT_SORTS = ["starts", "created", "name"] as const;
export const CANDIDATE_SORTS = ["title", "price"] as const;
