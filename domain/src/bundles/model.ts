import { z } from "zod";
import { LICENCE_TYPES } from "../catalogue/constants.ts";
import { PRICE_LEAST_CENTS, PRICE_MOST_CENTS, PUBLISHED_TYPES } from "../publication/constants.ts";
import { Cents } from "../shared/money.ts";
import { personName, plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { BUNDLE_STATUSES, BUNDLES } from "./constants.ts";
import { bundleTexts } from "./texts.ts";

export const BundleId = z.string().min(1).max(64);

export const BundleItemRef = z.strictObject({ itemType: z.enum(PUBLISHED_TYPES), itemId: z.string().min(1).max(100) });
export type BundleItemRef = z.infer<typeof BundleItemRef>;

const isDistinct = (items: readonly BundleItemRef[]) =>
  new Set(items.map(({ itemType, itemId }) => `${itemType} ${itemId}`)).size === items.length;

/** What a creator says of it. */
export const BundleDraft = z.strictObject({
  title: personName(BUNDLES.TITLE_LEAST, BUNDLES.TITLE_MOST),
  description: plainText(0, BUNDLES.DESCRIPTION_MOST),
  /** For the first licence all its models have. */
  priceCents: Cents.min(PRICE_LEAST_CENTS).max(PRICE_MOST_CENTS),
  items: z
    .array(BundleItemRef)
    .min(BUNDLES.ITEMS_LEAST, bundleTexts.itemsLeast)
    .max(BUNDLES.ITEMS_MOST, bundleTexts.itemsMost)
    .refine(isDistinct, "has the same item twice"),
});
export type BundleDraft = z.infer<typeof BundleDraft>;

/** One licence for the whole, and what it comes to. Courses have none: a bundle of them has one option without a name. */
const BundleOption = z.object({
  licence: z.enum(LICENCE_TYPES).nullable(),
  priceCents: Cents,
  /** What the items cost one by one, without a sale. */
  separatelyCents: Cents,
});
export type BundleOption = z.infer<typeof BundleOption>;

/** Something in it, as a visitor may see it. What is not for sale has no name. */
const BundleItem = BundleItemRef.extend({
  title: z.string(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  /** Alone, for the licence the bundle's price is for. */
  priceCents: Cents,
  isForSale: z.boolean(),
});
export type BundleItem = z.infer<typeof BundleItem>;

export const BundleCard = z.object({
  id: z.string(),
  title: z.string(),
  creatorId: z.string(),
  shopName: z.string(),
  items: z.array(BundleItem),
  option: BundleOption,
});
export type BundleCard = z.infer<typeof BundleCard>;

export const BundlePage = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  creatorId: z.string(),
  shopName: z.string(),
  items: z.array(BundleItem),
  /** Empty while something in it is not for sale. */
  options: z.array(BundleOption),
  publishedAt: Instant,
});
export type BundlePage = z.infer<typeof BundlePage>;

/** One our team took off sale, for whoever may put it back. */
export const StoppedBundle = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  creatorId: z.string(),
  reason: z.string(),
  at: Instant,
});

/** A creator's own, with what only they are told. */
export const OwnBundle = BundleDraft.extend({
  id: z.string(),
  status: z.enum(BUNDLE_STATUSES),
  suspensionReason: z.string().nullable(),
  items: z.array(BundleItem),
  options: z.array(BundleOption),
  /** Orders it was bought with, and what its items came to in them. */
  sales: z.int(),
  soldCents: Cents,
  updatedAt: Instant,
});
export type OwnBundle = z.infer<typeof OwnBundle>;
