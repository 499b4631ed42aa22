import type { PricedItem } from "@blenda/domain/pricing/model";
import { expect, test } from "vitest";
import { addressOf, affiliateIn, centsIn, couponIn, licenceOf, priceIn, saleIn, todayOf, trialFromAddress } from "./price-trial.ts";

const item: PricedItem = {
  type: "product",
  id: "chair",
  title: "Chair",
  status: "published",
  priceCents: 2_200,
  licences: [
    { type: "personal", factor: 1, ownCents: null },
    { type: "commercial", factor: 2, ownCents: null },
    { type: "studio", factor: 5, ownCents: 9_900 },
  ],
};

test.each([
  ["40", 4_000],
  ["$40.00", 4_000],
  ["1,240.5", 124_050],
  ["0.99", 99],
  ["", null],
  ["4.005", null],
  ["-4", null],
  ["four", null],
])("%j is %s cents", (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

test("a price is nothing, or at least 99 cents", () => {
  expect([priceIn("0"), priceIn("0.98"), priceIn("0.99"), priceIn("9999999")]).toEqual([0, null, 99, null]);
});

test("the address carries what differs from today, and what it says is what is tried again", () => {
  expect(addressOf(todayOf(item), item)).toEqual({});
  const tried = { ...todayOf(item), price: 4_000, licence: "commercial", affiliate: 20, cost: 60_000 };
  const address = addressOf(tried, item);
  expect(address).toEqual({ price: "40.00", licence: "commercial", affiliate: "20", cost: "600.00" });
  expect(trialFromAddress(address, item)).toEqual(tried);
  expect(trialFromAddress({ price: "x", affiliate: "76", licence: "gold", cost: "?" }, item)).toEqual(todayOf(item));
});

test("a sale takes 5 to 90 percent off, a coupon 1 to 95, an affiliate 1 to 75, each nothing as well", () => {
  expect(["0", "4", "5", "90%", "91", "x"].map(saleIn)).toEqual([0, null, 5, 90, null, null]);
  expect(["0", "1", "95", "96"].map(couponIn)).toEqual([0, 1, 95, null]);
  expect(["0", "1", "75%", "76"].map(affiliateIn)).toEqual([0, 1, 75, null]);
});

test("a licence multiplies the price, unless its creator gave it a price of its own", () => {
  expect(licenceOf(item, { ...todayOf(item), licence: "commercial", price: 4_000 })).toMatchObject({ listCents: 8_000, factor: 2 });
  expect(licenceOf(item, { ...todayOf(item), licence: "studio", price: 4_000 })).toMatchObject({ listCents: 9_900, ownCents: 9_900 });
});
