import { expect, test } from "vitest";
import { priceLabels } from "./price-labels.ts";

const NOW = Date.parse("2026-11-18T12:00:00.000Z");
const sold = {
  priceCents: 2_400,
  sale: null,
  isSubscriptionOnly: false,
  licences: [
    { type: "personal" as const, priceCents: 2_400, sale: null },
    { type: "commercial" as const, priceCents: 4_800, sale: null },
  ],
};

test("the large price follows the chosen licence", () => {
  expect(priceLabels(sold, "personal", NOW)).toMatchObject({ figure: "$24.00", words: "Personal licence" });
  expect(priceLabels(sold, "commercial", NOW)).toMatchObject({ figure: "$48.00", words: "Commercial licence" });
});

test("in a sale the large price is the reduced one of the chosen licence", () => {
  const sale = { priceCents: 3_600, wasCents: 4_800, percentOff: 25, endsAt: "2999-01-01T00:00:00.000Z", eventId: "e", name: "Bench week" };
  const reduced = { ...sold, licences: sold.licences.map((licence) => (licence.type === "commercial" ? { ...licence, sale } : licence)) };
  expect(priceLabels(reduced, "commercial", NOW)).toMatchObject({ figure: "$36.00", sale });
  expect(priceLabels(reduced, "personal", NOW)).toMatchObject({ figure: "$24.00", sale: null });
});

test("once a sale is over by the reader's clock the large price is the full one, and the sale is still named", () => {
  const sale = { priceCents: 1_800, wasCents: 2_400, percentOff: 25, endsAt: "2026-11-18T12:00:00.000Z", eventId: "e", name: "Bench week" };
  expect(priceLabels({ ...sold, sale, licences: [] }, undefined, NOW)).toMatchObject({ figure: "$24.00", sale });
  expect(priceLabels({ ...sold, sale, licences: [] }, undefined, NOW - 1)).toMatchObject({ figure: "$18.00", sale });
});

test("what costs nothing is free", () => {
  const free = { ...sold, priceCents: 0, licences: [{ type: "free-cc0" as const, priceCents: 0, sale: null }] };
  expect(priceLabels(free, "free-cc0", NOW)).toMatchObject({ figure: "Free", words: "CC0 licence" });
});

test("a subscription-only product names no price", () => {
  expect(priceLabels({ ...sold, isSubscriptionOnly: true }, "personal", NOW).figure).toBe("Subscription");
});
