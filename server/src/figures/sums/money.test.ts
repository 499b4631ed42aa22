import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { backFlow, type Flow, lineBalance, type SoldLine, saleFlow } from "./money.ts";

const SOLD = "2026-11-01T12:00:00.000Z";
const lineOf = (given: Partial<SoldLine> = {}): SoldLine => ({
  ...{ listCents: 4_000, discountCents: 0, paidCents: 4_000, taxCents: 0, split: splitOf(4_000, 146) },
  ...{ status: "fulfilled", soldAt: SOLD, clearsAt: "2026-12-01T12:00:00.000Z", maturedAt: null, backs: [] },
  ...given,
});
const back = (cents: number, before = 0, carriedCents = 0) => ({ cents, before, carriedCents, at: "2026-11-05T12:00:00.000Z" });
const isEven = ({ gross, discounts, refunded, commission, card, affiliate, earned }: Flow) =>
  gross - discounts - refunded - commission - card - affiliate === earned;

test("a sale is what was agreed; something free is taken, not sold", () => {
  expect(saleFlow(lineOf())).toMatchObject({ day: "2026-11-01", sales: 1, gross: 4_000, commission: 600, card: 146, earned: 3_254 });
  const free = lineOf({ listCents: 0, paidCents: 0, split: splitOf(0, 0) });
  expect(saleFlow(free)).toMatchObject({ sales: 0, free: 1, earned: 0 });
});

test("a full refund keeps the card's cost, and what a creator cannot give is ours to bear", () => {
  expect(backFlow(lineOf(), back(4_000))).toMatchObject({ day: "2026-11-05", refunded: 4_000, commission: -600, earned: -3_400 });
  expect(backFlow(lineOf(), back(4_000, 0, 146))).toMatchObject({ refunded: 4_000, commission: -746, earned: -3_254 });
});

test.each([
  ["new", {}, { state: "clears", pending: 3_254, clearsOn: "2026-12-01" }],
  ["cleared", { maturedAt: "2026-12-02T00:00:00.000Z", status: "completed" }, { state: "available", pending: 0, clearsOn: null }],
  ["disputed", { status: "disputed" }, { state: "disputed", pending: 3_254, clearsOn: null }],
  ["disputed after it cleared", { status: "disputed", maturedAt: SOLD }, { state: "disputed", pending: 3_254 }],
  ["given back", { status: "refunded", backs: [back(4_000)] }, { state: "refunded", pending: 0, earned: -146, clearsOn: null }],
  ["taken back by the bank", { status: "charged_back", backs: [back(4_000)] }, { state: "charged_back", earned: -146 }],
  ["a part given back", { status: "partially_refunded", backs: [back(1_000)] }, { state: "clears", pending: 2_404, earned: 2_404 }],
  ["asked for", { status: "refund_requested" }, { state: "clears", pending: 3_254 }],
] as const)("where a sale stands: %s", (_, given, standing) =>
  expect(lineBalance(lineOf(given as Partial<SoldLine>))).toMatchObject(standing),
);

test("every day's equation is even, and all days together are where the sale stands", () => {
  const cents = fc.integer({ min: 99, max: 500_000 });
  fc.assert(
    fc.property(
      cents,
      fc.nat(5_000),
      fc.nat(500),
      fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 }),
      (net, taxCents, off, pieces) => {
        const [processing = 0] = processingShares([net]);
        const paidCents = net + taxCents;
        const backs = [];
        let before = 0;
        for (const piece of pieces) {
          const part = Math.min(piece, paidCents - before);
          if (part > 0) backs.push(back(part, before, part % 3 === 0 ? 1 : 0));
          before += part;
        }
        const line = lineOf({ listCents: net + off, discountCents: off, paidCents, taxCents, split: splitOf(net, processing), backs });
        const flows = [saleFlow(line), ...backs.map((each) => backFlow(line, each))];
        expect(flows.every(isEven)).toBe(true);
        expect(lineBalance(line).earned).toBe(flows.reduce((sum, { earned }) => sum + earned, 0));
      },
    ),
  );
});
