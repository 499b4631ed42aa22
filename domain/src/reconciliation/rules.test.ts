import fc from "fast-check";
import { expect, test } from "vitest";
import { PAYOUT_STATUSES } from "../payouts/constants.ts";
import { addDays } from "../shared/calendar.ts";
import { fixesFor, isClean, lineKey, type OurPayout, type ProviderLine, payoutKey, reconcile, totalsOf } from "./rules.ts";

const NOW = "2026-11-19T03:10:00.000Z";
const TAKEN = "2026-11-06T09:02:00.000Z";
const asked = { statementUntil: NOW, now: NOW };

const payoutOf = (id: string, given: Partial<OurPayout> = {}): OurPayout => ({
  ...{ id, status: "paid", amountCents: 41_260, feeCents: 60, currency: "USD", externalId: `t-${id}`, last4: "4471" },
  ...{ askedAt: TAKEN, takenAt: TAKEN, sentAt: TAKEN },
  ...given,
});
const lineOf = (id: string, amountCents: number, given: Partial<ProviderLine> = {}): ProviderLine => ({
  ...{ id, transferId: null, kind: "transfer", amountCents, currency: "USD", at: TAKEN, recipientLast4: "4471" },
  ...given,
});
/** As a provider states a transfer that went well. */
const linesOf = ({ id, amountCents, feeCents, last4 }: OurPayout): ProviderLine[] => [
  lineOf(`${id}-out`, -amountCents, { transferId: `t-${id}`, recipientLast4: last4 }),
  ...(feeCents > 0 ? [lineOf(`${id}-fee`, -feeCents, { transferId: `t-${id}`, kind: "fee", recipientLast4: null })] : []),
];
const backOf = ({ id, amountCents }: OurPayout) =>
  lineOf(`${id}-back`, amountCents, { transferId: `t-${id}`, kind: "refund", at: addDays(TAKEN, 11) });

const compare = (payouts: OurPayout[], lines: ProviderLine[]) => reconcile({ payouts, lines, ...asked }).rows;
const one = payoutOf("p");
const out = linesOf(one);

test.each<[string, OurPayout[], ProviderLine[], string]>([
  ["both sides agree", [one], out, "matched"],
  ["A returned payout still read as settled", [one], [...out, backOf(one)], "returned_after_paid"],
  ["our books know that it came back", [{ ...one, status: "returned" }], [...out, backOf(one)], "matched"],
  ["the provider took less", [one], [lineOf("x", -41_219, { transferId: "t-p" }), ...out.slice(1)], "amount_mismatch"],
  ["its fee is another", [one], [...out.slice(0, 1), lineOf("f", -101, { transferId: "t-p", kind: "fee" })], "amount_mismatch"],
  ["the statement does not have it", [one], [], "missing_at_provider"],
  ["sent twice", [one], [...out, lineOf("again", -41_260, { transferId: "t-other" })], "duplicate"],
  ["taken twice for the same transfer", [one], [...out, lineOf("again", -41_260, { transferId: "t-p" })], "duplicate"],
  ["a second transfer that came back is settled", [one], [...out, lineOf("2", -41_260, { transferId: "t-p" }), backOf(one)], "matched"],
  ["the provider is late", [{ ...one, status: "processing", sentAt: null }], out, "stale"],
  ["a failed one that left all the same", [{ ...one, status: "failed" }], out, "missing_in_ledger"],
  [
    "one that was asked for, never answered and made",
    [{ ...one, status: "processing", takenAt: null, feeCents: 0 }],
    out,
    "missing_in_ledger",
  ],
])("%s", (_, payouts, lines, state) => {
  expect(compare(payouts, lines).map((row) => row.state)).toEqual([state]);
});

test("a transfer nobody ordered is a row of its own, and a deposit is none", () => {
  const rows = compare([], [lineOf("x", -5_000), lineOf("top-up", 900_000, { kind: "deposit" })]);
  expect(rows).toMatchObject([{ key: lineKey("x"), payoutId: null, state: "missing_in_ledger", ledgerCents: 0, providerCents: 5_000 }]);
});

test.each([
  [3, "4471", "matched"],
  [3.1, "4471", "missing_at_provider"],
  [0, "9999", "missing_at_provider"],
])("without an id, the same amount %s days apart to the account ending %s is %s", (days, recipientLast4, state) => {
  const payout = payoutOf("p", { externalId: null, feeCents: 0 });
  const [row] = compare([payout], [lineOf("x", -41_260, { at: addDays(TAKEN, days), recipientLast4 })]);
  expect(row?.state).toBe(state);
});

test("what somebody linked stays linked, and a correction by two people closes the difference", () => {
  const line = lineOf("x", -41_219, { transferId: "t-x", linkedPayoutId: "p" });
  const payouts = [payoutOf("p", { feeCents: 0 })];
  expect(compare(payouts, [line])).toMatchObject([{ state: "amount_mismatch", matchedBy: "manual" }]);
  const corrections = [{ key: payoutKey("p"), cents: -41 }];
  expect(reconcile({ payouts, lines: [line], corrections, ...asked }).rows).toMatchObject([{ state: "matched", ledgerCents: 41_219 }]);
});

test("what the provider works on, or sent today, is on its way and no difference", () => {
  const fresh = payoutOf("a", { status: "processing", askedAt: addDays(NOW, -2), sentAt: null });
  const today = payoutOf("b", { status: "sent", askedAt: addDays(NOW, -1), sentAt: addDays(NOW, -0.5) });
  expect(reconcile({ payouts: [fresh, today], lines: [], ...asked })).toEqual({ rows: [], onTheWay: ["a", "b"] });
});

test("each of seven seeded mistakes is found among 10,000 rows, and nothing else", () => {
  const payouts = Array.from({ length: 10_000 }, (_, n) =>
    payoutOf(`p${n}`, {
      ...{ amountCents: 2_500 + (n % 5_000), last4: String(1_000 + (n % 9_000)), feeCents: n % 3 === 0 ? 60 : 0 },
      ...{ externalId: n % 10 === 0 ? null : `t-p${n}`, status: n % 50 === 1 ? "returned" : "paid" },
    }),
  );
  const at = (n: number) => payouts[n] as OurPayout;
  payouts[7_007] = { ...at(7_007), status: "processing", sentAt: null };
  const lines = payouts.flatMap((payout) => (payout.status === "returned" ? [...linesOf(payout), backOf(payout)] : linesOf(payout)));
  const without = (id: string) => lines.filter((line) => line.id !== id && line.id !== id.replace("out", "fee"));
  const seeded = [
    ...without("p2002-out").map((line) => (line.id === "p3003-out" ? { ...line, amountCents: line.amountCents + 41 } : line)),
    backOf(at(4_004)),
    { ...(linesOf(at(5_005))[0] as ProviderLine), id: "again", transferId: "t-again" },
    lineOf("stranger", -77_777, { transferId: "t-stranger", recipientLast4: "0001" }),
  ];
  // The seventh: the provider says it left, our books gave it back.
  payouts[8_008] = { ...at(8_008), status: "failed" };
  const began = performance.now();
  const wrong = compare(payouts, seeded).filter(({ state }) => state !== "matched");
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(Object.fromEntries(wrong.map(({ key, state }) => [key, state]))).toEqual({
    "payout/p2002": "missing_at_provider",
    "payout/p3003": "amount_mismatch",
    "payout/p4004": "returned_after_paid",
    "payout/p5005": "duplicate",
    "payout/p7007": "stale",
    "payout/p8008": "missing_in_ledger",
    "line/stranger": "missing_in_ledger",
  });
});

test("I24 whatever happened, ledger less provider less open rows is nothing, unless somebody's money moved that nobody knows", () => {
  const payouts = fc.array(
    fc.record({
      status: fc.constantFrom(...PAYOUT_STATUSES),
      amountCents: fc.integer({ min: 2_500, max: 3_000 }),
      feeCents: fc.constantFrom(0, 60),
      currency: fc.constant("USD"),
      last4: fc.constantFrom("1111", "2222", null),
      hasId: fc.boolean(),
      fate: fc.constantFrom("well", "missing", "less", "back", "twice"),
    }),
    { maxLength: 30 },
  );
  const strangers = fc.array(fc.integer({ min: -9_000, max: 9_000 }).filter(Boolean), { maxLength: 3 });
  fc.assert(
    fc.property(payouts, strangers, (given, others) => {
      const ours = given.map(({ hasId, fate, ...of }, n) => ({
        payout: payoutOf(`p${n}`, { ...of, externalId: hasId ? `t-p${n}` : null }),
        fate,
      }));
      const lines = ours.flatMap(({ payout, fate }) => {
        const well = linesOf(payout);
        if (fate === "missing") return [];
        if (fate === "less") return well.map((line) => ({ ...line, amountCents: line.amountCents + 1 }));
        return fate === "well"
          ? well
          : [...well, fate === "back" ? backOf(payout) : lineOf(`${payout.id}-2`, -payout.amountCents, { transferId: `x${payout.id}` })];
      });
      const unknown = others.map((amountCents, n) =>
        lineOf(`s${n}`, amountCents, { kind: amountCents > 0 ? "refund" : "transfer", recipientLast4: null }),
      );
      const all = [...lines, ...unknown];
      const { rows, onTheWay } = reconcile({ payouts: ours.map(({ payout }) => payout), lines: all, ...asked });
      expect(rows.flatMap(({ lineIds }) => lineIds).sort()).toEqual(all.map(({ id }) => id).sort());
      const compared = ours.filter(({ payout }) => !onTheWay.includes(payout.id)).map(({ payout }) => payout);
      const ledger = compared.reduce(
        (sum, p) => sum + p.feeCents + (["failed", "returned", "cancelled"].includes(p.status) ? 0 : p.amountCents),
        0,
      );
      const provider = all.reduce((sum, { amountCents }) => sum - amountCents, 0);
      const totals = totalsOf(ledger, provider, rows);
      const strange = rows.filter(({ payoutId }) => payoutId === null);
      expect(totals.unexplainedCents).toBe(-strange.reduce((sum, row) => sum + row.providerCents, 0) || 0);
      expect(isClean(totals)).toBe(strange.length === 0);
      expect(
        isClean(
          totalsOf(
            ledger,
            provider,
            rows.map((row) => ({ ...row, isIgnored: true })),
          ),
        ),
      ).toBe(true);
    }),
  );
});

test("a row offers only what its state allows", () => {
  expect(fixesFor({ state: "matched", payoutId: "p", lineIds: ["x"] }, "paid")).toEqual([]);
  expect(fixesFor({ state: "returned_after_paid", payoutId: "p", lineIds: ["x"] }, "paid")).toEqual(["mark_returned", "ignore"]);
  expect(fixesFor({ state: "amount_mismatch", payoutId: "p", lineIds: ["x"] }, "paid")).toContain("correct");
  expect(fixesFor({ state: "missing_at_provider", payoutId: "p", lineIds: [] }, "paid")).not.toContain("mark_paid");
  expect(fixesFor({ state: "stale", payoutId: "p", lineIds: [] }, "processing")).not.toContain("correct");
});
