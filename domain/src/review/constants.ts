import { DRAFT_FIELDS } from "../authoring/constants.ts";
import type { PublishedType } from "../publication/constants.ts";
import { TRAINING_FIELDS } from "../teaching/constants.ts";

export const REVIEW = {
  /** A claim that is not renewed is given up: a reviewer who went away holds nothing up. */
  CLAIM_MINUTES: 5,
  LONGEST_SEARCH: 120,
  /** Reviewers are measured over so many days, and beside as many before. */
  FIGURE_DAYS: 30,
  MOST_REVIEWERS: 50,
  SHOWN_DECISIONS: 20,
  SHOWN_LOOKS: 20,
  /** Of the team, of all kinds together. */
  MOST_SENTENCES: 200,
  /** Why something is no copy: long enough to say something, short enough to be read later. */
  NOT_A_COPY_LEAST: 10,
  NOT_A_COPY_MOST: 500,
} as const;

/** What a comment can be about, by the type of the item: each of them is a place where its creator works. */
export const FIELDS_OF = { product: DRAFT_FIELDS, training: TRAINING_FIELDS } as const satisfies Record<PublishedType, readonly string[]>;
export const REVIEW_FIELDS = [...DRAFT_FIELDS, ...TRAINING_FIELDS] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** What a saved sentence is for: a remark on a field, or why something is rejected. */
export const SENTENCE_KINDS = [...new Set([...DRAFT_FIELDS, ...TRAINING_FIELDS]), "rejection"] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

/** What a submission is to its reviewer. */
export const SUBMISSION_KINDS = ["new", "revision", "resubmitted", "appeal"] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** `published`: by the rule for trusted shops, without a reviewer's decision. */
export const DECISIONS = ["approved", "changes_requested", "rejected", "published"] as const;
export type Decision = (typeof DECISIONS)[number];

export const QUEUE_SORTS = ["waiting"] as const;
export const HISTORY_SORTS = ["decided"] as const;
export const LISTED_SORTS = ["updated", "title"] as const;

/** Reasons why a reader of a submission may not decide it. */
export const OBSTACLES = ["permission", "own", "taken", "first_reviewer"] as const;
export type Obstacle = (typeof OBSTACLES)[number];
