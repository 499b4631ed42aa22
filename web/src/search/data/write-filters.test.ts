import { PRODUCT_SORTS } from "@blenda/domain/search/constants";
import { CHOICE_NAMES, CHOICES, type ChoiceName } from "@blenda/domain/search/filters";
import { type ProductFilters, readFilters } from "@blenda/domain/search/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readAddress, writeAddress } from "../../lib/page/address.ts";
import { listingAddress, NO_FILTERS, writeFilters } from "./write-filters.ts";

const end = fc.option(fc.integer({ min: 0, max: 50_000_000 }));
const range = fc.record({ least: end, most: end });
const word = fc.option(fc.string({ minLength: 1, maxLength: 60, unit: "grapheme-ascii" }));

const anyFilters: fc.Arbitrary<ProductFilters> = fc
  .record({
    term: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    category: word,
    shop: word,
    triangles: range,
    priceCents: range,
    isFree: fc.boolean(),
    choices: fc.record(Object.fromEntries(CHOICE_NAMES.map((name) => [name, fc.subarray<string>([...CHOICES[name].values])]))),
    scoreLeast: fc.constantFrom(0, 70, 90),
    sort: fc.constantFrom(...PRODUCT_SORTS),
  })
  .map(({ choices, ...filters }) => ({ ...filters, ...(choices as Pick<ProductFilters, ChoiceName>) }))
  .map((filters) => ({ ...filters, sort: filters.term === "" && filters.sort === "relevance" ? "newest" : filters.sort }));

test("a link reproduces the page: every filter survives the address and comes back the same", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const link = writeAddress(writeFilters(filters));
      expect(readFilters(listingAddress(readAddress(link)))).toEqual(filters);
    }),
  );
});

test.each([
  [{ formats: "fbx,glb,zip" }, "?formats=glb,fbx"],
  [{ triangles: "2000-50000", price: "-25" }, "?triangles=2000-50000&price=-25"],
  [{ price: "4.99-" }, "?price=4.99-"],
  [{ q: " robot ", sort: "relevance" }, "?q=robot"],
  [{ sort: "newest" }, ""],
  [{ free: "true", score: "90", licence: "commercial" }, "?free=true&licence=commercial&score=90"],
  [{ category: "3D Models" }, "?category=3D+Models"],
])("%j is written %s: known values in their order, and nothing that goes without saying", (address, link) => {
  expect(writeAddress(writeFilters(readFilters(address)))).toBe(link);
});

test("an address keeps what is not about the listing to itself", () => {
  expect(listingAddress({ q: "robot", utm_source: "letter", after: "abc" })).toEqual({ q: "robot", after: "abc" });
});

test("clearing the filters leaves the words and the order", () => {
  const filters = readFilters({ q: "robot", category: "Props", formats: "glb", price: "0-5", score: "70", sort: "newest", shop: "u1" });
  expect(writeFilters({ ...filters, ...NO_FILTERS })).toEqual({ q: "robot", sort: "newest" });
});
