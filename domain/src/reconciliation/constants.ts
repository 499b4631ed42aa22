/** Decision B15, the gravest first: what comes back after it was paid must never read as settled. */
export const ROW_STATES = [
  "returned_after_paid",
  "duplicate",
  "missing_in_ledger",
  "missing_at_provider",
  "amount_mismatch",
  "stale",
  "matched",
] as const;
export type RowState = (typeof ROW_STATES)[number];

/** How a payout and lines of a statement found each other; `none`: they did not. */
export const MATCHED_BY = ["external_id", "amount_recipient", "manual", "correction", "none"] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

export const LINE_KINDS = ["transfer", "fee", "refund", "deposit"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Fixes staff can choose for an open row. `correct` needs a second person. */
export const FIXES = ["mark_returned", "mark_paid", "ask", "link", "correct", "ignore"] as const;
export type Fix = (typeof FIXES)[number];

export const ROW_LISTS = ["open", "matched", "all"] as const;
export type RowList = (typeof ROW_LISTS)[number];
export const ROW_SORTS = ["difference", "day"] as const;

/** `waiting`: the provider did not give its statement, so nothing was compared. */
export const RUN_STATES = ["done", "waiting"] as const;
export type RunState = (typeof RUN_STATES)[number];

export const CORRECTION_STATES = ["proposed", "approved", "declined"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const GAPLESS = ["gapless", "gap", "unknown"] as const;
export type Gapless = (typeof GAPLESS)[number];

export const RECONCILIATION = {
  /** Without an id, amounts and recipients are compared within so many days. */
  MATCH_DAYS: 3,
  /** So long a provider may work on a transfer (decision B15). */
  STALE_BUSINESS_DAYS: 3,
  /** So long a line takes until it stands on a statement. */
  POSTING_HOURS: 24,
  /** Money comes back weeks later: payouts of so many days before a period are compared with its lines. */
  LOOK_BACK_DAYS: 60,
  LONGEST_PERIOD_DAYS: 92,
  CSV_MOST_CHARS: 5 * 1024 * 1024,
  /** What one call carries of it. */
  CSV_PIECE_CHARS: 90_000,
  CSV_MOST_LINES: 50_000,
  /** So many faults of a file are named. */
  FAULTS_SHOWN: 20,
  NOTE_LEAST: 3,
  NOTE_MOST: 500,
  /** A correction is for cents that fees and rates make, not for payouts. */
  CORRECTION_MOST_CENTS: 100_000,
  RUNS_SHOWN: 20,
  HISTORY_MOST: 100,
  CANDIDATES: 50,
  FILE_ROWS: 20_000,
} as const;
