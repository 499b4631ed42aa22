import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { account, balance } from "../../ledger/port.ts";
import { orderJobs } from "../../orders/jobs.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { untilDelivered } from "../../testing/people.ts";
import { addClick, bind } from "../clicks/click-repository.ts";
import { followOrders } from "./follow.ts";

const app = await testApp();
const DAY = 24 * 60;
const refusedAs = (code: string) => expect.objectContaining({ code });

beforeEach(async () => {
  for (const id of ["robot", "crate", "lamp"]) await sell(app, id, 4_000, CARA.id);
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION });
  app.passMinutes(1);
  const clickId = crypto.randomUUID();
  await addClick(app.db, { id: clickId, affiliateId: BOB.id, at: app.now() });
  const bound = { userId: ADA.id, clickId, affiliateId: BOB.id, clickedAt: app.now(), boundAt: app.now() };
  await app.services.transaction((tx) => bind(tx, bound));
  app.passMinutes(1);
});

const books = async () => [
  await balance(app.db, account("affiliate_pending", BOB.id)),
  await balance(app.db, account("affiliate_available", BOB.id)),
  await balance(app.db, "platform_commission"),
];
const mature = () => orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
const queue = async () => (await app.as(ROOT).affiliates.suspicious({})).rows;
const trail = async () => (await app.as(BOB).affiliates.trail({})).rows;

/** The third order of one buyer in a day. */
async function suspect(): Promise<string> {
  for (const item of ["robot", "crate", "lamp"]) {
    app.passMinutes(1);
    await buy(app, ADA, [item]);
    await untilDelivered(app.db);
  }
  const [row] = await queue();
  return row?.id ?? "";
}

test("the third order of one buyer in a day waits for our team, with the reason; the two before it don't", async () => {
  await suspect();
  expect(await queue()).toMatchObject([{ title: "The lamp", why: "3 orders by one buyer in a day", affiliateName: "bob", cents: 163 }]);
  expect((await trail()).map(({ state }) => state).toSorted()).toEqual(["pending", "pending", "review"]);
  await expect(app.as(CARA).affiliates.suspicious({})).rejects.toEqual(refusedAs("FORBIDDEN"));
});

/** Nothing has been heard of these orders yet; the latest first. */
async function unheard(): Promise<string[]> {
  await suspect();
  const heard = await app.db.selectFrom("affiliateCommissions").select("orderId").orderBy("orderedAt", "desc").execute();
  await app.db.deleteFrom("affiliateCommissions").execute();
  await app.db.deleteFrom("affiliateDays").where("orders", ">", 0).execute();
  await sql`update order_lines set affiliate = affiliate - 'isInReview'`.execute(app.db);
  return heard.map(({ orderId }) => orderId);
}
const followOne = (orderId: string) => app.services.transaction((tx) => followOrders(tx, [orderId]));

test("whichever of three orders is heard of last meets the other two, in any order", async () => {
  for (const orderId of await unheard()) await followOne(orderId);
  expect((await queue()).map(({ title }) => title)).toEqual(["The robot"]);
});

test("heard of weeks later, or by several processes at once, the third order of a day still waits", async () => {
  const orderIds = await unheard();
  app.passMinutes(20 * DAY);
  await Promise.all(orderIds.map(followOne));
  expect((await trail()).map(({ state }) => state).toSorted()).toEqual(["pending", "pending", "review"]);
});

test("three orders of one buyer in two days need no look when no day has them all", async () => {
  for (const item of ["robot", "crate", "lamp"]) {
    await buy(app, ADA, [item]);
    await untilDelivered(app.db);
    app.passMinutes(DAY / 2 + 1);
  }
  expect(await queue()).toEqual([]);
});

test("it waits on when the hold of the others ends; approved afterwards it is theirs right away", async () => {
  const id = await suspect();
  app.passMinutes(31 * DAY);
  await mature();
  await untilDelivered(app.db);
  expect(await books()).toEqual([163, 326, 1_311]);
  await app.as(ROOT).affiliates.ruleCommission({ id, isApproved: true, reason: "Three rooms of one game." });
  expect(await books()).toEqual([0, 489, 1_311]);
  expect(await queue()).toEqual([]);
  expect(await trail()).toMatchObject([{ state: "approved", note: "Three rooms of one game." }, {}, {}]);
});

test("declined, the share returns to whom it was taken from, and the affiliate reads why; a second decision is refused", async () => {
  const id = await suspect();
  expect(await books()).toEqual([489, 0, 1_311]);
  const decision = { id, isApproved: false, reason: "Buyer and affiliate share an office." };
  await app.as(ROOT).affiliates.ruleCommission(decision);
  expect(await books()).toEqual([326, 0, 1_474]);
  const [latest] = await trail();
  expect(latest).toMatchObject({ state: "void", reason: "staff", cents: 0, note: decision.reason });
  await expect(app.as(ROOT).affiliates.ruleCommission(decision)).rejects.toEqual(refusedAs("AFFILIATES_NOT_LIKE_THIS"));
  app.passMinutes(31 * DAY);
  await mature();
  expect(await books()).toEqual([0, 326, 1_474]);
});

test("refunded while it waits: nothing is left to decide about", async () => {
  const id = await suspect();
  await app
    .as(ADA)
    .refunds.request({ lineId: id, reason: "accidental", text: "I bought the wrong lamp by mistake.", key: crypto.randomUUID() });
  await app.runJobs();
  await untilDelivered(app.db);
  expect((await books()).slice(0, 2)).toEqual([326, 0]);
  expect(await queue()).toEqual([]);
  expect((await trail())[0]).toMatchObject({ state: "void", reason: "refunded", cents: 0 });
});

test("ordered in a browser the affiliate is known in: nothing is earned", async () => {
  for (const userId of [ADA.id, BOB.id])
    await app.db.insertInto("knownBrowsers").values({ tokenHash: "shared", userId, lastUsedAt: app.now() }).execute();
  await buy(app, ADA, ["robot"]);
  await untilDelivered(app.db);
  expect(await trail()).toMatchObject([{ state: "void", reason: "same_device", cents: 0 }]);
  expect(await books()).toEqual([0, 0, 600]);
});
