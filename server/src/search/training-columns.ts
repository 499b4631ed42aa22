import { rankScoreOf, steadyRating } from "@blenda/domain/search/rules";
import { SKILL_LEVELS, type SkillLevel, TRAINING_TYPES, type TrainingType } from "@blenda/domain/trainings/constants";
import { type Columns, copyInto, type ShelfRow } from "./engine/shelf.ts";
import { Codes } from "./products/product-columns.ts";

/** A training as the index reads it. */
export interface TrainingRow extends ShelfRow {
  categoryId: string | null;
  creatorId: string;
  type: TrainingType;
  level: SkillLevel | null;
  priceCents: number;
  isFree: boolean;
  ratingSum: number;
  ratingCount: number;
  salesCount: number;
}

export const TRAINING_SORTS = ["relevance", "newest", "popular", "rating", "price-up", "price-down"] as const;
export type TrainingSort = (typeof TRAINING_SORTS)[number];

/** What filters, counts and orders of trainings need. */
export class TrainingColumns implements Columns<TrainingRow> {
  type = new Uint8Array(0);
  /** Its place among the levels, -1 for all of them. */
  level = new Int8Array(0);
  category = new Uint16Array(0);
  free = new Uint8Array(0);
  shop = new Int32Array(0);
  price = new Int32Array(0);
  #sales = new Int32Array(0);
  #rating = new Int32Array(0);
  #rankScore = new Int32Array(0);
  readonly categories = new Codes();
  readonly shops = new Codes();

  resize(slots: number): void {
    this.type = copyInto(new Uint8Array(slots), this.type);
    this.level = copyInto(new Int8Array(slots), this.level);
    this.category = copyInto(new Uint16Array(slots), this.category);
    this.free = copyInto(new Uint8Array(slots), this.free);
    this.shop = copyInto(new Int32Array(slots), this.shop);
    this.price = copyInto(new Int32Array(slots), this.price);
    this.#sales = copyInto(new Int32Array(slots), this.#sales);
    this.#rating = copyInto(new Int32Array(slots), this.#rating);
    this.#rankScore = copyInto(new Int32Array(slots), this.#rankScore);
  }

  write(slot: number, row: TrainingRow): void {
    this.type[slot] = TRAINING_TYPES.indexOf(row.type);
    this.level[slot] = row.level === null ? -1 : SKILL_LEVELS.indexOf(row.level);
    this.category[slot] = this.categories.of(row.categoryId ?? "");
    this.free[slot] = Number(row.isFree);
    this.shop[slot] = this.shops.of(row.creatorId);
    this.price[slot] = row.priceCents;
    this.#sales[slot] = row.salesCount;
    this.#rating[slot] = Math.round(1_000 * steadyRating(row.ratingSum, row.ratingCount));
    this.#rankScore[slot] = rankScoreOf({ ...row, score: null });
  }

  reprice(slot: number, priceCents: number): void {
    this.price[slot] = priceCents;
  }

  /** The key each order sorts by, smaller first. */
  keys(): Record<TrainingSort, (slot: number) => number> {
    return {
      relevance: (slot) => -(this.#rankScore[slot] as number),
      newest: () => 0,
      popular: (slot) => -(this.#sales[slot] as number),
      rating: (slot) => -(this.#rating[slot] as number),
      "price-up": (slot) => this.price[slot] as number,
      "price-down": (slot) => -(this.price[slot] as number),
    };
  }
}
