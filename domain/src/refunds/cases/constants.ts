/** Decision B10. */
export const CASE_OPENERS = ["buyer", "creator", "system"] as const;
export type CaseOpener = (typeof CASE_OPENERS)[number];

export const CASE_SIDES = ["buyer", "creator"] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

/** How a case ends: by our decision, by time, or because there is nothing left to decide. */
export const CASE_OUTCOMES = ["refunded", "refunded_in_part", "declined", "ran_out", "withdrawn", "bank_returned"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

export const CASE_PRIORITIES = ["low", "normal", "high", "urgent"] as const;
export type CasePriority = (typeof CASE_PRIORITIES)[number];

/** The lists staff work through. */
export const CASE_SHOWN = ["open", "mine", "second", "closed"] as const;
export type CaseShown = (typeof CASE_SHOWN)[number];

export const CASE_SORTS = ["priority", "due", "amount", "closed"] as const;

export const RULINGS = ["staffApprove", "staffDecline"] as const;
export type Ruling = (typeof RULINGS)[number];

export const CASES = {
  /** In UTC; Saturdays and Sundays do not count. */
  DUE_BUSINESS_DAYS: 5,
  ANSWER_HOURS: 48,
  /** From here on an amount weighs, and weighs more. */
  LARGE_CENTS: [5_000, 20_000],
  /** Refunds of the same buyer or cases of the same creator in ninety days, from which on they weigh. */
  REPEATS: [1, 3],
  REPEAT_DAYS: 90,
  GOODWILL_MOST_CENTS: 5_000,
  GOODWILL_LEAST_CENTS: 100,
  GOODWILL_DAYS: 180,
  NOTE_MOST: 2_000,
  QUESTION_LEAST: 10,
  QUESTION_MOST: 1_000,
  ANSWER_MOST: 2_000,
  WARNING_LEAST: 10,
  WARNING_MOST: 1_000,
  REASON_LEAST: 3,
  REASON_MOST: 500,
  WORDS_MOST: 2_000,
  /** What is shown of each kind of evidence. */
  SHOWN_MOST: 50,
  EARLIER_MOST: 10,
} as const;
