import { AI_DISCLOSURES, FORMATS, LICENCE_TYPES, SOFTWARE } from "@blenda/domain/catalogue/constants";
import { GEOMETRY_FACTS, PRICE_EDGES_CENTS, RIG_FACTS, TEXTURE_SIZES, TRIANGLE_EDGES } from "@blenda/domain/search/constants";
import type { Facets } from "@blenda/domain/search/model";
import type { Categories } from "../categories.ts";
import { FIELD, type PackedColumn, type ProductColumns, spansOf } from "./product-columns.ts";
import { type Group, OPENED_BY } from "./product-filters.ts";

/** How often each value of each filter occurs among some products. */
export class Tally {
  readonly categories: Uint32Array;
  readonly prices = new Uint32Array(1 << FIELD.priceBar);
  readonly triangles = new Uint32Array(1 << FIELD.triangleBar);
  readonly textures = new Uint32Array(1 << FIELD.texture);
  /** Below 70 points, from 70 on, from 90 on. */
  readonly points = new Uint32Array(3);
  readonly formats = new Uint32Array(FORMATS.length);
  readonly software = new Uint32Array(SOFTWARE.length);
  readonly rig = new Uint32Array(RIG_FACTS.length);
  readonly geometry = new Uint32Array(GEOMETRY_FACTS.length);
  readonly licences = new Uint32Array(LICENCE_TYPES.length);
  readonly free = new Uint32Array(1);
  readonly ai = new Uint32Array(1 << FIELD.ai);

  /** Each packed column is counted as it is; only what occurs is then taken apart. `only` counts one column alone. */
  constructor(columns: ProductColumns, slots: Int32Array, only?: PackedColumn) {
    const spans = spansOf(columns);
    const each = (name: PackedColumn, take: (value: number, count: number) => void) => {
      if (only === undefined || only === name) eachCount(columns[name], slots, spans[name], take);
    };
    this.categories = new Uint32Array(columns.categories.names.length);
    each("place", (value, count) => {
      add(this.categories, value >>> FIELD.priceBar, count);
      add(this.prices, value & 15, count);
    });
    each("measure", (value, count) => {
      add(this.triangles, value & 15, count);
      add(this.textures, (value >>> FIELD.triangleBar) & 7, count);
      add(this.points, value >>> (FIELD.triangleBar + FIELD.texture), count);
    });
    each("build", (value, count) => {
      addFlags(this.formats, value, count);
      addFlags(this.rig, value >>> FIELD.formats, count);
      addFlags(this.geometry, value >>> (FIELD.formats + FIELD.rig), count);
      SOFTWARE.forEach((software, i) => void ((value & OPENED_BY[software]) !== 0 && add(this.software, i, count)));
    });
    each("terms", (value, count) => {
      addFlags(this.licences, value, count);
      addFlags(this.free, value >>> FIELD.licences, count);
      add(this.ai, value >>> (FIELD.licences + FIELD.free), count);
    });
  }
}

/** The column that tells the values of each group apart; `null` where choosing another value is no question. */
export const COLUMN_OF: Readonly<Record<Group, PackedColumn | null>> = {
  category: "place",
  shop: null,
  triangles: "measure",
  price: "place",
  free: null,
  textures: "measure",
  formats: "build",
  rig: null,
  geometry: null,
  licences: "terms",
  software: "build",
  ai: "terms",
  score: "measure",
};

/** So many values are looked through in the time it takes to take one apart. */
const VALUES_PER_TAKING = 32;

function eachCount(column: Uint16Array, slots: Int32Array, span: number, take: (value: number, count: number) => void): void {
  if (slots.length < span / VALUES_PER_TAKING) {
    for (let i = 0; i < slots.length; i++) take(column[slots[i] as number] as number, 1);
    return;
  }
  const counts = new Uint32Array(span);
  for (let i = 0; i < slots.length; i++) {
    const value = column[slots[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  for (let value = 0; value < span; value++) if (counts[value] !== 0) take(value, counts[value] as number);
}

function add(counts: Uint32Array, index: number, count: number): void {
  counts[index] = (counts[index] as number) + count;
}

/** One count for each bit that is set. */
function addFlags(counts: Uint32Array, flags: number, count: number): void {
  for (let i = 0; i < counts.length; i++) if ((flags >>> i) & 1) add(counts, i, count);
}

/**
 * Counts for every value of every filter. `passed` are those that meet all that is chosen, `missing` those that fail in
 * one group only: were another value chosen there, they might be found, so they count for that group.
 */
export function facetsOf(passed: Tally, missing: ReadonlyMap<Group, Tally>, columns: ProductColumns, categories: Categories): Facets {
  const count = (of: keyof Tally, group: Group, index: number) => (passed[of][index] ?? 0) + (missing.get(group)?.[of][index] ?? 0);
  const each = <Value extends string>(values: readonly Value[], of: keyof Tally, group: Group) =>
    values.map((value, i) => ({ value, count: count(of, group, i) }));
  // Of these every one must hold, so what fails in one of them is not found by choosing another.
  const facts = <Value extends string>(values: readonly Value[], of: "rig" | "geometry") =>
    values.map((value, i) => ({ value, count: passed[of][i] ?? 0 }));
  return {
    categories: categories.counts((id) => count("categories", "category", columns.categories.find(id))),
    triangles: TRIANGLE_EDGES.map((_, bar) => count("triangles", "triangles", bar)),
    prices: PRICE_EDGES_CENTS.map((_, bar) => count("prices", "price", bar)),
    free: passed.free[0] ?? 0,
    textures: each(TEXTURE_SIZES, "textures", "textures"),
    formats: each(FORMATS, "formats", "formats"),
    rig: facts(RIG_FACTS, "rig"),
    geometry: facts(GEOMETRY_FACTS, "geometry"),
    licences: each(LICENCE_TYPES, "licences", "licences"),
    software: each(SOFTWARE, "software", "software"),
    ai: each(AI_DISCLOSURES, "ai", "ai"),
    scores: { seventy: count("points", "score", 1) + count("points", "score", 2), ninety: count("points", "score", 2) },
  };
}
