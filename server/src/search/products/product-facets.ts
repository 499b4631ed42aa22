import { CHOICE_NAMES, CHOICES, type ChoiceName, type FilterName, PRODUCT_FILTERS, type RangeName } from "@blenda/domain/search/filters";
import type { Facets } from "@blenda/domain/search/model";
import { keysOf } from "@blenda/domain/shared/keys";
import type { Categories } from "../categories.ts";
import { COLUMN_BITS } from "../engine/packed-fields.ts";
import type { ProductColumns } from "./product-columns.ts";
import { BITS, FIELDS, type FieldName, PACKED_COLUMNS, type PackedColumn, spansOf } from "./product-fields.ts";

const FIELDS_OF = PACKED_COLUMNS.map((column) => ({ column, names: keysOf(FIELDS).filter((name) => FIELDS[name].column === column) }));

/** How often each value of each filter occurs among some products. */
export class Tally {
  readonly #counts: Partial<Record<FieldName, readonly number[]>> = {};
  readonly categories: number[];

  /** Each packed column is counted as it is; only what occurs is then taken apart. `only` counts one column alone. */
  constructor(columns: ProductColumns, slots: Int32Array, only?: PackedColumn) {
    const spans = spansOf(columns.categories.names.length);
    this.categories = zeros(columns.categories.names.length);
    for (const { column, names } of FIELDS_OF) {
      if (only !== undefined && only !== column) continue;
      const { values, counts } = occurring(columns[column], slots, spans[column]);
      const known = new Map<string, number[]>();
      for (const name of names) {
        const { bits, at, top, from, count } = FIELDS[name];
        if (bits > 0) known.set(name, addUp(zeros(top + 1), { values, counts, at, top }));
        this.#counts[name] = count(known.get(from) ?? []);
      }
      if (column === "place") addUp(this.categories, { values, counts, at: BITS.place, top: ALL });
    }
  }

  of(name: FieldName, index: number): number {
    return this.#counts[name]?.[index] ?? 0;
  }
}

/** Categories have all bits above the fields of their column. */
const ALL = (1 << COLUMN_BITS) - 1;
const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Plain arrays: a typed one costs more to make than a few hundred numbers are worth. */
interface ValueCounts {
  values: number[];
  /** Null: each of them once. */
  counts: number[] | null;
}

/** Adds every value's count to that of the code it holds between these bits. */
function addUp(codes: number[], { values, counts, at, top }: ValueCounts & { at: number; top: number }): number[] {
  for (let i = 0; i < values.length; i++) {
    const code = ((values[i] as number) >>> at) & top;
    codes[code] = (codes[code] as number) + (counts === null ? 1 : (counts[i] as number));
  }
  return codes;
}

/** The column that tells the other values of a filter apart; `null` where choosing another is no question. */
export function columnOf(name: FilterName): PackedColumn | null {
  const filter = PRODUCT_FILTERS[name];
  if (name === "category") return "place";
  // Of facts that must all hold, what fails in one is not found by choosing another.
  if (name === "shop" || filter.kind === "only" || (filter.kind === "choice" && filter.holds === "all")) return null;
  return FIELDS[name].column;
}

/** So many values are looked through in the time it takes to take one apart. */
const VALUES_PER_TAKING = 32;

/** The values of some slots and how often each occurs; of few slots each by itself. */
function occurring(column: Uint16Array, slots: Int32Array, span: number): ValueCounts {
  if (slots.length < span / VALUES_PER_TAKING) {
    const each = new Array<number>(slots.length);
    for (let i = 0; i < slots.length; i++) each[i] = column[slots[i] as number] as number;
    return { values: each, counts: null };
  }
  const values: number[] = [];
  const counts: number[] = [];
  const all = new Uint32Array(span);
  for (let i = 0; i < slots.length; i++) {
    const value = column[slots[i] as number] as number;
    all[value] = (all[value] as number) + 1;
  }
  for (let value = 0; value < span; value++) {
    if (all[value] === 0) continue;
    values.push(value);
    counts.push(all[value] as number);
  }
  return { values, counts };
}

/**
 * Counts for every value of every filter. `passed` are those that meet all that is chosen, `missing` those that fail in
 * one filter only: were another value chosen there, they might be found, so they count for that filter.
 */
export function facetsOf(passed: Tally, missing: ReadonlyMap<FilterName, Tally>, columns: ProductColumns, categories: Categories): Facets {
  const count = (name: FieldName, index: number) => passed.of(name, index) + (missing.get(name)?.of(name, index) ?? 0);
  const bars = (name: RangeName) => PRODUCT_FILTERS[name].edges.map((_, bar) => count(name, bar));
  const inCategory = (code: number) => (passed.categories[code] ?? 0) + (missing.get("category")?.categories[code] ?? 0);
  const choices = Object.fromEntries(
    CHOICE_NAMES.map((name) => [name, CHOICES[name].values.map((value, i) => ({ value, count: count(name, i) }))]),
  ) as Pick<Facets, ChoiceName>;
  return {
    categories: categories.counts((id) => inCategory(columns.categories.find(id))),
    triangles: bars("triangles"),
    prices: bars("priceCents"),
    free: count("isFree", 0),
    ...choices,
    scores: { seventy: count("scoreLeast", 1) + count("scoreLeast", 2), ninety: count("scoreLeast", 2) },
  };
}
