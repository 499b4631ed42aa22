import fc from "fast-check";
import { expect, test } from "vitest";
import { breakdownOf, PLAIN_TERMS, type PriceTerms, priceToEarn, salesToBreakEven } from "./breakdown.ts";

const terms = (given: Partial<PriceTerms>): PriceTerms => ({ ...PLAIN_TERMS, ...given });

test("the example of the decision: $40.00 with an affiliate at 20%", () => {
  expect(breakdownOf(4_000, terms({ affiliateBps: 2_000, taxBps: 1_900 }))).toEqual({
    listCents: 4_000,
    offCents: 0,
    net: 4_000,
    commission: 600,
    processing: 146,
    remainder: 3_254,
    affiliate: 651,
    collaborators: 0,
    creator: 2_603,
    taxCents: 760,
    buyerPays: 4_760,
  });
});

test.each([
  ["nothing off", 4_000, {}, 4_000],
  ["a sale", 4_000, { saleBps: 2_500 }, 3_000],
  ["a coupon", 4_000, { couponBps: 1_000 }, 3_600],
  ["the larger of the two", 4_000, { saleBps: 2_500, couponBps: 1_000 }, 3_000],
  ["a code of a fixed amount", 4_000, { couponCents: 1_500 }, 2_500],
  ["a code larger than the price", 1_000, { couponCents: 1_500 }, 0],
  ["never less than 99 cents", 500, { saleBps: 9_000 }, 99],
  ["the least price takes no discount", 99, { saleBps: 9_000 }, 99],
  ["free stays free", 0, { saleBps: 5_000, affiliateBps: 2_000 }, 0],
])("the net price: %s", (_, list, given, net) => {
  expect(breakdownOf(list, terms(given)).net).toBe(net);
});

test("a free item gives and takes nothing", () => {
  expect(breakdownOf(0)).toMatchObject({ commission: 0, processing: 0, affiliate: 0, creator: 0, buyerPays: 0 });
});

const anyTerms = fc.record({
  saleBps: fc.integer({ min: 0, max: 90 }).map((percent) => percent * 100),
  couponBps: fc.integer({ min: 0, max: 95 }).map((percent) => percent * 100),
  affiliateBps: fc.integer({ min: 0, max: 75 }).map((percent) => percent * 100),
  taxBps: fc.constantFrom(0, 810, 1_900, 2_550),
});

test("the parts add up to the cent, whatever is set", () => {
  fc.assert(
    fc.property(fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 10_000_000 })), anyTerms, (list, given) => {
      const { listCents, offCents, net, commission, processing, remainder, affiliate, creator, taxCents, buyerPays } = breakdownOf(
        list,
        given,
      );
      expect(listCents).toBe(net + offCents);
      expect(net).toBe(commission + processing + affiliate + creator);
      expect(remainder).toBe(affiliate + creator);
      expect(buyerPays).toBe(net + taxCents);
      for (const part of [offCents, net, commission, processing, affiliate, creator, taxCents]) expect(part).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  [500, 0, 646],
  [1_000, 0, 1_254],
  [2_603, 2_000, 4_000],
  [1, 0, 99],
])("to earn %i cents with %i basis points for the affiliate, charge %i", (target, affiliateBps, price) => {
  expect(priceToEarn(target, terms({ affiliateBps }))).toBe(price);
});

test("the price that is named earns it, and no smaller one does", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), anyTerms, fc.constantFrom(1, 2, 5, 10), (target, given, factor) => {
      const price = priceToEarn(target, given, factor);
      if (price === null) return;
      const keeps = (cents: number) => breakdownOf(cents * factor, given).creator;
      let smallest = 99;
      while (keeps(smallest) < target) smallest += 1;
      expect(price).toBe(smallest);
    }),
    { numRuns: 60 },
  );
});

test("what no price can earn has none", () => {
  expect(priceToEarn(100_000_000)).toBeNull();
});

test.each([
  [60_000, 1_952, 31],
  [60_000, 2_000, 30],
  [0, 500, 0],
  [60_000, 0, null],
])("%i cents spent and %i kept of each are even after %s sales", (cost, kept, sales) => {
  expect(salesToBreakEven(cost, kept)).toBe(sales);
});
