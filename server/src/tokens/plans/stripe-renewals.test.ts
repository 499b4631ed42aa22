import { afterAll, beforeEach, expect, test } from "vitest";
import { receiveSigned } from "../../payments/receive.ts";
import { makeStripePayments } from "../../platform/outside/payments/payments-stripe.ts";
import { ADA, testApp } from "../../testing/app.ts";
import { STAND_IN_KEYS, startStripeStandIn } from "../../testing/outside/stripe-stand-in.ts";
import { renewDue } from "./renew.ts";

let now = () => new Date().toISOString();
const stripe = await startStripeStandIn(() => now());
const payments = makeStripePayments({ ...STAND_IN_KEYS, at: stripe.at, answerWithinMs: 1_000 });
const app = await testApp({ payments });
now = app.now;
stripe.deliverTo((body, signature) => receiveSigned(app.services, body, signature));
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const account = () => app.as(ADA).tokens.account();
const key = () => crypto.randomUUID();

async function subscribed(): Promise<void> {
  const { orderId } = await app.as(ADA).tokens.subscribe({ planId: "starter", key: key() });
  await app.as(ADA).checkout.confirm({ orderId, paymentMethod: "pm_card_visa", key: key() });
  await stripe.heard();
  const { planExpiry } = await account();
  app.passMinutes((Date.parse(planExpiry ?? "") - Date.parse(app.now())) / 60_000);
}

async function renew(): Promise<void> {
  await renewDue(app.services);
  await stripe.heard();
}

test("with Stripe the card of the first month is charged again without its holder", async () => {
  await subscribed();
  await renew();
  await renew();
  expect(await account()).toMatchObject({ balance: 50, subscription: { status: "active" } });
  expect(stripe.holds()).toBe(2 * 2_499);
});

test.each(["hang", "fail", "drop the reply", "duplicate", "early"] as const)(
  "Stripe's fault '%s' at a renewal charges it once, and the next run completes it",
  async (fault) => {
    await subscribed();
    stripe.fault("chargeAgain", fault);
    await renew();
    await renew();
    expect(await account()).toMatchObject({ balance: 50, subscription: { status: "active" } });
    expect(stripe.holds()).toBe(2 * 2_499);
  },
);

test("a card that Stripe refuses is past due, and works on the next day", async () => {
  await subscribed();
  stripe.fault("chargeAgain", "refuse");
  await renew();
  expect(await account()).toMatchObject({ balance: 25, subscription: { status: "past_due" } });
  app.passMinutes(24 * 60);
  await renew();
  expect(await account()).toMatchObject({ balance: 50, subscription: { status: "active" } });
});
