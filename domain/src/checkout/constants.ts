/** Decision B5. */
export const CHECKOUT = {
  QUOTE_MINUTES: 15,
  MOST_LINES: 50,
  /** In characters, signed: so many lines, and room. */
  LONGEST_QUOTE: 20_000,
  MOST_TOTAL_CENTS: 500_000,
  /** An order that nobody pays is given up after this. */
  PENDING_MINUTES: 30,
  /** How long a use of a code is kept for somebody who is asked by their bank. */
  RESERVED_MINUTES: 5,
  /** So many from one network address at once, of codes whose uses are counted. */
  RESERVED_MOST: 3,
  /** Tries to open an order with a wrong secret, per network address, then a pause. */
  WRONG_SECRETS_PER_HOUR: 20,
  /** Declined cards, then a pause (trust P11). */
  DECLINES_PER_HOUR: 5,
  SWEEP_EVERY_MINUTES: 5,
} as const;

export const CURRENCY = "USD";

export const QUOTE_WARNINGS = [
  "price_changed",
  "already_owned",
  "unavailable",
  "own_product",
  "bundle_incomplete",
  "bundle_owned",
] as const;
export type QuoteWarning = (typeof QUOTE_WARNINGS)[number];

/** Cards of the built-in test provider (spec 2 §9, decision B29). Numbers as card makers reserve them for tests. */
export const TEST_CARDS = [
  { name: "visa", number: "4242424242424242", does: "succeeds" },
  { name: "visa debit", number: "4000056655665556", does: "succeeds" },
  { name: "mastercard", number: "5555555555554444", does: "succeeds" },
  { name: "amex", number: "378282246310005", does: "succeeds" },
  { name: "declined", number: "4000000000000002", does: "is declined" },
  { name: "insufficient funds", number: "4000000000009995", does: "is declined: insufficient funds" },
  { name: "3-D Secure", number: "4000002500003155", does: "asks you to approve" },
  { name: "slow", number: "4000000000000077", does: "succeeds, the event arrives 20 s later" },
  { name: "lost event", number: "4000000000000093", does: "succeeds, no event arrives" },
  { name: "duplicate event", number: "4000000000000101", does: "succeeds, the event arrives twice" },
  { name: "dispute", number: "4000000000000259", does: "succeeds, is disputed 10 s later" },
] as const;
export type TestCardName = (typeof TEST_CARDS)[number]["name"];
