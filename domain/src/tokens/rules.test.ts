import { expect, test } from "vitest";
import { SUBSCRIPTION_STATUSES, TOKEN_PACKS, TOKEN_PLANS } from "./constants.ts";
import {
  canMoveSubscription,
  consumeLots,
  findPack,
  findPlan,
  isPlanExpired,
  nextRetryAt,
  oneMonthAfter,
  refundOfPack,
  upgradeOf,
} from "./rules.ts";

test("the plans are those of the specification, and creator is the popular one", () => {
  expect(TOKEN_PLANS.map(({ id, priceCents, tokens, isPopular }) => [id, priceCents, tokens, isPopular])).toEqual([
    ["starter", 2_499, 25, false],
    ["creator", 3_999, 80, true],
    ["studio", 7_999, 200, false],
    ["business", 14_999, 500, false],
  ]);
});

test("the packs are those of the specification", () => {
  expect(TOKEN_PACKS.map(({ id, tokens, priceCents }) => [id, tokens, priceCents])).toEqual([
    ["small", 10, 1_299],
    ["medium", 25, 2_999],
    ["large", 60, 6_999],
  ]);
  expect(findPack("huge")).toBeUndefined();
  expect(findPlan("free")).toBeUndefined();
});

test.each([
  [null, "2026-01-01T00:00:00.000Z", true],
  ["2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z", false],
  ["2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.001Z", true],
])("a plan that runs to %s counts as expired at %s: %s", (expiry, now, is) => {
  expect(isPlanExpired(expiry, now)).toBe(is);
});

test.each([
  ["2026-01-15T10:00:00.000Z", undefined, "2026-02-15T10:00:00.000Z"],
  ["2026-01-31T10:00:00.000Z", undefined, "2026-02-28T10:00:00.000Z"],
  ["2026-02-28T10:00:00.000Z", 31, "2026-03-31T10:00:00.000Z"],
  ["2026-12-05T00:00:00.000Z", undefined, "2027-01-05T00:00:00.000Z"],
  ["2028-01-30T00:00:00.000Z", undefined, "2028-02-29T00:00:00.000Z"],
])("one month after %s, begun on day %s, is %s", (at, day, after) => {
  expect(oneMonthAfter(at, day)).toBe(after);
});

test("a subscription moves only as its table says", () => {
  const moves = SUBSCRIPTION_STATUSES.flatMap((from) =>
    SUBSCRIPTION_STATUSES.filter((to) => canMoveSubscription(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    "active → past_due",
    "active → cancel_at_period_end",
    "active → expired",
    "past_due → active",
    "past_due → cancel_at_period_end",
    "past_due → expired",
    "cancel_at_period_end → active",
    "cancel_at_period_end → expired",
    "cancel_at_period_end → ended",
  ]);
});

test("a declined renewal is tried three times over seven days, then never again", () => {
  const expiry = "2026-03-01T00:00:00.000Z";
  expect([1, 2, 3, 4].map((declined) => nextRetryAt(expiry, declined))).toEqual([
    "2026-03-02T00:00:00.000Z",
    "2026-03-04T00:00:00.000Z",
    "2026-03-08T00:00:00.000Z",
    null,
  ]);
});

test("an upgrade costs the difference and gives the difference; a smaller plan is none", () => {
  const [starter, creator] = TOKEN_PLANS;
  expect(upgradeOf(starter, creator)).toEqual({ priceCents: 1_500, tokens: 55 });
  expect(upgradeOf(creator, starter)).toBeNull();
  expect(upgradeOf(creator, creator)).toBeNull();
});

test("tokens of plans are spent before tokens of packs, older before newer", () => {
  const lots = [
    { id: "pack", source: "pack" as const, left: 10 },
    { id: "plan", source: "plan" as const, left: 3 },
    { id: "pack 2", source: "pack" as const, left: 5 },
  ];
  expect(consumeLots(lots, 2)).toEqual([{ id: "plan", taken: 2 }]);
  expect(consumeLots(lots, 14)).toEqual([
    { id: "plan", taken: 3 },
    { id: "pack", taken: 10 },
    { id: "pack 2", taken: 1 },
  ]);
});

test("a pack given back is worth the share of its price that is unspent, rounded down", () => {
  const pack = { priceCents: 1_299, tokensGranted: 10 };
  expect([10, 7, 1].map((tokensLeft) => refundOfPack({ ...pack, tokensLeft }))).toEqual([1_299, 909, 129]);
});
