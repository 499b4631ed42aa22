/** So often one order's receipt leaves again, ever. */
const MOST_RECEIPTS = 50;

/** The keys of an order's receipts: of the one that left by itself, and of those that were sent again. */
export const receiptKeys = (orderId: string): string[] => [
  `receipt-${orderId}`,
  ...Array.from({ length: MOST_RECEIPTS }, (_, n) => `receipt-${orderId}-again-${n + 1}`),
];
