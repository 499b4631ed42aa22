import { expect, test } from "vitest";
import { PRICE_EDGES_CENTS, TRIANGLE_EDGES } from "./constants.ts";
import { barOf, rankScoreOf, readFilters, steadyRating, textureSizeOf } from "./rules.ts";

test("an empty address asks for everything, the newest first", () => {
  expect(readFilters({})).toEqual({
    term: "",
    category: null,
    shop: null,
    triangles: { least: null, most: null },
    priceCents: { least: null, most: null },
    isFree: false,
    textures: [],
    formats: [],
    rig: [],
    geometry: [],
    licences: [],
    software: [],
    ai: [],
    scoreLeast: 0,
    sort: "newest",
  });
});

test.each([
  ["both ends", "2000-50000", 2_000, 50_000],
  ["from", "2000-", 2_000, null],
  ["up to", "-50000", null, 50_000],
  ["one dash alone", "-", null, null],
  ["words", "many", null, null],
  ["one figure", "2000", null, null],
  ["a sign", "-5-10", null, null],
  ["a figure beyond all", `0-${"9".repeat(30)}`, 0, 100_000_000],
])("a range of triangles: %s", (_what, text, least, most) => {
  expect(readFilters({ triangles: text }).triangles).toEqual({ least, most });
});

test.each([
  ["0-25", 0, 2_500],
  ["9.99-", 999, null],
  ["0.1-0.2", 10, 20],
])("a price of %s dollars is whole cents", (text, least, most) => {
  expect(readFilters({ price: text }).priceCents).toEqual({ least, most });
});

test("lists have commas; values come once, in our order, and unknown ones are left out", () => {
  expect(readFilters({ formats: "fbx,max,glb,fbx", textures: "2k,,64k" })).toMatchObject({ formats: ["glb", "fbx"], textures: ["2k"] });
});

test.each([
  [{ q: "chair" }, "relevance"],
  [{ q: " " }, "newest"],
  [{ q: "chair", sort: "newest" }, "newest"],
  [{ sort: "relevance" }, "newest"],
  [{ sort: "price-up" }, "price-up"],
  [{ sort: "magic" }, "newest"],
  [{ q: "chair", sort: "magic" }, "relevance"],
])("%j is sorted by %s", (address, sort) => {
  expect(readFilters(address).sort).toBe(sort);
});

test.each([
  [0, "none"],
  [1, "1k"],
  [1_024, "1k"],
  [1_025, "2k"],
  [2_048, "2k"],
  [4_096, "4k"],
  [4_097, "8k"],
  [16_384, "8k"],
])("a largest texture of %i pixels is called %s", (pixels, size) => {
  expect(textureSizeOf(pixels)).toBe(size);
});

test("every value belongs to the one bar whose edge it has reached; the last bar has no end", () => {
  for (const edges of [TRIANGLE_EDGES, PRICE_EDGES_CENTS]) {
    edges.forEach((edge, i) => {
      expect(barOf(edges, edge)).toBe(i);
      if (i > 0) expect(barOf(edges, edge - 1)).toBe(i - 1);
    });
    expect(barOf(edges, 10 ** 9)).toBe(edges.length - 1);
  }
});

test("many good reviews outrank one perfect one, and no review lies in the middle", () => {
  expect(steadyRating(490, 100)).toBeGreaterThan(steadyRating(5, 1));
  expect(steadyRating(5, 1)).toBeGreaterThan(steadyRating(0, 0));
  expect(steadyRating(0, 0)).toBeGreaterThan(steadyRating(1, 1));
});

test("of two things that fit equally, the better rated, more often bought or better made comes first", () => {
  const plain = { ratingSum: 0, ratingCount: 0, salesCount: 0, score: null };
  for (const better of [{ ratingSum: 10, ratingCount: 2 }, { salesCount: 3 }, { score: 95 }])
    expect(rankScoreOf({ ...plain, ...better })).toBeGreaterThan(rankScoreOf(plain));
});
