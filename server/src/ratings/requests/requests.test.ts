import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { signedIn } from "@blenda/domain/identity/events";
import { beforeEach, expect, test } from "vitest";
import { emit } from "../../platform/events/outbox.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buyLines, sell } from "../../testing/buying.ts";
import { applyEvents } from "../../testing/figures/apply-events.ts";
import { sellTraining } from "../../testing/goods.ts";

const app = await testApp();
const DAY = 24 * 60;
/** Bought, and everybody has heard of it. */
async function buy(ids: readonly string[], who = ADA, variant: "personal" | "commercial" = "personal"): Promise<string> {
  const orderId = await buyLines(
    app,
    who,
    ids.map((itemId) => ({ itemType: "product", itemId, variant })),
  );
  await applyEvents(app);
  return orderId;
}
const requests = (who = ADA) => app.as(who).ratings.requests();
const asked = async (who = ADA) => (await requests(who)).map(({ itemId }) => itemId);
const only = async () => (await requests())[0]?.id ?? "";

beforeEach(async () => {
  await sell(app, "chair", 2_400, CARA.id);
});

test("a buyer is asked 24 hours after the purchase, and not before", async () => {
  const orderId = await buy(["chair"]);
  app.passMinutes(DAY - 1);
  expect(await requests()).toEqual([]);
  app.passMinutes(1);
  expect(await requests()).toMatchObject([
    {
      ...{ itemType: "product", itemId: "chair", orderId, title: "The chair", creatorName: CARA.displayName, status: "pending" },
      ...{ priority: 1, remindCount: 0, remindersLeft: 5, lastShownAt: null },
    },
  ]);
  expect(await requests(BOB)).toEqual([]);
});

test("trainings are asked about, too; packs of tokens are not", async () => {
  await sellTraining(app, "uv", 4_900, CARA.id);
  await buyLines(app, ADA, [{ itemType: "training", itemId: "uv", variant: null }]);
  await applyEvents(app);
  app.passMinutes(DAY);
  expect(await requests()).toMatchObject([{ itemType: "training", itemId: "uv" }]);
});

test("one question per person and thing, however often it is bought", async () => {
  await buy(["chair"]);
  await buy(["chair"], ADA, "commercial");
  app.passMinutes(DAY);
  expect(await asked()).toEqual(["chair"]);
});

test("Remind Later puts it off for 24 hours, five times, and then nobody is reminded any more", async () => {
  await buy(["chair"]);
  app.passMinutes(DAY);
  const requestId = await only();
  for (let count = 1; count <= 5; count++) {
    await app.as(ADA).ratings.markShown({ requestId });
    const reminded = { status: "remind_later", remindCount: count, remindersLeft: 5 - count };
    expect(await app.as(ADA).ratings.remindLater({ requestId })).toMatchObject(reminded);
    expect(await app.as(ADA).ratings.remindLater({ requestId })).toMatchObject(reminded);
    app.passMinutes(DAY - 1);
    expect(await requests()).toEqual([]);
    app.passMinutes(1);
    expect(await requests()).toMatchObject([{ id: requestId, remindersLeft: 5 - count }]);
  }
  await expect(app.as(ADA).ratings.remindLater({ requestId })).rejects.toMatchObject({ code: "RATING_REMINDED_ENOUGH" });
  await app.as(ADA).ratings.markShown({ requestId });
  app.passMinutes(10 * DAY);
  expect(await requests()).toEqual([]);
});

test("whoever closes it without an answer is left alone for a day; two open pages are one showing", async () => {
  await buy(["chair"]);
  app.passMinutes(DAY);
  const requestId = await only();
  await Promise.all([1, 2, 3].map(() => app.as(ADA).ratings.markShown({ requestId })));
  expect(await app.db.selectFrom("reviewRequests").select(["shownCount", "lastShownAt"]).execute()).toEqual([
    { shownCount: 1, lastShownAt: app.now() },
  ]);
  expect(await requests()).toEqual([]);
  app.passMinutes(DAY);
  expect(await requests()).toHaveLength(1);
});

test("within a day of a question that was put off, nothing else is asked about; after a review, the next is", async () => {
  await sell(app, "table", 2_400, CARA.id);
  await buy(["chair"]);
  app.passMinutes(1);
  await buy(["table"]);
  app.passMinutes(DAY);
  expect(await asked()).toEqual(["chair", "table"]);
  await app.as(ADA).ratings.markShown({ requestId: await only() });
  app.passMinutes(DAY - 1);
  expect(await asked()).toEqual([]);
  app.passMinutes(1);
  await app.as(ADA).ratings.markShown({ requestId: await only() });
  await app.as(ADA).ratings.submitReview({ itemType: "product", itemId: "chair", rating: 5 });
  expect(await asked()).toEqual(["table"]);
});

test("Don't Show Again is for good, unless it was pressed by mistake", async () => {
  await buy(["chair"]);
  app.passMinutes(DAY);
  const requestId = await only();
  await app.as(ADA).ratings.remindLater({ requestId });
  app.passMinutes(DAY);
  expect(await app.as(ADA).ratings.dismiss({ requestId, isDismissed: true })).toMatchObject({ status: "dismissed" });
  app.passMinutes(30 * DAY);
  expect(await requests()).toEqual([]);
  await expect(app.as(ADA).ratings.remindLater({ requestId })).rejects.toMatchObject({ code: "RATING_REQUEST_GONE" });
  expect(await app.as(ADA).ratings.dismiss({ requestId, isDismissed: false })).toMatchObject({ status: "remind_later", remindCount: 1 });
  expect(await asked()).toEqual(["chair"]);
});

test("nobody answers for somebody else", async () => {
  await buy(["chair"]);
  app.passMinutes(DAY);
  const requestId = await only();
  const calls = app.as(BOB).ratings;
  for (const call of [
    () => calls.markShown({ requestId }),
    () => calls.remindLater({ requestId }),
    () => calls.dismiss({ requestId, isDismissed: true }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "RATING_REQUEST_GONE", status: 404 });
});

test("of many, three that are new and two that were put off are asked about, the oldest purchase first", async () => {
  const ids = ["a", "b", "c", "d", "e", "f", "g"];
  for (const id of ids) {
    await sell(app, id, 500, CARA.id);
    await buy([id]);
    app.passMinutes(1);
  }
  app.passMinutes(DAY);
  expect(await asked()).toEqual(["a", "b", "c"]);
  for (const { id } of await requests()) await app.as(ADA).ratings.remindLater({ requestId: id });
  expect(await asked()).toEqual(["d", "e", "f"]);
  app.passMinutes(DAY);
  expect(await asked()).toEqual(["a", "b", "d", "e", "f"]);
});

test("what is given back, disputed, or no longer on sale is not asked about; after the dispute it is", async () => {
  await buy(["chair"]);
  app.passMinutes(DAY);
  const become = (status: "refund_requested" | "disputed" | "refunded" | "fulfilled") =>
    app.db.updateTable("orderLines").set({ status }).execute();
  for (const status of ["refund_requested", "disputed", "refunded"] as const) {
    await become(status);
    expect(await asked()).toEqual([]);
  }
  await become("fulfilled");
  expect(await asked()).toEqual(["chair"]);
  await app.db.updateTable("products").set({ status: "archived" }).execute();
  expect(await asked()).toEqual([]);
});

test("a creator's test of their own shop is asked about by nobody", async () => {
  const calls = app.as(CARA).checkout;
  const quote = await calls.quote({ lines: [{ itemType: "product", itemId: "chair", variant: "personal" }], isTest: true });
  const { orderId, secret } = await calls.start({
    ...{ quoteId: quote.id, key: crypto.randomUUID(), confirmed: quote.lines.map(({ key }) => key) },
  });
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(TEST_CARDS[0].number)) ?? "";
  await calls.confirm({ orderId, secret, paymentMethod, key: crypto.randomUUID() });
  await applyEvents(app);
  expect(await app.db.selectFrom("orders").select(["isTest", "status"]).execute()).toEqual([{ isTest: true, status: "paid" }]);
  expect(await app.db.selectFrom("reviewRequests").select("userId").execute()).toEqual([]);
});

test("a guest's order is asked about once it is somebody's, counted from the purchase", async () => {
  await buy(["chair"]);
  await app.db.deleteFrom("reviewRequests").execute();
  await app.db.updateTable("orders").set({ buyerId: null }).execute();
  await app.db.updateTable("orderLines").set({ buyerId: null }).execute();
  app.passMinutes(DAY);
  expect(await asked()).toEqual([]);
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).where("id", "=", ADA.id).execute();
  await app.services.transaction((tx) => emit(tx, signedIn({ userId: ADA.id })));
  await applyEvents(app);
  expect(await asked()).toEqual(["chair"]);
});
