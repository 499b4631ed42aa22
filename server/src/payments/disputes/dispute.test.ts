import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { account, balance } from "../../ledger/port.ts";
import { orderJobs } from "../../orders/jobs.ts";
import type { ProviderEvent } from "../../platform/outside/payments/payments.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { payRefund } from "../../refunds/money/pay.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { receiveEvent } from "../receive.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const DAY = 24 * 60;

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "crate", 1_000, BOB.id);
});

const orderOf = (id: string) => app.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const linesOf = (orderId: string) =>
  app.db.selectFrom("orderLines").select(["id", "status"]).where("orderId", "=", orderId).orderBy("position").execute();
const statuses = async (orderId: string) => (await linesOf(orderId)).map(({ status }) => status);
const accounts = ["provider", "platform_commission", "platform_processing", "platform_receivable"].concat(
  [CARA.id, BOB.id].flatMap((id) => [account("creator_pending", id), account("creator_available", id), account("creator_held", id)]),
);
const books = async () => Object.fromEntries(await Promise.all(accounts.map(async (name) => [name, await balance(app.db, name)] as const)));
const event = (orderId: string, intentId: string, type: ProviderEvent["type"], amountCents: number): ProviderEvent => ({
  ...{ id: crypto.randomUUID(), type, intentId, orderId, amountCents },
  ...{ currency: "USD", occurredAt: app.now(), card: null },
});

test("ten seconds after the payment the card is disputed: earnings wait; won, they return", async () => {
  const orderId = await buy(app, ADA, ["robot"], "dispute");
  const before = await books();
  app.passMinutes(1);
  await provider.deliverDue();
  expect(await statuses(orderId)).toEqual(["disputed"]);
  expect(await books()).toMatchObject({ "creator_pending:cara": 0, "creator_held:cara": 3_254 });
  const { intentId } = await orderOf(orderId);
  await provider.closeDispute(intentId ?? "", true);
  expect(await statuses(orderId)).toEqual(["fulfilled"]);
  expect(await books()).toEqual(before);
});

test("lost, the money goes back once, the licence ends, and the creator carries the card's cost", async () => {
  const orderId = await buy(app, ADA, ["robot", "crate"], "dispute");
  app.passMinutes(1);
  await provider.deliverDue();
  const { intentId } = await orderOf(orderId);
  await provider.closeDispute(intentId ?? "", false);
  expect(await statuses(orderId)).toEqual(["charged_back", "charged_back"]);
  expect(await orderOf(orderId)).toMatchObject({ refundedCents: 5_000 });
  expect(await books()).toMatchObject({ provider: 0, platform_commission: 0, "creator_held:cara": 0, "creator_pending:cara": 0 });
  expect(await app.db.selectFrom("licences").select("status").execute()).toEqual([{ status: "revoked" }, { status: "revoked" }]);
  expect(await app.as(ADA).orders.owned()).toEqual({ products: [], trainings: [] });
});

test("what has matured is held from what the creator could take", async () => {
  const orderId = await buy(app, ADA, ["robot"]);
  app.passMinutes(31 * DAY);
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
  const { intentId } = await orderOf(orderId);
  await receiveEvent(app.services, { provider: "simulated", event: event(orderId, intentId ?? "", "dispute_opened", 4_000) });
  expect(await books()).toMatchObject({ "creator_available:cara": 0, "creator_held:cara": 3_254 });
  await receiveEvent(app.services, { provider: "simulated", event: event(orderId, intentId ?? "", "dispute_won", 4_000) });
  expect(await statuses(orderId)).toEqual(["completed"]);
  expect(await books()).toMatchObject({ "creator_available:cara": 3_254, "creator_held:cara": 0 });
});

test("a refund and a lost dispute debit the seller once, whichever comes first", async () => {
  const ends = [];
  for (const isRefundFirst of [true, false]) {
    const orderId = await buy(app, ADA, ["robot"]);
    const before = await books();
    const { intentId } = await orderOf(orderId);
    const [line] = await linesOf(orderId);
    const wish = { lineId: line?.id ?? "", reason: "accidental", text: "I bought this by accident.", key: crypto.randomUUID() } as const;
    const refund = await app.as(ADA).refunds.request(wish);
    const giveBack = () => payRefund(app.services, refund.id).catch(() => {});
    if (isRefundFirst) await giveBack();
    await receiveEvent(app.services, { provider: "simulated", event: event(orderId, intentId ?? "", "dispute_opened", 4_000) });
    await provider.closeDispute(intentId ?? "", false);
    if (!isRefundFirst) await giveBack();
    const after = await books();
    ends.push(Object.fromEntries(accounts.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)])));
  }
  expect(ends[0]).toEqual(ends[1]);
  expect(ends[0]).toMatchObject({ provider: 4_000, "creator_pending:cara": -3_254, "creator_available:cara": -146 });
});

test("whatever order a payment's and its dispute's events arrive in, once or more often, the end is the same", async () => {
  const ends = new Map<string, string>();
  let n = 0;
  const types = fc.constantFrom("dispute_won" as const, "dispute_lost" as const);
  await fc.assert(
    fc.asyncProperty(types, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), async (closing, order) => {
      const before = await books();
      const itemId = `thing-${++n}`;
      await sell(app, itemId, 4_000, CARA.id);
      const calls = app.as(ADA).checkout;
      const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId, variant: "personal" }] });
      const { orderId } = await calls.start({ quoteId, key: crypto.randomUUID() });
      const intentId = (await orderOf(orderId)).intentId ?? "";
      // The provider has the money, and says so in the events below.
      await app.db.updateTable("simIntents").set({ status: "succeeded", refundedCents: 4_000 }).where("id", "=", intentId).execute();
      const told = (["payment_succeeded", "dispute_opened", closing] as const).map((type) => event(orderId, intentId, type, 4_000));
      for (const at of order) await receiveEvent(app.services, { provider: "simulated", event: told[at % 3] as ProviderEvent });
      const after = await books();
      const end = JSON.stringify([await statuses(orderId), accounts.map((name) => (after[name] ?? 0) - (before[name] ?? 0))]);
      expect(ends.get(closing) ?? end).toBe(end);
      ends.set(closing, end);
    }),
    { numRuns: 25 },
  );
  expect(ends.get("dispute_won")).toContain("fulfilled");
  expect(ends.get("dispute_lost")).toContain("charged_back");
});
