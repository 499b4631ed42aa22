/** Decision B19, in basis points. */
export const COMMISSION_BPS = 1_500;
export const PROCESSING_BPS = 290;
export const PROCESSING_FIXED_CENTS = 30;

/** Decision B13: earnings wait this long, and longer before a creator's first completed payout. */
export const HOLD_DAYS = 14;
export const FIRST_HOLD_DAYS = 30;

/** How far a creator may owe us before we carry the rest (decision B9). */
export const CREATOR_MAY_OWE_CENTS = 5_000;
/** The same for those whose submissions need no reviewer. */
export const TRUSTED_MAY_OWE_CENTS = 50_000;

/** Accounts of the books. Those of people carry the person's id. */
export const LEDGER_KINDS = [
  /** What the card provider holds for us. */
  "provider",
  "platform_commission",
  "platform_processing",
  "tax",
  /** Money a creator owes after a refund that their balance did not cover. */
  "platform_receivable",
  "creator_pending",
  "creator_available",
  "creator_held",
  "affiliate_pending",
  "affiliate_available",
  /** An affiliate's share while a bank decides. */
  "affiliate_held",
  /** Shares that went back after they were paid out, which the affiliate's balance did not cover. */
  "affiliate_receivable",
  /** Collected for a payout: a person's claim until it is paid, and theirs again if it comes back. */
  "creator_in_payout",
  /** The counterpart of what left our balance at the payout provider, fees included. */
  "payout_provider",
  /** Left there, not yet known to have arrived. */
  "payout_transit",
  /** What transfers cost; the platform bears it (decision D24). */
  "payout_fees",
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
