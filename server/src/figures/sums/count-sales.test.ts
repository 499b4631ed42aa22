import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { applyEvents } from "../../testing/figures/apply-events.ts";
import { countSales } from "./count-sales.ts";

const app = await testApp();
const bob = { ...BOB, isCreator: true };
const month = () => ({ from: dayAfter(dayOf(app.now()), -29), to: dayOf(app.now()) });
const overview = (who = CARA) => app.as(who).figures.overview(month());
const waiting = async () => (await app.db.selectFrom("unfollowedOrders").select("orderId").execute()).length;
const days = async () => (await app.db.selectFrom("creatorDays").select("day").execute()).length;

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "crate", 1_000, BOB.id);
});

test("a sale adds to no sum until its creator looks, and whoever looks finds it counted", async () => {
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  expect([await waiting(), await days()]).toEqual([1, 0]);
  expect((await overview()).today).toEqual({ sales: 1, earnedCents: 3_254 });
  expect(await waiting()).toBe(0);
});

test("another's look counts nothing of mine, the minute's job counts everybody's", async () => {
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  await overview(bob);
  expect(await waiting()).toBe(1);
  await countSales(app.services);
  expect([await waiting(), (await days()) > 0]).toEqual([0, true]);
});

test("creators beside each other are compared with everything counted", async () => {
  await buy(app, ADA, ["robot", "crate"]);
  await applyEvents(app);
  const { totals } = await app.as(ROOT).figures.topEarners(month());
  expect(totals).toMatchObject({ creators: 2, sales: 2 });
});

test("many who look at once, and the job, count each sale once; also of an order that is two creators'", async () => {
  for (let n = 0; n < 6; n++) await buy(app, ADA, n % 2 ? ["robot", "crate"] : ["robot"]);
  await applyEvents(app);
  const looks = Array.from({ length: 6 }, () => [overview(), overview(bob), countSales(app.services)]);
  await Promise.all(looks.flat());
  expect([(await overview()).today.sales, (await overview(bob)).today.sales]).toEqual([6, 3]);
});

test("what happens to an order that waits already is told all the same, and counted with it", async () => {
  const orderId = await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await (app.services.payments as unknown as { refundByHand(id: string, cents: number): Promise<void> }).refundByHand(
    intentId ?? "",
    1_000,
  );
  await app.runJobs();
  await applyEvents(app);
  expect(await waiting()).toBe(1);
  const { today, refunds } = await overview();
  expect([today, refunds.value]).toEqual([{ sales: 1, earnedCents: 2_404 }, 1]);
});
