import { AI_DISCLOSURES, FORMATS, type Format, LICENCE_TYPES, SOFTWARE, type Software } from "@blenda/domain/catalogue/constants";
import { softwareFor } from "@blenda/domain/catalogue/rules";
import { GEOMETRY_FACTS, RIG_FACTS, TEXTURE_SIZES } from "@blenda/domain/search/constants";
import type { ProductFilters, Range } from "@blenda/domain/search/rules";
import type { Categories } from "../categories.ts";
import { FIELD, NO_TEXTURE_FACT, type PackedColumn, type ProductColumns, spansOf, UNMEASURED } from "./product-columns.ts";

/** What can be chosen. Those of `PLACES` say where one looks; all others narrow it down. */
export type Group =
  | "category"
  | "shop"
  | "triangles"
  | "price"
  | "free"
  | "textures"
  | "formats"
  | "rig"
  | "geometry"
  | "licences"
  | "software"
  | "ai"
  | "score";
export const PLACES: ReadonlySet<Group> = new Set(["category", "shop"]);

/** Whether a product passes, told by one of its columns: a value that is allowed, or one between two ends. */
export type Test =
  | { group: Group; column: Uint16Array; allowed: Uint8Array }
  | { group: Group; column: Int32Array; least: number; most: number };

/** The formats that open in each, as bits. */
export const OPENED_BY = Object.fromEntries(
  SOFTWARE.map((software) => [
    software,
    bitsOf(
      FORMATS,
      FORMATS.filter((format: Format) => softwareFor([format]).includes(software)),
    ),
  ]),
) as Record<Software, number>;

/**
 * One test for each group in which something is chosen, places first. Of several formats, sizes, licences or programs one
 * is enough; of the facts about rig and geometry all must hold.
 */
export function testsFor(filters: ProductFilters, columns: ProductColumns, categories: Categories): Test[] {
  const tests: Test[] = [];
  const spans = spansOf(columns);
  const values = (group: Group, isChosen: boolean, name: PackedColumn, isAllowed: (value: number) => boolean) => {
    if (!isChosen) return;
    const allowed = new Uint8Array(spans[name]);
    for (let value = 0; value < allowed.length; value++) allowed[value] = Number(isAllowed(value));
    tests.push({ group, column: columns[name], allowed });
  };
  const ends = (group: Group, { least, most }: Range, column: Int32Array) => {
    if (least !== null || most !== null) tests.push({ group, column, least: least ?? 0, most: most ?? UNMEASURED - 1 });
  };
  const { shop, price, triangles } = columns;
  const within = new Set(categories.below(filters.category ?? "").map((id) => columns.categories.find(id)));
  const creator = columns.shops.find(filters.shop ?? "");
  const textures = bitsOf(TEXTURE_SIZES, filters.textures);
  const formats = bitsOf(FORMATS, filters.formats);
  const opened = filters.software.reduce((bits, software) => bits | OPENED_BY[software], 0);
  const rig = bitsOf(RIG_FACTS, filters.rig) << FIELD.formats;
  const geometry = bitsOf(GEOMETRY_FACTS, filters.geometry) << (FIELD.formats + FIELD.rig);
  const licences = bitsOf(LICENCE_TYPES, filters.licences);
  const ai = bitsOf(AI_DISCLOSURES, filters.ai);
  const points = filters.scoreLeast >= 90 ? 2 : 1;

  values("category", filters.category !== null, "place", (value) => within.has(value >>> FIELD.priceBar));
  ends("shop", filters.shop === null ? OPEN : { least: creator, most: creator }, shop);
  ends("triangles", filters.triangles, triangles);
  ends("price", filters.priceCents, price);
  values("free", filters.isFree, "terms", (value) => ((value >>> FIELD.licences) & 1) === 1);
  values("textures", textures !== 0, "measure", (value) => ((textures >>> ((value >>> FIELD.triangleBar) & NO_TEXTURE_FACT)) & 1) === 1);
  values("formats", formats !== 0, "build", (value) => (value & formats) !== 0);
  values("rig", rig !== 0, "build", (value) => (value & rig) === rig);
  values("geometry", geometry !== 0, "build", (value) => (value & geometry) === geometry);
  values("licences", licences !== 0, "terms", (value) => (value & licences) !== 0);
  values("software", filters.software.length > 0, "build", (value) => (value & opened) !== 0);
  values("ai", ai !== 0, "terms", (value) => ((ai >>> (value >>> (FIELD.licences + FIELD.free))) & 1) === 1);
  values("score", filters.scoreLeast > 0, "measure", (value) => value >>> (FIELD.triangleBar + FIELD.texture) >= points);
  return tests;
}

/** One test of one product, where only a few are asked about. */
export const isPassed = (test: Test, slot: number): boolean => {
  const value = test.column[slot] as number;
  return "allowed" in test ? test.allowed[value] === 1 : value >= test.least && value <= test.most;
};

const OPEN: Range = { least: null, most: null };

function bitsOf<Value extends string>(known: readonly Value[], chosen: readonly Value[]): number {
  return chosen.reduce((bits, value) => bits | (1 << known.indexOf(value)), 0);
}

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
