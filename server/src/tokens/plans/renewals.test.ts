import { oneMonthAfter } from "@blenda/domain/tokens/rules";
import { expect, test } from "vitest";
import { paymentJobs } from "../../payments/jobs.ts";
import type { Payments } from "../../platform/outside/payments/payments.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { buyPack, pay, subscribe } from "../../testing/buying-tokens.ts";
import { renewDue } from "./renew.ts";

const app = await testApp();
const DAY = 24 * 60;
const account = () => app.as(ADA).tokens.account();
const renew = () => renewDue(app.services);
const sweep = () => paymentJobs.find(({ name }) => name === "checkout.sweep")?.run(app.services, {});
const charged = async () => (await app.db.selectFrom("simIntents").select("id").where("status", "=", "succeeded").execute()).length;
/** From now on this person's saved card behaves like another one. */
const cardBecomes = (card: string) => app.db.updateTable("simMethods").set({ card }).execute();
const statusOf = async () => (await app.db.selectFrom("subscriptions").select("status").executeTakeFirstOrThrow()).status;
const until = (at: string) => app.passMinutes((Date.parse(at) - Date.parse(app.now())) / 60_000);

test("K7 each month is charged and given exactly once, however often it is tried: tokens, a month more, usage from none", async () => {
  const begun = new Date(app.now()).getUTCDate();
  await subscribe(app, ADA, "creator");
  await app.db.updateTable("tokenAccounts").set({ monthlyUsage: 30 }).execute();
  const { planExpiry } = await account();
  await renew();
  expect(await charged()).toBe(1);
  until(planExpiry ?? "");
  await Promise.all(Array.from({ length: 5 }, renew));
  await renew();
  const after = oneMonthAfter(planExpiry ?? "", begun);
  expect(await account()).toMatchObject({ balance: 160, monthlyUsage: 0, planExpiry: after, currentPlan: "creator" });
  expect([await charged(), await statusOf()]).toEqual([2, "active"]);
  const [newest] = (await app.as(ADA).tokens.usage({})).entries;
  expect(newest).toMatchObject({ type: "subscription", tokenCost: -80, balanceAfter: 160 });
  expect(await app.as(ADA).orders.order({ id: newest?.orderId ?? "" })).toMatchObject({ totalCents: 3_999, card: { last4: "4242" } });
});

test("a process that dies at any point of a renewal charges once in the end", async () => {
  await subscribe(app, ADA, "starter");
  until((await account()).planExpiry ?? "");
  const { payments } = app.services;
  const dying = (chargeAgain: Payments["chargeAgain"]) => renewDue({ ...app.services, payments: { ...payments, chargeAgain } });
  await dying(async () => Promise.reject(new Error("died before it could ask")));
  expect([await charged(), (await account()).balance]).toEqual([1, 25]);
  await dying(async (wish) => {
    await payments.chargeAgain(wish);
    throw new Error("died before it could hear");
  });
  expect([await charged(), (await account()).balance]).toEqual([2, 50]);
  await renew();
  expect([await charged(), (await account()).balance]).toEqual([2, 50]);
  const orders = await app.db.selectFrom("orders").select(["status", "intentId"]).execute();
  expect(orders.every(({ status, intentId }) => status === "paid" && intentId !== null)).toBe(true);
});

test("a renewal whose event is lost is found by looking, and paid once", async () => {
  await subscribe(app, ADA, "starter", "lost event");
  app.passMinutes(2);
  await sweep();
  until((await account()).planExpiry ?? "");
  await renew();
  await renew();
  expect((await account()).balance).toBe(25);
  app.passMinutes(2);
  await sweep();
  expect([await charged(), (await account()).balance]).toEqual([2, 50]);
});

test("a declined renewal is past due, tried again after 1, 3 and 7 days, then expired; the tokens stay", async () => {
  await subscribe(app, ADA, "starter");
  await cardBecomes("declined");
  const { planExpiry } = await account();
  until(planExpiry ?? "");
  const seen = [];
  for (const days of [0, 1, 2, 4]) {
    app.passMinutes(days * DAY - 1);
    await renew();
    app.passMinutes(1);
    await renew();
    seen.push([
      days,
      await statusOf(),
      (await app.db.selectFrom("mails").select("key").where("key", "like", "renewal-%").orderBy("n").execute()).length,
    ]);
  }
  expect(seen).toEqual([
    [0, "past_due", 1],
    [1, "past_due", 2],
    [2, "past_due", 3],
    [4, "expired", 4],
  ]);
  app.passMinutes(30 * DAY);
  await renew();
  expect(await account()).toMatchObject({ balance: 25, isPlanExpired: true, subscription: null });
  expect(await charged()).toBe(1);
});

test("a card that works again brings the plan back, from where it ended", async () => {
  await subscribe(app, ADA, "starter");
  const { planExpiry } = await account();
  await cardBecomes("insufficient funds");
  until(planExpiry ?? "");
  await renew();
  await cardBecomes("visa");
  app.passMinutes(DAY);
  await renew();
  expect(await account()).toMatchObject({
    balance: 50,
    isPlanExpired: false,
    subscription: { status: "active", startedAt: expect.any(String) },
  });
  const periods = await app.db.selectFrom("subscriptionPeriods").select(["period", "startsAt"]).orderBy("period").execute();
  expect(periods[1]).toEqual({ period: 2, startsAt: planExpiry });
});

test("while a plan is past due it can be paid with another card at its whole price", async () => {
  await subscribe(app, ADA, "starter");
  await cardBecomes("declined");
  until((await account()).planExpiry ?? "");
  await renew();
  const { orderId, totalCents } = await app.as(ADA).tokens.subscribe({ planId: "starter", key: crypto.randomUUID() });
  expect(totalCents).toBe(2_499);
  await pay(app, ADA, orderId, "amex");
  expect(await account()).toMatchObject({ balance: 50, isPlanExpired: false, subscription: { status: "active", card: { brand: "amex" } } });
});

test("a cancelled plan ends with its month and is not charged; one that is taken back after that is gone", async () => {
  await subscribe(app, ADA, "starter");
  await app.as(ADA).tokens.cancelPlan();
  until((await account()).planExpiry ?? "");
  await renew();
  expect([await charged(), await statusOf()]).toEqual([1, "ended"]);
  expect(await account()).toMatchObject({ balance: 25, subscription: null });
  await expect(app.as(ADA).tokens.resumePlan()).rejects.toMatchObject({ code: "TOKENS_NO_SUBSCRIPTION" });
  const steps = await app.db.selectFrom("transitions").select("toStatus").where("entity", "=", "subscription").orderBy("id").execute();
  expect(steps.map(({ toStatus }) => toStatus)).toEqual(["cancel_at_period_end", "ended"]);
});

test("a card that was given for one payment only is never charged again", async () => {
  const orderId = await buyPack(app, ADA, "small");
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  const wish = { fromIntentId: intentId ?? "", orderId: "another", amountCents: 100, currency: "USD", key: "another" };
  expect(await app.services.payments.chargeAgain(wish)).toMatchObject({ intentId: null, payment: { state: "failed" } });
});

test("whoever leaves is not charged any more, and their words leave the history", async () => {
  await subscribe(app, ADA, "starter");
  await subscribe(app, BOB, "starter");
  const archive = await Promise.all(app.services.personalData.map((part) => part.collect(app.db, ADA)));
  expect(Object.assign({}, ...archive)["tokens.json"]).toMatchObject({
    account: { balance: 25 },
    usage: [{ about: "Starter plan", tokenCost: -25 }],
    subscriptions: [{ planId: "starter", status: "active" }],
  });
  await app.services.transaction(async (tx) => {
    for (const part of app.services.personalData) await part.forget(tx, ADA, app.now());
  });
  const words = await app.db.selectFrom("tokenUsage").select(["userId", "about", "metadata"]).orderBy("id").execute();
  expect(words[0]).toEqual({ userId: ADA.id, about: "", metadata: {} });
  expect(words[1]).toMatchObject({ about: "Starter plan" });
  app.passMinutes(40 * DAY);
  await renew();
  expect(await charged()).toBe(3);
});
