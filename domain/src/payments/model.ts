import { z } from "zod";
import { ITEM_TYPES, LINE_STATUSES, ORDER_STATUSES } from "../orders/constants.ts";
import { OrderId } from "../orders/model.ts";
import { REFUND_STATUSES } from "../refunds/constants.ts";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { FULFIL_OUTCOMES, PAYMENT_STATES, PAYMENTS, PROVIDER_EVENT_TYPES } from "./constants.ts";

/** What the list of orders is narrowed to. */
export const PaymentFilter = z.strictObject({
  /** An order number, an address, the last four digits of a card, or the id of a payment. */
  search: z.string().max(PAYMENTS.LONGEST_SEARCH).optional(),
  state: z.enum(PAYMENT_STATES).optional(),
  from: Instant.optional(),
  /** Before this moment. */
  to: Instant.optional(),
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

const Card = z.object({ brand: z.string(), last4: z.string() });

/** A line of the list of orders. */
export const PaymentLine = z.object({
  id: OrderId,
  number: z.string(),
  /** Shortened for readers who are no admins. */
  email: z.string(),
  /** Whose account it is; absent for guests. */
  buyerId: z.string().nullable(),
  items: z.array(z.string()),
  totalCents: Cents,
  refundedCents: Cents,
  currency: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** The word of the state that matters most: disputed before refunded before paid. */
  state: z.enum(PAYMENT_STATES),
  card: Card.nullable(),
  provider: z.string().nullable(),
  isTest: z.boolean(),
  isFraud: z.boolean(),
  createdAt: Instant,
});
export type PaymentLine = z.infer<typeof PaymentLine>;

const Split = z.object({
  net: Cents,
  /** Below nothing where goodwill of ours was more. */
  commission: z.int(),
  processing: Cents,
  affiliate: Cents,
  platformAffiliate: Cents.optional(),
  collaborators: Cents,
  creator: Cents,
});

export const PaymentItem = z.object({
  id: z.string(),
  itemType: z.enum(ITEM_TYPES),
  itemId: z.string(),
  title: z.string(),
  shopName: z.string(),
  licence: z.object({ code: z.string(), type: z.string() }).nullable(),
  listCents: Cents,
  discountCents: Cents,
  taxCents: Cents,
  paidCents: Cents,
  refundedCents: Cents,
  split: Split,
  status: z.enum(LINE_STATUSES),
});
export type PaymentItem = z.infer<typeof PaymentItem>;

export const PaymentStep = z.object({
  at: Instant,
  what: z.string(),
  detail: z.string(),
  /** The event of the provider it comes from. */
  eventId: z.string().nullable(),
});
export type PaymentStep = z.infer<typeof PaymentStep>;

export const FraudMark = z.object({ reason: z.string(), by: z.string(), at: Instant });

/** One order, with everything that is known of how it was paid. */
export const PaymentDetail = PaymentLine.extend({
  intentId: z.string().nullable(),
  paidAt: Instant.nullable(),
  subtotalCents: Cents,
  discountCents: Cents,
  discountCode: z.string().nullable(),
  taxCents: Cents,
  lines: z.array(PaymentItem),
  /** Oldest first. */
  timeline: z.array(PaymentStep),
  refunds: z.array(z.object({ id: z.string(), status: z.enum(REFUND_STATUSES), amountCents: Cents, at: Instant })),
  fraud: FraudMark.nullable(),
  /** How many of the provider's news about it have not been acted on. */
  waitingEvents: z.int(),
  /** The asking person bought it, or sold something in it: a colleague acts. */
  isOwn: z.boolean(),
  /** What the asking person may do here now. */
  may: z.array(z.enum(["resendReceipt", "fulfilAgain", "markFraud"])),
});
export type PaymentDetail = z.infer<typeof PaymentDetail>;

export const ProviderEventFilter = z.strictObject({
  /** The id of the event or of the payment it is about. */
  search: z.string().max(PAYMENTS.LONGEST_SEARCH).optional(),
  type: z.enum(PROVIDER_EVENT_TYPES).optional(),
  show: z.enum(["all", "waiting"]).optional(),
});
export type ProviderEventFilter = z.infer<typeof ProviderEventFilter>;

export const ProviderEventKey = z.strictObject({ provider: z.string().min(1).max(40), eventId: z.string().min(1).max(120) });

export const ProviderEventLine = z.object({
  provider: z.string(),
  eventId: z.string(),
  type: z.string(),
  /** The payment it is about. */
  objectId: z.string(),
  receivedAt: Instant,
  /** Absent: not acted on yet. */
  processedAt: Instant.nullable(),
  outcome: z.string().nullable(),
});
export type ProviderEventLine = z.infer<typeof ProviderEventLine>;

export const ProviderEventDetail = ProviderEventLine.extend({
  order: z.object({ id: OrderId, number: z.string() }).nullable(),
  /** As it was kept, as formatted JSON; secrets are blacked out. */
  payload: z.string(),
});
export type ProviderEventDetail = z.infer<typeof ProviderEventDetail>;

export const FulfilAnswer = z.object({ outcome: z.enum(FULFIL_OUTCOMES) });
