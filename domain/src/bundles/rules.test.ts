import fc from "fast-check";
import { expect, test } from "vitest";
import type { LicenceType } from "../catalogue/constants.ts";
import { type BundlePart, bundleLicences, bundleOptions, bundlePriceRange, bundleShares, holdsLicence, sharesFor } from "./rules.ts";

const model = (prices: Partial<Record<LicenceType, number>>): BundlePart => ({
  itemType: "product",
  prices: new Map(Object.entries(prices) as [LicenceType, number][]),
});
const course = (cents: number): BundlePart => ({ itemType: "training", prices: new Map([[null, cents]]) });
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

test.each([
  ["by what each costs alone", [3_000, 1_000], 3_000, [2_250, 750]],
  ["the cent that is left goes to the largest remainder", [1_000, 1_000, 1_000], 2_000, [667, 667, 666]],
  ["nothing below 99 cents, the others pay for it", [9_901, 99], 5_000, [4_901, 99]],
  ["never above what they cost alone", [500, 500], 5_000, [500, 500]],
  ["never below 99 cents each", [500, 500], 1, [99, 99]],
  ["what has become free has no share", [0, 1_000], 800, [0, 800]],
])("a price is spread: %s", (_, lists, price, shares) => {
  expect(bundleShares(lists, price)).toEqual(shares);
});

test("a price leaves 99 cents for each, and saves a cent at least", () => {
  expect(bundlePriceRange([2_000, 950])).toEqual({ leastCents: 198, mostCents: 2_949 });
});

test("a whole is had under the licences all its models have, and courses follow any", () => {
  const one = model({ personal: 1_000, commercial: 2_000, studio: 5_000 });
  const other = model({ personal: 2_000, studio: 9_000 });
  expect(bundleLicences([one, other, course(500)])).toEqual(["personal", "studio"]);
  expect(bundleLicences([course(500), course(900)])).toEqual([null]);
  expect(bundleLicences([one, model({ editorial: 400 })])).toEqual([]);
});

test("the same part off holds for every licence", () => {
  const parts = [model({ personal: 1_000, commercial: 2_000 }), model({ personal: 3_000, commercial: 6_000 }), course(1_000)];
  expect(bundleOptions({ priceCents: 4_000, licence: "personal" }, parts)).toEqual([
    { licence: "personal", priceCents: 4_000, separatelyCents: 5_000 },
    { licence: "commercial", priceCents: 7_200, separatelyCents: 9_000 },
  ]);
});

test("where the licence its price is for is gone, there is no price", () => {
  const parts = [model({ commercial: 2_000 }), model({ personal: 3_000, commercial: 6_000 })];
  expect(bundleOptions({ priceCents: 4_000, licence: "personal" }, parts)).toEqual([]);
});

test("what became cheaper alone caps what it costs together", () => {
  const parts = [course(400), course(600)];
  expect(bundleOptions({ priceCents: 4_000, licence: null }, parts)).toEqual([
    { licence: null, priceCents: 1_000, separatelyCents: 1_000 },
  ]);
});

test("an item on sale costs the smaller of its sale and its share, and the others keep their shares", () => {
  const onSale = { ...course(1_000), sales: new Map([[null, { priceCents: 300 }]]) };
  const less = { ...course(1_000), sales: new Map([[null, { priceCents: 950 }]]) };
  expect(bundleOptions({ priceCents: 1_400, licence: null }, [onSale, less])).toEqual([
    { licence: null, priceCents: 1_000, separatelyCents: 2_000 },
  ]);
});

test.each([
  [["commercial"], "personal", true],
  [["extended"], "studio", true],
  [["personal"], "commercial", false],
  [["commercial"], "editorial", false],
  [["editorial"], "editorial", true],
  [[null], null, true],
  [[], null, false],
] as const)("who holds %j holds %s: %s", (owned, licence, holds) => {
  expect(holdsLicence(new Set(owned), licence)).toBe(holds);
});

const Price = fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 900_000 }));
const Part = fc.oneof(
  Price.map(course),
  fc.tuple(Price, Price).map(([personal, commercial]) => model({ personal, commercial })),
);

test("whatever is in it and whatever it costs: no share above its price alone or below 99 cents, and together they are the price", () => {
  fc.assert(
    fc.property(fc.array(Part, { minLength: 2, maxLength: 20 }), fc.integer({ min: 99, max: 2_000_000 }), (parts, priceCents) => {
      const [licence = null] = bundleLicences(parts);
      for (const option of bundleOptions({ priceCents, licence }, parts)) {
        const shares = sharesFor({ priceCents, licence }, parts, option.licence) ?? [];
        const lists = parts.map(({ prices }) => prices.get(null) ?? prices.get(option.licence) ?? 0);
        expect(sum(shares)).toBe(option.priceCents);
        expect(option.priceCents).toBeLessThanOrEqual(option.separatelyCents);
        for (const [at, share] of shares.entries()) {
          const list = lists[at] ?? 0;
          expect(share).toBeLessThanOrEqual(list);
          expect(share === 0 ? list === 0 : share >= 99).toBe(true);
        }
        const { leastCents, mostCents } = bundlePriceRange(lists);
        if (option.licence === licence && priceCents >= leastCents && priceCents <= mostCents) expect(sum(shares)).toBe(priceCents);
      }
    }),
  );
});
