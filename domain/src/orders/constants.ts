import type { LicenceType } from "../catalogue/constants.ts";

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

/** What is bought and neither given back nor taken back. In this order: the index of open lines is written with it. */
export const OWNED_STATUSES = [
  "fulfilled",
  "completed",
  "refund_requested",
  "partially_refunded",
  "disputed",
] as const satisfies readonly LineStatus[];

export const ITEM_TYPES = ["product", "training", "token_pack", "plan"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Made by a creator, with files or lessons, and kept in the library. All else is tokens, which we sell ourselves. */
export const THING_TYPES = ["product", "training"] as const satisfies readonly ItemType[];
export type ThingType = (typeof THING_TYPES)[number];

/** Decision B8. */
export const LICENCE_STATUSES = ["active", "revoked", "upgraded", "transferred"] as const;
export type LicenceStatus = (typeof LICENCE_STATUSES)[number];

/** Each allows what those before it do, and more. Others are of another kind, and no step of it. */
export const LICENCE_LADDER = ["personal", "commercial", "studio", "extended"] as const satisfies readonly LicenceType[];
/** The holder is one of them. */
export const STUDIO_SEATS = 10;

export const ORDERS = {
  PAGE: 20,
  LIBRARY_PAGE: 24,
  LONGEST_SEARCH: 100,
  INVOICE_EDIT_DAYS: 30,
  INVOICES_SHOWN: 12,
  TEST_KEPT_DAYS: 7,
  LINK_HOURS: 72,
  ORGANISATION_MOST: 120,
  /** All files of an order in one archive; what is larger is downloaded one by one. */
  ARCHIVE_MOST_BYTES: 3_900_000_000,
} as const;

/** `XXXX-XXXX-XXXX-XXXX`, without letters and digits that look alike: licences have one, and certificates. */
export const READABLE_CODE = /^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/;
