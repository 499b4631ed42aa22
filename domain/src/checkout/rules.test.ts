import { expect, test } from "vitest";
import { distinctLines, type Offer, priceLine, totalsOf } from "./rules.ts";

const robot: Offer = {
  itemType: "product",
  itemId: "robot",
  title: "Service robot",
  categoryId: "characters",
  creatorId: "shop",
  shopName: "Orbit Bench",
  posterUrl: null,
  stageHue: 220,
  isForSale: true,
  prices: new Map([
    ["personal", 2_400],
    ["studio", 12_000],
  ]),
  sales: new Map(),
  owned: new Set(),
};
const wanted = (variant: "personal" | "studio" | "extended" = "personal", expectedCents?: number) =>
  ({ itemType: "product", itemId: "robot", variant, ...(expectedCents !== undefined && { expectedCents }) }) as const;
const buyer = { buyerId: "buyer", isTest: false };

test("the price is the catalogue's, whatever the browser believed", () => {
  expect(priceLine(wanted("personal", 1), robot, buyer)).toMatchObject({ listCents: 2_400, warnings: ["price_changed"], isCounted: true });
  expect(priceLine(wanted("personal", 2_400), robot, buyer).warnings).toEqual([]);
});

test("what cannot be bought says why and does not count", () => {
  expect(priceLine(wanted(), undefined, buyer)).toMatchObject({ warnings: ["unavailable"], isCounted: false, listCents: 0 });
  expect(priceLine(wanted(), { ...robot, isForSale: false }, buyer)).toMatchObject({ warnings: ["unavailable"], isCounted: false });
  expect(priceLine(wanted("extended"), robot, buyer)).toMatchObject({ warnings: ["unavailable"], isCounted: false });
  expect(priceLine(wanted(), robot, { buyerId: "shop", isTest: false })).toMatchObject({ warnings: ["own_product"], isCounted: false });
  expect(priceLine(wanted(), robot, { buyerId: "shop", isTest: true })).toMatchObject({ warnings: [], isCounted: true });
});

test("the quote of what cannot be bought says only that, except to whoever owns it or made it", () => {
  const draft = { ...robot, isForSale: false, posterUrl: "/files/poster" };
  const silent = { title: "", shopName: "", creatorId: null, posterUrl: null, stageHue: null, listCents: 0, warnings: ["unavailable"] };
  expect(priceLine(wanted(), draft, buyer)).toMatchObject(silent);
  expect(priceLine(wanted(), draft, { buyerId: null, isTest: false })).toMatchObject(silent);
  expect(priceLine(wanted("extended"), robot, buyer)).toMatchObject(silent);
  const known = { title: "Service robot", shopName: "Orbit Bench", posterUrl: "/files/poster", warnings: ["unavailable"] };
  expect(priceLine(wanted(), { ...draft, owned: new Set(["studio"] as const) }, buyer)).toMatchObject(known);
  expect(priceLine(wanted(), draft, { buyerId: "shop", isTest: false })).toMatchObject(known);
});

test("what is owned under the same licence is asked about, another licence is not", () => {
  const owned = { ...robot, owned: new Set(["personal"] as const) };
  expect(priceLine(wanted(), owned, buyer)).toMatchObject({ warnings: ["already_owned"], isCounted: true });
  expect(priceLine(wanted("studio"), owned, buyer).warnings).toEqual([]);
});

test("the same id and variant twice is one line", () => {
  expect(distinctLines([wanted(), wanted(), wanted("studio")])).toHaveLength(2);
});

test("a total counts what can be bought, and takes the larger of sale and code off each line", () => {
  const lines = [
    { ...priceLine(wanted(), robot, buyer), saleOffCents: 400 },
    priceLine(wanted("studio"), robot, buyer),
    priceLine(wanted("extended"), robot, buyer),
  ];
  const off = new Map([["product:robot:studio", 2_000]]);
  expect(totalsOf(lines, { off, totalOff: 2_000 })).toMatchObject({
    subtotalCents: 14_400,
    discountCents: 2_400,
    totalCents: 12_000,
    lines: [{ totalCents: 2_000 }, { totalCents: 10_000, codeOffCents: 2_000 }, { isCounted: false }],
  });
});
