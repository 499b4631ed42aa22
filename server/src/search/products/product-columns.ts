import type { ProductSort } from "@blenda/domain/search/constants";
import { rankScoreOf, steadyRating } from "@blenda/domain/search/rules";
import { type Columns, copyInto } from "../engine/shelf.ts";
import { BITS, FIELDS, PACKED_COLUMNS, type ProductRow, priceBarOf } from "./product-fields.ts";

/** Not measured: after everything that was. */
export const UNMEASURED = 0x7fffffff;

const PACKED = PACKED_COLUMNS.map((name) => ({ name, fields: Object.values(FIELDS).filter(({ column }) => column === name) }));

/** What filters and counts need; `product-fields.ts` says which of it each packed column holds. */
export class ProductColumns implements Columns<ProductRow> {
  /** With the category in the bits above its fields. */
  place = new Uint16Array(0);
  measure = new Uint16Array(0);
  build = new Uint16Array(0);
  terms = new Uint16Array(0);
  priceCents = new Int32Array(0);
  triangles = new Int32Array(0);
  shop = new Int32Array(0);
  #sales = new Int32Array(0);
  #rating = new Int32Array(0);
  #rankScore = new Int32Array(0);
  readonly categories = new Codes();
  readonly shops = new Codes();

  resize(slots: number): void {
    this.place = copyInto(new Uint16Array(slots), this.place);
    this.measure = copyInto(new Uint16Array(slots), this.measure);
    this.build = copyInto(new Uint16Array(slots), this.build);
    this.terms = copyInto(new Uint16Array(slots), this.terms);
    this.priceCents = copyInto(new Int32Array(slots), this.priceCents);
    this.triangles = copyInto(new Int32Array(slots), this.triangles);
    this.shop = copyInto(new Int32Array(slots), this.shop);
    this.#sales = copyInto(new Int32Array(slots), this.#sales);
    this.#rating = copyInto(new Int32Array(slots), this.#rating);
    this.#rankScore = copyInto(new Int32Array(slots), this.#rankScore);
  }

  write(slot: number, row: ProductRow): void {
    for (const { name, fields } of PACKED) {
      let value = name === "place" ? this.categories.of(row.categoryId) << BITS.place : 0;
      for (const { codeOf, at } of fields) value |= codeOf(row) << at;
      this[name][slot] = value;
    }
    this.priceCents[slot] = row.priceCents;
    this.triangles[slot] = row.triangles ?? UNMEASURED;
    this.shop[slot] = this.shops.of(row.creatorId);
    this.#sales[slot] = row.salesCount;
    this.#rating[slot] = Math.round(1_000 * steadyRating(row.ratingSum, row.ratingCount)) * 1_000 + Math.min(999, row.ratingCount);
    this.#rankScore[slot] = rankScoreOf(row);
  }

  reprice(slot: number, priceCents: number): void {
    const { at, top } = FIELDS.priceCents;
    this.place[slot] = ((this.place[slot] as number) & ~(top << at)) | (priceBarOf(priceCents) << at);
    this.priceCents[slot] = priceCents;
  }

  /** The key each order sorts by, smaller first. */
  keys(): Record<ProductSort, (slot: number) => number> {
    return {
      relevance: (slot) => -(this.#rankScore[slot] as number),
      newest: () => 0,
      popular: (slot) => -(this.#sales[slot] as number),
      rating: (slot) => -(this.#rating[slot] as number),
      "price-up": (slot) => this.priceCents[slot] as number,
      "price-down": (slot) => -(this.priceCents[slot] as number),
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
