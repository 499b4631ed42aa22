import { expect, test } from "vitest";
import { balance } from "../../ledger/port.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { payRefund } from "../../refunds/money/pay.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { buyPack, subscribe } from "../../testing/buying-tokens.ts";
import { commitTokens, releaseTokens, reserveTokens } from "../port.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const DAY = 24 * 60;
const account = () => app.as(ADA).tokens.account();
const reserve = (id: string, cost: number) =>
  app.services.transaction((tx) => reserveTokens(tx, { id, userId: ADA.id, cost, about: "A crate", at: app.now() }));
const spend = async (id: string, cost: number) => {
  const said = await reserve(id, cost);
  if (said === "reserved") await app.services.transaction((tx) => commitTokens(tx, id, app.now()));
  return said;
};
const lineOf = (orderId: string) => app.db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).executeTakeFirstOrThrow();
const giveBack = async (orderId: string, who = ADA) =>
  app.as(who).tokens.returnPack({ lineId: (await lineOf(orderId)).id, key: crypto.randomUUID() });
const lose = async (orderId: string) => {
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await provider.closeDispute(intentId ?? "", false);
};

test("an unspent pack goes back whole within 14 days: tokens, money, books, and the card's cost is ours", async () => {
  const orderId = await buyPack(app, ADA, "small");
  expect(await giveBack(orderId)).toMatchObject({ tokens: 10, amountCents: 1_299, account: { balance: 0 } });
  await app.runJobs();
  expect(await lineOf(orderId)).toMatchObject({ status: "refunded", refundedCents: 1_299 });
  expect(await app.db.selectFrom("simRefunds").select("amountCents").execute()).toEqual([{ amountCents: 1_299 }]);
  expect([await balance(app.db, "provider"), await balance(app.db, "platform_commission")]).toEqual([0, -68]);
  const { entries, purchases } = await app.as(ADA).tokens.usage({});
  expect(entries[0]).toMatchObject({ type: "refund", tokenCost: 10, balanceAfter: 0, orderId });
  expect(purchases).toMatchObject([{ status: "returned", tokensLeft: 0, refundableUntil: null }]);
});

test("a pack that is partly spent goes back in part, rounded down; tokens of other packs are not touched", async () => {
  const orderId = await buyPack(app, ADA, "small");
  await spend("job", 3);
  await buyPack(app, ADA, "medium");
  expect(await giveBack(orderId)).toMatchObject({ tokens: 7, amountCents: 909, account: { balance: 25 } });
  await app.runJobs();
  expect(await lineOf(orderId)).toMatchObject({ status: "partially_refunded", refundedCents: 909 });
  await expect(giveBack(orderId)).rejects.toMatchObject({ code: "TOKENS_NOT_REFUNDABLE" });
});

test("the same key gives a pack back once, and says the same again", async () => {
  const { id: lineId } = await lineOf(await buyPack(app, ADA, "small"));
  const wish = { lineId, key: crypto.randomUUID() };
  const said = await Promise.all(Array.from({ length: 5 }, () => app.as(ADA).tokens.returnPack(wish)));
  expect(new Set(said.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const { id } = await app.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
  await Promise.allSettled(Array.from({ length: 5 }, () => payRefund(app.services, id)));
  expect(await balance(app.db, "provider")).toBe(0);
});

test("a spent pack, an old one, a plan and somebody else's cannot be given back", async () => {
  const spent = await buyPack(app, ADA, "small");
  await spend("job", 10);
  const plan = await subscribe(app, ADA, "starter");
  const old = await buyPack(app, ADA, "medium");
  const refused = { code: "TOKENS_NOT_REFUNDABLE", message: "Only unspent tokens from packs bought in the last 14 days can be refunded" };
  await expect(giveBack(spent)).rejects.toMatchObject(refused);
  await expect(giveBack(plan)).rejects.toMatchObject(refused);
  await expect(giveBack(old, BOB)).rejects.toMatchObject(refused);
  app.passMinutes(14 * DAY + 1);
  await expect(giveBack(old)).rejects.toMatchObject(refused);
  expect(await account()).toMatchObject({ balance: 50 });
});

test("K5 a pack given back while thirty spends race for it is never both given back and used", async () => {
  for (let round = 0; round < 4; round++) {
    const orderId = await buyPack(app, ADA, "small");
    const spends = Array.from({ length: 30 }, (_, n) => spend(`job-${round}-${n}`, 1));
    const [back, ...said] = await Promise.all([giveBack(orderId).catch(() => ({ tokens: 0, amountCents: 0 })), ...spends]);
    const used = said.filter((answer) => answer === "reserved").length;
    expect(back.tokens + used).toBe(10);
    expect(back.amountCents).toBe(Math.floor((1_299 * back.tokens) / 10));
    expect(await account()).toMatchObject({ balance: 0, held: 0 });
  }
});

test("a payment the bank takes back takes what is left; what was spent is owed, blocks spending, and is settled first", async () => {
  const orderId = await buyPack(app, ADA, "small");
  await spend("job", 4);
  await lose(orderId);
  expect(await account()).toMatchObject({ balance: 0, owed: 4 });
  expect(await lineOf(orderId)).toMatchObject({ status: "charged_back" });
  expect(await reserve("blocked", 1)).toBe("owed");
  await buyPack(app, ADA, "medium");
  expect(await account()).toMatchObject({ balance: 21, owed: 0 });
  expect((await app.as(ADA).tokens.usage({ types: ["refund"] })).entries).toMatchObject([
    { tokenCost: 4, balanceAfter: 21, about: "Tokens owed after a chargeback" },
    { tokenCost: 6, balanceAfter: 0, about: "The payment was charged back" },
  ]);
  expect(await reserve("free again", 21)).toBe("reserved");
});

test("what is owed is settled at once out of other tokens, and out of what comes back later", async () => {
  await buyPack(app, ADA, "small");
  const orderId = await buyPack(app, ADA, "medium");
  await reserve("running", 33);
  await lose(orderId);
  expect(await account()).toMatchObject({ balance: 0, held: 33, owed: 23 });
  await app.services.transaction((tx) => releaseTokens(tx, "running", { about: "A crate", at: app.now() }));
  expect(await account()).toMatchObject({ balance: 10, held: 0, owed: 0 });
});

test("a plan whose payment the bank takes back is over and is not charged again", async () => {
  await buyPack(app, ADA, "small");
  const orderId = await subscribe(app, ADA, "starter");
  await spend("job", 5);
  await lose(orderId);
  expect(await account()).toMatchObject({ balance: 5, owed: 0, currentPlan: null, isPlanExpired: true, subscription: null });
  expect(await app.db.selectFrom("subscriptions").select(["status", "nextChargeAt"]).execute()).toEqual([
    { status: "expired", nextChargeAt: null },
  ]);
});

test("a pack that was given back in part and then disputed costs the rest once", async () => {
  const orderId = await buyPack(app, ADA, "small");
  await spend("job", 4);
  await giveBack(orderId);
  await app.runJobs();
  await lose(orderId);
  expect(await account()).toMatchObject({ balance: 0, owed: 4 });
  expect(await lineOf(orderId)).toMatchObject({ refundedCents: 1_299 });
});

test("a dispute that is open holds no tokens, but the pack cannot be given back meanwhile", async () => {
  const orderId = await buyPack(app, ADA, "small", "dispute");
  app.passMinutes(1);
  await provider.deliverDue();
  expect(await lineOf(orderId)).toMatchObject({ status: "disputed" });
  await expect(giveBack(orderId)).rejects.toMatchObject({ code: "TOKENS_NOT_REFUNDABLE" });
  expect(await spend("job", 10)).toBe("reserved");
});
