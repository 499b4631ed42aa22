import { failure } from "../shared/failure.ts";

export const paymentFailures = {
  PAYMENTS_NOT_FOUND: failure(404, "This order doesn't exist. A test order is removed after seven days."),
  PAYMENTS_EVENT_NOT_FOUND: failure(404, "This event doesn't exist."),
  /** Thrown for an order that is not paid, and for a test: neither has a receipt. */
  PAYMENTS_NO_RECEIPT: failure(409, "This order has no receipt. Only paid orders have one, and tests never do."),
  PAYMENTS_RECEIPT_LIMIT: failure(429, "This receipt was sent three times today. Try again tomorrow."),
  PAYMENTS_NOTHING_TO_ASK: failure(409, "The provider has no payment for this order, so there's nothing to ask."),
  PAYMENTS_PROVIDER_DOWN: failure(503, "The card provider didn't answer. Nothing was changed. Please try again."),
};
