import fc from "fast-check";
import { expect, test } from "vitest";
import { processingShares, splitOf } from "./rules.ts";

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
