import { AI_DISCLOSURES, FORMATS, LICENCE_TYPES } from "@blenda/domain/catalogue/constants";
import { softwareFor } from "@blenda/domain/catalogue/rules";
import { PRICE_EDGES_CENTS, PRODUCT_SORTS, TRIANGLE_EDGES } from "@blenda/domain/search/constants";
import { CHOICE_NAMES, CHOICES, type ChoiceName, type FilterName, type Range } from "@blenda/domain/search/filters";
import type { ListingAddress } from "@blenda/domain/search/model";
import { barOf, type ProductFilters, readFilters, textureSizeOf } from "@blenda/domain/search/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Categories } from "../categories.ts";
import { COLUMN_BITS, codeField, flagField, followingField, packFields } from "../engine/packed-fields.ts";
import { BITS, type ProductRow } from "./product-fields.ts";
import { Products } from "./products.ts";

const CATEGORIES = [
  { id: "all", name: "3D Models", parentId: null },
  { id: "a", name: "Chairs", parentId: "all" },
  { id: "b", name: "Boats", parentId: "all" },
  { id: "c", name: "Audio", parentId: null },
];
/** A thousand categories would still fit. */
const CATEGORY_BITS = 10;
const WORDS = ["oak", "chair", "armchair", "boat", "teal", "robot", "façade"];

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((each) => each.join(" "));
const product = fc.record({
  strong: words,
  weak: words,
  published: fc.integer({ min: 0, max: 20 }),
  categoryId: fc.constantFrom("a", "b", "c"),
  creatorId: fc.constantFrom("ada", "bob"),
  priceCents: fc.constantFrom(0, 99, 499, 500, 2_500, 30_000),
  isFree: fc.boolean(),
  licenceTypes: fc.subarray([...LICENCE_TYPES]),
  aiDisclosure: fc.constantFrom(...AI_DISCLOSURES),
  ratingSum: fc.nat(20),
  ratingCount: fc.nat(5),
  salesCount: fc.nat(3),
  triangles: maybe(fc.constantFrom(0, 400, 500, 20_000, 3_000_000)),
  texturePx: maybe(fc.constantFrom(0, 512, 1_024, 2_048, 5_000)),
  formats: fc.subarray([...FORMATS]),
  isRigged: fc.boolean(),
  isAnimated: fc.boolean(),
  hasMorphs: fc.boolean(),
  hasUvOverlap: maybe(fc.boolean()),
  isManifold: maybe(fc.boolean()),
  isQuads: maybe(fc.boolean()),
  score: maybe(fc.constantFrom(0, 69, 70, 90, 100)),
});
const address: fc.Arbitrary<ListingAddress> = fc
  .record({
    q: fc.constantFrom("", "", "oak", "CHAIR", "facade", "oak boat", "armchiar"),
    category: fc.constantFrom("", "", "3D Models", "Chairs", "Hats"),
    shop: fc.constantFrom("", "", "ada", "nobody"),
    triangles: fc.constantFrom("", "", "500-", "-20000", "400-500"),
    price: fc.constantFrom("", "", "5-", "-5", "0.99-25"),
    free: fc.constantFrom("", "true"),
    ...Object.fromEntries(
      CHOICE_NAMES.map((name) => [CHOICES[name].address, fc.subarray<string>([...CHOICES[name].values], { maxLength: 2 }).map(String)]),
    ),
    score: fc.constantFrom("", "70", "90"),
    sort: fc.constantFrom(...PRODUCT_SORTS),
  })
  // Mostly one or two filters: with all of them hardly anything is ever found.
  .chain((all) =>
    fc
      .subarray(Object.keys(all), { maxLength: 4 })
      .map((keys) => Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))),
  );

type Plain = Omit<ProductRow, "n" | "mark">;
const shelfOf = (rows: readonly Plain[]) => {
  const products = new Products(rows.length);
  products.categories = new Categories(CATEGORIES);
  rows.forEach((row, i) => void products.shelf.put({ ...row, n: i + 1, mark: 1 }));
  return products;
};

const isIn = ({ least, most }: Range, value: number | null) =>
  (least === null && most === null) || (value !== null && value >= (least ?? 0) && value <= (most ?? Number.POSITIVE_INFINITY));
const isAny = (chosen: readonly string[], has: readonly string[]) => chosen.length === 0 || chosen.some((each) => has.includes(each));
const areAll = (chosen: readonly string[], has: readonly string[]) => chosen.every((each) => has.includes(each));
const mustAllHold = (name: ChoiceName) => name === "rig" || name === "geometry";

/** What a row has of each choice, read the slow way. */
const has: Record<ChoiceName, (row: Plain) => readonly string[]> = {
  textures: (row) => (row.triangles === null ? [] : [textureSizeOf(row.texturePx ?? 0)]),
  formats: ({ formats }) => formats,
  rig: (row) => ["rigged", "animated", "morphs"].filter((_, i) => [row.isRigged, row.isAnimated, row.hasMorphs][i]),
  geometry: (row) => ["no-overlap", "manifold", "quads"].filter((_, i) => [row.hasUvOverlap === false, row.isManifold, row.isQuads][i]),
  licences: ({ licenceTypes }) => licenceTypes,
  software: ({ formats }) => softwareFor(formats),
  ai: ({ aiDisclosure }) => [aiDisclosure],
};

/** The same questions, asked the slow way: each filter is a test of one row. */
const tests: Record<Exclude<FilterName, ChoiceName>, (f: ProductFilters, row: Plain) => boolean> = {
  category: (f, row) => f.category === null || new Categories(CATEGORIES).below(f.category).includes(row.categoryId),
  shop: (f, row) => f.shop === null || f.shop === row.creatorId,
  triangles: (f, row) => isIn(f.triangles, row.triangles),
  priceCents: (f, row) => isIn(f.priceCents, row.priceCents),
  isFree: (f, row) => !f.isFree || row.isFree,
  scoreLeast: (f, row) => (row.score ?? 0) >= f.scoreLeast,
};
const isChosen = (name: ChoiceName, f: ProductFilters, row: Plain) => (mustAllHold(name) ? areAll : isAny)(f[name], has[name](row));
const passes = (f: ProductFilters, row: Plain, except = "") =>
  Object.entries(tests).every(([name, test]) => name === except || test(f, row)) &&
  CHOICE_NAMES.every((name) => name === except || isChosen(name, f, row));
const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const holds = (row: Plain, term: string) =>
  fold(term)
    .split(" ")
    .every((word) => `${fold(row.strong)} ${fold(row.weak)}`.includes(word));

function recount(rows: readonly Plain[], f: ProductFilters) {
  const count = (except: string, is: (row: Plain) => unknown) => rows.filter((row) => passes(f, row, except) && is(row)).length;
  /** Of facts that must all hold, what fails in one is not found by choosing another. */
  const counts = (name: ChoiceName) =>
    CHOICES[name].values.map((value) => ({
      value,
      count: count(mustAllHold(name) ? "" : name, (row) => has[name](row).includes(value)),
    }));
  return {
    categories: CATEGORIES.map(({ name }) => ({
      value: name,
      count: count("category", (row) => new Categories(CATEGORIES).below(name).includes(row.categoryId)),
    })),
    triangles: TRIANGLE_EDGES.map((_, i) =>
      count("triangles", ({ triangles }) => triangles !== null && barOf(TRIANGLE_EDGES, triangles) === i),
    ),
    prices: PRICE_EDGES_CENTS.map((_, i) => count("priceCents", ({ priceCents }) => barOf(PRICE_EDGES_CENTS, priceCents) === i)),
    free: count("isFree", ({ isFree }) => isFree),
    ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, counts(name)])),
    scores: {
      seventy: count("scoreLeast", ({ score }) => (score ?? 0) >= 70),
      ninety: count("scoreLeast", ({ score }) => (score ?? 0) >= 90),
    },
  };
}

test("every count equals a recount of every product, whatever is chosen", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 40 }), address, (rows, asked) => {
      const filters = readFilters(asked);
      const found = shelfOf(rows).find(filters, undefined, 100);
      const wanted = (found.readAs ?? filters.term).split(" ").filter((word) => !found.leftOut.includes(word));
      const meant = filters.term === "" ? rows : rows.filter((row) => holds(row, wanted.join(" ")));
      expect(found.numbers.toSorted((a, b) => a - b)).toEqual(
        rows.flatMap((row, i) => (meant.includes(row) && passes(filters, row) ? [i + 1] : [])),
      );
      expect(found.total).toBe(found.numbers.length);
      expect(found.of).toBe(meant.filter((row) => tests.category(filters, row) && tests.shop(filters, row)).length);
      expect(found.facets).toEqual(recount(meant, filters));
    }),
    { numRuns: 300 },
  );
});

test("pages of any size, put together, are the whole list in its order, each once", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 60 }), address, fc.integer({ min: 1, max: 7 }), (rows, asked, size) => {
      const products = shelfOf(rows);
      const filters = readFilters(asked);
      const whole = products.find(filters, undefined, 100).numbers;
      const collected: number[] = [];
      for (let after: string | undefined; ; ) {
        const page = products.find(filters, after, size);
        expect(page.before).toBe(collected.length);
        collected.push(...page.numbers);
        if (page.next === null) break;
        after = page.next;
      }
      expect(collected).toEqual(whole);
    }),
    { numRuns: 150 },
  );
});

test("a shelf that was changed again and again answers like one that was filled anew", () => {
  const change = fc.record({ n: fc.integer({ min: 1, max: 25 }), row: fc.option(product, { nil: null }) });
  fc.assert(
    fc.property(fc.array(product, { maxLength: 25 }), fc.array(change, { maxLength: 30 }), address, (rows, changes, asked) => {
      const products = shelfOf(rows);
      const now = new Map(rows.map((row, i) => [i + 1, row]));
      const filters = readFilters(asked);
      for (const { n, row } of changes) {
        products.find(filters, undefined); // so that orders exist and must be kept
        if (row) {
          products.shelf.put({ ...row, n, mark: 2 });
          now.set(n, row);
        } else {
          products.shelf.remove(n);
          now.delete(n);
        }
      }
      const anew = new Products(now.size);
      anew.categories = new Categories(CATEGORIES);
      for (const [n, row] of [...now].sort(([a], [b]) => a - b)) anew.shelf.put({ ...row, n, mark: 1 });
      expect(products.find(filters, undefined, 100)).toEqual(anew.find(filters, undefined, 100));
    }),
    { numRuns: 150 },
  );
});

test("every packed column fits into its sixteen bits, and leaves the categories enough of them", () => {
  expect(Math.max(...Object.values(BITS))).toBeLessThanOrEqual(COLUMN_BITS);
  expect(COLUMN_BITS - BITS.place).toBeGreaterThanOrEqual(CATEGORY_BITS);
});

test("fields that do not fit into a column are refused at the start, by its name; what follows from others takes no bits", () => {
  const table = (flags: number) => ({
    flags: flagField("build", flags, () => 1),
    size: codeField("build", 5, () => 4),
    derived: followingField("build", "flags", [1, 3]),
  });
  expect(packFields(["build"], table(13)).bits).toEqual({ build: COLUMN_BITS });
  expect(() => packFields(["build"], table(14))).toThrow("The fields of build take 17 bits, and a column has 16");
});
