export const refundListTexts = {
  listFailed: "Failed to load the refunds",
  fileFailed: "Failed to write the file",
  openFailed: "Failed to refund this",
  retryFailed: "Failed to try this again",
  noAccount: "Bought without an account. It can be refunded here once the buyer has logged in with the order's email.",
  stuck: {
    failed: "The card provider refused it three times",
    abandoned: "Nothing has happened for half an hour",
  },
  /** Whose money moved, as the books name the accounts. */
  accounts: {
    provider: "Buyer's card",
    platform_commission: "Our commission",
    tax: "Tax",
    platform_receivable: "Carried by us",
    creator_pending: "Creator's earnings on hold",
    creator_available: "Creator's balance",
    creator_held: "Creator's held earnings",
  } as Readonly<Record<string, string>>,
};
