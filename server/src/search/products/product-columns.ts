import { AI_DISCLOSURES, type AiDisclosure, FORMATS, LICENCE_TYPES } from "@blenda/domain/catalogue/constants";
import {
  GEOMETRY_FACTS,
  PRICE_EDGES_CENTS,
  type ProductSort,
  RIG_FACTS,
  TEXTURE_SIZES,
  TRIANGLE_EDGES,
} from "@blenda/domain/search/constants";
import { barOf, rankScoreOf, steadyRating, textureSizeOf } from "@blenda/domain/search/rules";
import { type Columns, copied, type ShelfRow } from "../engine/shelf.ts";

/** A product as the index reads it. */
export interface ProductRow extends ShelfRow {
  categoryId: string;
  creatorId: string;
  priceCents: number;
  isFree: boolean;
  licenceTypes: readonly string[];
  aiDisclosure: AiDisclosure;
  ratingSum: number;
  ratingCount: number;
  salesCount: number;
  triangles: number | null;
  texturePx: number | null;
  formats: readonly string[];
  isRigged: boolean;
  isAnimated: boolean;
  hasMorphs: boolean;
  hasUvOverlap: boolean | null;
  isManifold: boolean | null;
  isQuads: boolean | null;
  score: number | null;
}

/** Not measured: after everything that was. */
export const UNMEASURED = 0x7fffffff;
/** A bar or size that is not there. */
const NO_BAR = 15;
export const NO_TEXTURE_FACT = 7;

/** Widths of the packed fields below, in bits. */
export const FIELD = {
  priceBar: 4,
  triangleBar: 4,
  texture: 3,
  points: 2,
  formats: FORMATS.length,
  rig: RIG_FACTS.length,
  geometry: GEOMETRY_FACTS.length,
  licences: LICENCE_TYPES.length,
  free: 1,
  ai: 2,
} as const;

/** How many values each packed column can have. */
export const spansOf = ({ categories }: ProductColumns) => ({
  place: Math.max(1, categories.names.length) << FIELD.priceBar,
  measure: 1 << (FIELD.triangleBar + FIELD.texture + FIELD.points),
  build: 1 << (FIELD.formats + FIELD.rig + FIELD.geometry),
  terms: 1 << (FIELD.licences + FIELD.free + FIELD.ai),
});
export type PackedColumn = keyof ReturnType<typeof spansOf>;

/**
 * What filters and counts need. Each packed column holds a few small fields side by side, so that counting every value
 * of every filter is four look-ups a product.
 */
export class ProductColumns implements Columns<ProductRow> {
  /** category, price bar */
  place = new Uint16Array(0);
  /** triangle bar, texture size, at least 70 and 90 points */
  measure = new Uint16Array(0);
  /** formats, rig, geometry */
  build = new Uint16Array(0);
  /** licences, free, what a machine made */
  terms = new Uint16Array(0);
  price = new Int32Array(0);
  triangles = new Int32Array(0);
  shop = new Int32Array(0);
  #sales = new Int32Array(0);
  #rating = new Int32Array(0);
  #rankScore = new Int32Array(0);
  readonly categories = new Codes();
  readonly shops = new Codes();

  resize(slots: number): void {
    this.place = copied(new Uint16Array(slots), this.place);
    this.measure = copied(new Uint16Array(slots), this.measure);
    this.build = copied(new Uint16Array(slots), this.build);
    this.terms = copied(new Uint16Array(slots), this.terms);
    this.price = copied(new Int32Array(slots), this.price);
    this.triangles = copied(new Int32Array(slots), this.triangles);
    this.shop = copied(new Int32Array(slots), this.shop);
    this.#sales = copied(new Int32Array(slots), this.#sales);
    this.#rating = copied(new Int32Array(slots), this.#rating);
    this.#rankScore = copied(new Int32Array(slots), this.#rankScore);
  }

  write(slot: number, row: ProductRow): void {
    this.place[slot] = (this.categories.of(row.categoryId) << FIELD.priceBar) | barOf(PRICE_EDGES_CENTS, row.priceCents);
    this.measure[slot] = measureOf(row);
    this.build[slot] = buildOf(row);
    this.terms[slot] = termsOf(row);
    this.price[slot] = row.priceCents;
    this.triangles[slot] = row.triangles ?? UNMEASURED;
    this.shop[slot] = this.shops.of(row.creatorId);
    this.#sales[slot] = row.salesCount;
    this.#rating[slot] = Math.round(1_000 * steadyRating(row.ratingSum, row.ratingCount)) * 1_000 + Math.min(999, row.ratingCount);
    this.#rankScore[slot] = rankScoreOf(row);
  }

  /** The key each order sorts by, smaller first. */
  keys(): Record<ProductSort, (slot: number) => number> {
    return {
      relevance: (slot) => -(this.#rankScore[slot] as number),
      newest: () => 0,
      popular: (slot) => -(this.#sales[slot] as number),
      rating: (slot) => -(this.#rating[slot] as number),
      "price-up": (slot) => this.price[slot] as number,
      "price-down": (slot) => -(this.price[slot] as number),
      triangles: (slot) => this.triangles[slot] as number,
    };
  }
}

/** Short numbers for long names, in the order in which they were met. */
export class Codes {
  readonly names: string[] = [];
  #codes = new Map<string, number>();

  of(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    this.#codes.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** -1 for a name that was never met. */
  find(name: string): number {
    return this.#codes.get(name) ?? -1;
  }
}

/** One bit for each of the known values that is among these. */
const flags = (known: readonly string[], among: readonly string[]): number =>
  known.reduce((bits, value, i) => (among.includes(value) ? bits | (1 << i) : bits), 0);

function measureOf({ triangles, texturePx, score }: ProductRow): number {
  const bar = triangles === null ? NO_BAR : barOf(TRIANGLE_EDGES, triangles);
  const texture = triangles === null ? NO_TEXTURE_FACT : TEXTURE_SIZES.indexOf(textureSizeOf(texturePx ?? 0));
  const points = (score ?? 0) >= 90 ? 2 : (score ?? 0) >= 70 ? 1 : 0;
  return bar | (texture << FIELD.triangleBar) | (points << (FIELD.triangleBar + FIELD.texture));
}

function termsOf({ licenceTypes, isFree, aiDisclosure }: ProductRow): number {
  const ai = AI_DISCLOSURES.indexOf(aiDisclosure);
  return flags(LICENCE_TYPES, licenceTypes) | (Number(isFree) << FIELD.licences) | (ai << (FIELD.licences + FIELD.free));
}

function buildOf(row: ProductRow): number {
  const rig = Number(row.isRigged) | (Number(row.isAnimated) << 1) | (Number(row.hasMorphs) << 2);
  const geometry = Number(row.hasUvOverlap === false) | (Number(row.isManifold === true) << 1) | (Number(row.isQuads === true) << 2);
  return flags(FORMATS, row.formats) | (rig << FIELD.formats) | (geometry << (FIELD.formats + FIELD.rig));
}
