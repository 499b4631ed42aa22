import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { beforeEach, expect, test } from "vitest";
import { addClick, bind } from "../affiliates/clicks/click-repository.ts";
import { account, balance } from "../ledger/port.ts";
import { receiveEvent } from "../payments/receive.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { buyLines, sell } from "../testing/buying.ts";
import { pay } from "../testing/buying-tokens.ts";
import { consentGiven } from "../testing/figures/consenting.ts";

const app = await testApp();
const calls = app.as(ADA).checkout;
const provider = app.services.payments as SimulatedPayments;

beforeEach(async () => {
  await sell(app, "robot", 2_000, CARA.id);
  await offer(["personal", "commercial", "studio", "extended"]);
});

const offer = (licenceTypes: LicenceType[], priceCents = 2_000) =>
  app.db.updateTable("products").set({ licenceTypes, priceCents }).where("id", "=", "robot").execute();

const lineOf = (orderId: string) => app.db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).executeTakeFirstOrThrow();
async function bought(variant: LicenceType = "personal"): Promise<string> {
  return (await lineOf(await buyLines(app, ADA, [{ itemType: "product", itemId: "robot", variant }]))).id;
}
async function upgraded(lineId: string, licence: LicenceType, expectedCents: number): Promise<string> {
  const { orderId } = await calls.upgrade({ lineId, licence, expectedCents });
  await pay(app, ADA, orderId);
  return (await lineOf(orderId)).id;
}
const licences = () =>
  app.db
    .selectFrom("licences as c")
    .innerJoin("orderLines as l", "l.id", "c.lineId")
    .select(["c.type", "c.status", "c.seats"])
    .orderBy("c.issuedAt")
    .orderBy("l.upgradeOf", (by) => by.asc().nullsFirst())
    .execute();
const giveBack = async (lineId: string) => {
  await app.as(ADA).refunds.request({ lineId, reason: "accidental", text: "I clicked the wrong licence.", key: crypto.randomUUID() });
  await app.runJobs();
};

test("an upgrade costs the difference of the prices of the moment, and leaves one valid licence with a code of its own", async () => {
  const lineId = await bought();
  expect(await calls.upgrades({ lineId })).toEqual({
    options: [
      { type: "commercial", priceCents: 4_000, sale: null, differenceCents: 2_000, taxCents: 0 },
      { type: "studio", priceCents: 10_000, sale: null, differenceCents: 8_000, taxCents: 0 },
      { type: "extended", priceCents: 20_000, sale: null, differenceCents: 18_000, taxCents: 0 },
    ],
  });
  await app.as(ADA).orders.setOrganisation({ lineId, organisation: "Oak & Edge" });
  const { orderId, totalCents } = await calls.upgrade({ lineId, licence: "studio", expectedCents: 8_000 });
  expect(totalCents).toBe(8_000);
  expect(await licences()).toMatchObject([{ type: "personal", status: "active" }]);
  await pay(app, ADA, orderId);
  expect(await licences()).toMatchObject([
    { type: "personal", status: "upgraded", seats: 1 },
    { type: "studio", status: "active", seats: 10 },
  ]);
  const order = await app.as(ADA).orders.order({ id: orderId });
  expect(order).toMatchObject({ display: "Paid", totalCents: 8_000 });
  expect(order.lines).toMatchObject([
    { title: "The robot (upgrade to Studio)", isUpgrade: true, hasAccess: true, licence: { status: "active", organisation: "Oak & Edge" } },
  ]);
  expect(await calls.upgrades({ lineId })).toEqual({ options: [] });
});

test("it is shared like any sale, and is no second sale of the product", async () => {
  const before = await balance(app.db, account("creator_pending", CARA.id));
  const lineId = await bought();
  const one = (await balance(app.db, account("creator_pending", CARA.id))) - before;
  await upgraded(lineId, "commercial", 2_000);
  expect(await balance(app.db, account("creator_pending", CARA.id))).toBe(before + 2 * one);
  await app.runJobs();
  expect(await app.db.selectFrom("uncountedSales").selectAll().execute()).toHaveLength(1);
});

test("what costs no more is had at once, and a difference below the least price is none", async () => {
  await app.db
    .updateTable("products")
    .set({ licencePrices: { commercial: 2_050 } })
    .where("id", "=", "robot")
    .execute();
  const lineId = await bought();
  const { orderId, totalCents } = await calls.upgrade({ lineId, licence: "commercial", expectedCents: 0 });
  expect(totalCents).toBe(0);
  expect((await app.as(ADA).orders.order({ id: orderId })).status).toBe("paid");
  expect(await licences()).toMatchObject([{ status: "upgraded" }, { type: "commercial", status: "active" }]);
  expect((await calls.upgrades({ lineId: (await lineOf(orderId)).id })).options.map(({ type }) => type)).toEqual(["studio", "extended"]);
});

test("two upgrades at once are one order, and another licence waits for it", async () => {
  const lineId = await bought();
  const wish = { lineId, licence: "studio", expectedCents: 8_000 } as const;
  const both = await Promise.all(Array.from({ length: 6 }, () => calls.upgrade(wish)));
  expect(new Set(both.map(({ orderId }) => orderId)).size).toBe(1);
  await expect(calls.upgrade({ lineId, licence: "extended", expectedCents: 18_000 })).rejects.toMatchObject({
    code: "CHECKOUT_UPGRADE_WAITING",
    data: { orderId: both[0]?.orderId },
  });
  app.passMinutes(31);
  expect((await calls.upgrade({ lineId, licence: "extended", expectedCents: 18_000 })).orderId).not.toBe(both[0]?.orderId);
});

test("money that comes for an upgrade after another one was made leaves one valid licence and an alarm", async () => {
  const lineId = await bought();
  const late = await calls.upgrade({ lineId, licence: "studio", expectedCents: 8_000 });
  app.passMinutes(31);
  await upgraded(lineId, "commercial", 2_000);
  await pay(app, ADA, late.orderId);
  expect((await licences()).filter(({ status }) => status === "active")).toMatchObject([{ type: "commercial" }]);
  expect(await app.db.selectFrom("alarms").select("name").execute()).toEqual([
    { name: "an upgrade was paid of a licence that is not valid any more" },
  ]);
});

test("a refunded upgrade leaves the licence before it valid; what was built on a line is given back first", async () => {
  const lineId = await bought();
  const upgradeLine = await upgraded(lineId, "commercial", 2_000);
  expect(await app.as(ADA).refunds.eligibility({ lineId })).toMatchObject({
    isEligible: false,
    standing: "upgraded",
  });
  await giveBack(upgradeLine);
  expect(await licences()).toMatchObject([
    { type: "personal", status: "active" },
    { type: "commercial", status: "revoked" },
  ]);
  expect((await calls.upgrades({ lineId })).options).toHaveLength(3);
  await giveBack(lineId);
  expect((await licences()).map(({ status }) => status)).toEqual(["revoked", "revoked"]);
  expect(await calls.upgrades({ lineId })).toEqual({ options: [] });
});

test("when the bank takes the first price back, the upgrade falls with it", async () => {
  const lineId = await bought();
  await upgraded(lineId, "commercial", 2_000);
  const { orderId } = await app.db.selectFrom("orderLines").select("orderId").where("id", "=", lineId).executeTakeFirstOrThrow();
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  const facts = { id: crypto.randomUUID(), intentId: intentId ?? "", orderId, amountCents: 2_000, currency: "USD", card: null };
  await receiveEvent(app.services, { provider: "simulated", event: { ...facts, type: "dispute_opened", occurredAt: app.now() } });
  await provider.closeDispute(facts.intentId, false);
  expect((await licences()).filter(({ status }) => status === "active")).toEqual([]);
  expect(await app.as(ADA).orders.library({})).toMatchObject({ items: [] });
});

test("refused: another price than was shown, a smaller licence, what is free, disputed, not for sale, or somebody else's", async () => {
  const lineId = await bought("commercial");
  await expect(calls.upgrade({ lineId, licence: "studio", expectedCents: 1 })).rejects.toMatchObject({
    code: "CHECKOUT_CHANGED",
    data: { totalCents: 6_000 },
  });
  await expect(calls.upgrade({ lineId, licence: "personal", expectedCents: 0 })).rejects.toMatchObject({ code: "CHECKOUT_NO_UPGRADE" });
  await expect(app.as(BOB).checkout.upgrades({ lineId })).rejects.toMatchObject({ code: "CHECKOUT_ORDER_GONE" });
  await expect(app.as(BOB).checkout.upgrade({ lineId, licence: "studio", expectedCents: 6_000 })).rejects.toMatchObject({
    code: "CHECKOUT_ORDER_GONE",
  });
  for (const status of ["disputed", "refund_requested"] as const) {
    await app.db.updateTable("orderLines").set({ status }).where("id", "=", lineId).execute();
    expect(await calls.upgrades({ lineId })).toEqual({ options: [] });
  }
  await app.db.updateTable("orderLines").set({ status: "fulfilled" }).where("id", "=", lineId).execute();
  await app.db.updateTable("products").set({ status: "unlisted" }).execute();
  expect(await calls.upgrades({ lineId })).toEqual({ options: [] });
});

test("what was free is bought, not upgraded", async () => {
  await sell(app, "pebble", 0, CARA.id);
  const orderId = await buyLines(app, ADA, [{ itemType: "product", itemId: "pebble", variant: "personal" }]);
  await app.db.updateTable("products").set({ priceCents: 1_000 }).where("id", "=", "pebble").execute();
  expect(await calls.upgrades({ lineId: (await lineOf(orderId)).id })).toEqual({ options: [] });
});

test("it keeps what its buyer allowed, and credits nobody, though an affiliate's click counts for whatever else they buy", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: "2026-11" });
  app.passMinutes(1);
  const [clickId, at] = [crypto.randomUUID(), app.now()];
  await addClick(app.db, { id: clickId, affiliateId: BOB.id, at });
  await app.services.transaction((tx) => bind(tx, { userId: ADA.id, clickId, affiliateId: BOB.id, clickedAt: at, boundAt: at }));
  app.passMinutes(1);
  const lineId = await bought();
  const consent = consentGiven(app.now());
  const { orderId } = await calls.upgrade({ lineId, licence: "studio", expectedCents: 8_000, consent });
  await pay(app, ADA, orderId);
  expect((await lineOf(orderId)).affiliate).toBeNull();
  const first = await app.db.selectFrom("orderLines").select("affiliate").where("id", "=", lineId).executeTakeFirstOrThrow();
  expect(first.affiliate).toMatchObject({ userId: BOB.id, bps: 500 });
  const { visit } = await app.db.selectFrom("orders").select("visit").where("id", "=", orderId).executeTakeFirstOrThrow();
  expect(visit).toEqual({ consent });
});
