import type { Subscription, TokenAccount } from "@blenda/domain/tokens/model";
import { expect, test } from "vitest";
import { priceOptions } from "./price-options.ts";

const at = "2026-03-01T00:00:00.000Z";
const running = (status: Subscription["status"]): TokenAccount => ({
  userId: "ada",
  balance: 3,
  held: 0,
  owed: 0,
  currentPlan: "creator",
  planExpiry: at,
  isPlanExpired: false,
  monthlyUsage: 0,
  totalUsage: 0,
  createdAt: at,
  updatedAt: at,
  subscription: {
    id: "s",
    planId: "creator",
    planName: "Creator",
    status,
    priceCents: 3_999,
    tokens: 80,
    startedAt: at,
    expiresAt: at,
    renewsAt: at,
    card: null,
  },
});

test("without a plan every plan and pack is open at its exact price, and Creator is the popular one", () => {
  const { plans, packs } = priceOptions(null);
  expect([...plans, ...packs].map(({ id, priceCents, isOpen, mark }) => [id, priceCents, isOpen, mark])).toEqual([
    ["plan/starter", 2_499, true, null],
    ["plan/creator", 3_999, true, "Popular"],
    ["plan/studio", 7_999, true, null],
    ["plan/business", 14_999, true, null],
    ["pack/small", 1_299, true, null],
    ["pack/medium", 2_999, true, null],
    ["pack/large", 6_999, true, null],
  ]);
});

test("with a plan a larger one costs the difference, and a smaller one cannot be had", () => {
  const [starter, creator, studio] = priceOptions(running("active")).plans;
  expect(starter).toMatchObject({ isOpen: false, mark: null });
  expect(creator).toMatchObject({ isOpen: false, mark: "Your plan" });
  expect(studio).toMatchObject({ isOpen: true, priceCents: 4_000 });
  expect(studio?.help).toContain("120 tokens more now");
});

test("a plan that is over stands in nobody's way", () => {
  expect(priceOptions(running("expired")).plans.every(({ isOpen }) => isOpen)).toBe(true);
});

test("a button says what is charged again and what is charged once", () => {
  const { plans, packs } = priceOptions(null);
  expect(plans[1]?.action).toBe("Subscribe, $39.99 a month");
  expect(packs[0]?.action).toBe("Buy 10 tokens, $12.99");
  expect(priceOptions(running("active")).plans[2]?.action).toBe("Upgrade, $40.00 now");
});
