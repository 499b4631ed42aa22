import { affiliateShare } from "@blenda/domain/ledger/rules";
import { beforeEach, expect, test } from "vitest";
import { account, balance } from "../ledger/port.ts";
import { orderJobs } from "../orders/jobs.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { addClick, bind } from "./clicks/click-repository.ts";
import { clickCookie, writeMarks } from "./clicks/mark.ts";
import { creditFor } from "./port.ts";

const app = await testApp();
const TERMS = "2026-11";
const DAY = 24 * 60;

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
});

/** Bob's link was clicked by somebody whose account it is tied to. */
async function brings(userId: string, affiliateId: string = BOB.id): Promise<void> {
  const clickId = crypto.randomUUID();
  const at = app.now();
  await addClick(app.db, { id: clickId, affiliateId, at });
  await app.services.transaction((tx) => bind(tx, { userId, clickId, affiliateId, clickedAt: at, boundAt: at }));
}

const lineOf = (orderId: string) => app.db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).executeTakeFirstOrThrow();
const shares = async (userId: string) => [
  await balance(app.db, account("affiliate_pending", userId)),
  await balance(app.db, account("affiliate_available", userId)),
];
const mature = () => orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});

test("Blenda's programme pays 5% of what a sale leaves out of the commission: it waits with the sale, then it is theirs to take", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: TERMS });
  app.passMinutes(1);
  await brings(ADA.id);
  app.passMinutes(1);
  const orderId = await buy(app, ADA, ["robot"]);
  const { split, affiliate } = await lineOf(orderId);
  expect(split).toMatchObject({ commission: 437, platformAffiliate: 163, creator: 3_254 });
  expect(affiliate).toMatchObject({ userId: BOB.id, programme: "platform", bps: 500 });
  expect(await shares(BOB.id)).toEqual([163, 0]);
  app.passMinutes(31 * DAY);
  await mature();
  expect(await shares(BOB.id)).toEqual([0, 163]);
});

test("a creator's programme goes before ours, and pays out of what the sale leaves", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: TERMS });
  const settings = { isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] };
  await app.as(CARA).affiliates.saveProgrammeSettings(settings);
  const asked = { creatorId: CARA.id, note: "I review robots every week.", termsVersion: TERMS };
  const { id } = await app.as(BOB).affiliates.requestProgramme(asked);
  await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
  app.passMinutes(1);
  await brings(ADA.id);
  app.passMinutes(1);
  const { split } = await lineOf(await buy(app, ADA, ["robot"]));
  expect(split).toMatchObject({ commission: 600, affiliate: 651, creator: 2_603 });
  expect(await shares(BOB.id)).toEqual([651, 0]);
});

test("L9 a click counts for 30 days to the second; one more, and nothing", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: TERMS });
  app.passMinutes(1);
  await brings(ADA.id);
  app.passMinutes(30 * DAY + 1);
  expect((await lineOf(await buy(app, ADA, ["robot"]))).affiliate).toBeNull();
});

test("L8 nobody earns by their own purchase, by their own work, or without being in a programme", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: TERMS });
  app.passMinutes(1);
  await brings(BOB.id);
  await brings(ADA.id, CARA.id);
  await brings(EDDA.id, ADA.id);
  app.passMinutes(1);
  const own = await lineOf(await buy(app, BOB, ["robot"], "mastercard"));
  expect(own.affiliate).toMatchObject({ void: { reason: "self" } });
  const blocked = await lineOf(await buy(app, ADA, ["robot"]));
  expect(blocked.affiliate).toMatchObject({ void: { reason: "own_item" } });
  expect((await lineOf(await buy(app, EDDA, ["robot"], "amex"))).affiliate).toBeNull();
  for (const { split } of [own, blocked]) expect(affiliateShare(split)).toBe(0);
});

test("L8 the same card as the affiliate's own: the order is fine, and the share stays with us", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: TERMS });
  await sell(app, "crate", 1_000, EDDA.id);
  await buy(app, BOB, ["crate"], "visa");
  await brings(ADA.id);
  app.passMinutes(1);
  const orderId = await buy(app, ADA, ["robot"], "visa");
  expect((await lineOf(orderId)).affiliate).toMatchObject({ void: { reason: "same_card" } });
  expect(await shares(BOB.id)).toEqual([0, 0]);
});

/** Who a guest with this address is credited to, in a browser that was given Bob's mark. */
async function creditOfGuest(email: string) {
  const mark = { id: crypto.randomUUID(), ref: BOB.globalAffiliateId, at: app.now(), isFirst: true };
  app.passMinutes(1);
  const headers = new Headers();
  clickCookie.write(headers, app.services.site, writeMarks(app.services, [mark]), 1_000);
  const asking = { cookies: headers.getSetCookie()[0]?.split(";")[0], address: "192.0.2.1", userAgent: "", requestId: "test" };
  const lines = [{ creatorId: CARA.id, itemType: "product", itemId: "robot", codeOffCents: 0 }];
  const [credit] = await creditFor({ ...app.services, asking }, { buyerId: null, email, began: app.now(), lines, code: null });
  return credit;
}

test("L8 a guest with the affiliate's own mailbox brings them nothing, however its address is written", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: TERMS });
  app.passMinutes(1);
  for (const own of [BOB.email, "bob+x@example.com", "Bob+Robots+2@Example.com"])
    expect(await creditOfGuest(own)).toMatchObject({ userId: BOB.id, bps: 0, void: { reason: "self" } });
  for (const other of ["bobb@example.com", "bob@example.org", "x+bob@example.com"])
    expect(await creditOfGuest(other)).toMatchObject({ userId: BOB.id, bps: 500 });
});

test("L10 another's address or id is refused, and one's own is one's own id", async () => {
  const calls = app.as(BOB).affiliates;
  expect(await calls.getOrCreateGlobalAffiliateId({})).toEqual({ globalAffiliateId: BOB.globalAffiliateId });
  await expect(calls.getOrCreateGlobalAffiliateId({ userId: ADA.id })).rejects.toMatchObject({ code: "AFFILIATES_NOT_YOURS" });
  await expect(calls.getOrCreateGlobalAffiliateId({ userEmail: ADA.email })).rejects.toMatchObject({ code: "AFFILIATES_NOT_YOURS" });
});

test("a pause costs the clicks made in it, and none from before or after", async () => {
  const settings = { isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] };
  await app.as(CARA).affiliates.saveProgrammeSettings(settings);
  const { id } = await app.as(BOB).affiliates.requestProgramme({ creatorId: CARA.id, note: "I review robots.", termsVersion: TERMS });
  const { decideRequest, pauseAffiliate } = app.as(CARA).affiliates;
  await decideRequest({ id, isAccepted: true });
  app.passMinutes(1);
  await brings(ADA.id);
  app.passMinutes(1);
  await pauseAffiliate({ id, isPaused: true });
  app.passMinutes(1);
  await brings(EDDA.id);
  app.passMinutes(1);
  await pauseAffiliate({ id, isPaused: false });
  app.passMinutes(1);
  await brings(ROOT.id);
  app.passMinutes(1);
  expect((await lineOf(await buy(app, ADA, ["robot"]))).split).toMatchObject({ affiliate: 651 });
  expect((await lineOf(await buy(app, EDDA, ["robot"], "amex"))).affiliate).toBeNull();
  expect((await lineOf(await buy(app, ROOT, ["robot"], "mastercard"))).split).toMatchObject({ affiliate: 651 });
});

test("whoever leaves Blenda's programme and comes back keeps the clicks from before", async () => {
  const { joinProgramme, leaveProgramme } = app.as(BOB).affiliates;
  const { id } = await joinProgramme({ termsVersion: TERMS });
  app.passMinutes(1);
  await brings(ADA.id);
  app.passMinutes(1);
  await leaveProgramme({ id });
  app.passMinutes(DAY);
  await joinProgramme({ termsVersion: TERMS });
  app.passMinutes(1);
  expect((await lineOf(await buy(app, ADA, ["robot"]))).affiliate).toMatchObject({ programme: "platform", bps: 500 });
});
