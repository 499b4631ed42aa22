import type { ReconciledRow, RowDetail, Run } from "@blenda/domain/reconciliation/model";
import { testForm } from "../../testing/form.tsx";
import { ADA } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, userEvent } from "../../testing/screen.tsx";

const RUN: Run = {
  ...{
    id: "run",
    from: "2026-11-01",
    to: "2026-11-19",
    trigger: "nightly",
    state: "done",
    startedAt: "2026-11-19T03:10:00.000Z",
    by: null,
  },
  ...{ openRows: 2, unexplainedCents: 0, isClean: true, ledgerCents: 1_021_359, payouts: 16, providerCents: 980_058 },
  ...{ statementUntil: "2026-11-19T03:10:00.000Z", openCents: 41_301, differingRows: 2, unexplainedRows: 0, depositCents: 0 },
  ...{ feeLedgerCents: 60, feeProviderCents: 60, onTheWay: 0, onTheWayCents: 0 },
  books: { transactions: 14_208, balanced: 14_208 },
  statement: { lines: 31, gapless: "gapless", gapAfter: null },
};
const ROW: ReconciledRow = {
  ...{ key: "payout/p1", payoutId: "p1", name: "Halfbyte Props", day: "2026-11-06", state: "returned_after_paid", status: "paid" },
  ...{ staleDays: null, matchedBy: "external_id", ledgerCents: 41_260, providerCents: 0, differenceCents: 41_260 },
  ...{ fixes: ["mark_returned", "ignore"], resolved: null, correction: null },
};
const OFF: ReconciledRow = {
  ...{ ...ROW, key: "payout/p2", payoutId: "p2", name: "Kiln & Thread", state: "amount_mismatch", fixes: ["correct", "ignore"] },
  ...{ ledgerCents: 20_410, providerCents: 20_369, differenceCents: 41 },
};
const PROPOSED: ReconciledRow = {
  ...OFF,
  correction: {
    ...{ id: "c1", cents: -41, reason: "Their rounding", state: "proposed", proposedBy: "Bo", proposedAt: RUN.startedAt },
    ...{ decidedBy: null, decidedAt: null, canDecide: true },
  },
};
const detailOf = (row: ReconciledRow): RowDetail => ({
  ...{ ...row, transferId: "88214", feeLedgerCents: 60, feeProviderCents: 60, lines: [], candidates: [] },
  ours: [{ at: "2026-11-11T15:18:00.000Z", what: "Paid", cents: null }],
  theirs: [{ at: "2026-11-17T11:41:00.000Z", what: "refund", cents: 41_260 }],
});

async function open(server: FakeServer, asked = "", rows = [ROW, OFF], run = RUN): Promise<void> {
  server.answer("reconciliation.runs", [run]);
  server.answer("reconciliation.rows", {
    ...{ rows, next: null, total: { count: rows.length, isMore: false }, run, counts: { open: rows.length, matched: 14, all: 16 } },
    sums: { ledgerCents: 61_670, providerCents: 20_369 },
  });
  server.answer("reconciliation.row", ({ key }) => detailOf(rows.find((row) => row.key === key) ?? ROW));
  await openScreen(`/admin/payout-reconciliation${asked}`, ADA);
  await expect.element(page.getByText("14,208 of 14,208")).toBeVisible();
}

test("the proof is one line, and a returned payout stands first and never reads as settled; F opens it, then its fix", async ({
  server,
}) => {
  await open(server);
  const text = document.body.innerText;
  for (const part of ["$10,213.59", "$9,800.58", "$413.01", "$0.00", "14,208 of 14,208", "lines 1 to 31"]) expect(text).toContain(part);
  await userEvent.keyboard("f");
  await expect.poll(() => location.search).toBe("?open=payout%2Fp1");
  await expect.element(page.getByText("Still reads as paid")).toBeVisible();
  await userEvent.keyboard("f");
  await expect.element(page.getByRole("heading", { name: "Mark returned: Halfbyte Props" })).toBeVisible();
});

test("a filled proof is a sound list: each of its groups has a term and what it says", async ({ server }) => {
  await open(server);
  await expect.element(page.getByText("Provider statement")).toBeVisible();
  const groups = [...document.querySelectorAll("[aria-label=Proof] dl > *")];
  expect(groups.map((group) => [...group.children].map(({ tagName }) => tagName).join())).toEqual(Array(4).fill("DT,DD,DD"));
});

test("the address says which rows and which run; a run with something unexplained says that payouts are stopped", async ({ server }) => {
  const run = { ...RUN, isClean: false, unexplainedCents: -5_000, unexplainedRows: 1 };
  await open(server, "?show=all&run=run", [ROW], run);
  expect(server.sent("reconciliation.rows")).toEqual([{ show: "all", runId: "run", sort: "difference", direction: "desc" }]);
  await expect.element(page.getByText("Payouts are stopped").first()).toBeVisible();
  expect(document.body.innerText).toContain("−$50.00");
});

test("a statement that did not come asks for a file; nothing open says how many matched, and the proof stays", async ({ server }) => {
  await open(server, "", [], { ...RUN, state: "waiting", statementUntil: null, openRows: 0 });
  await expect.element(page.getByRole("button", { name: "Upload CSV" })).toBeVisible();
  await expect.element(page.getByText("All 16 matched.")).toBeVisible();
});

const csv = (...lines: string[]) =>
  new File([["id,transfer,kind,amount,currency,at", ...lines].join("\n")], "statement.csv", { type: "text/csv" });

test("a file with faults names each line and sends nothing; a right one is sent with its days", async ({ server }) => {
  await open(server);
  await page.getByRole("button", { name: "Statement CSV" }).click();
  const input = page.getByLabelText("Statement", { exact: true });
  await userEvent.upload(input, csv("l1,t1,transfer,much,USD,2026-11-06", "l2,t2,gift,-1.00,USD,2026-11-07"));
  await expect.element(page.getByText("2 faults. Nothing can be imported.")).toBeVisible();
  expect(document.querySelector("dialog")?.innerText).toContain("Line 2: “much” is no amount");
  expect(document.querySelector("dialog")?.innerText).toContain("Line 3: “gift” is no kind");
  await expect.element(page.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  server.answer("reconciliation.importStatement", { added: 2, known: 0, run: null });
  await userEvent.upload(input, csv("l1,t1,transfer,-412.60,USD,2026-11-06", "l2,t1,fee,-0.60,USD,2026-11-07"));
  await page.getByRole("button", { name: "Import 2 lines" }).click();
  await expect.element(page.getByText("2 lines imported")).toBeVisible();
  expect(server.sent("reconciliation.importStatement")).toMatchObject([{ period: { from: "2026-11-06", to: "2026-11-07" } }]);
});

test("after an import the days that were looked at stay, and are compared again", async ({ server }) => {
  await open(server);
  await page.getByRole("button", { name: "Statement CSV" }).click();
  server.answer("reconciliation.importStatement", {
    added: 1,
    known: 0,
    run: { ...RUN, id: "of-the-file", from: "2026-11-06", to: "2026-11-06" },
  });
  server.answer("reconciliation.startRun", RUN);
  const input = page.getByLabelText("Statement", { exact: true });
  await userEvent.upload(input, csv("l1,t1,transfer,-412.60,USD,2026-11-06"));
  await page.getByRole("button", { name: "Import 1 line" }).click();
  await expect.poll(() => server.sent("reconciliation.startRun")).toMatchObject([{ from: expect.stringMatching(/-01$/) }]);
  expect(location.search).toBe("");
});

test("a correction somebody else proposed is approved by the second admin, who reads who proposed it and why", async ({ server }) => {
  await open(server, "?open=payout%2Fp2", [PROPOSED]);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  expect(document.querySelector("dialog")?.innerText).toContain("Their rounding");
  const approved = {
    id: "c1",
    cents: -41,
    reason: "Their rounding",
    state: "approved",
    proposedBy: "Bo",
    proposedAt: RUN.startedAt,
  } as const;
  server.answer("reconciliation.approveCorrection", { ...approved, decidedBy: "Ada", decidedAt: RUN.startedAt, canDecide: false });
  await page.getByRole("button", { name: "Approve correction" }).click();
  await expect.element(page.getByText("Correction booked")).toBeVisible();
  expect(server.sent("reconciliation.approveCorrection")).toEqual([{ id: "c1", isApproved: true }]);
});

testForm({
  name: "a row is resolved",
  open: async (server) => {
    await open(server, "?open=payout%2Fp1", [ROW]);
    await page.getByRole("button", { name: "Mark returned", exact: true }).click();
  },
  button: "Confirm",
  operation: "reconciliation.resolveRow",
  faults: { Note: "Please say why, in a few words." },
  typed: { Note: "The bank closed the account" },
  sends: { runId: "run", key: "payout/p1", fix: "mark_returned", note: "The bank closed the account" },
  answer: { run: RUN },
  done: "Marked returned",
  refusal: { code: "RECONCILIATION_FIX", says: "This fix isn't possible here anymore" },
});
