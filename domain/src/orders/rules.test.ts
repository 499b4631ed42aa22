import { expect, test } from "vitest";
import { LICENCE_TYPES, type LicenceType } from "../catalogue/constants.ts";
import { type ItemType, LINE_STATUSES, type LicenceStatus, OWNED_STATUSES } from "./constants.ts";
import {
  givesAccess,
  isNews,
  isOfTokens,
  isThing,
  itemPath,
  LICENCE_MOVES,
  seatsOf,
  seatsToShare,
  upgradeProblem,
  upgradesOf,
} from "./rules.ts";

test.each([
  ["nothing newer than what was bought", "1.0", null, "1.0", false],
  ["newer than what was bought, never downloaded", "1.1", null, "1.0", true],
  ["downloaded already", "1.1", "1.1", "1.0", false],
  ["newer than the last download", "1.2", "1.1", "1.0", true],
  ["a training, or a product without versions", null, null, null, false],
  ["bought before there were versions", "1.0", null, null, false],
])("a version is news to its owner: %s", (_, current, downloaded, bought, isSo) => {
  expect(isNews(current, { downloaded, bought })).toBe(isSo);
});

test.each<[ItemType, boolean, string]>([
  ["product", true, "/product/x"],
  ["training", true, "/learning/x"],
  ["token_pack", false, "/blendagen"],
  ["plan", false, "/blendagen"],
])("what is sold is a thing of a creator or tokens of ours: %s", (itemType, isSo, path) => {
  expect(isThing(itemType)).toBe(isSo);
  expect(isOfTokens({ itemType })).toBe(!isSo);
  expect(itemPath({ itemType, itemId: "x" })).toBe(path);
});

test("what is owned opens, unless all of it is being given back", () => {
  for (const status of LINE_STATUSES) {
    expect(givesAccess({ status, pausedAt: null })).toBe(OWNED_STATUSES.some((owned) => owned === status));
    expect(givesAccess({ status, pausedAt: "2026-01-01T00:00:00.000Z" })).toBe(false);
  }
});

test("a licence is revoked, upgraded or transferred, and only a refunded upgrade gives one back", () => {
  expect(LICENCE_MOVES).toEqual({ active: ["revoked", "upgraded", "transferred"], upgraded: ["active"], revoked: [], transferred: [] });
});

test("one seat each, ten of a studio's; besides the holder there is room for the rest of every valid licence", () => {
  expect(LICENCE_TYPES.map((type) => [type, seatsOf(type)]).filter(([, seats]) => seats !== 1)).toEqual([["studio", 10]]);
  const licence = (status: LicenceStatus, seats: number) => ({ status, seats });
  expect(seatsToShare([])).toBe(0);
  expect(seatsToShare([licence("active", 1)])).toBe(0);
  expect(seatsToShare([licence("active", 10), licence("active", 10), licence("upgraded", 10), licence("revoked", 10)])).toBe(18);
});

const PRICES = new Map<LicenceType | null, number>([
  ["personal", 1_000],
  ["commercial", 2_000],
  ["studio", 2_050],
  ["extended", 1_500],
]);

test.each<[LicenceType, number, [LicenceType, number][]]>([
  [
    "personal",
    900,
    [
      ["commercial", 1_000],
      ["studio", 1_050],
      ["extended", 500],
    ],
  ],
  // Below the least price it is free, and what costs less than what is held costs nothing.
  [
    "commercial",
    2_000,
    [
      ["studio", 0],
      ["extended", 0],
    ],
  ],
  ["extended", 1_500, []],
])("an upgrade of %s costs the difference of today's prices, never below nothing", (type, paidCents, options) => {
  expect(upgradesOf({ type, paidCents }, { prices: PRICES, sales: new Map() }).map((option) => [option.type, option.differenceCents])).toEqual(options);
});

test("of a licence that is not offered any more, what was paid counts; what is not offered is no upgrade", () => {
  const prices = new Map<LicenceType | null, number>([["studio", 5_000]]);
  expect(upgradesOf({ type: "personal", paidCents: 800 }, { prices, sales: new Map() })).toEqual([
    { type: "studio", priceCents: 5_000, sale: null, differenceCents: 4_200 },
  ]);
});

const held: Parameters<typeof upgradeProblem>[0] = {
  itemType: "product",
  status: "fulfilled",
  ...{ paidCents: 1_000, isTest: false, isPaused: false, isUpgrade: false },
  licence: { type: "personal", status: "active" },
};

test.each<[string, Partial<Parameters<typeof upgradeProblem>[0]>, ReturnType<typeof upgradeProblem>]>([
  ["bought and kept", {}, null],
  ["its time for refunds over", { status: "completed" }, null],
  ["an upgrade that cost nothing", { paidCents: 0, isUpgrade: true }, null],
  ["free", { paidCents: 0 }, "free"],
  ["a test", { isTest: true }, "free"],
  ["a course", { itemType: "training", licence: null }, "kind"],
  ["of another kind", { licence: { type: "editorial", status: "active" } }, "kind"],
  ["asked back", { status: "refund_requested" }, "state"],
  ["partly given back", { status: "partially_refunded" }, "state"],
  ["disputed", { status: "disputed" }, "state"],
  ["given back", { status: "refunded" }, "state"],
  ["being given back", { isPaused: true }, "state"],
  ["upgraded before", { licence: { type: "personal", status: "upgraded" } }, "state"],
])("whether a licence can be upgraded: %s", (_, differs, problem) => {
  expect(upgradeProblem({ ...held, ...differs })).toBe(problem);
});
