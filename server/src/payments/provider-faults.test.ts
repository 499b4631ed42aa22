import type { Me } from "@blenda/domain/identity/model";
import { afterAll, beforeEach, expect, test } from "vitest";
import { balance } from "../ledger/port.ts";
import { makeStripePayments } from "../platform/outside/payments/payments-stripe.ts";
import { payRefund } from "../refunds/money/pay.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";
import { FAULTS, STAND_IN_KEYS, STEPS, type Step, startStripeStandIn } from "../testing/outside/stripe-stand-in.ts";
import { paymentJobs } from "./jobs.ts";
import { receiveSigned } from "./receive.ts";

let now = () => new Date().toISOString();
const stripe = await startStripeStandIn(() => now());
const payments = makeStripePayments({ ...STAND_IN_KEYS, at: stripe.at, answerWithinMs: 300 });
const app = await testApp({ payments });
now = app.now;
stripe.deliverTo((body, signature) => receiveSigned(app.services, body, signature));
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const calls = app.as(ADA).checkout;
const key = () => crypto.randomUUID();
const again = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => act().catch(() => act());
const sweep = () => paymentJobs.find(({ name }) => name === "checkout.sweep")?.run(app.services, {});
const orderOf = (id: string) =>
  app.db.selectFrom("orders").select(["status", "refundedCents", "totalCents"]).where("id", "=", id).executeTakeFirstOrThrow();

/** Buys, and gives back, with one fault at one step; whatever fails is tried again, as a person and the jobs would. */
async function buyAndReturn(who: Me, itemId: string, step: Step): Promise<string> {
  const calls = app.as(who).checkout;
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId, variant: "personal" }] });
  const wish = { quoteId, key: key() };
  const { orderId } = await again(() => calls.start(wish));
  const pay = () => calls.confirm({ orderId, paymentMethod: "pm_card_visa", key: key() });
  const said = await again(pay);
  if (said.state === "failed") await pay();
  await stripe.heard();
  await stripe.deliverLate();
  // The provider is asked for what its events did not tell, twice: the first question may be the one that fails.
  if ((await orderOf(orderId)).status !== "paid") {
    app.passMinutes(2);
    await sweep();
    await sweep();
  }
  expect(await orderOf(orderId), `paid, with a fault at ${step}`).toMatchObject({ status: "paid" });

  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  const back = { lineId, reason: "accidental", text: "I bought this by accident, sorry.", key: key() } as const;
  const refund = await app.as(who).refunds.request(back);
  await again(() => payRefund(app.services, refund.id));
  await stripe.deliverLate();
  return orderId;
}

test.each(FAULTS)("the provider's fault '%s' at any step leaves books equal to its own, and a retry completes", async (fault) => {
  // A buyer of their own each: too many refunds of one person do not go through by themselves.
  for (const [n, step] of STEPS.entries()) {
    const itemId = `${fault.replaceAll(" ", "-")}-${step}`;
    await sell(app, itemId, 2_000, CARA.id);
    stripe.fault(step, fault);
    const orderId = await buyAndReturn([ADA, BOB, EDDA, ROOT][n] as Me, itemId, step);
    const { refundedCents, totalCents } = await orderOf(orderId);
    expect(refundedCents, `given back, with a fault at ${step}`).toBe(totalCents);
    expect(stripe.taken(orderId)).toBe(1);
    expect(await balance(app.db, "provider")).toBe(0 - stripe.holds());
  }
});

test("a cent less than the order costs is not paid, and somebody is told", async () => {
  await sell(app, "robot", 2_000, CARA.id);
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const { orderId } = await calls.start({ quoteId, key: key() });
  stripe.fault("confirm", "wrong amount");
  expect(await calls.confirm({ orderId, paymentMethod: "pm_card_visa", key: key() })).toEqual({ state: "processing" });
  await stripe.heard();
  expect(await orderOf(orderId)).toMatchObject({ status: "pending_payment" });
  const alarms = await app.db.selectFrom("alarms").select(["name", "detail"]).execute();
  expect(alarms).toMatchObject([{ name: "a payment does not match its order", detail: { orderId, expected: 2_000, received: 1_999 } }]);
});

test("when nobody knows what a payment came to, it is looked up before it is asked for again", async () => {
  await sell(app, "robot", 2_000, CARA.id);
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const { orderId } = await calls.start({ quoteId, key: key() });
  const pay = () => calls.confirm({ orderId, paymentMethod: "pm_card_visa", key: key() });
  stripe.deliverTo(async () => {});
  stripe.fault("confirm", "drop the reply");
  await expect(pay()).rejects.toMatchObject({ code: "CHECKOUT_PROVIDER_DOWN" });
  stripe.deliverTo((body, signature) => receiveSigned(app.services, body, signature));
  // Were it confirmed again, this would be declined.
  stripe.fault("confirm", "refuse");
  expect(await pay()).toEqual({ state: "processing" });
  expect(stripe.taken(orderId)).toBe(1);
});

test("beside a real provider there is no test checkout", async () => {
  await sell(app, "robot", 2_000, CARA.id);
  const wish = { lines: [{ itemType: "product", itemId: "robot", variant: "personal" }], isTest: true } as const;
  for (const who of [CARA, ROOT])
    await expect(app.as(who).checkout.quote({ ...wish, lines: [...wish.lines] })).rejects.toMatchObject({ code: "CHECKOUT_TEST_REFUSED" });
});

test("what somebody gives back in Stripe's own pages is booked once; the card of a payment is known by its fingerprint", async () => {
  await sell(app, "robot", 2_000, CARA.id);
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const { orderId } = await calls.start({ quoteId, key: key() });
  await calls.confirm({ orderId, paymentMethod: "pm_card_visa", key: key() });
  await stripe.heard();
  const charge = () => app.db.selectFrom("charges").selectAll().where("orderId", "=", orderId).executeTakeFirstOrThrow();
  const { intentId, fingerprint } = await charge();
  expect(fingerprint).toMatch(/./);
  await stripe.refundByHand(intentId, 300);
  await stripe.heard();
  for (let n = 0; n < 2; n += 1) await app.runJobs();
  expect([(await charge()).refundedCents, await orderOf(orderId)]).toMatchObject([300, { refundedCents: 300 }]);
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  const back = { lineId, reason: "accidental", text: "I bought this by accident, sorry.", key: key() } as const;
  expect(await app.as(ADA).refunds.request(back)).toMatchObject({ status: "auto_approved", amountCents: 1_700 });
  await app.runJobs();
  await stripe.heard();
  await app.runJobs();
  expect(await orderOf(orderId)).toMatchObject({ refundedCents: 2_000 });
  expect(await app.db.selectFrom("outsideRefunds").select("amountCents").execute()).toEqual([{ amountCents: 300 }]);
  expect(await balance(app.db, "provider")).toBe(0 - stripe.holds());
});

test("a payment that was given up cannot be made, and one that was made cannot be given up", async () => {
  const wish = { amountCents: 2_000, currency: "USD", returnUrl: "http://blenda.test" };
  const { intentId: open } = await payments.createIntent({ ...wish, orderId: "open", key: "open" });
  expect([await payments.cancel(open), await payments.cancel(open)]).toEqual([true, true]);
  const { intentId: paid } = await payments.createIntent({ ...wish, orderId: "paid", key: "paid" });
  await payments.confirm({ intentId: paid, paymentMethod: "pm_card_visa", key: "card", returnUrl: wish.returnUrl });
  expect(await payments.cancel(paid)).toBe(false);
});

test("evidence reaches Stripe as text, in its own fields and once; without a dispute that waits for it nothing is sent", async () => {
  const told = {
    customerName: "Ada",
    customerEmail: "ada@example.com",
    productDescription: "A robot",
    accessLog: "Twice",
    refundPolicy: "",
  };
  const evidence = { intentId: "pi_disputed", ...told, text: "All we know" };
  expect(await payments.submitEvidence(evidence)).toBe(false);
  stripe.dispute("pi_disputed");
  expect(await payments.submitEvidence(evidence)).toBe(true);
  expect(await payments.submitEvidence({ ...evidence, text: "Something else" })).toBe(true);
  expect(stripe.evidenceOf("pi_disputed")).toMatchObject({
    ...{ customer_name: "Ada", customer_email_address: "ada@example.com", access_activity_log: "Twice" },
    uncategorized_text: "All we know",
  });
});
