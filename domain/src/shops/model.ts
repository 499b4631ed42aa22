import { z } from "zod";
import { ProductCard, ProductId } from "../catalogue/model.ts";
import { WebLink } from "../portfolio/model.ts";
import { Email, personName, plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { TrainingCard } from "../trainings/model.ts";
import { SHOP_DEFAULTS, SHOP_SETTINGS, SHOP_THEMES } from "./constants.ts";

export const SlugProblem = z.enum(["too_short", "too_long", "letters", "reserved"]);
export type SlugProblem = z.infer<typeof SlugProblem>;

/** Spec 2 §3, "Shop". */
export const Shop = z.object({
  creatorId: z.string(),
  name: z.string(),
  /** The creator's id where none was chosen. */
  slug: z.string(),
  imageUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  description: z.string(),
  website: z.string().nullable(),
  contactEmail: z.string().nullable(),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  isVerified: z.boolean(),
  /** `true` unless explicitly false. */
  isEnabled: z.boolean(),
  theme: z.enum(SHOP_THEMES).default(SHOP_DEFAULTS.theme),
  displayOptions: z.object({
    showPrices: z.boolean().default(SHOP_DEFAULTS.showPrices),
    featuredMaxItems: z.int().default(SHOP_DEFAULTS.featuredMaxItems),
  }),
  openedAt: Instant,
});
export type Shop = z.infer<typeof Shop>;

/** A closed shop shows its name and nothing for sale. */
export const ShopPage = z.object({
  shop: Shop,
  counts: z.object({ products: z.int(), trainings: z.int(), sales: z.int() }),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  featured: z.array(ProductCard),
  /** The newest page; the rest is asked from `search.products` with this shop. */
  products: z.array(ProductCard),
  trainings: z.array(TrainingCard),
  /** How long its creator usually takes to answer, once enough people have asked (decision B21). */
  replyMinutes: z.int().nullable(),
});
export type ShopPage = z.infer<typeof ShopPage>;

/** Spec 2 §3, "Creator info". `isAdmin` is for display only. */
export const CreatorInfo = z.object({
  userId: z.string(),
  displayName: z.string(),
  photoUrl: z.string().nullable(),
  isCreator: z.boolean(),
  isAdmin: z.boolean(),
  shopName: z.string(),
  shopImage: z.string().nullable(),
  shopSlug: z.string().nullable(),
  shopEnabled: z.boolean(),
  storeName: z.string(),
  fetchedAt: Instant,
  hasUserData: z.boolean(),
  hasShopData: z.boolean(),
  error: z.string().nullable(),
});
export type CreatorInfo = z.infer<typeof CreatorInfo>;

/** What a creator says of their shop. Its address, its pictures and whether it is open are changed on their own. */
export const ShopWords = z.strictObject({
  name: personName(SHOP_SETTINGS.NAME_LEAST, SHOP_SETTINGS.NAME_MOST),
  description: plainText(0, SHOP_SETTINGS.DESCRIPTION_MOST),
  website: WebLink.nullable(),
  contactEmail: Email.nullable(),
  socialLinks: z.array(z.strictObject({ label: plainText(1, SHOP_SETTINGS.LABEL_MOST), url: WebLink })).max(SHOP_SETTINGS.MOST_LINKS),
  theme: z.enum(SHOP_THEMES),
  showPrices: z.boolean(),
  featuredMaxItems: z.int().min(0).max(SHOP_SETTINGS.MOST_FEATURED),
  /** In the order they are shown. Nothing chosen: what sells best. */
  featuredIds: z.array(ProductId).max(SHOP_SETTINGS.MOST_FEATURED),
});
export type ShopWords = z.infer<typeof ShopWords>;

export const ShopSettings = z.object({
  shop: Shop,
  featuredIds: z.array(z.string()),
  /** What is for sale and could be featured: the chosen ones and the newest. */
  products: z.array(ProductCard),
  counts: z.object({ products: z.int(), trainings: z.int() }),
  /** Addresses the shop had before, which lead to it. */
  formerSlugs: z.array(z.string()),
  /** Rises with every save; who saves names the one they saw. */
  mark: z.int(),
});
export type ShopSettings = z.infer<typeof ShopSettings>;
