import { z } from "zod";
import { ProductCard } from "../catalogue/model.ts";
import { Instant } from "../shared/time.ts";
import { TrainingCard } from "../trainings/model.ts";
import { SHOP_DEFAULTS, SHOP_THEMES } from "./constants.ts";

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
