import fc from "fast-check";
import { expect, test } from "vitest";
import { account, balance } from "../../ledger/port.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { payRefund } from "../../refunds/money/pay.ts";
import { ADA, CARA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { sellFile } from "../../testing/goods.ts";
import { paymentJobs } from "../jobs.ts";
import { receiveEvent } from "../receive.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const PRICE = 4_000;

async function bought(itemIds = [`thing-${crypto.randomUUID()}`]) {
  for (const id of itemIds) await sell(app, id, PRICE, CARA.id);
  const orderId = await buy(app, ADA, itemIds);
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  const lines = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).orderBy("position").execute();
  return { orderId, intentId: intentId ?? "", lineIds: lines.map(({ id }) => id) };
}
const standing = async (orderId: string) => ({
  order: await app.db.selectFrom("orders").select("refundedCents").where("id", "=", orderId).executeTakeFirstOrThrow(),
  charge: await app.db.selectFrom("charges").select("refundedCents").where("orderId", "=", orderId).executeTakeFirstOrThrow(),
  lines: await app.db
    .selectFrom("orderLines as l")
    .leftJoin("licences as c", "c.lineId", "l.id")
    .select(["l.status", "l.refundedCents", "c.status as licence"])
    .where("l.orderId", "=", orderId)
    .orderBy("l.position")
    .execute(),
});
const outcomes = async () =>
  (await app.db.selectFrom("webhookInbox").select("outcome").where("type", "=", "refunded").execute()).map(({ outcome }) => outcome);
const alarms = () => app.db.selectFrom("alarms").select(["name", "detail"]).execute();
const receive = (of: { intentId: string; orderId: string }, id: string = crypto.randomUUID()) => {
  const event = { id, type: "refunded", ...of, amountCents: 1, currency: "USD", occurredAt: app.now(), card: null } as const;
  return receiveEvent(app.services, { provider: "simulated", event });
};
const ask = (lineId: string) =>
  app.as(ADA).refunds.request({ lineId, reason: "accidental", text: "I bought this by accident, sorry.", key: crypto.randomUUID() });

test("a part given back at the provider is in every book: order, line, charge, ledger; the buyer keeps what they bought", async () => {
  const { orderId, intentId } = await bought();
  await provider.refundByHand(intentId, 300);
  await app.runJobs();
  expect(await standing(orderId)).toEqual({
    order: { refundedCents: 300 },
    charge: { refundedCents: 300 },
    lines: [{ status: "partially_refunded", refundedCents: 300, licence: "active" }],
  });
  expect([await balance(app.db, "provider"), await outcomes(), await alarms()]).toEqual([-(PRICE - 300), ["booked"], []]);
  const { timeline } = await app.as(ADA).orders.order({ id: orderId });
  expect(timeline.at(-1)).toMatchObject({ what: "A part was given back" });
});

test("all of it given back at the provider ends licence and access", async () => {
  await sellFile(app, "robot", PRICE, CARA.id);
  const orderId = await buy(app, ADA, ["robot"]);
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await provider.refundByHand(intentId ?? "", PRICE);
  await app.runJobs();
  expect((await standing(orderId)).lines).toEqual([{ status: "refunded", refundedCents: PRICE, licence: "revoked" }]);
  expect((await app.as(ADA).orders.order({ id: orderId })).lines[0]).toMatchObject({ hasAccess: false, downloads: [] });
  expect(await balance(app.db, account("creator_pending", CARA.id))).toBe(0);
});

test("of several lines each gives its part, and one that costs exactly that gives all of it", async () => {
  await sell(app, "small", 1_000, CARA.id);
  const ids = [`thing-${crypto.randomUUID()}`, "small"];
  await sell(app, ids[0] ?? "", PRICE, CARA.id);
  const orderId = await buy(app, ADA, ids);
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await provider.refundByHand(intentId ?? "", 1_000);
  await app.runJobs();
  expect((await standing(orderId)).lines.map(({ status }) => status)).toEqual(["fulfilled", "refunded"]);
  await provider.refundByHand(intentId ?? "", 500);
  await app.runJobs();
  expect((await standing(orderId)).lines).toMatchObject([{ refundedCents: 500, status: "partially_refunded" }, { refundedCents: 1_000 }]);
});

test("our own refunds are known again and booked once, however often and early the provider tells of them", async () => {
  const { orderId, intentId, lineIds } = await bought();
  const { id } = await ask(lineIds[0] ?? "");
  await receive({ intentId, orderId });
  await app.runJobs();
  await payRefund(app.services, id);
  for (let n = 0; n < 3; n += 1) await receive({ intentId, orderId }, `evt-${n % 2}`);
  await app.runJobs();
  expect(await standing(orderId)).toMatchObject({ order: { refundedCents: PRICE }, lines: [{ status: "refunded" }] });
  expect(new Set(await outcomes())).toEqual(new Set(["ours"]));
  expect(await app.db.selectFrom("outsideRefunds").selectAll().execute()).toEqual([]);
});

const orders = fc.shuffledSubarray(["ours", "by hand", "by hand", "told", "told", "jobs"] as const, { minLength: 6 });
test("ours and theirs in any order: each cent is booked once, and our books say what the provider says", async () => {
  const play = async (order: readonly string[]) => {
    const { orderId, intentId, lineIds } = await bought();
    const acts: Record<string, () => Promise<unknown>> = {
      ours: () => ask(lineIds[0] ?? "").catch(() => {}),
      "by hand": () => provider.refundByHand(intentId, 700).catch(() => {}),
      told: () => receive({ intentId, orderId }),
      jobs: () => app.runJobs(),
    };
    for (const what of order) await acts[what]?.();
    for (let n = 0; n < 3; n += 1) await app.runJobs();
    const { refundedCents } = await app.db
      .selectFrom("simIntents")
      .select("refundedCents")
      .where("id", "=", intentId)
      .executeTakeFirstOrThrow();
    const { order: ours, lines } = await standing(orderId);
    expect([ours.refundedCents, lines[0]?.refundedCents]).toEqual([refundedCents, refundedCents]);
    expect(refundedCents).toBe(PRICE);
    expect(lines[0]).toMatchObject({ status: "refunded", licence: "revoked" });
    expect(await alarms()).toEqual([]);
    await app.db
      .updateTable("refunds")
      .set({ updatedAt: "2020-01-01T00:00:00.000Z", buyerId: CARA.id, cardKey: null, mailKey: null })
      .execute();
  };
  await fc.assert(fc.asyncProperty(orders, play), { numRuns: 12 });
}, 120_000);

test("more than the order cost is booked as far as it goes, and somebody is told", async () => {
  const { orderId, intentId } = await bought();
  const lying = { ...provider, refundsOf: async () => [{ refundId: "re_odd", amountCents: PRICE + 1, key: null }] };
  await receive({ intentId, orderId }, "evt-odd");
  const job = paymentJobs.find(({ name }) => name === "checkout.refundNews");
  // So that the provider's own books agree with the part that is booked.
  await app.db.updateTable("simIntents").set({ refundedCents: PRICE }).where("id", "=", intentId).execute();
  for (let n = 0; n < 2; n += 1)
    await job?.run({ ...app.services, payments: lying }, { provider: "simulated", eventId: "evt-odd", intentId });
  expect((await standing(orderId)).order).toEqual({ refundedCents: PRICE });
  expect(await alarms()).toMatchObject([
    { name: "a refund does not match its order", detail: { orderId, expected: PRICE, received: PRICE + 1 } },
  ]);
});

test("a lost job, a provider that does not answer, a refund told before its payment: the sweeper asks again", async () => {
  const { orderId, intentId } = await bought();
  await provider.refundByHand(intentId, 300);
  const deaf = { ...app.services, payments: { ...provider, refundsOf: () => Promise.reject(new Error("no answer")) } };
  const sweep = (services = app.services) => paymentJobs.find(({ name }) => name === "checkout.sweep")?.run(services, {});
  app.passMinutes(2);
  await sweep(deaf);
  expect([await outcomes(), (await standing(orderId)).order]).toEqual([["waiting"], { refundedCents: 0 }]);
  await sweep();
  expect([await outcomes(), (await standing(orderId)).order]).toEqual([["booked"], { refundedCents: 300 }]);

  // The payment's own event is lost: until the sweeper has found it, there is nothing to book against.
  await sell(app, "unheard", PRICE, CARA.id);
  const unheard = await buy(app, ADA, ["unheard"], "lost event");
  const intent = await app.db.selectFrom("orders").select("intentId").where("id", "=", unheard).executeTakeFirstOrThrow();
  await provider.refundByHand(intent.intentId ?? "", PRICE);
  await app.runJobs();
  expect(await outcomes()).toContain("waiting");
  app.passMinutes(2);
  await sweep();
  expect((await standing(unheard)).lines).toEqual([{ status: "refunded", refundedCents: PRICE, licence: "revoked" }]);
});
