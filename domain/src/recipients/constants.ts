/** How an account is named in the world of banks; `email`: the provider asks its holder for the rest. */
export const RECIPIENT_TYPES = ["iban", "aba", "sort_code", "swift", "email"] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

export const HOLDER_TYPES = ["person", "business"] as const;
export type HolderType = (typeof HOLDER_TYPES)[number];

/** Decision B14. `incomplete` is for accounts the provider wants to know more about; nothing of ours makes one so far. */
export const RECIPIENT_STATUSES = ["incomplete", "pending_verification", "active", "needs_attention", "disabled"] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** Reasons why a person cannot be paid now, as payouts say them. */
export const RECIPIENT_OBSTACLES = ["no_recipient", "recipient_cooldown", "recipient_unverified", "recipient_attention"] as const;
export type RecipientObstacle = (typeof RECIPIENT_OBSTACLES)[number];

/** What our team can decide about one. */
export const RECIPIENT_DECISIONS = ["approve", "attention", "disable"] as const;
export type RecipientDecision = (typeof RECIPIENT_DECISIONS)[number];

export const RECIPIENT_SORTS = ["changed", "created"] as const;

/** What of an account is sealed, by the names the provider's adapter reads. */
export const RECIPIENT_FIELDS = [
  "iban",
  "routingNumber",
  "sortCode",
  "bic",
  "accountNumber",
  "accountType",
  "email",
  "addressLine",
  "city",
  "postCode",
] as const;
export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

export const ACCOUNT_TYPES = ["checking", "savings"] as const;

/** What people can be paid in. The first few are the usual ones; the rest stands by its name. */
export const RECIPIENT_CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CNY",
  "CZK",
  "DKK",
  "HKD",
  "HUF",
  "IDR",
  "ILS",
  "INR",
  "JPY",
  "KRW",
  "MXN",
  "MYR",
  "NOK",
  "NZD",
  "PHP",
  "PLN",
  "RON",
  "SEK",
  "SGD",
  "THB",
  "TRY",
  "UAH",
  "VND",
  "ZAR",
] as const;
export type RecipientCurrency = (typeof RECIPIENT_CURRENCIES)[number];

export const RECIPIENTS = {
  /** Decision B14: nothing is paid to an account for so long after a change. */
  PAUSE_HOURS: 72,
  /** A person who moved their account to another address lately is told at the former one too. */
  FORMER_ADDRESS_DAYS: 7,
  HOLDER_LEAST: 2,
  HOLDER_MOST: 100,
  FIELD_MOST: 140,
  REASON_LEAST: 10,
  REASON_MOST: 500,
  LONGEST_SEARCH: 120,
  CHECK_BUSINESS_DAYS: 2,
  REVEALS_PER_HOUR: 20,
} as const;

interface ChangedAccount {
  /** As much as is ever shown of it: `accountName`. */
  account: string;
  /** Until when nothing is paid there. */
  until: string | null;
  isChecked: boolean;
}

/** News for a person about where they are paid. Of an account never more than its end. */
export type RecipientNews =
  | ({ kind: "added" | "changed" | "chosen" } & ChangedAccount)
  | { kind: "removed" | "verified"; account: string }
  | { kind: "attention" | "disabled"; account: string; reason: string };
