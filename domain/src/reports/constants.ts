/** Decision B23. */
export const REPORT_TARGETS = ["product", "training", "post", "comment", "user", "shop", "message", "review"] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

export const REPORT_REASONS = [
  "copyright",
  "stolen_asset",
  "misleading",
  "malware",
  "spam",
  "harassment",
  "nsfw",
  "illegal",
  "ai_undisclosed",
  "price_abuse",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `pending` counts as new (spec 2 §4). */
export const CASE_STATUSES = ["pending", "in_review", "actioned", "dismissed", "appealed"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];
/** Cases that still need work. */
export const OPEN_STATUSES = ["pending", "in_review", "appealed"] as const satisfies readonly CaseStatus[];

/** The most urgent last, so that they compare. */
export const CASE_PRIORITIES = ["low", "normal", "high", "urgent"] as const;
export type CasePriority = (typeof CASE_PRIORITIES)[number];

/** The way something reported is seen: by everybody, by its author only, by nobody; `gone`: its author deleted it. */
export const REPORTED_STATES = ["visible", "hidden", "removed", "gone"] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];
/** What staff can make of it. */
export type SettableState = Exclude<ReportedState, "gone">;

/** What staff decide, in the order of the keys 1 to 5. Which of them a case offers is in `decisionsFor`. */
export const CASE_DECISIONS = ["no_violation", "ask_author", "warn", "remove", "remove_and_suspend"] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

export const APPEAL_KINDS = ["appeal", "counter_notice"] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

/** Lists of cases for staff. `new` is whatever is open and not appealed. */
export const CASE_LISTS = ["new", "mine", "appeals", "decided"] as const;
export type CaseList = (typeof CASE_LISTS)[number];
export const CASE_SORTS = ["urgency", "decided"] as const;

/** Reasons why a reader of a case may not decide it. */
export const CASE_OBSTACLES = ["permission", "own", "taken", "first_reviewer", "decided"] as const;
export type CaseObstacle = (typeof CASE_OBSTACLES)[number];

export const REPORTS = {
  DETAIL_MOST: 2_500,
  MOST_LINKS: 5,
  LINK_MOST: 500,
  MOST_PICTURES: 5,
  PICTURE_BYTES: 10 * 1024 * 1024,
  /** Reports one person may send in a day. */
  PER_DAY: 20,
  /** Within which a report is looked at for the first time. */
  LOOK_HOURS: 24,
  /** So many different people, each with an account older than that, hide it without waiting for us. */
  HIDE_AT: 3,
  HIDE_ACCOUNT_DAYS: 7,
  /** Only then does an edit of its author bring it back. */
  COOL_DOWN_MINUTES: 10,
  ANSWER_HOURS: 48,
  APPEAL_DAYS: 30,
  /** Working days. */
  COUNTER_NOTICE_DAYS: 10,
  UNDO_SECONDS: 10,
  /** New: within the last day (spec 2 §7). */
  NEW_HOURS: 24,
  WARNINGS_MOST: 3,
  /** A warning counts for so long. */
  WARNING_DAYS: 365,
  REASON_LEAST: 5,
  REASON_MOST: 1_000,
  WORDS_MOST: 600,
  APPEAL_LEAST: 20,
  NAME_MOST: 120,
  ADDRESS_MOST: 300,
  WORK_LEAST: 10,
  /** The most that is kept of the words reported, and of what stood around them. */
  SNAPSHOT_MOST: 4_000,
  AROUND_MOST: 6,
  SHOWN_REPORTS: 50,
  SHOWN_DECISIONS: 20,
  FIGURE_DAYS: 30,
  PAGE: 20,
  MOST_COLLEAGUES: 50,
} as const;
