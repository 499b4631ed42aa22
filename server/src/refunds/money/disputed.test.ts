import type { Me } from "@blenda/domain/identity/model";
import { refundTexts } from "@blenda/domain/refunds/texts";
import { expect, test } from "vitest";
import type { Payments } from "../../platform/outside/payments/payments.ts";
import { ADA, CARA, ROOT, testApp } from "../../testing/app.ts";
import { disputing, PRICE } from "../../testing/disputing.ts";
import { follow } from "../../testing/following.ts";
import { payRefund } from "./pay.ts";

const app = await testApp();
const { provider, bought, ask, dispute, close, loseInPart, refundOf, lineOf, licenceOf, paidBack, books } = disputing(app);
const asSeenBy = async (who: Me) => (who === ADA ? await app.as(who).refunds.mine() : await app.as(who).refunds.forCreator())[0];

const failing = (error: Error, isPaidFirst = false): Payments => ({
  ...provider,
  refund: async (wish) => {
    if (isPaidFirst) await provider.refund(wish);
    throw error;
  },
});
const payWith = (payments: Payments, id: string) => payRefund({ ...app.services, payments }, id);

test("asked while the bank looks at a dispute: it is told beforehand, approved, waits, and is paid when the dispute is won", async () => {
  const thing = await bought();
  await dispute(thing);
  expect(await app.as(ADA).refunds.eligibility({ lineId: thing.lineId })).toMatchObject({
    isEligible: true,
    isHeldByBank: true,
    standing: "bankHolds",
  });
  expect(await ask(thing)).toMatchObject({ status: "auto_approved", bank: "holds" });
  expect((await lineOf(thing)).status).toBe("disputed");
  await expect(ask(thing)).rejects.toMatchObject({ code: "REFUNDS_NOT_ELIGIBLE", message: refundTexts.notNow });
  await app.runJobs();
  expect(await refundOf(thing)).toMatchObject({ status: "auto_approved", attempts: 0 });
  expect(await paidBack(thing)).toEqual([]);
  for (const who of [ADA, CARA]) expect(await asSeenBy(who)).toMatchObject({ status: "auto_approved", bank: "holds" });
  await close(thing, true);
  await app.runJobs();
  expect(await refundOf(thing)).toMatchObject({ status: "refunded" });
  expect(await paidBack(thing)).toEqual([PRICE]);
  expect(await lineOf(thing)).toMatchObject({ status: "refunded", refundedCents: PRICE });
  expect(await licenceOf(thing)).toBe("revoked");
  for (const who of [ADA, CARA]) expect(await asSeenBy(who)).toMatchObject({ status: "refunded", bank: "none" });
});

test("a dispute that is lost ends an approved refund: the bank gave the money back, and we do not a second time", async () => {
  const before = await books();
  const [disputed, plain] = [await bought(), await bought()];
  await dispute(disputed);
  await ask(disputed);
  await app.runJobs();
  await close(disputed, false);
  await app.runJobs();
  expect(await refundOf(disputed)).toMatchObject({ status: "refunded", providerRefundId: null });
  expect(await paidBack(disputed)).toEqual([]);
  expect(await lineOf(disputed)).toMatchObject({ status: "charged_back", refundedCents: PRICE });
  expect(await licenceOf(disputed)).toBe("revoked");
  for (const who of [ADA, CARA]) expect(await asSeenBy(who)).toMatchObject({ status: "refunded", bank: "returned" });
  expect(await app.as(ADA).refunds.eligibility({ lineId: disputed.lineId })).toMatchObject({
    isEligible: false,
    standing: "bankReturned",
  });
  // As much as a refund without any dispute takes from everybody.
  const taken = async (since: number[]) => (await books()).map((now, n) => now - (since[n] ?? 0));
  const byBank = await taken(before);
  const between = await books();
  await ask(plain);
  await app.runJobs();
  const byUs = await taken(between);
  const sale = [-PRICE, 600, 146, 0, 3_254, 0, 0];
  expect(byBank.map((cents, n) => cents - 2 * (sale[n] ?? 0))).toEqual(byUs);
});

test("a request nobody has decided ends too when the bank returned the money; there is nothing left to decide", async () => {
  const thing = await bought({ isDownloaded: true });
  const { id } = await ask(thing);
  await dispute(thing);
  await app.runJobs();
  expect(await asSeenBy(CARA)).toMatchObject({ status: "creator_review", bank: "holds", allowed: expect.arrayContaining(["decline"]) });
  await app.as(ADA).refunds.answer({ id, event: "escalate" });
  await close(thing, false);
  await app.runJobs();
  expect(await asSeenBy(ADA)).toMatchObject({ status: "refunded", bank: "returned", allowed: [] });
  expect((await app.as(ROOT).refunds.escalated({})).rows).toEqual([]);
  await expect(app.as(ROOT).refunds.claimCase({ id })).rejects.toMatchObject({ code: "REFUNDS_CASE_CLOSED" });
});

test("taken back or declined while the bank looks at it, the line is what it was when the dispute is won", async () => {
  for (const isTakenBack of [true, false]) {
    const thing = await bought({ isDownloaded: true });
    const { id } = await ask(thing);
    await dispute(thing);
    if (isTakenBack) await app.as(ADA).refunds.answer({ id, event: "cancel" });
    else await app.as(CARA).refunds.decide({ id, event: "decline", answer: "It is as described" });
    expect((await lineOf(thing)).status).toBe("disputed");
    await close(thing, true);
    await app.runJobs();
    expect([(await lineOf(thing)).status, await paidBack(thing)]).toEqual(["fulfilled", []]);
  }
});

test("the provider may know of a dispute before we do: what it refuses costs tries only until we have heard", async () => {
  const thing = await bought();
  const { id } = await ask(thing);
  const refusing = failing(new Error("the charge is disputed"));
  await expect(payWith(refusing, id)).rejects.toThrow("disputed");
  expect(await refundOf(thing)).toMatchObject({ status: "processing", attempts: 1 });
  await dispute(thing);
  for (let n = 0; n < 5; n += 1) await payWith(refusing, id);
  expect(await refundOf(thing)).toMatchObject({ status: "approved", attempts: 1 });
  await close(thing, true);
  await app.runJobs();
  expect(await refundOf(thing)).toMatchObject({ status: "refunded" });
  expect(await paidBack(thing)).toEqual([PRICE]);
});

test("one that failed before we heard of the dispute goes on when that is closed", async () => {
  for (const isWon of [true, false]) {
    const thing = await bought();
    const { id } = await ask(thing);
    for (let n = 0; n < 4; n += 1) await payWith(failing(new Error("disputed")), id).catch(() => {});
    expect(await refundOf(thing)).toMatchObject({ status: "failed" });
    await dispute(thing);
    await app.runJobs();
    expect(await refundOf(thing)).toMatchObject({ status: "failed" });
    await close(thing, isWon);
    await app.runJobs();
    expect(await refundOf(thing)).toMatchObject({ status: "refunded" });
    expect(await paidBack(thing)).toEqual(isWon ? [PRICE] : []);
  }
});

test("paid at the provider, but its answer was lost and a dispute came: it is found paid, and the dispute goes on about the rest", async () => {
  const thing = await bought({ isDownloaded: true });
  const { id } = await ask(thing);
  await app.as(CARA).refunds.decide({ id, event: "offerPartial", percent: 25 });
  await app.as(ADA).refunds.answer({ id, event: "acceptPartial" });
  await payWith(failing(new Error("no answer"), true), id).catch(() => {});
  await dispute(thing);
  await app.runJobs();
  expect(await refundOf(thing)).toMatchObject({ status: "refunded", amountCents: 1_000 });
  expect(await lineOf(thing)).toMatchObject({ status: "disputed", refundedCents: 1_000 });
  await close(thing, false);
  expect(await lineOf(thing)).toMatchObject({ status: "charged_back", refundedCents: PRICE });
  expect(await paidBack(thing)).toEqual([1_000]);
});

test("where the bank returned a part, the rest is paid, and a later request is about what was left then", async () => {
  const thing = await bought();
  await dispute(thing);
  await ask(thing);
  await loseInPart(thing, 1_500);
  await app.runJobs();
  expect(await refundOf(thing)).toMatchObject({ status: "refunded", amountCents: 2_500 });
  expect(await lineOf(thing)).toMatchObject({ status: "refunded", refundedCents: PRICE });
  expect([await paidBack(thing), await licenceOf(thing)]).toEqual([[2_500], "revoked"]);

  const other = await bought();
  await dispute(other);
  await loseInPart(other, 1_500);
  expect(await ask(other)).toMatchObject({ amountCents: 2_500 });
  await app.runJobs();
  expect([await paidBack(other), (await lineOf(other)).status]).toEqual([[2_500], "refunded"]);
});

test("both sides hear at once that the bank holds the money, and that it has decided", async () => {
  const thing = await bought({ isDownloaded: true });
  await ask(thing);
  const sides = await Promise.all([ADA, CARA].map((who) => follow(app, who, "refunds")));
  const heardAll = async (names: string[]) => {
    for (const [n, { heard }] of sides.entries()) await expect.poll(() => heard).toContain(names[n]);
    for (const { heard } of sides) heard.length = 0;
  };
  await dispute(thing);
  await app.runJobs();
  await heardAll(["refunds.mine", "refunds.forCreator"]);
  await close(thing, false);
  await app.runJobs();
  await heardAll(["refunds.mine", "refunds.forCreator"]);
  for (const { close: leave } of sides) await leave();
});
