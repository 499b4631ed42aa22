import fc from "fast-check";
import { expect, test } from "vitest";
import { goodwillOff } from "./goodwill.ts";

test.each<[string, number, number[], number[]]>([
  ["more than the commission of a line comes off whole", 1_500, [2_000], [1_500]],
  ["it is spread pro rata, the cent that is left to the largest remainder", 1_000, [1_000, 1_000, 1_000], [333, 333, 334]],
  ["no more than there is to pay", 1_500, [499, 499], [499, 499]],
  ["what costs nothing stays free", 500, [0, 1_000], [0, 500]],
  ["98 cents would be left: they are given too", 901, [999], [999]],
  ["99 cents are left", 900, [999], [900]],
  ["a line of 50 cents becomes free, and the other pays them", 13_050, [500, 14_000], [500, 12_550]],
  ["three lines of 50 cents: one is paid with 150", 1_050, [400, 400, 400], [250, 400, 400]],
  ["nowhere to go for the last cents", 147, [99, 99, 99], [0, 99, 99]],
  ["an empty cart", 500, [], []],
])("%s", (_, value, owed, off) => {
  expect(goodwillOff(value, owed)).toEqual(off);
});

test("whatever the prices, all of it comes off and at most 98 cents more; no line goes below nothing or ends between 1 and 98 cents", () => {
  const price = fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 20_000 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.array(price, { maxLength: 50 }), (value, owed) => {
      const off = goodwillOff(value, owed);
      const promised = Math.min(
        value,
        owed.reduce((sum, cents) => sum + cents, 0),
      );
      const given = off.reduce((sum, cents) => sum + cents, 0);
      expect(given - promised).toBeGreaterThanOrEqual(0);
      expect(given - promised).toBeLessThan(99);
      for (const [at, cents] of owed.entries()) {
        const left = cents - (off[at] ?? 0);
        expect(left === 0 || left >= 99).toBe(true);
        expect(left).toBeLessThanOrEqual(cents);
      }
    }),
  );
});
