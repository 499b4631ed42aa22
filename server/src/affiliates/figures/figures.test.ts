import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { beforeEach, expect, test } from "vitest";
import { orderJobs } from "../../orders/jobs.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { disputing } from "../../testing/disputing.ts";
import { untilDelivered } from "../../testing/people.ts";
import { addClick, bind } from "../clicks/click-repository.ts";

const app = await testApp();
const DAY = 24 * 60;

beforeEach(async () => {
  for (const id of ["robot", "crate"]) await sell(app, id, 4_000, CARA.id);
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION });
});

/** Somebody came by a link of Bob's to this page. */
async function clicks(userId: string, path: string, sub = ""): Promise<void> {
  app.passMinutes(1);
  const clickId = crypto.randomUUID();
  const at = app.now();
  await addClick(app.db, { id: clickId, affiliateId: BOB.id, at, path, sub });
  await app.services.transaction((tx) => bind(tx, { userId, clickId, affiliateId: BOB.id, clickedAt: at, boundAt: at }));
  app.passMinutes(1);
}

async function buys(...[buyer, items, card]: [buyer: typeof ADA, items: string[], card?: "amex"]): Promise<void> {
  await buy(app, buyer, items, card);
  await untilDelivered(app.db);
}

test("an order is told by its link, by each item it holds and by its day; an item's own page is apart from other links", async () => {
  const today = app.now().slice(0, 10);
  await clicks(ADA.id, "/product/robot", "video");
  await buys(ADA, ["robot", "crate"]);
  app.passMinutes(DAY);
  await clicks(EDDA.id, "/shop/cara");
  await clicks(EDDA.id, "/shop/cara");
  await buys(EDDA, ["robot"], "amex");
  const tomorrow = app.now().slice(0, 10);

  const { dashboard, links, items, days } = app.as(BOB).affiliates;
  expect((await links({})).links).toEqual([
    { path: "/shop/cara", sub: "", clicks: 2, signUps: 0, orders: 1, cents: 163 },
    { path: "/product/robot", sub: "video", clicks: 1, signUps: 0, orders: 1, cents: 326 },
  ]);
  expect((await items({})).items).toEqual([
    { itemKey: "product:robot", title: "The robot", clicks: 1, signUps: 0, orders: 2, cents: 326, ownOrders: 1, ownCents: 163 },
    { itemKey: "product:crate", title: "The crate", clicks: 0, signUps: 0, orders: 1, cents: 163, ownOrders: 0, ownCents: 0 },
  ]);
  expect((await days({})).days).toEqual([
    { day: tomorrow, clicks: 2, signUps: 0, orders: 1, cents: 163 },
    { day: today, clicks: 1, signUps: 0, orders: 1, cents: 326 },
  ]);
  expect(await dashboard({})).toMatchObject({ clicks: 3, orders: 2, earnedCents: 489, pendingCents: 489, approvedCents: 0 });
});

test("a range ends today and begins so many days before, and a page nobody sells on is told among the links alone", async () => {
  await clicks(ADA.id, "/product/nothing-here");
  const { links, items } = app.as(BOB).affiliates;
  expect((await links({ range: "30" })).links).toHaveLength(1);
  expect((await items({ range: "30" })).items).toEqual([]);
  app.passMinutes(30 * DAY);
  expect((await links({ range: "30" })).links).toEqual([]);
  expect((await links({ range: "90" })).links).toHaveLength(1);
});

test("what is pending says on which Friday it can be paid, and no longer once it is approved", async () => {
  await clicks(ADA.id, "/");
  await buys(ADA, ["robot", "crate"]);
  const { forecast, trail } = app.as(BOB).affiliates;
  const { fridays } = await forecast();
  expect(fridays).toMatchObject([{ orders: 1, cents: 326 }]);
  const [{ day = "" } = {}] = fridays;
  const ends = (await trail({})).rows[0]?.availableAt ?? "";
  expect(new Date(day).getUTCDay()).toBe(5);
  expect([day > ends.slice(0, 10), Date.parse(day) - Date.parse(ends.slice(0, 10)) <= 7 * DAY * 60_000]).toEqual([true, true]);
  expect((await app.as(ADA).affiliates.forecast()).fridays).toEqual([]);
  app.passMinutes(31 * DAY);
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
  await untilDelivered(app.db);
  expect((await forecast()).fridays).toEqual([]);
  expect(await app.as(BOB).affiliates.dashboard({ range: "all" })).toMatchObject({ pendingCents: 0, approvedCents: 326 });
});

test("what a dispute keeps pending past its hold is expected on no Friday that has been", async () => {
  await clicks(ADA.id, "/");
  await buys(ADA, ["robot"]);
  const { forecast, dashboard } = app.as(BOB).affiliates;
  const { lineId, orderId } = await app.db.selectFrom("affiliateCommissions").select(["lineId", "orderId"]).executeTakeFirstOrThrow();
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await disputing(app).dispute({ lineId, orderId, intentId: intentId ?? "" });
  expect((await forecast()).fridays).toHaveLength(1);
  app.passMinutes(60 * DAY);
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
  await untilDelivered(app.db);
  expect(await dashboard({ range: "all" })).toMatchObject({ pendingCents: 163 });
  expect((await forecast()).fridays).toEqual([]);
});
