import type { CleanupStep, FindingKind } from "./constants.ts";

const kinds: Record<FindingKind, { name: string; about: string }> = {
  intent_pending: { name: "Payments never made", about: "Payments at the provider that have waited for a card for more than 24 hours." },
  test_record: { name: "Test ids in live records", about: "Orders that count as real and name a payment of another provider." },
  event_stuck: { name: "Stuck events", about: "News of the provider that nobody has acted on for more than an hour." },
  refund_unknown: { name: "Unknown refunds", about: "Money the provider says went back, and our books don't know." },
  customer_lost: { name: "Customers without a user", about: "Customers at the provider whose account here is gone or never was." },
  customer_double: { name: "Duplicate customers", about: "More than one customer at the provider for the same address." },
  account_lost: { name: "Connected accounts", about: "Accounts at the provider without a creator here." },
};
const steps: Record<CleanupStep, string> = {
  cancel_intent: "Cancel this payment at the provider",
  apply_event: "Ask the provider and apply what it says",
  book_refund: "Book this refund",
  remove_customer: "Remove this customer at the provider",
  leave: "Leave as it is",
};

export const cleanupTexts = {
  scanFailed: "We couldn't finish the scan. Nothing was changed. Please try again.",
  loadFailed: "We couldn't load the report. Please try again.",
  runFailed: "The run stopped early. What was done is in the report. Please scan again.",
  fileFailed: "We couldn't make this file. Please try again.",
  kinds,
  steps,
  /** Why nothing is done. */
  leave: {
    live: "With a live key only our own books are repaired.",
    paid: "Paid and refunded payments are never touched.",
    gone: "Settled meanwhile.",
    noOrder: "No order of ours belongs to it.",
    notPaid: "Its order isn't paid here. Ask for the order again in Payments first.",
    record: "Orders are never rewritten. Look at it by hand.",
  },
  /** Why a kind has nothing, where it never can. */
  none: {
    account_lost: "We create no connected accounts, so there are none to check.",
    customers: "The test provider keeps no customers.",
  },
};
