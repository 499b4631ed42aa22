import { ORDERS } from "@blenda/domain/orders/constants";
import { expect, test } from "vitest";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buy } from "../../testing/buying.ts";
import { sellFile } from "../../testing/goods.ts";
import { orderJobs } from "../jobs.ts";
import { purgeTests } from "./purge-tests.ts";

const app = await testApp();
const DAY = 24 * 60;

/** As `/test-checkout` does it. */
async function tryOut(itemId: string): Promise<string> {
  const calls = app.as(ROOT).checkout;
  const { id: quoteId } = await calls.quote({ lines: [{ itemType: "product", itemId, variant: "personal" }], isTest: true });
  const { orderId } = await calls.start({ quoteId, key: crypto.randomUUID() });
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize("4242424242424242")) ?? "";
  await calls.confirm({ orderId, paymentMethod, key: crypto.randomUUID() });
  return orderId;
}

const left = async () => {
  const ids = async (rows: Promise<{ id: string | null }[]>) => (await rows).length;
  return {
    orders: await ids(app.db.selectFrom("orders").select("id").execute()),
    lines: await ids(app.db.selectFrom("orderLines").select("id").execute()),
    licences: await ids(app.db.selectFrom("licences").select("code as id").execute()),
    downloads: await ids(app.db.selectFrom("lineDownloads").select("fileId as id").execute()),
    charges: await ids(app.db.selectFrom("charges").select("intentId as id").execute()),
    news: await ids(app.db.selectFrom("webhookInbox").select("eventId as id").execute()),
    atTheProvider: await ids(app.db.selectFrom("simIntents").select("id").execute()),
  };
};
const entries = () => app.db.selectFrom("ledgerEntries").selectAll().orderBy("id").execute();

test("a test order goes after seven days with everything that hangs on it; books and real orders stay as they are", async () => {
  await sellFile(app, "robot", 2_000, CARA.id);
  await buy(app, ADA, ["robot"]);
  await app.runJobs();
  const real = await left();
  const orderId = await tryOut("robot");
  const { lines } = await app.as(ROOT).orders.order({ id: orderId });
  expect(lines[0]?.hasAccess).toBe(true);
  await app.db
    .insertInto("lineDownloads")
    .values({ lineId: lines[0]?.id ?? "", fileId: "file", count: 1, firstAt: app.now(), lastAt: app.now() })
    .execute();
  await app.as({ ...EDDA, permissions: ["manage_refunds"] }).payments.markFraud({ orderId, isFraud: true, reason: "Tried out too" });
  expect((await left()).orders).toBe(real.orders + 1);
  const books = await entries();

  app.passMinutes(ORDERS.TEST_KEPT_DAYS * DAY - 1);
  await purgeTests(app.services);
  expect((await left()).orders).toBe(real.orders + 1);
  app.passMinutes(2);
  await purgeTests(app.services);
  expect(await left()).toEqual(real);
  expect(await entries()).toEqual(books);
  await purgeTests(app.services);
  expect(orderJobs.find(({ name }) => name === "orders.purgeTests")?.cron).toBeDefined();
});
