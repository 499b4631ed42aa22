import { beforeEach, expect, test } from "vitest";
import { balance } from "../../ledger/port.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { buyPack } from "../../testing/buying-tokens.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
let sold = 0;

beforeEach(() => {
  sold = 0;
});

const lineOf = (orderId: string) => app.db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).executeTakeFirstOrThrow();
async function boughtThing(): Promise<string> {
  const itemId = `thing-${++sold}`;
  await sell(app, itemId, 2_000, CARA.id);
  return (await lineOf(await buy(app, ADA, [itemId]))).id;
}
const giveThingBack = async (lineId: string): Promise<void> => {
  await app.as(ADA).refunds.request({ lineId, reason: "accidental", text: "I bought this by accident.", key: crypto.randomUUID() });
  await app.runJobs();
};
const givePackBack = async (): Promise<string> => {
  const orderId = await buyPack(app, ADA, "small");
  await app.as(ADA).tokens.returnPack({ lineId: (await lineOf(orderId)).id, key: crypto.randomUUID() });
  return orderId;
};
const isAtOnce = async (lineId: string) => (await app.as(ADA).refunds.eligibility({ lineId })).automaticFor.includes("accidental");

test("packs given back do not count toward too many refunds; things given back do", async () => {
  for (let n = 0; n < 5; n += 1) await givePackBack();
  await app.runJobs();
  expect(await app.db.selectFrom("refunds").select("status").where("status", "=", "refunded").execute()).toHaveLength(5);
  const kept = await boughtThing();
  expect(await isAtOnce(kept)).toBe(true);
  const things = [await boughtThing(), await boughtThing(), await boughtThing(), await boughtThing()];
  for (const lineId of things.slice(0, 3)) await giveThingBack(lineId);
  // Three of five are too many for a share.
  expect(await isAtOnce(kept)).toBe(false);
});

test("nobody makes their share of refunds smaller by buying tokens and giving them back", async () => {
  const things = [await boughtThing(), await boughtThing(), await boughtThing(), await boughtThing()];
  for (const lineId of things.slice(0, 2)) await giveThingBack(lineId);
  const kept = things.at(-1) ?? "";
  expect(await isAtOnce(kept)).toBe(false);
  for (let n = 0; n < 4; n += 1) await givePackBack();
  await app.runJobs();
  expect(await isAtOnce(kept)).toBe(false);
  for (let n = 0; n < 3; n += 1) await boughtThing();
  expect(await isAtOnce(kept)).toBe(true);
});

test("a pack given back and then lost to the bank: tokens and money go once", async () => {
  const orderId = await givePackBack();
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await provider.closeDispute(intentId ?? "", false);
  await app.runJobs();
  expect(await app.as(ADA).refunds.mine()).toMatchObject([{ status: "refunded", bank: "returned" }]);
  expect(await app.db.selectFrom("simRefunds").select("id").execute()).toEqual([]);
  expect(await balance(app.db, "provider")).toBe(0);
  expect(await app.db.selectFrom("tokenAccounts").select(["balance", "owed"]).executeTakeFirstOrThrow()).toEqual({ balance: 0, owed: 0 });
});
