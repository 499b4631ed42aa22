import { z } from "zod";
import { Cents } from "../shared/money.ts";
import { SalePrice } from "../shared/sale.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { PUBLICATION_STATUSES, SUSPENSION_CODES } from "./constants.ts";

/** Who sells it. Shops are shown square, people round. */
export const ShopMark = z.object({
  creatorId: z.string(),
  name: z.string(),
  slug: z.string(),
  imageUrl: z.string().nullable(),
  isVerified: z.boolean(),
});
export type ShopMark = z.infer<typeof ShopMark>;

export const Rating = z.object({ average: z.number(), count: z.int() });
export type Rating = z.infer<typeof Rating>;

/** Reviews with five, four, three, two and one star. */
export const Histogram = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]);
export type Histogram = z.infer<typeof Histogram>;

export const Picture = z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() });
export type Picture = z.infer<typeof Picture>;

/** What every published item shows in a list, whichever kind it is. */
export const ItemCard = z.object({
  id: z.string().min(1).max(100),
  title: z.string(),
  category: z.string(),
  /** Its list price. What it costs now is `priceNow`. */
  priceCents: Cents,
  sale: SalePrice.nullable(),
  isSubscriptionOnly: z.boolean(),
  shop: ShopMark,
  /** The stage's hue, set against the object. */
  stageHue: z.int().nullable(),
  rating: Rating.nullable(),
  publishedAt: Instant.nullable(),
});
export type ItemCard = z.infer<typeof ItemCard>;

/** What the page of every published item says besides its card. */
export const ItemPage = z.object({
  /** The person behind the shop. */
  creatorName: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** `false` while it is unlisted: buyers keep it, new ones can't get it. */
  isForSale: z.boolean(),
  updatedAt: Instant,
});

/** A step that reviewers take with every creator's. A creator whose item is taken off sale by our team is told why. */
export const Moderation = z
  .strictObject({
    id: z.string().min(1).max(100),
    event: z.enum(["suspend", "reinstate"]),
    code: z.enum(SUSPENSION_CODES).default("other"),
    reason: plainText(0, 500).default(""),
  })
  .refine(({ event, reason }) => event !== "suspend" || reason !== "", { path: ["reason"] });

export const Moved = z.object({ id: z.string(), status: z.enum(PUBLICATION_STATUSES), priceCents: Cents });
