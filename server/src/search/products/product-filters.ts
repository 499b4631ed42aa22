import {
  CHOICE_NAMES,
  CHOICES,
  type ChoiceName,
  type FilterName,
  PRODUCT_FILTERS,
  RANGE_NAMES,
  type Range,
} from "@blenda/domain/search/filters";
import type { ProductFilters } from "@blenda/domain/search/rules";
import type { Categories } from "../categories.ts";
import { type ProductColumns, UNMEASURED } from "./product-columns.ts";
import { BITS, FIELDS, type FieldName, type PackedColumn, spansOf } from "./product-fields.ts";

/** Whether a product passes, told by one of its columns: a value that is allowed, or one between two ends. */
export type Test =
  | { filter: FilterName; column: Uint16Array; allowed: Uint8Array }
  | { filter: FilterName; column: Int32Array; least: number; most: number };

/** One test for each filter that asks for something, places first. */
export function testsFor(filters: ProductFilters, columns: ProductColumns, categories: Categories): Test[] {
  const tests: Test[] = [];
  const spans = spansOf(columns.categories.names.length);
  const values = (filter: FilterName, name: PackedColumn, isAllowed: (value: number) => boolean) => {
    const allowed = new Uint8Array(spans[name]);
    for (let value = 0; value < allowed.length; value++) allowed[value] = Number(isAllowed(value));
    tests.push({ filter, column: columns[name], allowed });
  };
  const ends = (filter: FilterName, { least, most }: Range, column: Int32Array) => {
    if (least !== null || most !== null) tests.push({ filter, column, least: least ?? 0, most: most ?? UNMEASURED - 1 });
  };
  const field = (name: FieldName, chosen: readonly number[], holds?: "any" | "all") => {
    const { column, at, top, allows } = FIELDS[name];
    const isAllowed = allows(chosen, holds);
    const codes = Array.from({ length: top + 1 }, (_, code) => isAllowed(code));
    values(name, column, (value) => codes[(value >>> at) & top] === true);
  };
  const choice = <Name extends ChoiceName>(name: Name, chosen: ProductFilters[Name]) => {
    if (chosen.length === 0) return;
    const known: readonly string[] = CHOICES[name].values;
    const indices = chosen.map((value) => known.indexOf(value));
    field(name, indices, CHOICES[name].holds);
  };

  if (filters.category !== null) {
    const within = new Set(categories.below(filters.category).map((id) => columns.categories.find(id)));
    values("category", "place", (value) => within.has(value >>> BITS.place));
  }
  const creator = columns.shops.find(filters.shop ?? "");
  ends("shop", filters.shop === null ? OPEN : { least: creator, most: creator }, columns.shop);
  for (const name of RANGE_NAMES) ends(name, filters[name], columns[name]);
  if (filters.isFree) field("isFree", [0]);
  for (const name of CHOICE_NAMES) choice(name, filters[name]);
  if (filters.scoreLeast > 0) field("scoreLeast", stepsFrom(filters.scoreLeast));
  return tests;
}

/** The codes of those that reach this score. */
const stepsFrom = (score: number): number[] => PRODUCT_FILTERS.scoreLeast.steps.flatMap((step, i) => (step >= score ? [i + 1] : []));

/** One test of one product, where only a few are asked about. */
export const isPassed = (test: Test, slot: number): boolean => {
  const value = test.column[slot] as number;
  return "allowed" in test ? test.allowed[value] === 1 : value >= test.least && value <= test.most;
};

const OPEN: Range = { least: null, most: null };

/** Some slots, and what each of them failed. Loops over plain arrays: this is where a question spends its time. */
export class Tried {
  readonly #slots: Int32Array;
  /** How many tests each slot failed, and the number of the last. */
  readonly #failures: Uint8Array;
  readonly #failedIn: Uint8Array;

  constructor(slots: Int32Array, tests: readonly Test[]) {
    this.#slots = slots;
    this.#failures = new Uint8Array(tests.length === 0 ? 0 : slots.length);
    this.#failedIn = new Uint8Array(this.#failures.length);
    tests.forEach((test, number) => {
      if ("allowed" in test) this.#tryValues(test.column, test.allowed, number);
      else this.#tryEnds(test.column, test.least, test.most, number);
    });
  }

  /** Those that failed nothing. */
  passed(): Int32Array {
    return this.#failures.length === 0 ? this.#slots : this.#those(0, 0);
  }

  /** Those that failed this one test and no other. */
  missing(test: number): Int32Array {
    return this.#those(1, test);
  }

  #those(failures: number, failedIn: number): Int32Array {
    const those = new Int32Array(this.#slots.length);
    let count = 0;
    for (let i = 0; i < this.#slots.length; i++) {
      if (this.#failures[i] === failures && this.#failedIn[i] === failedIn) those[count++] = this.#slots[i] as number;
    }
    return those.subarray(0, count);
  }

  #tryValues(column: Uint16Array, allowed: Uint8Array, number: number): void {
    const slots = this.#slots;
    for (let i = 0; i < slots.length; i++) if (allowed[column[slots[i] as number] as number] === 0) this.#fail(i, number);
  }

  #tryEnds(column: Int32Array, least: number, most: number, number: number): void {
    const slots = this.#slots;
    for (let i = 0; i < slots.length; i++) {
      const value = column[slots[i] as number] as number;
      if (value < least || value > most) this.#fail(i, number);
    }
  }

  #fail(index: number, test: number): void {
    this.#failures[index] = (this.#failures[index] as number) + 1;
    this.#failedIn[index] = test;
  }
}
