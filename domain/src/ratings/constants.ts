import type { Access } from "../access/can.ts";
import { PUBLISHED_TYPES } from "../publication/constants.ts";

/** Spec 2 §9, and what decision D22 adds to it. */
export const RATINGS = {
  STARS_LEAST: 1,
  STARS_MOST: 5,
  COMMENT_MAX: 500,
  /** After the purchase, and after each "Remind Later". */
  ASK_AFTER_HOURS: 24,
  /** Of requests not put off yet, and of those put off: together never more than the third figure. */
  MOST_PENDING: 3,
  MOST_REMINDED: 2,
  MOST_ASKED: 5,
  PRIORITY: 1,
  /** A buyer who was reminded this often is not asked again. */
  MOST_REMINDERS: 5,
  /** From this reminder on the question says how often it'll come back. */
  REMINDERS_SAID: 3,
  MODAL_DELAY_SECONDS: 2,
  NEXT_DELAY_SECONDS: 1,
  REPLY_MAX: 1_000,
  REASON_LEAST: 3,
  REASON_MAX: 500,
  PAGE: 10,
  WRITTEN_PER_HOUR: 60,
  VOTES_PER_HOUR: 200,
} as const;

/** Spec 2 §4. */
export const REQUEST_STATUSES = ["pending", "completed", "remind_later", "dismissed"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What stars are counted of: what is sold, and whole shops. */
export const RATED_TYPES = [...PUBLISHED_TYPES, "shop"] as const;
export type RatedType = (typeof RATED_TYPES)[number];

export const REVIEW_SORTS = ["helpful", "newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews a creator looks at: those not answered yet, or all. */
export const RECEIVED_FILTERS = ["waiting", "all"] as const;
export type ReceivedFilter = (typeof RECEIVED_FILTERS)[number];

/** Reasons why a person cannot review something. */
export const REVIEW_OBSTACLES = ["not_bought", "refunded", "own", "too_close"] as const;
export type ReviewObstacle = (typeof REVIEW_OBSTACLES)[number];

/** Who hides what buyers say, and shows it again. */
export const moderateReviews = { any: ["manage_reports", "edit_content"] } as const satisfies Access;
