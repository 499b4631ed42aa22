/** Spec 1 §3: three digits 100-999, then three capital letters. */
export const AFFILIATE_ID = /^[1-9]\d{2}[A-Z]{3}$/;

/** What an affiliate calls a place they share a link in. */
export const SUB_ID = /^[a-z0-9-]{1,40}$/;

/** Spec 2 §3, letter for letter. */
export const TRACKING_NOTE = "client_tracked";

/** Whose programme pays: Blenda's own, out of its commission, or the creator's, out of what their sale leaves (decision B18). */
export const PROGRAMMES = ["platform", "creator"] as const;
export type ProgrammeKind = (typeof PROGRAMMES)[number];

/** Shares in basis points of what a sale leaves. */
export const SHARE = { PLATFORM_BPS: 500, LEAST_BPS: 100, DEFAULT_BPS: 2_000, MOST_BPS: 7_500 } as const;

/** Why an order brings nothing, in the words of `texts.ts`. */
export const VOID_REASONS = ["self", "own_item", "same_card", "same_device", "refunded", "charged_back", "staff"] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** One state for the record and for what came before it: `created` asks to join, `invited` was asked. */
export const AFFILIATE_STATES = ["created", "ignored", "invited", "active", "paused", "ended"] as const;
export type AffiliateState = (typeof AFFILIATE_STATES)[number];

/** A creator's programme: who asks to join is apart from everybody else. */
export const PEOPLE_LISTS = ["people", "requests"] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

export const COMMISSION_STATES = ["pending", "review", "approved", "in_payout", "paid", "void", "reversed"] as const;
export type CommissionState = (typeof COMMISSION_STATES)[number];

/** The version of the terms somebody accepts by joining. */
export const AFFILIATE_TERMS_VERSION = "2026-11";

export const AFFILIATES = {
  PAGE: 25,
  /** Links, items and days of the dashboard, each. */
  FIGURES_MOST: 100,
  /** Fridays of a forecast: no hold is longer. */
  FORECAST_MOST: 30,
  /** One creator's programme. */
  MOST_PEOPLE: 500,
  MOST_ITEMS: 200,
  NOTE_LEAST: 10,
  NOTE_MOST: 300,
  /** What our team tells an affiliate about a decision. */
  REASON_LEAST: 5,
  REASON_MOST: 300,
  URL_MOST: 500,
  /** What a creator writes to all their affiliates at once. */
  MESSAGE_LEAST: 10,
  MESSAGE_MOST: 2_000,
  MESSAGES_A_DAY: 3,
  /** What is worth sharing is looked for among the newest: a large catalogue costs no more than a small one. */
  PROMOTED: 8,
  PROMOTED_AMONG: 200,
  /** Codes an affiliate chooses from. */
  CODES_MOST: 100,
  /** Clicks are kept for figures, not for ever. */
  CLICKS_KEPT_DAYS: 396,
  /** A browser keeps this many clicks: one that came too late must not hide the one before it. */
  CLICKS_CARRIED: 3,
  /** Nobody's link is clicked more often by one network address in a day. */
  CLICKS_PER_ADDRESS: 60,
  /** So many orders void for the affiliate's own card or device in 30 days, and what comes next is looked at first. */
  OWN_ORDERS_TO_REVIEW: 3,
  /** So many orders of one buyer through one affiliate in a day, likewise. */
  SAME_BUYER_TO_REVIEW: 3,
} as const;

/** What the dashboard adds up. */
export const AFFILIATE_RANGES = ["30", "90", "all"] as const;
export type AffiliateRange = (typeof AFFILIATE_RANGES)[number];
