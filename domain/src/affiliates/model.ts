import { z } from "zod";
import { DISCOUNT_TYPES } from "../discounts/constants.ts";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { AFFILIATE_STATES, COMMISSION_STATES, PROGRAMMES, type ProgrammeKind, SHARE, VOID_REASONS, type VoidReason } from "./constants.ts";

/** As the browser keeps it (spec 2 §3). */
export interface Referral {
  ref: string;
  timestamp: Instant;
  expires: Instant;
}

/** Who brought the buyer of a line, as it was when it was ordered. Stored on the line beside its split. */
export interface LineAffiliate {
  userId: string;
  ref: string;
  programme: ProgrammeKind;
  /** Of what the sale leaves. */
  bps: number;
  clickId: string;
  clickedAt: Instant;
  /** When the click was tied to the buyer's account, if it was. */
  boundAt: Instant | null;
  /** It was no click that brought them, but a code of the affiliate's (decision 0115). */
  code?: string;
  /** Nothing was earned after all: the share is whose it would be without an affiliate. */
  void?: { reason: VoidReason; at: Instant };
  /** Our team looks at it first: when the hold ends, the share waits on. */
  isInReview?: boolean;
  /** When the share became theirs to take. */
  maturedAt?: Instant;
}

/** A creator's programme as it was from some moment on: a change holds for clicks from then. */
export interface ProgrammeTerms {
  isOn: boolean;
  bps: number;
  /** Only what is listed in `items`. */
  isChosenOnly: boolean;
  /** A share of its own for an item, or the programme's (`null`). */
  items: Readonly<Record<string, number | null>>;
  /** A share of their own for an affiliate. */
  people: Readonly<Record<string, number>>;
}

const Bps = z.int().min(0).max(SHARE.MOST_BPS);
/** What a creator may promise. */
export const ShareBps = z.int().min(SHARE.LEAST_BPS).max(SHARE.MOST_BPS);
export const RecordId = z.string().min(1).max(64);

/** Spec 2 §3, with what the record is of. */
export const AffiliateRecord = z.object({
  id: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  globalAffiliateId: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  programme: z.enum(PROGRAMMES),
  state: z.enum(AFFILIATE_STATES),
  /** Whose programme it is; `null`: Blenda's. */
  creatorId: z.string().nullable(),
  shopName: z.string(),
  bps: Bps,
  termsVersion: z.string().nullable(),
});
export type AffiliateRecord = z.infer<typeof AffiliateRecord>;

export const AffiliateStatus = z.object({
  isActive: z.boolean(),
  hasEverBeenAffiliate: z.boolean(),
  globalAffiliateId: z.string(),
  records: z.array(AffiliateRecord).max(500),
});
export type AffiliateStatus = z.infer<typeof AffiliateStatus>;

/** What one sale brings, with every step of it. */
export const ProgrammeExample = z.object({
  itemId: z.string(),
  title: z.string(),
  shopName: z.string(),
  posterUrl: z.string().nullable(),
  priceCents: Cents,
});
export type ProgrammeExample = z.infer<typeof ProgrammeExample>;

/** A creator who takes requests. */
export const OpenProgramme = z.object({ creatorId: z.string(), shopName: z.string(), shopSlug: z.string(), bps: Bps });
export type OpenProgramme = z.infer<typeof OpenProgramme>;

/** Something that sells, with what one sale of it brings whoever asks, as things stand. */
export const PromotedItem = z.object({
  itemId: z.string(),
  title: z.string(),
  shopName: z.string(),
  posterUrl: z.string().nullable(),
  /** Now, in a sale too. */
  priceCents: Cents,
  programme: z.enum(PROGRAMMES),
  bps: Bps,
  cents: z.int(),
});
export type PromotedItem = z.infer<typeof PromotedItem>;

/** A code a creator locked to an affiliate: whoever types it was brought by them (decision 0115). */
export const OwnCode = z.object({
  code: z.string(),
  shopName: z.string(),
  creatorId: z.string(),
  type: z.enum(DISCOUNT_TYPES),
  value: z.int(),
});
export type OwnCode = z.infer<typeof OwnCode>;

export const AffiliateFigures = z.object({
  clicks: z.int(),
  visitors: z.int(),
  signUps: z.int(),
  orders: z.int(),
  earnedCents: z.int(),
  pendingCents: z.int(),
  approvedCents: z.int(),
  paidCents: z.int(),
});
export type AffiliateFigures = z.infer<typeof AffiliateFigures>;

/** What waits for its hold until then, and can be paid on that Friday if nothing of it is refunded. */
export const ExpectedFriday = z.object({ day: z.string(), orders: z.int(), cents: z.int() });
export type ExpectedFriday = z.infer<typeof ExpectedFriday>;

/** One line of the trail: an order line somebody was brought to. */
export const Commission = z.object({
  id: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  itemType: z.string(),
  itemId: z.string(),
  programme: z.enum(PROGRAMMES),
  bps: Bps,
  baseCents: z.int(),
  cents: z.int(),
  state: z.enum(COMMISSION_STATES),
  reason: z.enum(VOID_REASONS).nullable(),
  note: z.string(),
  clickedAt: Instant,
  path: z.string(),
  sub: z.string(),
  boundAt: Instant.nullable(),
  orderedAt: Instant,
  availableAt: Instant.nullable(),
  paidOutAt: Instant.nullable(),
});
export type Commission = z.infer<typeof Commission>;

const Brought = z.object({ clicks: z.int(), signUps: z.int(), orders: z.int(), cents: z.int() });
/** What clicks brought: of a link, of something that is sold, of a day. */
export type Brought = z.infer<typeof Brought>;

export const LinkFigures = Brought.extend({ path: z.string(), sub: z.string() });
export type LinkFigures = z.infer<typeof LinkFigures>;

/** Clicks are those on its own page; it's also bought by people who came by other links. */
export const ItemFigures = Brought.extend({
  itemKey: z.string(),
  title: z.string(),
  /** By links to its own page. */
  ownOrders: z.int(),
  ownCents: z.int(),
});
export type ItemFigures = z.infer<typeof ItemFigures>;

/** A click and what it brought are each told on the day they happened, by the world's clock. */
export const DayFigures = Brought.extend({ day: z.string() });
export type DayFigures = z.infer<typeof DayFigures>;

export const ProgrammeItem = z.object({ itemKey: z.string(), title: z.string(), bps: Bps.nullable() });
export const CreatorProgramme = z.object({
  isOn: z.boolean(),
  bps: Bps,
  isChosenOnly: z.boolean(),
  mayAsk: z.boolean(),
  items: z.array(ProgrammeItem).max(200),
  /** Everything they sell, for choosing. */
  sells: z.array(z.object({ itemKey: z.string(), title: z.string(), priceCents: Cents })).max(500),
  clicks: z.int(),
  orders: z.int(),
  soldCents: z.int(),
  sharedCents: z.int(),
});
export type CreatorProgramme = z.infer<typeof CreatorProgramme>;

export const ProgrammeAffiliate = z.object({
  id: z.string(),
  /** `null`: nobody who is known to have an account. */
  userId: z.string().nullable(),
  globalAffiliateId: z.string(),
  /** As it was typed by whoever invited; else empty. */
  email: z.string(),
  state: z.enum(AFFILIATE_STATES),
  bps: Bps,
  hasOwnBps: z.boolean(),
  note: z.string(),
  since: Instant,
  clicks: z.int(),
  orders: z.int(),
  soldCents: z.int(),
  sharedCents: z.int(),
});
export type ProgrammeAffiliate = z.infer<typeof ProgrammeAffiliate>;

/** For our team: somebody's share that looks odd. */
export const SuspiciousCommission = Commission.extend({
  affiliateId: z.string(),
  affiliateName: z.string(),
  globalAffiliateId: z.string(),
  why: z.string(),
  ownOrders: z.int(),
});
export type SuspiciousCommission = z.infer<typeof SuspiciousCommission>;
