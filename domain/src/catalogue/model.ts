import { z } from "zod";
import { Histogram, ItemCard, ItemPage, Picture } from "../publication/model.ts";
import { Cents } from "../shared/money.ts";
import { RichTextTree } from "../shared/rich-text/schema.ts";
import { SalePrice } from "../shared/sale.ts";
import { Instant } from "../shared/time.ts";
import { AI_DISCLOSURES, FORMATS, LICENCE_TYPES, LOOKS, SOFTWARE } from "./constants.ts";

export const ProductId = z.string().min(1).max(100);

export const Category = z.object({ id: z.string(), name: z.string(), parentId: z.string().nullable() });
export type Category = z.infer<typeof Category>;

/** A category as home shows it: what it holds, and the poster of its best. */
export const CategoryTile = Category.extend({ count: z.int(), posterUrl: z.string().nullable(), stageHue: z.int().nullable() });
export type CategoryTile = z.infer<typeof CategoryTile>;

/** A product in a list. */
export const ProductCard = ItemCard.extend({
  /** Other licences cost more: the price is where they begin. */
  isPriceFrom: z.boolean(),
  posterUrl: z.string().nullable(),
  /** The reduced copy that turns on the card; never the file that is sold. */
  previewUrl: z.string().nullable(),
  /** Measured from the file. */
  triangles: z.int().nullable(),
  formats: z.array(z.enum(FORMATS)),
  isRigged: z.boolean(),
  score: z.int().nullable(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const TextureFact = z.object({
  name: z.string(),
  slots: z.array(z.string()),
  width: z.int(),
  height: z.int(),
  format: z.string(),
  bytes: z.int(),
  gpuBytes: z.int(),
});

/** Measurements of the file itself (decision B26); never typed in. */
export const ProductFacts = z.object({
  /** The name of the file the figures come from. */
  measuredFrom: z.string(),
  triangles: z.int(),
  vertices: z.int(),
  quads: z.int().nullable(),
  meshes: z.int(),
  materials: z.int(),
  drawCalls: z.int(),
  textures: z.array(TextureFact),
  uvSets: z.int(),
  /** Percent. */
  uvCoverage: z.number(),
  uvOverlap: z.number(),
  bones: z.int(),
  morphs: z.int(),
  animations: z.array(z.object({ name: z.string(), seconds: z.number(), fps: z.number() })),
  /** Metres. */
  size: z.object({ x: z.number(), y: z.number(), z: z.number() }),
  isPbr: z.boolean(),
  isManifold: z.boolean(),
});
export type ProductFacts = z.infer<typeof ProductFacts>;

export const LicenceOption = z.object({ type: z.enum(LICENCE_TYPES), priceCents: Cents, sale: SalePrice.nullable() });
export type LicenceOption = z.infer<typeof LicenceOption>;

const DownloadFile = z.object({ name: z.string(), format: z.string(), bytes: z.int() });

/** A product beside others: its card, what each licence costs, and what was measured. */
export const ComparedProduct = ProductCard.extend({
  aiDisclosure: z.enum(AI_DISCLOSURES),
  licences: z.array(LicenceOption),
  facts: ProductFacts.nullable(),
  software: z.array(z.enum(SOFTWARE)),
  /** What turns on a phone. */
  previewBytes: z.int().nullable(),
  downloadBytes: z.int(),
});
export type ComparedProduct = z.infer<typeof ComparedProduct>;

/** A finding of the file check, as a buyer may read it. */
export const CheckRemark = z.object({ level: z.enum(["warn", "info"]), message: z.string(), points: z.int() });

/** Everything the product page says: one question, the same answer for everybody. */
export const ProductPage = ProductCard.extend(ItemPage.shape).extend({
  /** Formatted by its creator; `null` where the plain description is all there is. */
  descriptionRich: RichTextTree.nullable(),
  aiDisclosure: z.enum(AI_DISCLOSURES),
  licences: z.array(LicenceOption),
  version: z.object({ number: z.string(), releasedAt: Instant, changes: z.string() }),
  earlierVersions: z.array(z.object({ number: z.string(), releasedAt: Instant, changes: z.string() })),
  facts: ProductFacts.nullable(),
  checks: z.array(CheckRemark),
  software: z.array(z.enum(SOFTWARE)),
  files: z.array(DownloadFile),
  downloadBytes: z.int(),
  /** The large cover first, then the creator's pictures. */
  pictures: z.array(Picture),
  /** Same view, same file, as rendered pages: nothing that could be sold again leaves the house. */
  looks: z.partialRecord(z.enum(LOOKS), z.string()),
  /** The exact edges of the file and nothing else, for a wireframe that can be turned. */
  wireUrl: z.string().nullable(),
  sales: z.int(),
  histogram: Histogram,
  shopCounts: z.object({ products: z.int(), trainings: z.int() }),
  moreFromShop: z.array(ProductCard),
  similar: z.array(ProductCard),
});
export type ProductPage = z.infer<typeof ProductPage>;
