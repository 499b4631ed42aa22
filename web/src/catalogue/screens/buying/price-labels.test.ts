import { expect, test } from "vitest";
import { priceLabels } from "./price-labels.ts";

const sold = {
  priceCents: 2_400,
  isSubscriptionOnly: false,
  licences: [
    { type: "personal" as const, priceCents: 2_400 },
    { type: "commercial" as const, priceCents: 4_800 },
  ],
};

test("the large price follows the chosen licence", () => {
  expect(priceLabels(sold, "personal")).toMatchObject({ figure: "$24.00", words: "Personal licence" });
  expect(priceLabels(sold, "commercial")).toMatchObject({ figure: "$48.00", words: "Commercial licence" });
});

test("what costs nothing is free", () => {
  const free = { ...sold, priceCents: 0, licences: [{ type: "free-cc0" as const, priceCents: 0 }] };
  expect(priceLabels(free, "free-cc0")).toMatchObject({ figure: "Free", words: "CC0 licence" });
});

test("a subscription-only product names no price", () => {
  expect(priceLabels({ ...sold, isSubscriptionOnly: true }, "personal").figure).toBe("Subscription");
});
