import { expect, test } from "vitest";
import { priceWords } from "./price-words.ts";

const sold = {
  priceCents: 2_400,
  isSubscriptionOnly: false,
  licences: [
    { type: "personal" as const, priceCents: 2_400 },
    { type: "commercial" as const, priceCents: 4_800 },
  ],
};

test("the large price follows the chosen licence", () => {
  expect(priceWords(sold, "personal")).toMatchObject({ figure: "$24.00", words: "Personal licence" });
  expect(priceWords(sold, "commercial")).toMatchObject({ figure: "$48.00", words: "Commercial licence" });
});

test("what costs nothing is free", () => {
  const free = { ...sold, priceCents: 0, licences: [{ type: "free-cc0" as const, priceCents: 0 }] };
  expect(priceWords(free, "free-cc0")).toMatchObject({ figure: "Free", words: "CC0 licence" });
});

test("a subscription-only product names no price", () => {
  expect(priceWords({ ...sold, isSubscriptionOnly: true }, "personal").figure).toBe("Subscription");
});
