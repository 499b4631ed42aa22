import { addDays } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { payingOut, RITA } from "../testing/creators/paying-out.ts";
import { disputing } from "../testing/disputing.ts";
import { collectPayouts } from "./run/run.ts";
import { settleQuiet, syncPayouts } from "./sending/sync.ts";
import { watchBooks } from "./watch.ts";

const app = await testApp();
const { earn, recipientOf, addRita, toFriday, passDays, hear, run, latest, compare, booksOf, transfers } = payingOut(app);

const approve = (id: string, who = ROOT) => app.as(who).payouts.approvePayout({ ids: [id] });
/** Collected, approved and told to the provider. */
async function sent(userId: string) {
  toFriday();
  await run();
  const { id } = await latest(userId);
  await approve(id);
  await app.runJobs().catch(() => {});
  return id;
}
const statusOf = async (id: string) =>
  (await app.db.selectFrom("payouts").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

test("B13 a payout is collected, approved, processing, sent, and paid after three quiet business days", async () => {
  await recipientOf(CARA.id);
  await earn(CARA.id, 3_000, 4_500, -500);
  const id = await sent(CARA.id);
  expect(await latest(CARA.id)).toMatchObject({ status: "processing", amountCents: 7_000, sales: 3, feeCents: 39, last4: "4471" });
  expect(await booksOf(CARA.id)).toEqual({ available: 0, inPayout: 7_000, provider: 7_039, transit: -7_000, fees: -39 });
  await hear();
  expect(await statusOf(id)).toBe("sent");
  passDays(4);
  await settleQuiet(app.services);
  expect(await statusOf(id)).toBe("sent");
  passDays(1);
  await settleQuiet(app.services);
  expect(await statusOf(id)).toBe("paid");
  expect(await booksOf(CARA.id)).toEqual({ available: 0, inPayout: 0, provider: 7_039, transit: 0, fees: -39 });
  const { steps, sum, lineCount } = await app.as(CARA).payouts.payout({ id });
  expect(steps.map(({ status }) => status)).toEqual(["draft", "approved", "processing", "sent", "paid"]);
  expect({ sum: sum.amountCents, lineCount }).toEqual({ sum: 7_000, lineCount: 3 });
  expect(
    await app
      .as(ADA)
      .payouts.payout({ id })
      .catch(({ code }) => code),
  ).toBe("PAYOUTS_NOT_FOUND");
  const mails = await app.db.selectFrom("mails").select("subject").where("key", "like", "payout-%").orderBy("n").execute();
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("Your payout of $70.00 is paid")]);
});

test("L4 a run ten times in parallel makes one payout each, and approving makes one transfer each", async () => {
  for (const { id } of [ADA, BOB, CARA]) {
    await recipientOf(id);
    await earn(id, 2_600, 2_400);
  }
  toFriday();
  await Promise.all(Array.from({ length: 10 }, () => collectPayouts(app.services)));
  await compare();
  const drafts = await app.db.selectFrom("payouts").select(["id", "userId", "amountCents"]).execute();
  expect(drafts.map(({ amountCents }) => amountCents)).toEqual([5_000, 5_000, 5_000]);
  const ids = drafts.map(({ id }) => id);
  await Promise.all([ROOT, ROOT].map((who) => app.as(who).payouts.approvePayout({ ids })));
  await Promise.all([app.runJobs(), app.runJobs(), syncPayouts(app.services)]);
  expect((await transfers()).map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(ids.toSorted());
  expect(await run()).toMatchObject({ payouts: 3, cents: 15_000, leftOut: 0 });
});

test("a refund before its sale cleared costs the card's fee: it is named by its order, and free downloads are no sales that clear", async () => {
  const { bought, ask } = disputing(app);
  const [kept, back] = [await bought(), await bought()];
  await ask(back);
  await app.runJobs();
  await sell(app, "free-thing", 0, CARA.id);
  await buy(app, ADA, ["free-thing"]);
  const { number } = await app.db.selectFrom("orders").select("number").where("id", "=", back.orderId).executeTakeFirstOrThrow();
  const { balance, costs, next, clearing } = await app.as(CARA).payouts.overview();
  expect(balance.availableCents).toBe(-146);
  expect(costs).toEqual([{ orderNumber: String(number), cents: 146, isCardCost: true }]);
  expect(next).toMatchObject({ cents: -146, obstacle: "negative_balance" });
  expect([balance.pendingSales, clearing.sales.map(({ lineId }) => lineId)]).toEqual([1, [kept.lineId]]);
});

test("over $1,000 two different people approve, and nobody their own", async () => {
  await addRita();
  await recipientOf(CARA.id);
  await recipientOf(RITA.id);
  await earn(CARA.id, 100_001);
  await earn(RITA.id, 5_000);
  toFriday();
  await run();
  const [large, own] = [await latest(CARA.id), await latest(RITA.id)];
  expect(await approve(large.id)).toEqual({ approved: [], waiting: [large.id], refused: [] });
  expect((await approve(large.id)).refused).toEqual([{ id: large.id, why: expect.stringContaining("second admin") }]);
  const { rows, batch } = await app.as(RITA).payouts.payoutQueue({});
  expect(rows.map(({ id, canApprove, isProved }) => ({ id, canApprove, isProved }))).toEqual([
    { id: large.id, canApprove: true, isProved: true },
    { id: own.id, canApprove: false, isProved: true },
  ]);
  expect(batch?.checks).toMatchObject({ ledgerCents: 105_001, recipientsVerified: 2, disputesOpen: 0, frozen: null });
  const answer = await app.as(RITA).payouts.approvePayout({ ids: [large.id, own.id] });
  expect(answer).toMatchObject({ approved: [large.id], refused: [{ id: own.id, why: expect.stringContaining("something of yours") }] });
  expect(
    await app
      .as(RITA)
      .payouts.cancelPayout({ id: own.id, reason: "I want it back" })
      .catch(({ code }) => code),
  ).toBe("OWN_TARGET");
});

test("while payouts are stopped nothing is approved and nothing is sent; it ends once the books are right again", async () => {
  await recipientOf(CARA.id);
  await earn(CARA.id, 5_000);
  toFriday();
  await run();
  const { id } = await latest(CARA.id);
  await approve(id);
  const broken = {
    ...app.services,
    invariants: { ...app.services.invariants, breachesOf: async () => [{ name: "I2 broken", rows: [{}] }] },
  };
  await watchBooks(broken);
  await app.runJobs();
  expect(await transfers()).toEqual([]);
  expect(await approve(id).catch(({ code }) => code)).toBe("PAYOUTS_FROZEN");
  await watchBooks(app.services);
  app.passMinutes(10);
  await syncPayouts(app.services);
  expect(await transfers()).toHaveLength(1);
});

test("nothing is approved before the books were compared with the provider's since it was collected", async () => {
  await recipientOf(CARA.id);
  await earn(CARA.id, 5_000);
  await compare();
  toFriday();
  await collectPayouts(app.services);
  const { id } = await latest(CARA.id);
  const checks = async () => (await app.as(ROOT).payouts.payoutQueue({})).batch?.checks;
  expect(await checks()).toMatchObject({ frozen: null, isCompared: false });
  expect(await approve(id)).toEqual({ approved: [], waiting: [], refused: [{ id, why: expect.stringContaining("Compare our books") }] });
  expect(await statusOf(id)).toBe("draft");
  // Comparing days that ended before it was collected says nothing about it.
  const dayBefore = (days: number) => addDays(app.now(), -days).slice(0, 10);
  await app.as(ROOT).reconciliation.startRun({ from: dayBefore(9), to: dayBefore(1), key: crypto.randomUUID() });
  expect((await approve(id)).approved).toEqual([]);
  const today = app.now().slice(0, 10);
  await app.as(ROOT).reconciliation.startRun({ from: today, to: today, key: crypto.randomUUID() });
  expect(await checks()).toMatchObject({ isCompared: true, comparedUntil: app.now() });
  expect((await approve(id)).approved).toEqual([id]);
});

test("whoever else is paid to the very same account is named beside a payout; accounts that only end alike are not", async () => {
  for (const { id } of [ADA, BOB, CARA]) await earn(id, 5_000);
  await recipientOf(ADA.id, "2950");
  await recipientOf(CARA.id, "2950");
  const other = await recipientOf(BOB.id, "2950");
  const fieldsSealed = app.services.vault.seal(JSON.stringify({ routingNumber: "026009593", accountNumber: "777772950" }));
  await app.db.updateTable("payoutRecipients").set({ fieldsSealed }).where("id", "=", other).execute();
  toFriday();
  await run();
  const { rows } = await app.as(ROOT).payouts.payoutQueue({});
  const same = Object.fromEntries(rows.map(({ userId, sameAccountAs }) => [userId, sameAccountAs]));
  expect(same).toEqual({ [ADA.id]: [expect.any(String)], [CARA.id]: [ADA.displayName], [BOB.id]: [] });
});

test("why a Friday passed without a payout is kept, one reason each", async () => {
  const account = await recipientOf(CARA.id);
  await earn(CARA.id, 2_499);
  const skipNow = async () => {
    toFriday();
    await run();
    const { skipped } = await app.as(CARA).payouts.overview();
    return { reason: skipped[0]?.reason, note: skipped[0]?.note };
  };
  const change = (changes: object) => app.db.updateTable("payoutRecipients").set(changes).where("id", "=", account).execute();
  expect(await skipNow()).toEqual({ reason: "below_minimum", note: "" });
  await earn(CARA.id, 5_000);
  await app.as(CARA).payouts.pausePayouts({ isPaused: true });
  expect(await skipNow()).toEqual({ reason: "paused_by_you", note: "" });
  await app.as(CARA).payouts.pausePayouts({ isPaused: false });
  await app.as(ROOT).payouts.pausePerson({ userId: CARA.id, reason: "We check the sales of last week" });
  expect(await skipNow()).toEqual({ reason: "paused_by_staff", note: "We check the sales of last week" });
  await app.as(ROOT).payouts.pausePerson({ userId: CARA.id, reason: null });
  await change({ cooldownUntil: addDays(app.now(), 30) });
  expect(await skipNow()).toMatchObject({ reason: "recipient_cooldown", note: expect.stringContaining("until ") });
  await change({ cooldownUntil: null, status: "pending_verification" });
  expect((await skipNow()).reason).toBe("recipient_unverified");
  await change({ status: "needs_attention", attentionReason: "Check it" });
  expect((await skipNow()).reason).toBe("recipient_attention");
  await change({ isDefault: false });
  expect((await skipNow()).reason).toBe("no_recipient");
  await app.db.updateTable("users").set({ suspendedAt: app.now(), suspendedReason: "spam" }).where("id", "=", CARA.id).execute();
  expect((await skipNow()).reason).toBe("account_review");
  await app.db.updateTable("users").set({ suspendedAt: null, suspendedReason: null }).where("id", "=", CARA.id).execute();
  await earn(CARA.id, -9_000);
  expect((await skipNow()).reason).toBe("negative_balance");
  expect(await app.db.selectFrom("payouts").select("id").execute()).toEqual([]);
});

test("who is paid monthly is paid on the first Friday of a month, and a raised minimum counts", async () => {
  await recipientOf(CARA.id);
  await earn(CARA.id, 5_000);
  await app.as(CARA).payouts.setSchedule({ schedule: "monthly", minimumCents: 2_500 });
  const { next } = await app.as(CARA).payouts.overview();
  for (toFriday(); app.now().slice(0, 10) < next.day; toFriday()) await run();
  expect(await app.db.selectFrom("payoutSkips").select("day").execute()).toEqual([]);
  await run();
  expect(await latest(CARA.id)).toMatchObject({ day: next.day, amountCents: 5_000 });
});

test("held, resumed, cancelled: its owner reads why, and what was cancelled goes out with the next run", async () => {
  await recipientOf(CARA.id);
  await earn(CARA.id, 5_000);
  toFriday();
  await run();
  const { id } = await latest(CARA.id);
  await approve(id);
  expect(await app.as(ROOT).payouts.holdPayout({ id, reason: "We look at two sales" })).toMatchObject({
    status: "on_hold",
    allowed: ["resume", "cancel"],
  });
  expect((await app.as(CARA).payouts.payout({ id })).note).toBe("Our team put it on hold: We look at two sales");
  await app.runJobs();
  expect(await transfers()).toEqual([]);
  expect(await app.as(ROOT).payouts.resumePayout({ id })).toMatchObject({
    status: "draft",
    approvals: [],
    allowed: ["approve", "hold", "cancel"],
  });
  await app.as(ROOT).payouts.cancelPayout({ id, reason: "Asked for by the creator." });
  expect(await booksOf(CARA.id)).toMatchObject({ available: 5_000, inPayout: 0 });
  await run();
  expect((await latest(CARA.id)).id).toBe(id);
  toFriday();
  await run();
  const again = await latest(CARA.id);
  expect(again).toMatchObject({ status: "draft", amountCents: 5_000 });
  expect((await app.as(CARA).payouts.payout({ id })).againIn).toBe(again.day);
});
