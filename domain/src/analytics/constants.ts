import type { Access } from "../access/can.ts";

/** Who may look (spec 2 §6). */
export const seeAnalytics = { any: ["view_analytics"] } as const satisfies Access;

export const ANALYTICS = {
  /** Seen within so many minutes, somebody is here. */
  LIVE_MINUTES: 5,
  /** Countries with fewer people are shown together. */
  FEWEST_PEOPLE: 5,
  /** Of each list; the rest is one line. */
  PARTS_SHOWN: 100,
  TOP_PARTS: 6,
  BEST_SELLERS: 5,
  /** Spec 2 §9. */
  MIGRATION_BATCH: 500,
  LOW_UNDER_PERCENT: 50,
  PARTIAL_UNDER_PERCENT: 90,
} as const;

/** The steps of the way, each a part of the one before. */
export const FUNNEL_STEPS = ["visits", "products", "carts", "checkouts", "paid"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** What a file can hold. */
export const ANALYTICS_FILES = ["traffic", "funnel", "sources", "devices", "revenue"] as const;
export type AnalyticsFileKind = (typeof ANALYTICS_FILES)[number];

/** How much of what was paid the records show. */
export const VISIBILITIES = ["low", "partial", "full"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Why a record was written by the repair. */
export const MIGRATION_REASONS = ["missing", "changed"] as const;
export type MigrationReason = (typeof MIGRATION_REASONS)[number];

/** Where too few people are to be shown by themselves. */
export const ELSEWHERE = "elsewhere";
