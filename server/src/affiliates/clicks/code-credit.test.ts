import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buyLines, sell } from "../../testing/buying.ts";
import { followOrders } from "../commissions/follow.ts";
import { addClick, bind } from "./click-repository.ts";

const app = await testApp();
const TERMS = "2026-11";
const robot = { itemType: "product", itemId: "robot", variant: "personal" } as const;

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await app.as(CARA).affiliates.saveProgrammeSettings({ isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] });
});

/** In Cara's programme; answers the record's id. */
async function member(who: typeof BOB): Promise<string> {
  const { id } = await app
    .as(who)
    .affiliates.requestProgramme({ creatorId: CARA.id, note: "I review robots every week.", termsVersion: TERMS });
  await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
  app.passMinutes(1);
  return id;
}

const draft = (more = {}) => ({
  code: "BOB10",
  type: "percent" as const,
  value: 10,
  startsAt: app.now(),
  key: crypto.randomUUID(),
  ...more,
});
const lockedToBob = () => app.as(CARA).discounts.createCoupon(draft({ affiliateId: BOB.id }));
const quoted = async (who = ADA) => (await app.as(who).checkout.quote({ lines: [robot], code: "BOB10" })).discount;
const bought = async (who = ADA, card: "visa" | "mastercard" = "visa") =>
  app.db
    .selectFrom("orderLines")
    .selectAll()
    .where("orderId", "=", await buyLines(app, who, [robot], card, "BOB10"))
    .executeTakeFirstOrThrow();

test("a code locked to an affiliate credits them with their share of what it leaves, without any click, and their trail names the code", async () => {
  await member(BOB);
  expect(await lockedToBob()).toMatchObject({ affiliate: { id: BOB.id, isActive: true }, state: "active" });
  const { affiliate, split, discountCents, orderId } = await bought();
  expect(discountCents).toBe(400);
  expect(affiliate).toMatchObject({ userId: BOB.id, programme: "creator", bps: 2_000, code: "BOB10" });
  // 36.00 less 5.40 and 1.34: a fifth of 29.26.
  expect(split).toMatchObject({ net: 3_600, affiliate: 585, creator: 2_341 });
  await app.services.transaction((tx) => followOrders(tx, [orderId]));
  const [commission] = await app.db.selectFrom("affiliateCommissions").selectAll().execute();
  expect(commission).toMatchObject({ affiliateId: BOB.id, creatorId: CARA.id, cents: 585, sub: "BOB10", state: "pending" });
});

test("the code goes before whoever was clicked last; what isn't in the programme goes to the click", async () => {
  await member(BOB);
  await member(EDDA);
  await lockedToBob();
  const [clickId, at] = [crypto.randomUUID(), app.now()];
  await addClick(app.db, { id: clickId, affiliateId: EDDA.id, at });
  await app.services.transaction((tx) => bind(tx, { userId: ADA.id, clickId, affiliateId: EDDA.id, clickedAt: at, boundAt: at }));
  app.passMinutes(1);
  expect((await bought()).affiliate).toMatchObject({ userId: BOB.id });
  await app.as(CARA).affiliates.saveProgrammeSettings({ isOn: false, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] });
  expect((await bought()).affiliate).toMatchObject({ userId: EDDA.id, clickId });
});

test("its affiliate may use it and earns nothing by it", async () => {
  await member(BOB);
  await lockedToBob();
  const { affiliate, split, discountCents } = await bought(BOB, "mastercard");
  expect(discountCents).toBe(400);
  expect(affiliate).toMatchObject({ userId: BOB.id, void: { reason: "self" } });
  expect(split).toMatchObject({ affiliate: 0 });
});

test("L8 a second account with the affiliate's own mailbox earns them nothing by their code", async () => {
  await member(BOB);
  await lockedToBob();
  expect((await bought({ ...ADA, email: "bob+shop@example.com" })).affiliate).toMatchObject({ void: { reason: "self" } });
});

test("while its affiliate is paused or gone, nobody can use it, and its creator reads that it is stopped", async () => {
  const id = await member(BOB);
  const { id: couponId } = await lockedToBob();
  expect(await quoted()).toMatchObject({ offCents: 400 });
  await app.as(CARA).affiliates.pauseAffiliate({ id, isPaused: true });
  expect(await quoted()).toMatchObject({ refusal: "not_found" });
  expect(await app.as(CARA).discounts.coupon({ id: couponId })).toMatchObject({
    state: "stopped",
    isEnabled: true,
    affiliate: { isActive: false },
  });
  expect((await app.as(CARA).discounts.coupons({ state: "stopped" })).rows).toHaveLength(1);
  await app.as(CARA).affiliates.pauseAffiliate({ id, isPaused: false });
  expect(await quoted()).toMatchObject({ offCents: 400 });
  await app.as(CARA).affiliates.endAffiliate({ id });
  expect(await quoted()).toMatchObject({ refusal: "not_found" });
});

test("a code is locked to nobody who isn't in the programme, and to nobody else once it was used", async () => {
  await expect(lockedToBob()).rejects.toMatchObject({ code: "DISCOUNTS_AFFILIATE_UNKNOWN" });
  await member(BOB);
  const { id } = await lockedToBob();
  await bought();
  const { key: _, ...same } = draft();
  await expect(app.as(CARA).discounts.updateCoupon({ ...same, id })).rejects.toMatchObject({ code: "DISCOUNTS_FIXED" });
  expect(await app.as(CARA).discounts.updateCoupon({ ...same, maxUses: 5, affiliateId: BOB.id, id })).toMatchObject({ maxUses: 5 });
});

test("an affiliate reads which codes are theirs, as long as these work; nobody else's are told", async () => {
  const told = async (who = BOB) => (await app.as(who).affiliates.codes()).codes;
  const shop = { creatorId: CARA.id, slug: "robots", name: "Robots", openedAt: app.now(), updatedAt: app.now() };
  await app.db.insertInto("shops").values(shop).execute();
  await app.db.insertInto("shopSlugs").values({ slug: "robots", creatorId: CARA.id, takenAt: app.now() }).execute();
  const id = await member(BOB);
  await member(EDDA);
  const { id: couponId } = await lockedToBob();
  const { key: _, ...same } = draft({ affiliateId: BOB.id });
  await app.as(CARA).discounts.createCoupon(draft({ code: "EDDA5", affiliateId: EDDA.id }));
  await app.as(CARA).discounts.createCoupon(draft({ code: "EVERYBODY" }));
  await app.as(CARA).discounts.createCoupon(draft({ code: "SOON10", affiliateId: BOB.id, startsAt: addDays(app.now(), 1) }));
  const bobs = { code: "BOB10", shopName: "Robots", creatorId: CARA.id, type: "percent", value: 10 };
  expect(await told()).toEqual([bobs]);
  expect((await told(EDDA)).map(({ code }) => code)).toEqual(["EDDA5"]);
  expect(await told(CARA)).toEqual([]);
  await app.as(CARA).affiliates.pauseAffiliate({ id, isPaused: true });
  expect(await told()).toEqual([]);
  await app.as(CARA).affiliates.pauseAffiliate({ id, isPaused: false });
  expect(await told()).toEqual([bobs]);
  await app.as(CARA).discounts.updateCoupon({ ...same, maxUses: 1, id: couponId });
  await bought();
  expect(await told()).toEqual([]);
  app.passMinutes(1_441);
  expect((await told()).map(({ code }) => code)).toEqual(["SOON10"]);
});

test("an affiliate's open list hears of a code that becomes theirs, changes, stops, becomes another's and goes", async () => {
  await member(BOB);
  await member(EDDA);
  const abort = new AbortController();
  const notes = app.services.live.open({ actor: BOB, sessionId: null, address: "203.0.113.9" }, abort.signal);
  const heard: string[] = [];
  const listening = (async () => {
    for await (const note of notes) if ("stale" in note) heard.push(...note.stale);
  })();
  const isTold = async (act: () => Promise<unknown>) => {
    heard.length = 0;
    await act();
    await expect.poll(() => heard, { timeout: 2_000, interval: 10 }).toContain("affiliates.codes");
  };
  const { discounts } = app.as(CARA);
  const { key: _, ...same } = draft({ affiliateId: BOB.id });
  let id = "";
  await isTold(async () => void ({ id } = await lockedToBob()));
  await isTold(() => discounts.updateCoupon({ ...same, maxUses: 5, id }));
  await isTold(() => discounts.setCouponEnabled({ id, isEnabled: false }));
  await isTold(() => discounts.updateCoupon({ ...same, affiliateId: EDDA.id, id }));
  await isTold(() => discounts.updateCoupon({ ...same, id }));
  await isTold(() => discounts.deleteCoupon({ id }));
  abort.abort();
  await listening;
});
