import { HOLD_DAYS } from "@blenda/domain/ledger/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { account, balance, notePaid } from "../../ledger/port.ts";
import { payRefund } from "../../refunds/money/pay.ts";
import { ADA, CARA, ROOT, testApp } from "../../testing/app.ts";
import { payingOut } from "../../testing/creators/paying-out.ts";
import { disputing, PRICE } from "../../testing/disputing.ts";
import { collectPayouts } from "./run.ts";

const app = await testApp();
const { bought, ask, lineOf } = disputing(app);
const { recipientOf, toFriday, passDays, latest, run } = payingOut(app);
const mature = async () => {
  const { orderJobs } = await import("../../orders/jobs.ts");
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
};

test("L3 a refund racing a payout: whichever is first, the books are right and nobody is paid what went back", async () => {
  await recipientOf(CARA.id);
  for (let round = 0; round < 6; round++) {
    const things = [await bought({ isDownloaded: true }), await bought({ isDownloaded: true })];
    const [given] = things;
    if (!given) throw new Error("nothing was bought");
    const { id } = await ask(given);
    await app.as(CARA).refunds.decide({ id, event: "approve" });
    passDays(31);
    toFriday();
    await mature();
    await Promise.all([payRefund(app.services, id), collectPayouts(app.services), collectPayouts(app.services), mature()]);
    expect((await lineOf(given)).refundedCents).toBe(PRICE);
  }
  const inPayout = await balance(app.db, account("creator_in_payout", CARA.id));
  const available = await balance(app.db, account("creator_available", CARA.id));
  const pending = await balance(app.db, account("creator_pending", CARA.id));
  const { earned } = await app.db
    .selectFrom("ledgerEntries as e")
    .innerJoin("ledgerTransactions as t", "t.id", "e.transactionId")
    .select(({ fn }) => fn.sum<number>("e.amount").as("earned"))
    .where("e.account", "in", [account("creator_pending", CARA.id), account("creator_available", CARA.id)])
    .where("t.kind", "in", ["sale", "refund", "mature"])
    .executeTakeFirstOrThrow();
  expect(inPayout + available + pending).toBe(Number(earned));
  expect(inPayout).toBeGreaterThan(0);
});

test("B13 earnings wait 30 days until the first completed payout, and 14 after it", async () => {
  const before = await lineOf(await bought());
  await app.services.transaction((tx) => notePaid(tx, CARA.id, app.now()));
  const after = await lineOf(await bought());
  expect([before.availableAt, after.availableAt]).toEqual([addDays(app.now(), 30), addDays(app.now(), HOLD_DAYS)]);
  const entries = await app.db
    .selectFrom("ledgerEntries")
    .select("availableAt")
    .where("account", "=", account("creator_pending", CARA.id))
    .orderBy("id")
    .execute();
  expect(entries.map(({ availableAt }) => availableAt)).toEqual([before.availableAt, after.availableAt]);
});

test("the page of payouts knows what clears when, and each line of a payout names its sale", async () => {
  await recipientOf(CARA.id);
  const thing = await bought();
  const { balance: money, clearing, next, holdDays } = await app.as(CARA).payouts.overview();
  const { availableAt, split, title } = await lineOf(thing);
  expect({ pending: money.pendingCents, sales: money.pendingSales, holdDays }).toEqual({ pending: split.creator, sales: 1, holdDays: 30 });
  expect(clearing).toMatchObject({
    days: [{ day: availableAt?.slice(0, 10), cents: split.creator, sales: 1, isInNext: false }],
    sales: [{ title }],
  });
  expect(next).toMatchObject({ cents: 0, obstacle: "below_minimum" });
  passDays(31);
  toFriday();
  await mature();
  await run();
  const { id } = await latest(CARA.id);
  const { sum, lines } = await app.as(CARA).payouts.payout({ id });
  expect(lines).toMatchObject([
    { kind: "sale", title, netCents: split.net, commissionCents: -split.commission, amountCents: split.creator },
  ]);
  expect(sum).toEqual({
    ...{ netCents: split.net, commissionCents: -split.commission, processingCents: -split.processing, otherCents: 0 },
    amountCents: split.creator,
  });
  const { csv } = await app.as(CARA).payouts.payoutFile({ id });
  expect(csv).toContain(`"${(split.creator / 100).toFixed(2)}"`);
  expect((await app.as(ROOT).payouts.queueFile({})).csv).toContain(id);
  expect(
    await app
      .as(ADA)
      .payouts.payoutFile({ id })
      .catch(({ code }) => code),
  ).toBe("PAYOUTS_NOT_FOUND");
});
