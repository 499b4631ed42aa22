import { LICENCE_TYPES } from "../catalogue/constants.ts";

/** What figures can be split and narrowed by. */
export const DIMENSIONS = ["item", "country", "source", "licence"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** How somebody came to us, as far as they let us know. */
export const SOURCES = ["search", "social", "campaign", "other_site", "affiliate", "direct", "unknown"] as const;
export type Source = (typeof SOURCES)[number];

/** Courses are sold without a licence. */
export const SOLD_LICENCES = [...LICENCE_TYPES, "none"] as const;
export type SoldLicence = (typeof SOLD_LICENCES)[number];

/** Beside two letters of a country. */
export const NOT_KNOWN = "unknown";

export const SALE_STATES = ["clears", "available", "refunded", "disputed", "charged_back"] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** Of creators, for our team. */
export const EARNER_SORTS = ["earned", "gross", "sales"] as const;

export const SALE_SORTS = ["at", "list", "earned"] as const;

/** The terms of the equation in their order: the first less all between is the last. */
export const TERMS = ["gross", "discounts", "refunds", "commission", "card", "affiliates", "earned"] as const;
export type Term = (typeof TERMS)[number];
/** Those that not every sale has: sales can be narrowed to the ones that make them. */
export const PARTIAL_TERMS = ["discounts", "refunds", "affiliates"] as const satisfies readonly Term[];
export type PartialTerm = (typeof PARTIAL_TERMS)[number];

export const STEPS = ["day", "week"] as const;
export type Step = (typeof STEPS)[number];

export const EARNINGS_GROUPS = ["day", "month", "item"] as const;
export type EarningsGroup = (typeof EARNINGS_GROUPS)[number];

/** What took something off. */
export const DISCOUNT_GROUPS = ["code", "event", "bundle"] as const;
export type DiscountGroup = (typeof DISCOUNT_GROUPS)[number];

export const ANALYTICS_GROUPS = ["item", "day", "source", "country"] as const;
export type AnalyticsGroup = (typeof ANALYTICS_GROUPS)[number];

/** What somebody can look at without buying it. */
export const VIEWED_TYPES = ["product", "training", "shop"] as const;
export type ViewedType = (typeof VIEWED_TYPES)[number];

export const FILE_STATES = ["waiting", "writing", "ready", "failed"] as const;
export type FileState = (typeof FILE_STATES)[number];

export const FIGURES = {
  LONGEST_RANGE_DAYS: 366,
  /** Below it a share says more about chance than about a page. */
  CONVERSION_FROM_VIEWS: 100,
  FEED: 8,
  /** Rows of a split; the rest is "n more". */
  SPLIT_SHOWN: 6,
  SPLIT_MOST: 500,
  LONGEST_SEARCH: 120,
  /** Longer files are written in the background. */
  ROWS_AT_ONCE: 2_000,
  FILE_ROWS_MOST: 1_000_000,
  FILE_HOURS: 72,
  FILES_AT_ONCE: 3,
  FILES_SHOWN: 10,
  CLEARING_DAYS: 60,
} as const;

/** Reads whose answers a sale, a refund or a dispute changes. */
export const FIGURE_READS = [
  "figures.overview",
  "figures.sales",
  "figures.sale",
  "figures.salesReport",
  "figures.earningsReport",
  "figures.discountsReport",
  "figures.affiliatesReport",
  "figures.analytics",
] as const;
