import { dollars } from "../shared/language/formats.ts";

export const orderTexts = {
  loadFailed: "Failed to load your orders",
  changeFailed: "Failed to change this order",
  billingFailed: "We couldn't save your invoice details. Please try again.",
  seatFailed: "Failed to change the seats",
  ordered: "Ordered",
  /** Instead of the step below, for an order of tokens alone. */
  tokensPaid: "Paid, tokens added",
  /** What a timeline says about a step, by what it happened to and where it led; other steps are not told. */
  steps: {
    "order.paid": "Paid, files and licences ready",
    "order.expired": "Expired, not paid",
    "order_line.completed": "Completed",
    "order_line.disputed": "The payment is disputed",
    "order_line.charged_back": "The payment was charged back",
    "order_line.partially_refunded": "A part was given back",
    "order_line.refunded": "Given back",
    "refund.creator_review": "Refund requested",
    "refund.partial_offered": "Partial refund offered",
    "refund.declined": "Refund declined",
    "refund.escalated": "Our team is reviewing the refund",
    "refund.refunded": "Refunded",
    "refund.cancelled": "Refund request withdrawn",
    "refund.closed": "Refund closed",
  } as Readonly<Record<string, string>>,
};

/** What a creator is told. */
export const saleTexts = {
  title: "You made a sale",
  message: (title: string, cents: number) => `${title} was bought for ${dollars(cents)}`,
};

/** Who gave a discount, where it wasn't the creator: all of it, or a part. */
export function coveredText(discountCents: number, lines: readonly { platformPaidCents: number }[]): string | null {
  const paid = lines.reduce((sum, { platformPaidCents }) => sum + platformPaidCents, 0);
  if (paid === 0) return null;
  return paid < discountCents ? `Blenda covers ${dollars(paid)} of this discount.` : "Blenda covers this discount.";
}
