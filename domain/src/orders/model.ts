import { z } from "zod";
import { LICENCE_TYPES } from "../catalogue/constants.ts";
import { Cents } from "../shared/money.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { OrderTax } from "../tax/model.ts";
import { ITEM_TYPES, LINE_STATUSES, ORDER_STATUSES, ORDERS } from "./constants.ts";

export const OrderId = z.string().min(1).max(64);

export const InvoiceDetails = z.strictObject({
  name: plainText(0, 120),
  businessName: plainText(0, 120),
  taxId: plainText(0, 40),
  country: z
    .string()
    .max(2)
    .regex(/^([A-Z]{2})?$/),
});
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;

/** What stands in somebody's settings about paying (decision B30). */
export const Billing = z.object({
  /** What the next orders' invoices say, unless the order says otherwise. */
  details: InvoiceDetails,
  /** The latest, newest first. */
  invoices: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      totalCents: Cents,
      at: Instant,
      /** Its details can still be changed. */
      isOpen: z.boolean(),
    }),
  ),
  plan: z
    .object({
      name: z.string(),
      priceCents: Cents,
      /** The next charge; absent where it ends instead. */
      renewsAt: Instant.nullable(),
      expiresAt: Instant,
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    })
    .nullable(),
});
export type Billing = z.infer<typeof Billing>;

export const LicencePassport = z.object({
  code: z.string(),
  type: z.enum(LICENCE_TYPES),
  seats: z.int(),
  holder: z.string(),
  /** For whom its holder bought it; empty where they named nobody. */
  organisation: z.string(),
  /** Paused: all of its price is being given back, and it covers nothing meanwhile. */
  status: z.enum(["active", "paused", "revoked", "upgraded", "transferred"]),
  issuedAt: Instant,
  revokedAt: Instant.nullable(),
  termsVersion: z.string(),
  /** SHA-256 of each file it covers. */
  fileHashes: z.array(z.object({ name: z.string(), sha256: z.string() })),
});
export type LicencePassport = z.infer<typeof LicencePassport>;

/** Somebody who may use a licence besides its holder, for the holder to see. */
export const Seat = z.object({ id: z.string(), email: z.string(), name: z.string().nullable() });
export type Seat = z.infer<typeof Seat>;

export const Seats = z.object({
  seats: z.array(Seat),
  /** How many people besides the holder there is room for, with every licence they have of it. */
  room: z.int(),
});
export type Seats = z.infer<typeof Seats>;

export const OrganisationName = plainText(0, ORDERS.ORGANISATION_MOST);

export const OrderDownload = z.object({
  fileId: z.string(),
  name: z.string(),
  format: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  url: z.string(),
  downloads: z.int(),
  lastAt: Instant.nullable(),
});

/** What a guest has bought, with links that open it for a while without an account. */
export const GuestDownloads = z.object({
  endsAt: Instant,
  files: z.array(OrderDownload.pick({ fileId: true, name: true, format: true, bytes: true, url: true }).extend({ title: z.string() })),
  /** Trainings are watched in an account only. */
  hasTrainings: z.boolean(),
});
export type GuestDownloads = z.infer<typeof GuestDownloads>;

/** What somebody else's licence lets a person use, or would once they accept. */
export const SharedItem = z.object({
  seatId: z.string(),
  itemId: z.string(),
  title: z.string(),
  shopName: z.string(),
  holder: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  isAccepted: z.boolean(),
  files: z.array(OrderDownload.pick({ fileId: true, name: true, format: true, bytes: true, url: true })),
});
export type SharedItem = z.infer<typeof SharedItem>;

export const OrderLine = z.object({
  id: z.string(),
  itemType: z.enum(ITEM_TYPES),
  itemId: z.string(),
  /** As it was sold. */
  title: z.string(),
  version: z.string().nullable(),
  shopName: z.string(),
  shopSlug: z.string().nullable(),
  creatorId: z.string().nullable(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  listCents: Cents,
  discountCents: Cents,
  /** As much of the discount as came out of our commission, not out of the creator's share (decision D23). */
  platformPaidCents: Cents,
  taxCents: Cents,
  paidCents: Cents,
  refundedCents: Cents,
  status: z.enum(LINE_STATUSES),
  hasAccess: z.boolean(),
  /** It upgraded the licence of an earlier line. */
  isUpgrade: z.boolean(),
  /** The bundle it was bought with, as it was called then. */
  bundle: z.object({ id: z.string(), title: z.string() }).nullable(),
  licence: LicencePassport.nullable(),
  downloads: z.array(OrderDownload),
  /** The version that was bought, where a later one is current: both stay the buyer's. */
  bought: z.object({ number: z.string(), files: z.array(OrderDownload) }).nullable(),
  /** Released since the last download of any version, or without one since it was bought. */
  newerVersion: z.object({ number: z.string(), changes: z.string(), isSinceDownload: z.boolean() }).nullable(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Something a person owns, and the order it was bought with last. */
export const OwnedItem = z.object({ id: z.string(), orderId: OrderId });
export type OwnedItem = z.infer<typeof OwnedItem>;

/** Something a person owns, as their library shows it: once, however often it was bought. */
export const LibraryItem = z.object({
  itemType: z.enum(["product", "training"]),
  itemId: z.string(),
  /** The order it was bought with last. */
  orderId: OrderId,
  title: z.string(),
  shopName: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  /** Released since they last downloaded it; its number. */
  newVersion: z.string().nullable(),
  since: Instant,
});
export type LibraryItem = z.infer<typeof LibraryItem>;

export const OrderSummary = z.object({
  id: OrderId,
  /** What people say on the phone. */
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  display: z.string(),
  isTest: z.boolean(),
  totalCents: Cents,
  createdAt: Instant,
  paidAt: Instant.nullable(),
  lines: z.array(z.object({ id: z.string(), title: z.string(), posterUrl: z.string().nullable(), stageHue: z.int().nullable() })),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderPage = OrderSummary.omit({ lines: true }).extend({
  email: z.string(),
  currency: z.string(),
  subtotalCents: Cents,
  discountCents: Cents,
  taxCents: Cents,
  /** `null` where none was collected when it was ordered. */
  tax: OrderTax.nullable(),
  refundedCents: Cents,
  discountCode: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  invoice: InvoiceDetails,
  isInvoiceOpen: z.boolean(),
  lines: z.array(OrderLine),
  /** Everything of it with one press; `null` where there is only one file, or too much for one archive. */
  archive: z.object({ url: z.string(), bytes: z.int() }).nullable(),
  timeline: z.array(z.object({ at: Instant, what: z.string() })),
});
export type OrderPage = z.infer<typeof OrderPage>;
