import type { FindingKind } from "@blenda/domain/cleanup/constants";
import { expect, test } from "vitest";
import { connectSimulated } from "../payments/simulated.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { makePace } from "./pace.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const PRICE = 4_000;
const HOURS = 60;
const cleanup = (services = app.services) => app.as(ROOT, "203.0.113.7", services).cleanup;
/** The same shop with a key that moves real money. */
const live = () => cleanup({ ...app.services, payments: { ...provider, isLive: true } });
const intents = () => app.db.selectFrom("simIntents").select(["id", "status"]).orderBy("id").execute();
const actions = () => app.db.selectFrom("cleanupActions").select(["step", "outcome", "objectId"]).orderBy("id").execute();
const audited = () => app.db.selectFrom("auditEntries").select("action").orderBy("n").execute();

async function bought(card?: Parameters<typeof buy>[3]) {
  const itemId = `thing-${crypto.randomUUID()}`;
  await sell(app, itemId, PRICE, CARA.id);
  const orderId = await buy(app, ADA, [itemId], card);
  return app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
}

/** Something of every kind the test provider can have: a payment never made, money that went back unheard, news that got stuck. */
async function untidy() {
  await bought("declined");
  const [unheard, stuck] = [await bought(), await bought()];
  await provider.refundByHand(stuck.intentId ?? "", 300);
  // Its event never arrives.
  provider.deliverTo(() => Promise.reject(new Error("lost")));
  await provider.refundByHand(unheard.intentId ?? "", 700).catch(() => {});
  connectSimulated(app.services, provider);
  app.passMinutes(25 * HOURS);
  return { unheard, stuck };
}

async function found(calls = cleanup()) {
  const { id: scanId } = await calls.scan();
  const { page } = await calls.scanReport({ scanId });
  const of = (kind: FindingKind) => page.rows.filter((row) => row.kind === kind);
  return { scanId, rows: page.rows, of, all: page.rows.map(({ n }) => n) };
}

test("G14 a scan finds what does not fit and changes nothing; the report says what can never be there, and why", async () => {
  await untidy();
  const before = await intents();
  const { kinds } = await cleanup().scan();
  expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({
    ...{ intent_pending: 1, test_record: 0, event_stuck: 1, refund_unknown: 2, customer_lost: 0, customer_double: 0, account_lost: 0 },
  });
  expect(kinds.find(({ kind }) => kind === "account_lost")?.note).toContain("no connected accounts");
  expect(await intents()).toEqual(before);
  expect([await actions(), (await audited()).map(({ action }) => action)]).toEqual([[], ["cleanup.scan"]]);
});

test("G14 a run does exactly what its dry run said, once, with a trace of every step", async () => {
  const { unheard, stuck } = await untidy();
  const { scanId, all } = await found();
  const { steps, hash } = await cleanup().dryRun({ scanId, chosen: all });
  expect(steps.map(({ step }) => step).toSorted()).toEqual(["apply_event", "book_refund", "book_refund", "cancel_intent"]);
  expect(await cleanup().runCleanup({ scanId, chosen: all, hash })).toEqual({ done: 4, left: 0, failed: 0 });
  const back = await app.db
    .selectFrom("orders")
    .select(["id", "refundedCents"])
    .where("refundedCents", ">", 0)
    .orderBy("refundedCents")
    .execute();
  expect(back).toEqual([
    { id: stuck.id, refundedCents: 300 },
    { id: unheard.id, refundedCents: 700 },
  ]);
  expect((await intents()).filter(({ status }) => status === "cancelled")).toHaveLength(1);
  expect((await actions()).map(({ outcome }) => outcome).toSorted()).toEqual(["applied", "booked", "booked", "cancelled"]);
  expect((await audited()).filter(({ action }) => action === "cleanup.runCleanup")).toHaveLength(4);
  const { rows } = await found();
  expect(rows).toEqual([]);
  const { csv } = await cleanup().cleanupFile({ scanId });
  expect(csv).toContain("cancel_intent");
});

test("G14 when the list changed since the dry run nothing is done", async () => {
  await untidy();
  const { scanId, all, of } = await found();
  const { hash } = await cleanup().dryRun({ scanId, chosen: all });
  const changed = { code: "CLEANUP_CHANGED", status: 409 };
  // Another choice, another list.
  await expect(cleanup().runCleanup({ scanId, chosen: of("event_stuck").map(({ n }) => n), hash })).rejects.toMatchObject(changed);
  // The same choice, and meanwhile the news was heard after all.
  await app.runJobs();
  await expect(cleanup().runCleanup({ scanId, chosen: all, hash })).rejects.toMatchObject(changed);
  expect(await actions()).toEqual([]);
});

test("G14 with a live key only our own books are repaired", async () => {
  await untidy();
  const before = await intents();
  const { scanId, all } = await found(live());
  const { steps, hash } = await live().dryRun({ scanId, chosen: all });
  expect(steps.find(({ kind }) => kind === "intent_pending")).toMatchObject({ step: "leave", why: expect.stringContaining("live key") });
  expect(await live().runCleanup({ scanId, chosen: all, hash })).toEqual({ done: 3, left: 1, failed: 0 });
  expect(await intents()).toEqual(before);
});

test("what is paid meanwhile is left alone, and where nothing can be done nothing is run", async () => {
  await bought("lost event");
  await bought("declined");
  app.passMinutes(25 * HOURS);
  const { scanId, rows } = await found();
  // The one whose event was lost is paid at the provider, so it is not among them.
  expect(rows.map(({ kind }) => kind)).toEqual(["intent_pending"]);
  const order = await app.db.selectFrom("orders").select(["id", "email"]).where("status", "=", "failed").executeTakeFirstOrThrow();
  const token = (await provider.tokenize("4242424242424242")) ?? "";
  await app.as(ADA).checkout.confirm({ orderId: order.id, paymentMethod: token, key: crypto.randomUUID() });
  const chosen = rows.map(({ n }) => n);
  const { steps, hash } = await cleanup().dryRun({ scanId, chosen });
  expect(steps).toMatchObject([{ step: "leave", why: "Paid and refunded payments are never touched." }]);
  await expect(cleanup().runCleanup({ scanId, chosen, hash })).rejects.toMatchObject({ code: "CLEANUP_NOTHING" });
  await expect(cleanup().dryRun({ scanId: "none", chosen })).rejects.toMatchObject({ code: "CLEANUP_NO_SCAN" });
});

test("the provider is asked at most 25 times a second", async () => {
  const paced = makePace(25);
  const began = performance.now();
  await Promise.all(Array.from({ length: 6 }, () => paced(async () => {})));
  expect(performance.now() - began).toBeGreaterThanOrEqual(5 * 40 - 5);
});
