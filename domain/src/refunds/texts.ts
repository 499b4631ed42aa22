import type { RefundReason } from "./constants.ts";

export const refundTexts = {
  loadFailed: "Failed to load this refund",
  requestFailed: "Failed to ask for this refund",
  decideFailed: "Failed to decide this refund",
  requested: "We asked the creator. You hear from us within 3 business days.",
  automatic: "Your refund is on its way.",
};

export const refundReasonTexts: Record<RefundReason, string> = {
  accidental: "I bought it by accident",
  not_as_described: "It is not as described",
  faulty: "A file does not work",
  missing_files: "Files are missing",
  duplicate: "I bought it twice",
  fraud: "I did not make this purchase",
  other: "Something else",
};
