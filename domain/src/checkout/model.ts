import { z } from "zod";
import { AFFILIATE_ID } from "../affiliates/constants.ts";
import { CartLine } from "../cart/model.ts";
import { LICENCE_TYPES } from "../catalogue/constants.ts";
import { ConsentProof } from "../consent/model.ts";
import { DISCOUNT_REFUSALS } from "../discounts/constants.ts";
import { Cents } from "../shared/money.ts";
import { SalePrice } from "../shared/sale.ts";
import { Instant } from "../shared/time.ts";
import { TaxTerms } from "../tax/model.ts";
import { VISIT_NOTE } from "../tracking/constants.ts";
import { SessionId } from "../tracking/model.ts";
import { QUOTE_WARNINGS } from "./constants.ts";

/** A line as the buyer saw it: the price is only compared, never believed. */
export const WantedLine = CartLine.extend({ expectedCents: Cents.optional() });
export type WantedLine = z.infer<typeof WantedLine>;

export const QuoteLine = z.object({
  key: z.string(),
  itemType: CartLine.shape.itemType,
  itemId: z.string(),
  variant: z.enum(LICENCE_TYPES).nullable(),
  title: z.string(),
  shopName: z.string(),
  creatorId: z.string().nullable(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  listCents: Cents,
  /** The sale it is in, also where the code takes more off. */
  sale: SalePrice.nullable(),
  saleOffCents: Cents,
  codeOffCents: Cents,
  taxCents: Cents,
  totalCents: Cents,
  warnings: z.array(z.enum(QUOTE_WARNINGS)),
  /** Whether it counts in the total. */
  isCounted: z.boolean(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuotedDiscount = z.union([
  z.object({ code: z.string(), offCents: Cents }),
  z.object({ code: z.string(), refusal: z.enum(DISCOUNT_REFUSALS), message: z.string() }),
]);

/** Whose card form is shown. */
export const CardForm = z.object({
  provider: z.enum(["simulated", "stripe"]),
  /** Stripe's, where it is the provider. */
  publishableKey: z.string().nullable(),
  /** It may offer wallets, which one depends on the device. */
  hasWallets: z.boolean(),
});
export type CardForm = z.infer<typeof CardForm>;

export const Quote = z.object({
  id: z.string(),
  lines: z.array(QuoteLine),
  subtotalCents: Cents,
  discountCents: Cents,
  taxCents: Cents,
  totalCents: Cents,
  /** How the buyer is taxed; the lines hold the figures. */
  tax: TaxTerms,
  currency: z.string(),
  discount: QuotedDiscount.nullable(),
  /** Whose card form is shown; Stripe's needs its key before there is an order. */
  cardForm: CardForm,
  expiresAt: Instant,
});
export type Quote = z.infer<typeof Quote>;

const noted = z.string().max(VISIT_NOTE.LONGEST);
const counted = z.number().min(0).max(VISIT_NOTE.MOST);

/** What tracking knows about the visit (spec 2 §3, "Enhanced order data"); recorded, never believed. */
export const VisitNote = z.strictObject({
  deviceInfo: z
    .strictObject({
      ...{ type: noted, os: noted, browser: noted, screenResolution: noted, language: noted, timezone: noted, viewport: noted },
      ...{ colorDepth: counted, pixelRatio: counted },
    })
    .optional(),
  browserTimezone: noted.optional(),
  browserLanguage: noted.optional(),
  sessionData: z
    .strictObject({
      ...{ sessionStart: noted, pageViews: counted, timeOnSite: counted, referralSource: noted },
      ...{ utmSource: noted.optional(), utmMedium: noted.optional(), utmCampaign: noted.optional() },
      ...{ utmContent: noted.optional(), utmTerm: noted.optional() },
    })
    .optional(),
  referralData: z.strictObject({ source: noted, medium: noted, campaign: noted, content: noted, term: noted }).optional(),
  sessionEvents: z.strictObject({ pageViews: counted, timeOnSite: counted }).optional(),
  affiliate: z.string().regex(AFFILIATE_ID).optional(),
  /** What the buyer allowed when they ordered (decision B4). */
  consent: ConsentProof.optional(),
  /** Of the visit it was made in, where visits may be counted. */
  sessionId: SessionId.optional(),
  /** They allow analytics: only then it is counted how they came (decision D20). Said by the server, by what they allowed. */
  mayCount: z.boolean().optional(),
});
export type VisitNote = z.infer<typeof VisitNote>;

export const Payment = z.discriminatedUnion("state", [
  z.object({ state: z.literal("paid") }),
  z.object({ state: z.literal("processing") }),
  z.object({ state: z.literal("requires_action"), url: z.string() }),
  z.object({ state: z.literal("failed"), code: z.string(), message: z.string(), isRetryable: z.boolean() }),
]);
export type Payment = z.infer<typeof Payment>;

/** A larger licence, and what it costs whoever has a smaller one. */
export const UpgradeOption = z.object({
  type: z.enum(LICENCE_TYPES),
  priceCents: Cents,
  sale: SalePrice.nullable(),
  differenceCents: Cents,
  /** On the difference. */
  taxCents: Cents,
});
export type UpgradeOption = z.infer<typeof UpgradeOption>;
