import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOf, spread } from "./cents.ts";

test("cents are spread by largest remainder, the earlier part first", () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(1, [999, 1])).toEqual([1, 0]);
  expect(spread(500, [1_000, 3_000, 0])).toEqual([125, 375, 0]);
  expect(spread(7, [])).toEqual([]);
  expect(spread(7, [0, 0])).toEqual([0, 0]);
});

test("whatever is spread adds up, and no part is a cent away from its share", () => {
  const weights = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.nat(500_000), weights, (amount, parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const given = spread(amount, parts);
      const sum = given.reduce((total, part) => total + part, 0);
      expect(sum).toBe(whole === 0 ? 0 : amount);
      for (const [at, part] of given.entries()) {
        if (whole > 0) expect(Math.abs(part - (amount * (parts[at] ?? 0)) / whole)).toBeLessThan(1);
      }
    }),
  );
});

test("a share is rounded to the nearest cent", () => {
  expect([shareOf(4_000, 1_500), shareOf(4_000, 290), shareOf(3_254, 2_000)]).toEqual([600, 116, 651]);
});
