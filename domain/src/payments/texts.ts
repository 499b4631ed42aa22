import type { FulfilOutcome, PaymentState, ProviderEventType } from "./constants.ts";

const states: Record<PaymentState, string> = {
  pending_payment: "Waiting for payment",
  requires_action: "Waiting for approval",
  paid: "Paid",
  failed: "Failed",
  expired: "Expired",
  cancelled: "Cancelled",
  refunded: "Refunded",
  partly_refunded: "Partly refunded",
  disputed: "Disputed",
  test: "Test",
  fraud: "Marked as fraud",
};
const eventTypes: Record<ProviderEventType, string> = {
  payment_succeeded: "Payment succeeded",
  payment_failed: "Payment failed",
  refunded: "Money went back",
  dispute_opened: "Dispute opened",
  dispute_won: "Dispute won",
  dispute_lost: "Dispute lost",
  other: "Something else",
};
/** What asking the provider again came to, for the staff member who asked. */
const outcomes: Record<FulfilOutcome, string> = {
  fulfilled: "We found the payment. The order is now paid and delivered.",
  already: "Nothing to do: the order is paid and delivered.",
  not_paid: "The provider says this isn't paid. Nothing was changed.",
  mismatch: "The amount doesn't match the order. Nothing was delivered, and an alarm was raised.",
  impossible: "An order in this state can't become paid. Nothing was changed.",
  unknown: "The provider has this payment, but it doesn't match any of our orders.",
  heard: "We asked the provider again and booked its answer.",
};

export const paymentTexts = {
  loadFailed: "We couldn't load this list. Please try again.",
  orderFailed: "We couldn't load this order. Please try again.",
  eventFailed: "We couldn't load this event. Please try again.",
  changeFailed: "We couldn't do this. Nothing was changed. Please try again.",
  fileFailed: "We couldn't make this file. Please try again.",
  states,
  eventTypes,
  outcomes,
};

/** What the timeline of an order says. */
export const paymentSteps = {
  created: "Order created",
  licence: (code: string) => `Licence ${code} issued`,
  revoked: (code: string) => `Licence ${code} ended`,
  receipt: "Receipt sent",
  receiptAgain: "Receipt sent again",
  fraud: "Marked as fraud",
  outside: "Money given back at the provider, booked",
  /** By what it happened to and where it led. */
  moved: (entity: string, to: string) =>
    `${{ order: "Order", order_line: "Item", refund: "Refund" }[entity] ?? entity}: ${to.replaceAll("_", " ")}`,
};
