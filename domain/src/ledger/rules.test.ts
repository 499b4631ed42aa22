import fc from "fast-check";
import { expect, test } from "vitest";
import { affiliateLeft, affiliateShare, earnedLeft, processingShares, reversalOf, splitOf } from "./rules.ts";

test("the example of the price breakdown, $40.00 with affiliate and collaborator, comes out to the cent", () => {
  const [processing = 0] = processingShares([4_000]);
  expect(processing).toBe(146);
  expect(splitOf(4_000, processing, { affiliateBps: 2_000, collaboratorBps: [2_500] })).toEqual({
    net: 4_000,
    commission: 600,
    processing: 146,
    affiliate: 651,
    collaborators: 651,
    creator: 1_952,
  });
});

test("the fixed part of the card's cost is shared by the lines of an order", () => {
  expect(processingShares([1_000, 3_000, 0])).toEqual([29 + 8, 87 + 22, 0]);
  expect(processingShares([0, 0])).toEqual([0, 0]);
});

test("whatever is paid is all given to somebody, and nobody gets less than nothing", () => {
  const bps = fc.integer({ min: 0, max: 7_500 });
  const nets = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(nets, bps, bps, (prices, affiliateBps, collaborator) => {
      for (const [at, processing] of processingShares(prices).entries()) {
        const split = splitOf(prices[at] ?? 0, processing, { affiliateBps, collaboratorBps: [collaborator] });
        const { net, ...parts } = split;
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(net);
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("a full refund returns the commission, keeps the card's cost, and takes the rest from the creator", () => {
  const line = { paidCents: 4_000, taxCents: 0, split: splitOf(4_000, 146) };
  expect(reversalOf(line, 0, 4_000)).toEqual({ commission: 600, tax: 0, affiliate: 0, earned: 3_254, beyond: 146 });
  expect(earnedLeft(line, 0)).toBe(3_254);
  expect(earnedLeft(line, 4_000)).toBe(0);
});

test("however a refund is cut into pieces, each piece adds up and all of them come to the same cent as one", () => {
  const cents = fc.integer({ min: 99, max: 500_000 });
  const pieceList = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 10 });
  const bps = fc.integer({ min: 0, max: 7_500 });
  const programme = fc.oneof(fc.record({ affiliateBps: bps }), fc.record({ platformAffiliateBps: fc.constantFrom(0, 500) }));
  fc.assert(
    fc.property(cents, fc.nat(5_000), pieceList, programme, (net, taxCents, pieces, rates) => {
      const [processing = 0] = processingShares([net]);
      const line = { paidCents: net + taxCents, taxCents, split: splitOf(net, processing, rates) };
      let refunded = 0;
      const sums = { commission: 0, tax: 0, affiliate: 0, earned: 0, beyond: 0 };
      for (const piece of pieces) {
        const amount = Math.min(piece, line.paidCents - refunded);
        const { commission, tax, affiliate, earned, beyond } = reversalOf(line, refunded, amount);
        expect(commission + tax + affiliate + earned + beyond).toBe(amount);
        sums.affiliate += affiliate;
        sums.commission += commission;
        sums.tax += tax;
        sums.earned += earned;
        sums.beyond += beyond;
        refunded += amount;
      }
      expect(sums).toEqual(reversalOf(line, 0, refunded));
      expect(affiliateLeft(line, refunded)).toBeGreaterThanOrEqual(0);
      expect(affiliateLeft(line, line.paidCents)).toBe(0);
      expect(earnedLeft(line, refunded)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("Blenda's own programme is paid out of the commission: 5% of what a $40.00 sale leaves, and the creator gets what they get without it", () => {
  const without = splitOf(4_000, 146);
  const split = splitOf(4_000, 146, { platformAffiliateBps: 500 });
  expect(split).toEqual({ ...without, commission: 600 - 163, platformAffiliate: 163 });
  expect(affiliateShare(split)).toBe(163);
  fc.assert(
    fc.property(fc.integer({ min: 99, max: 500_000 }), fc.nat(500_000), (net, amount) => {
      const [processing = 0] = processingShares([net]);
      const line = (rates: object) => ({ paidCents: net, taxCents: 0, split: splitOf(net, processing, rates) });
      const back = (rates: object) => reversalOf(line(rates), 0, Math.min(amount, net));
      const { earned, beyond } = back({ platformAffiliateBps: 500 });
      expect({ earned, beyond }).toEqual({ earned: back({}).earned, beyond: back({}).beyond });
    }),
  );
});
