import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Buyer, Discount, DiscountableLine } from "./model.ts";
import { applyDiscount } from "./rules.ts";

const NOW = "2026-06-01T12:00:00.000Z";
const buyer: Buyer = { id: "buyer", usesOfThis: 0, hasBought: false };
const line = (key: string, priceCents: number, more: Partial<DiscountableLine> = {}): DiscountableLine => ({
  key,
  itemType: "product",
  itemId: key,
  categoryId: "props",
  creatorId: "shop",
  licence: "personal",
  priceCents,
  saleOffCents: 0,
  ...more,
});
const discount = (more: Partial<Discount> = {}): Discount => ({
  ownerId: null,
  type: "percent",
  value: 20,
  scope: { productIds: [], trainingIds: [], categoryIds: [], licenceTypes: [] },
  minSubtotalCents: 0,
  minItems: 0,
  startsAt: "2026-01-01T00:00:00.000Z",
  endsAt: null,
  isEnabled: true,
  maxUses: null,
  timesUsed: 0,
  perCustomerLimit: 1,
  isForNewBuyers: false,
  ...more,
});
const off = (result: ReturnType<typeof applyDiscount>) => ("off" in result ? Object.fromEntries(result.off) : result);

describe("every refusal says why", () => {
  const scope = { productIds: ["other"], trainingIds: [], categoryIds: [], licenceTypes: [] };
  test.each<[string, Discount | null, Partial<Buyer>, Partial<DiscountableLine>, number]>([
    ["not_found", null, {}, {}, 0],
    ["not_found", discount({ isEnabled: false }), {}, {}, 0],
    ["not_started", discount({ startsAt: "2026-06-01T12:00:00.001Z" }), {}, {}, 0],
    ["expired", discount({ endsAt: NOW }), {}, {}, 0],
    ["used_up", discount({ maxUses: 5, timesUsed: 5 }), {}, {}, 0],
    ["per_customer_limit", discount(), { usesOfThis: 1 }, {}, 0],
    ["min_subtotal", discount({ minSubtotalCents: 1_500 }), {}, {}, 500],
    ["min_items", discount({ minItems: 2 }), {}, {}, 0],
    ["not_for_these_items", discount({ scope }), {}, {}, 0],
    ["not_for_these_items", discount({ ownerId: "another shop" }), {}, {}, 0],
    ["new_buyers_only", discount({ isForNewBuyers: true }), { hasBought: true }, {}, 0],
    ["better_discount_active", discount(), {}, { saleOffCents: 200 }, 0],
    ["own_product", discount(), { id: "shop" }, {}, 0],
  ])("%s", (refusal, code, who, what, missingCents) => {
    expect(applyDiscount(code, [line("crate", 1_000, what)], { ...buyer, ...who }, NOW)).toEqual({ refusal, missingCents });
  });
});

test("a creator's code touches that creator's lines only", () => {
  const lines = [line("a", 1_000), line("b", 1_000, { creatorId: "other shop" })];
  expect(off(applyDiscount(discount({ ownerId: "shop" }), lines, buyer, NOW))).toEqual({ a: 200 });
});

test("a fixed amount is spread over the lines pro rata, cents by largest remainder", () => {
  const lines = [line("a", 1_000), line("b", 1_000), line("c", 1_000)];
  expect(off(applyDiscount(discount({ type: "fixed", value: 100 }), lines, buyer, NOW))).toEqual({ a: 34, b: 33, c: 33 });
});

test("one discount per line, the larger wins, never both", () => {
  const lines = [line("a", 1_000, { saleOffCents: 300 }), line("b", 1_000, { saleOffCents: 100 })];
  expect(off(applyDiscount(discount(), lines, buyer, NOW))).toEqual({ b: 200 });
});

test("what is left costs nothing or at least 99 cents", () => {
  expect(off(applyDiscount(discount({ value: 95 }), [line("a", 499)], buyer, NOW))).toEqual({ a: 400 });
  expect(off(applyDiscount(discount({ type: "fixed", value: 499 }), [line("a", 499)], buyer, NOW))).toEqual({ a: 499 });
});

test("whatever the cart and the code, no line goes below nothing or ends between 1 and 98 cents", () => {
  const price = fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 500_000 }));
  const code = fc.oneof(
    fc.record({ type: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 95 }) }),
    fc.record({ type: fc.constant("fixed" as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 50 }), code, (prices, wanted) => {
      const result = applyDiscount(
        discount(wanted),
        prices.map((cents, at) => line(String(at), cents)),
        buyer,
        NOW,
      );
      if ("refusal" in result) return;
      const left = prices.map((cents, at) => cents - (result.off.get(String(at)) ?? 0));
      for (const cents of left) expect(cents === 0 || cents >= 99).toBe(true);
      expect(left.reduce((sum, cents) => sum + cents, 0)).toBe(prices.reduce((sum, cents) => sum + cents, 0) - result.totalOff);
    }),
  );
});
