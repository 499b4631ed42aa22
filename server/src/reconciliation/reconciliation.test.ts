import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { settleQuiet } from "../payouts/sending/sync.ts";
import type { StatementLine } from "../platform/outside/payouts/payouts.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { payingOut, RITA } from "../testing/creators/paying-out.ts";
import { reconciliationJobs } from "./jobs.ts";

const app = await testApp();
const { earn, recipientOf, addRita, toFriday, passDays, hear, run, latest, provider, booksOf } = payingOut(app);

/** What the provider says beyond what it did, so that mistakes can be seeded; `down`: nothing at all. */
const said = { more: [] as StatementLine[], isDown: false };
const services = {
  ...app.services,
  transfers: {
    ...provider,
    statement: async (from: string, to: string) => {
      if (said.isDown) throw new Error("no answer");
      const lines = await provider.statement(from, to);
      return [...lines, ...said.more.filter(({ at }) => at >= from && at < to)];
    },
  },
};
const as = (who = ROOT) => app.as(who, undefined, services).reconciliation;
const [nightly] = reconciliationJobs;
const night = async () => {
  await nightly?.run(services, {});
  return as().rows({ show: "all" });
};
/** The same for the last days, whatever month it is. */
const compare = async () => {
  const to = app.now().slice(0, 10);
  await as().startRun({ from: addDays(app.now(), -40).slice(0, 10), to, key: crypto.randomUUID() });
  app.passMinutes(1);
  return as().rows({ show: "all" });
};
const codeOf = (wish: Promise<unknown>) => wish.catch(({ code }) => code);
const frozen = async () => (await app.db.selectFrom("payoutFreezes").select("reason").where("endedAt", "is", null).execute()).length > 0;
const note = "Seen at the bank";

async function payout(userId: string, cents: number, last4?: string): Promise<void> {
  await recipientOf(userId, last4);
  await earn(userId, cents);
}
/** Collected and approved on a Friday, and in the provider's hands. */
async function sendAll(): Promise<void> {
  toFriday();
  await run();
  const drafts = await app.db.selectFrom("payouts").select("id").where("status", "=", "draft").execute();
  await app.as(ROOT).payouts.approvePayout({ ids: drafts.map(({ id }) => id) });
  await app.runJobs().catch(() => {});
}

beforeEach(async () => {
  Object.assign(said, { more: [], isDown: false });
  await addRita();
});

test("I24 paid, on its way and stale: the nightly run matches what agrees, and ledger less provider is nothing", async () => {
  await payout(CARA.id, 7_000);
  await sendAll();
  await hear();
  const { rows, run: proof } = await night();
  expect(rows).toMatchObject([{ state: "matched", matchedBy: "external_id", ledgerCents: 7_039, providerCents: 7_039 }]);
  expect(proof).toMatchObject({ ledgerCents: 7_039, providerCents: 7_039, unexplainedCents: 0, isClean: true, feeProviderCents: 39 });
  expect(proof?.books.balanced).toBe(proof?.books.transactions);
  // Nothing is heard for more than three business days: the same payout, stale.
  await payout(BOB.id, 5_000);
  await sendAll();
  passDays(6);
  await settleQuiet(services);
  const later = await compare();
  expect(later.rows.map(({ state, differenceCents }) => [state, differenceCents])).toEqual([
    ["stale", 0],
    ["matched", 0],
  ]);
  const [stale] = later.rows;
  expect(stale).toMatchObject({ staleDays: 4, fixes: ["ask", "mark_returned", "ignore"] });
  await as().resolveRow({ runId: later.run?.id ?? "", key: stale?.key ?? "", fix: "ask", note });
  expect((await as().rows({})).counts).toMatchObject({ open: 0, matched: 2 });
  expect((await latest(BOB.id)).status).toBe("sent");
});

test("A returned payout still read as settled is found, marked returned once, and the money is the creator's again", async () => {
  await payout(CARA.id, 7_000, "0008");
  await sendAll();
  await hear();
  passDays(6);
  await settleQuiet(services);
  expect((await latest(CARA.id)).status).toBe("paid");
  // The money is back, and its news never came.
  passDays(3);
  const { rows, run: proof } = await compare();
  expect(rows).toMatchObject([
    { state: "returned_after_paid", status: "paid", ledgerCents: 7_039, providerCents: 39, differenceCents: 7_000 },
  ]);
  expect(proof).toMatchObject({ openCents: 7_000, unexplainedCents: 0, isClean: true });
  const asked = { runId: proof?.id ?? "", key: rows[0]?.key ?? "", note };
  const { theirs } = await as().row(asked.key ? { runId: asked.runId, key: asked.key } : { runId: "", key: "payout/" });
  expect(theirs.at(-1)).toMatchObject({ cents: 7_000 });
  expect(await codeOf(as().resolveRow({ ...asked, fix: "mark_paid" }))).toBe("RECONCILIATION_FIX");
  const both = await Promise.all([ROOT, RITA].map((who) => codeOf(as(who).resolveRow({ ...asked, fix: "mark_returned" }))));
  expect(both.filter((answer) => answer === "RECONCILIATION_FIX")).toHaveLength(1);
  expect(await booksOf(CARA.id)).toMatchObject({ available: 7_000, inPayout: 0, provider: 39 });
  expect((await as().rows({ show: "all" })).rows).toMatchObject([{ state: "matched", resolved: { how: "mark_returned", note } }]);
  // The next night knows what was done.
  expect((await compare()).rows).toMatchObject([{ state: "matched", resolved: { how: "mark_returned" } }]);
});

test("money nobody ordered stops payouts until it is explained; a clean run lets them go on", async () => {
  await payout(CARA.id, 7_000);
  await sendAll();
  const at = app.now();
  said.more = [
    {
      ...{ id: "x", transferId: "strange", kind: "transfer", amountCents: -5_000, currency: "USD", at },
      reference: "?",
      recipientLast4: "9",
    },
  ];
  app.passMinutes(1);
  const { rows, run: proof } = await compare();
  expect(rows[0]).toMatchObject({ key: "line/x", state: "missing_in_ledger", payoutId: null, fixes: ["link", "correct", "ignore"] });
  expect(proof).toMatchObject({ unexplainedCents: -5_000, unexplainedRows: 1, isClean: false });
  expect(await frozen()).toBe(true);
  await as().resolveRow({ runId: proof?.id ?? "", key: "line/x", fix: "ignore", note });
  expect(await frozen()).toBe(false);
  expect((await as().rows({})).run).toMatchObject({ openCents: -5_000, unexplainedCents: 0, isClean: true });
  // The note holds for this difference; another one is open again.
  expect((await compare()).counts).toMatchObject({ open: 0 });
  said.more.push({ ...(said.more[0] as StatementLine), id: "y", amountCents: -1 });
  await compare();
  expect(await frozen()).toBe(true);
});

test("a correction is proposed by one admin and booked once after another approved; it closes the row", async () => {
  await payout(CARA.id, 7_000);
  await sendAll();
  const { externalId, id } = await latest(CARA.id);
  said.more = [
    {
      ...{ id: "fee", transferId: externalId, kind: "fee", amountCents: -41, currency: "USD", at: app.now() },
      reference: "",
      recipientLast4: null,
    },
  ];
  app.passMinutes(1);
  const { rows, run: proof } = await compare();
  expect(rows).toMatchObject([{ state: "amount_mismatch", differenceCents: -41 }]);
  const asked = { runId: proof?.id ?? "", key: `payout/${id}`, reason: "They raised their fee" };
  const proposed = await as().correct(asked);
  expect(proposed).toMatchObject({ cents: 41, state: "proposed", canDecide: false });
  expect(await codeOf(as(RITA).correct(asked))).toBe("RECONCILIATION_PROPOSED");
  expect(await codeOf(as().approveCorrection({ id: proposed.id, isApproved: true }))).toBe("RECONCILIATION_SECOND_ADMIN");
  expect(await booksOf(CARA.id)).toMatchObject({ provider: 7_039, fees: -39 });
  const answers = await Promise.all([1, 2].map(() => codeOf(as(RITA).approveCorrection({ id: proposed.id, isApproved: true }))));
  expect(answers.filter((answer) => answer === "RECONCILIATION_DECIDED")).toHaveLength(1);
  expect(await booksOf(CARA.id)).toMatchObject({ provider: 7_080, fees: -80 });
  expect((await as().rows({ show: "all" })).rows).toMatchObject([{ state: "matched", resolved: { how: "correct", by: "rita" } }]);
  expect((await as().rows({})).run).toMatchObject({ ledgerCents: 7_080, providerCents: 7_080, isClean: true });
  const audited = await app.db.selectFrom("auditEntries").select("action").where("action", "like", "reconciliation.%").execute();
  expect(audited.map(({ action }) => action).toSorted()).toEqual([
    "reconciliation.approveCorrection",
    "reconciliation.correct",
    "reconciliation.startRun",
  ]);
});

test("the provider does not answer: the run waits and stops nobody; its statement as a file is compared, and twice changes nothing", async () => {
  await payout(ADA.id, 6_000);
  await sendAll();
  said.isDown = true;
  app.passMinutes(1);
  const period = { from: app.now().slice(0, 10), to: app.now().slice(0, 10) };
  expect(await as().startRun({ ...period, key: crypto.randomUUID() })).toMatchObject({ state: "waiting", isClean: true });
  expect(await frozen()).toBe(false);
  const { externalId } = await latest(ADA.id);
  const day = app.now().slice(0, 10).split("-").reverse().join("-");
  const csv = [
    "TransferWise ID,Date,Amount,Currency,Payment Reference,Running Balance,Payee Account Number,Total fees",
    `TRANSFER-${externalId},${day},-60.39,USD,=HYPERLINK(1),939.61,****4471,0.39`,
  ].join("\n");
  expect(await codeOf(as().importStatement({ csv: csv.replace("-60.39", "much"), period }))).toBe("RECONCILIATION_STATEMENT");
  const first = await as().importStatement({ csv, period });
  expect(first).toMatchObject({ added: 2, known: 0, run: { state: "done", openRows: 0, isClean: true } });
  const before = await as().rows({ show: "all" });
  expect(before.rows).toMatchObject([{ state: "matched", matchedBy: "external_id", providerCents: 6_039 }]);
  expect(before.run?.statement).toEqual({ lines: 2, gapless: "gapless", gapAfter: null });
  expect(await as().importStatement({ csv, period })).toMatchObject({ added: 0, known: 2, run: { id: first.run?.id } });
  expect((await as().rows({ show: "all" })).rows).toEqual(before.rows);
  // What was imported and is fetched afterwards is the same money.
  said.isDown = false;
  expect((await compare()).run).toMatchObject({ providerCents: 6_039, isClean: true });
  expect((await as().rowsFile({ show: "all" })).csv).toContain('"60.39","60.39","0"');
});

test("a transfer and a payout are linked by hand, and the difference that is left can be corrected", async () => {
  await payout(CARA.id, 7_000);
  await sendAll();
  await hear();
  passDays(6);
  await settleQuiet(services);
  // The provider names it otherwise on its statement, and took another amount.
  const original = services.transfers.statement;
  services.transfers.statement = async () => [
    {
      ...{ id: "o", transferId: "other", kind: "transfer", amountCents: -7_050, currency: "USD", at: addDays(app.now(), -5) },
      reference: "",
      recipientLast4: null,
    },
  ];
  const { rows, run: proof } = await compare();
  services.transfers.statement = original;
  expect(rows.map(({ state }) => state)).toEqual(["missing_in_ledger", "missing_at_provider"]);
  const [line, ours] = rows.map(({ key }) => key);
  const asked = { runId: proof?.id ?? "", key: line ?? "", fix: "link", note } as const;
  expect(await codeOf(as().resolveRow({ ...asked, otherKey: line ?? "" }))).toBe("RECONCILIATION_LINK");
  expect((await as().row({ runId: asked.runId, key: asked.key })).candidates).toMatchObject([{ key: ours }]);
  await as().resolveRow({ ...asked, otherKey: ours ?? "" });
  expect((await as().rows({ show: "all" })).rows).toMatchObject([
    { key: ours, state: "amount_mismatch", matchedBy: "manual", differenceCents: -11 },
  ]);
  expect(await frozen()).toBe(false);
});
