import { z } from "zod";
import { LICENCE_TYPES, type LicenceType } from "../catalogue/constants.ts";
import { PUBLISHED_TYPES } from "../publication/constants.ts";
import { Cents } from "../shared/money.ts";
import { plainText } from "../shared/text.ts";
import { Instant, PlannedInstant } from "../shared/time.ts";
import { DISCOUNT, DISCOUNT_SOURCES, DISCOUNT_STATES, DISCOUNT_TYPES, type DiscountRefusal, type DiscountSource } from "./constants.ts";

export const DiscountId = z.string().min(1).max(64);

const ids = z.array(z.string().min(1).max(100)).max(DISCOUNT.SCOPE_MOST).default([]);

/** What a code is for. Of things, categories and licences each empty list means all of them. */
export const DiscountScope = z.strictObject({
  productIds: ids,
  trainingIds: ids,
  categoryIds: ids,
  licenceTypes: z.array(z.enum(LICENCE_TYPES)).max(LICENCE_TYPES.length).default([]),
});
export type DiscountScope = z.infer<typeof DiscountScope>;

/** As it is typed: any case, spaces around it. */
export const DiscountCode = z
  .string()
  .max(100)
  .trim()
  .toUpperCase()
  .regex(DISCOUNT.CODE, `must be ${DISCOUNT.CODE_LEAST} to ${DISCOUNT.CODE_MOST} letters, digits, - and _`);

/** One of a creator's published items, as a scope may name it. */
export const ScopeItem = z.object({ itemType: z.enum(PUBLISHED_TYPES), itemId: z.string(), title: z.string() });
export type ScopeItem = z.infer<typeof ScopeItem>;

/** One price of theirs that a scope is for. `licence: null`: courses have none. */
export const ScopeExample = ScopeItem.extend({
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  licence: z.enum(LICENCE_TYPES).nullable(),
  priceCents: Cents,
});
export type ScopeExample = z.infer<typeof ScopeExample>;

const few = z.array(z.string().min(1).max(100)).max(DISCOUNT.EXAMPLE_OF).default([]);

/** The beginning of a scope: a question travels in the address, and that has an end. */
export const ExampleScope = DiscountScope.extend({ productIds: few, trainingIds: few, categoryIds: few });
export type ExampleScope = z.infer<typeof ExampleScope>;

/** What may still change after the first use. */
const limits = {
  scope: DiscountScope.prefault({}),
  minSubtotalCents: Cents.max(DISCOUNT.FIXED_MOST_CENTS).default(0),
  minItems: z.int().min(0).max(DISCOUNT.ITEMS_MOST).default(0),
  /** `null`: as often as anybody likes. */
  maxUses: z.int().min(1).max(DISCOUNT.USES_MOST).nullable().default(null),
  perCustomerLimit: z.int().min(1).max(DISCOUNT.PER_CUSTOMER_MOST).default(1),
  isForNewBuyers: z.boolean().default(false),
  startsAt: PlannedInstant,
  endsAt: PlannedInstant.nullable().default(null),
};

/** A code as its maker writes it. `value` is percent or cents, by its type. */
export const DiscountDraft = z.strictObject({
  code: DiscountCode,
  type: z.enum(DISCOUNT_TYPES),
  value: z.int().min(1).max(DISCOUNT.FIXED_MOST_CENTS),
  ...limits,
});
export type DiscountDraft = z.infer<typeof DiscountDraft>;

/** A creator's code: it may be one of their affiliates', who then brought whoever uses it. */
export const CouponDraft = DiscountDraft.extend({ affiliateId: z.string().min(1).max(100).nullable().default(null) });
export type CouponDraft = z.infer<typeof CouponDraft>;

/** What of it people read: the names of what its scope lists, in the order of the lists. */
const ScopeNames = z.object({
  products: z.array(z.object({ id: z.string(), title: z.string() })),
  trainings: z.array(z.object({ id: z.string(), title: z.string() })),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const Coupon = z.object({
  id: DiscountId,
  code: z.string(),
  type: z.enum(DISCOUNT_TYPES),
  value: z.int(),
  scope: DiscountScope,
  names: ScopeNames,
  minSubtotalCents: Cents,
  minItems: z.int(),
  maxUses: z.int().nullable(),
  perCustomerLimit: z.int(),
  isForNewBuyers: z.boolean(),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  isEnabled: z.boolean(),
  state: z.enum(DISCOUNT_STATES),
  /** Uses that count now, those kept for a payment under way included. */
  timesUsed: z.int(),
  /** Code, value and type are fixed after the first use, also one that was given back. */
  isFixed: z.boolean(),
  /** Of paid orders: what it took off, and what was paid for the lines it touched. */
  givenCents: z.int(),
  revenueCents: z.int(),
  /** The affiliate it is locked to. While they aren't in the programme, nobody can use it. */
  affiliate: z.object({ id: z.string(), ref: z.string(), isActive: z.boolean() }).nullable(),
  createdAt: Instant,
});
export type Coupon = z.infer<typeof Coupon>;

/** A code of ours, seen by staff. */
export const PlatformDiscount = Coupon.extend({
  source: z.enum(DISCOUNT_SOURCES),
  /** Why it is given, for the team. */
  note: z.string(),
  createdBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  approvedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** It is larger than one person may decide, and nobody has approved it yet. */
  isWaiting: z.boolean(),
  /** Whether whoever asks may approve it: staff who may change discounts, but not who wrote it. */
  canApprove: z.boolean(),
  /** What of it our commission paid. */
  platformPaidCents: z.int(),
  /** Creators may agree to give what it takes off beyond our commission; so many do. */
  asksCreators: z.boolean(),
  agreed: z.int(),
});
export type PlatformDiscount = z.infer<typeof PlatformDiscount>;

export const PlatformNote = plainText(0, 300);

/** What a code of ours is besides what every code is. */
export const platformFields = { note: PlatformNote.default(""), asksCreators: z.boolean().default(false) };

/** A code of ours as a creator reads it who is asked to give what it takes off beyond our commission. */
export const CodeOffer = z.object({
  id: DiscountId,
  code: z.string(),
  type: z.enum(DISCOUNT_TYPES),
  value: z.int(),
  scope: DiscountScope,
  startsAt: Instant,
  endsAt: Instant.nullable(),
  /** Which of its terms these are: changed ones are agreed to anew. */
  terms: z.int(),
  agreedAt: Instant.nullable(),
  /** What it ever took off one's own items beyond our commission. */
  givenCents: z.int(),
});
export type CodeOffer = z.infer<typeof CodeOffer>;

/** One order that used a code. Buyers are not named to creators. */
export const DiscountUse = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  at: Instant,
  offCents: z.int(),
  /** For the lines it touched, without tax. */
  paidCents: z.int(),
  status: z.enum(["paying", "paid", "returned"]),
});
export type DiscountUse = z.infer<typeof DiscountUse>;

/** A discount as far as its arithmetic goes (decision B6). */
export interface Discount {
  /** A creator's touches that creator's lines only; the platform's touches all. */
  ownerId: string | null;
  source?: DiscountSource;
  /** Creators who give what it takes off beyond our commission; of ours alone. */
  agreedBy?: readonly string[];
  type: "percent" | "fixed";
  /** Percent, or cents. */
  value: number;
  scope: {
    productIds: readonly string[];
    trainingIds: readonly string[];
    categoryIds: readonly string[];
    licenceTypes: readonly LicenceType[];
  };
  minSubtotalCents: number;
  minItems: number;
  startsAt: string;
  endsAt: string | null;
  isEnabled: boolean;
  maxUses: number | null;
  timesUsed: number;
  perCustomerLimit: number;
  isForNewBuyers: boolean;
}

export interface DiscountableLine {
  key: string;
  itemType: "product" | "training" | "bundle" | "token_pack" | "plan";
  itemId: string;
  categoryId: string | null;
  creatorId: string | null;
  licence: LicenceType | null;
  priceCents: number;
  /** What a running sale already takes off; one discount per line, the larger wins. */
  saleOffCents: number;
}

export interface Buyer {
  id: string | null;
  usesOfThis: number;
  hasBought: boolean;
}

/** What a code takes off each line, in a sale's stead or, where it says so, beside it. */
export type DiscountShares =
  | { off: ReadonlyMap<string, number>; totalOff: number; isBesideSales?: true }
  | { refusal: DiscountRefusal; missingCents: number };
