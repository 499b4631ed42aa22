import type { CleanupStep, FindingKind } from "./constants.ts";

const kinds: Record<FindingKind, { name: string; about: string }> = {
  intent_pending: { name: "Payments never made", about: "Payments that have been waiting for a card for more than 24 hours." },
  test_record: { name: "Test ids in live records", about: "Live orders with a payment from another provider." },
  event_stuck: { name: "Stuck events", about: "Provider events nobody has handled for more than an hour." },
  refund_unknown: { name: "Unknown refunds", about: "Refunds the provider made that aren't in our books." },
  customer_lost: { name: "Customers without a user", about: "Provider customers whose Blenda account is gone or never existed." },
  customer_double: { name: "Duplicate customers", about: "More than one provider customer for the same email." },
  account_lost: { name: "Connected accounts", about: "Provider accounts without a creator on Blenda." },
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
    live: "With a live key, we only repair our own books.",
    paid: "Paid and refunded payments are never touched.",
    gone: "Settled in the meantime.",
    noOrder: "It doesn't match any of our orders.",
    notPaid: "Its order isn't paid here. Check the order again in Payments first.",
    record: "Orders are never rewritten. Look at it by hand.",
  },
  /** Why a kind has nothing, where it never can. */
  none: {
    account_lost: "We create no connected accounts, so there are none to check.",
    customers: "The test provider keeps no customers.",
  },
};
