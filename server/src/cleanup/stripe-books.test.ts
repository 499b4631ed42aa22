import { addDays } from "@blenda/domain/shared/calendar";
import { afterAll, beforeEach, expect, test } from "vitest";
import { receiveSigned } from "../payments/receive.ts";
import { makeStripePayments } from "../platform/outside/payments/payments-stripe.ts";
import { ADA, ROOT, testApp } from "../testing/app.ts";
import { STAND_IN_KEYS, startStripeStandIn } from "../testing/outside/stripe-stand-in.ts";

let now = () => new Date().toISOString();
const stripe = await startStripeStandIn(() => now());
const payments = makeStripePayments({ ...STAND_IN_KEYS, at: stripe.at, answerWithinMs: 1_000 });
const app = await testApp({ payments });
now = app.now;
stripe.deliverTo((body, signature) => receiveSigned(app.services, body, signature));
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const intent = (n: number) => payments.createIntent({ orderId: `order-${n}`, amountCents: 1_000, currency: "USD", key: `key-${n}` });

test("Stripe's payments that wait are listed page by page; those that were made or given up are not among them", async () => {
  const made: string[] = [];
  for (let n = 0; n < 103; n += 1) made.push((await intent(n)).intentId);
  const [paid = "", given = ""] = made;
  await payments.confirm({ intentId: paid, paymentMethod: "pm_card_visa", key: "confirm", returnUrl: "http://blenda.test/" });
  await payments.cancel(given);
  const stretch = { from: addDays(now(), -1), before: addDays(now(), 1) };
  const first = await payments.listPending(stretch);
  const second = await payments.listPending({ ...stretch, after: first.next ?? "" });
  expect([first.items.length, second.next]).toEqual([100, null]);
  expect([...first.items, ...second.items].map(({ intentId }) => intentId).toSorted()).toEqual(made.slice(2).toSorted());
  expect((await payments.listPending({ from: addDays(now(), -9), before: addDays(now(), -8) })).items).toEqual([]);
});

test("Stripe's refunds are listed with their payment, ours with the key they were asked for with", async () => {
  const { intentId } = await intent(200);
  await payments.confirm({ intentId, paymentMethod: "pm_card_visa", key: "confirm-200", returnUrl: "http://blenda.test/" });
  const { refundId } = await payments.refund({ intentId, amountCents: 300, key: "ours" });
  const byHand = await stripe.refundByHand(intentId, 200);
  const { items } = await payments.listRefunds({ from: addDays(now(), -1), before: addDays(now(), 1) });
  expect(items.toSorted((a, b) => b.amountCents - a.amountCents)).toMatchObject([
    { refundId, intentId, amountCents: 300, key: "ours" },
    { refundId: byHand, intentId, amountCents: 200, key: null },
  ]);
});

test("customers nobody paid with are found at Stripe and removed in its test mode; who paid stays", async () => {
  const subscribe = async (isPaid: boolean) => {
    const { orderId } = await app.as(ADA).tokens.subscribe({ planId: "starter", key: crypto.randomUUID() });
    const paymentMethod = isPaid ? "pm_card_visa" : "pm_card_visa_chargeDeclined";
    await app.as(ADA).checkout.confirm({ orderId, paymentMethod, key: crypto.randomUUID() });
    await stripe.heard();
  };
  await subscribe(false);
  await subscribe(true);
  await payments.createIntent({ orderId: "nobody's", amountCents: 1_000, currency: "USD", key: "lost", isForLater: true });
  expect((await payments.listCustomers({})).items).toHaveLength(3);
  const cleanup = app.as(ROOT).cleanup;
  const { id: scanId } = await cleanup.scan();
  const { page } = await cleanup.scanReport({ scanId });
  const customers = page.rows.filter(({ kind }) => kind.startsWith("customer_"));
  expect(customers.map(({ kind, step }) => [kind, step])).toEqual([
    ["customer_lost", "remove_customer"],
    ["customer_double", "remove_customer"],
  ]);
  const chosen = customers.map(({ n }) => n);
  const { hash } = await cleanup.dryRun({ scanId, chosen });
  expect(await cleanup.runCleanup({ scanId, chosen, hash })).toEqual({ done: 2, left: 0, failed: 0 });
  expect((await payments.listCustomers({})).items).toHaveLength(1);
});
