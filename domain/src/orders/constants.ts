/** Decision B4. */
export const ORDER_STATUSES = ["pending_payment", "requires_action", "paid", "failed", "expired", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const LINE_STATUSES = [
  "pending",
  "fulfilled",
  "completed",
  "refund_requested",
  "partially_refunded",
  "refunded",
  "disputed",
  "charged_back",
  "revoked",
] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

export const ITEM_TYPES = ["product", "training", "token_pack", "plan"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const ORDERS = {
  PAGE: 20,
  LIBRARY_PAGE: 24,
  LONGEST_SEARCH: 100,
  INVOICE_EDIT_DAYS: 30,
  TEST_KEPT_DAYS: 7,
  LINK_HOURS: 72,
} as const;

/** `XXXX-XXXX-XXXX-XXXX`, without letters and digits that look alike. */
export const LICENCE_CODE = /^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/;
