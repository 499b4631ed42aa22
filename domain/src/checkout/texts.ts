import type { QuoteWarning } from "./constants.ts";

export const checkoutTexts = {
  quoteFailed: "Failed to calculate the price",
  startFailed: "Failed to start the checkout",
  payFailed: "Failed to take the payment. You haven't been charged.",
  upgradeFailed: "Failed to upgrade this licence. You haven't been charged.",
  /** The line of an order, and what the receipt says. */
  upgradeLine: (title: string, licence: string) => `${title} (upgrade to ${licence})`,
  filesFailed: "Failed to load your files",
  declined: "Your card was declined. Try another one.",
  insufficient: "Your card doesn't have enough funds. Try another one.",
  denied: "You didn't approve the payment. You haven't been charged.",
  cardUnknown: "This isn't one of the test cards",
  cardExpired: "This card has expired",
  cardCode: "The security code has three or four digits",
};

/** What a line of a quote has to say. */
export const quoteWarningTexts: Record<QuoteWarning, string> = {
  price_changed: "The price has changed since you added this",
  already_owned: "You already own this. Buy again?",
  unavailable: "This is no longer for sale",
  own_product: "This one's yours. Use the test checkout to try it.",
};
