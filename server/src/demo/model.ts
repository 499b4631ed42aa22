import { FORMATS, LICENCE_TYPES } from "@blenda/domain/catalogue/constants";
import { ProductFacts, ProductId } from "@blenda/domain/catalogue/model";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { Instant } from "@blenda/domain/shared/time";
import { SHOP_THEMES } from "@blenda/domain/shops/constants";
import { SKILL_LEVELS, TRAINING_TYPES } from "@blenda/domain/trainings/constants";
import { z } from "zod";

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Ids of files are made from these, and have at most 64 letters. */
const ShortSlug = Slug.max(36);
const Price = z.int().refine(isPriceAllowed);

export const DemoShop = z.strictObject({
  creatorId: Slug,
  slug: ShortSlug,
  name: z.string(),
  description: z.string(),
  website: z.url().nullable(),
  contactEmail: z.email().nullable(),
  socialLinks: z.array(z.strictObject({ label: z.string(), url: z.url() })),
  isVerified: z.boolean(),
  isEnabled: z.boolean(),
  theme: z.enum(SHOP_THEMES),
  showPrices: z.boolean(),
  featuredMaxItems: z.int(),
  openedAt: Instant,
  /** The logo: two colours and a drawing in a square of 96. */
  mark: z.strictObject({ ground: z.string(), ink: z.string(), drawing: z.string() }),
  /** Hue of the banner's ground, and the products that stand on it. */
  banner: z.strictObject({ hue: z.int(), products: z.array(ProductId) }),
});
export type DemoShop = z.infer<typeof DemoShop>;

export const DemoProduct = z.strictObject({
  id: ShortSlug,
  shop: ShortSlug,
  title: z.string().min(5).max(80),
  description: z.string().min(120),
  tags: z.array(z.string()).min(3),
  /** What the forge is asked for. */
  prompt: z.string(),
  seed: z.int(),
  /** Side of the colour and relief maps. */
  texels: z.union([z.literal(512), z.literal(1024)]),
  priceCents: Price,
  licences: z.array(z.enum(LICENCE_TYPES)).min(1),
  isFeatured: z.boolean().default(false),
  /** One line about its craft; only staff picks have it. */
  staffNote: z.string().optional(),
  /** The first came out when the product was published. */
  versions: z.array(z.strictObject({ number: z.string(), releasedAt: Instant, changes: z.string() })).min(1),
});
export type DemoProduct = z.infer<typeof DemoProduct>;

/** `file` lies packed below the built files; the GLB on its own, every other with the GLB as its dictionary. */
const MadeFile = z.object({ file: z.string(), name: z.string(), format: z.enum(FORMATS), bytes: z.int() });

/** What building a product found out about it. */
export const BuiltProduct = z.object({
  madeFrom: z.string(),
  /** What the formats and the viewer's copies were made from: the file itself. */
  copiedFrom: z.string(),
  stageHue: z.int(),
  facts: ProductFacts,
  findings: z.array(z.object({ level: z.enum(["block", "warn", "info"]), code: z.string(), message: z.string() })),
  score: z.int(),
  specHash: z.string(),
  files: z.array(MadeFile),
});
export type BuiltProduct = z.infer<typeof BuiltProduct>;

/** A film shows one product in several looks, one after the other; its captions are what a narrator would say. */
const Shot = z.strictObject({
  look: z.enum(["lit", "wireframe", "uv", "normals", "matcap"]),
  seconds: z.number().min(2).max(8),
  /** How far the product turns while it is shown. Lines and checks stand still: turning, they would weigh more than all the rest. */
  turns: z.number().default(0),
  title: z.string(),
  caption: z.string(),
});
export type Shot = z.infer<typeof Shot>;

const DemoLesson = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), title: z.string(), isPreview: z.boolean().default(false), body: z.array(z.string()).min(2) }),
  z.strictObject({
    kind: z.literal("video"),
    title: z.string(),
    isPreview: z.boolean().default(false),
    product: ProductId,
    shots: z.array(Shot).min(2),
  }),
]);
export type DemoLesson = z.infer<typeof DemoLesson>;

export const DemoTraining = z.strictObject({
  id: ShortSlug,
  shop: ShortSlug,
  type: z.enum(TRAINING_TYPES),
  category: Slug,
  title: z.string(),
  description: z.string().min(120),
  tags: z.array(z.string()),
  priceCents: Price,
  isSubscriptionOnly: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  level: z.enum(SKILL_LEVELS).nullable(),
  learn: z.array(z.string()).min(2),
  requirements: z.array(z.string()),
  publishedAt: Instant,
  /** The cover is this product in this look. */
  cover: z.strictObject({ product: ProductId, look: z.enum(["wireframe", "uv", "normals", "matcap"]) }),
  sections: z.array(z.strictObject({ title: z.string(), lessons: z.array(DemoLesson).min(1) })).min(1),
});
export type DemoTraining = z.infer<typeof DemoTraining>;
