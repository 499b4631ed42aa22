import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import { account, balance } from "../../ledger/port.ts";
import { orderJobs } from "../../orders/jobs.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { payingOut } from "../../testing/creators/paying-out.ts";
import { follow } from "../../testing/following.ts";
import { untilDelivered } from "../../testing/people.ts";
import { refundJobs } from "../jobs.ts";
import { payRefund } from "../money/pay.ts";

const app = await testApp();
const why = "This is not what the pictures showed me.";
const creator: Me = CARA;
const DAY = 24 * 60;

beforeEach(() => sell(app, "robot", 4_000, creator.id));

async function bought(who = ADA, item = "robot"): Promise<string> {
  const orderId = await buy(app, who, [item]);
  const { id } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  return id;
}
const downloaded = (lineId: string, count: number) =>
  app.db.insertInto("lineDownloads").values({ lineId, fileId: "f", count, firstAt: app.now(), lastAt: app.now() }).execute();
const lineOf = (id: string) => app.db.selectFrom("orderLines").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const ask = (lineId: string, reason: "accidental" | "faulty" = "accidental", who = ADA) =>
  app.as(who).refunds.request({ lineId, reason, text: why, key: crypto.randomUUID() });
const runJob = (name: string) => [...refundJobs, ...orderJobs].find((job) => job.name === name)?.run(app.services, {});
const books = async () => ({
  provider: await balance(app.db, "provider"),
  commission: await balance(app.db, "platform_commission"),
  pending: await balance(app.db, account("creator_pending", creator.id)),
  available: await balance(app.db, account("creator_available", creator.id)),
});

test("not downloaded and within 14 days it goes through by itself, and the books are as before but for the card's cost", async () => {
  const lineId = await bought();
  expect(await app.as(ADA).refunds.eligibility({ lineId })).toMatchObject({
    isEligible: true,
    mostCents: 4_000,
    automaticFor: expect.arrayContaining(["accidental"]),
    standing: "undownloaded",
  });
  expect(await ask(lineId)).toMatchObject({ status: "auto_approved", amountCents: 4_000 });
  await app.runJobs();
  expect(await lineOf(lineId)).toMatchObject({ status: "refunded", refundedCents: 4_000 });
  expect(await app.db.selectFrom("licences").select("status").executeTakeFirstOrThrow()).toEqual({ status: "revoked" });
  expect(await books()).toEqual({ provider: 0, commission: 0, pending: 0, available: -146 });
  expect((await app.as(ADA).refunds.mine())[0]).toMatchObject({
    status: "refunded",
    timeline: [{ what: "Approved instantly" }, { what: "The money is on its way" }, { what: "Refunded" }],
  });
});

test("once downloaded the creator decides: a part is offered, accepted, and paid", async () => {
  const lineId = await bought();
  await downloaded(lineId, 1);
  const { id, status } = await ask(lineId);
  expect(status).toBe("creator_review");
  expect((await lineOf(lineId)).status).toBe("refund_requested");
  await app.as(creator).refunds.decide({ id, event: "offerPartial", percent: 25, answer: "Half the set is fine" });
  expect(await app.as(ADA).refunds.answer({ id, event: "acceptPartial" })).toMatchObject({ status: "approved", amountCents: 1_000 });
  await app.runJobs();
  expect(await lineOf(lineId)).toMatchObject({ status: "partially_refunded", refundedCents: 1_000 });
  expect(await app.db.selectFrom("licences").select("status").executeTakeFirstOrThrow()).toEqual({ status: "active" });
  expect(await books()).toMatchObject({ provider: -3_000, commission: 450 });
});

test("declined, it opens again; the buyer asks our team, who decide", async () => {
  const lineId = await bought();
  await downloaded(lineId, 1);
  const { id } = await ask(lineId);
  await app.as(creator).refunds.decide({ id, event: "decline", answer: "It is as described" });
  expect((await lineOf(lineId)).status).toBe("fulfilled");
  await app.as(ADA).refunds.answer({ id, event: "escalate" });
  expect((await app.as(ROOT).refunds.escalated({})).rows).toHaveLength(1);
  await app.as(ROOT).refunds.claimCase({ id });
  await app.as(ROOT).refunds.rule({ id, event: "staffApprove", answer: "The buyer is right" });
  await app.runJobs();
  expect(await lineOf(lineId)).toMatchObject({ status: "refunded" });
});

test("the creator hears of a request, our team of a case, at once; nobody else of either", async () => {
  const helper: Me = { ...EDDA, permissions: ["manage_refunds"] };
  const lineId = await bought();
  await downloaded(lineId, 1);
  await untilDelivered(app.db);
  const hearing = (who: Me) => follow(app, who, "refunds");
  const [cara, bob, edda, staff] = [await hearing(creator), await hearing(BOB), await hearing(EDDA), await hearing(helper)];
  const { id } = await ask(lineId);
  await expect.poll(() => cara.heard).toContain("refunds.forCreator");
  await app.as(ADA).refunds.answer({ id, event: "escalate" });
  const cases = ({ heard }: typeof staff) => heard.filter((name) => name === "refunds.escalated");
  const asked = () => cases(staff).length;
  await expect.poll(asked).toBe(1);
  await app.as(ROOT).refunds.claimCase({ id });
  await expect.poll(asked).toBe(2);
  await app.as(ROOT).refunds.rule({ id, event: "staffDecline", answer: "It is as described" });
  await expect.poll(asked).toBe(3);
  await untilDelivered(app.db);
  expect([bob.heard, cases(edda), cases(cara)]).toEqual([[], [], []]);
  for (const open of [cara, bob, edda, staff]) await open.close();
});

test("three business days of silence mean yes up to two downloads, and our team's decision beyond", async () => {
  for (const [count, status] of [
    [2, "approved"],
    [3, "escalated"],
  ] as const) {
    const lineId = await bought();
    await downloaded(lineId, count);
    const { id } = await ask(lineId);
    app.passMinutes(6 * DAY);
    await runJob("refunds.passTime");
    const row = await app.db.selectFrom("refunds").select("status").where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.status).toBe(status);
  }
});

test("a part that is not answered lapses after seven days; a case nobody decides is the buyer's after 21", async () => {
  const lineId = await bought();
  await downloaded(lineId, 3);
  const { id } = await ask(lineId, "faulty");
  await app.as(creator).refunds.decide({ id, event: "offerPartial", percent: 10 });
  app.passMinutes(7 * DAY);
  await runJob("refunds.passTime");
  expect((await app.as(ADA).refunds.mine())[0]).toMatchObject({ status: "declined", allowed: ["escalate"] });
  await app.as(ADA).refunds.answer({ id, event: "escalate" });
  await app.as(ROOT).refunds.claimCase({ id });
  app.passMinutes(21 * DAY);
  await runJob("refunds.passTime");
  expect((await app.as(ADA).refunds.mine())[0]).toMatchObject({ status: "approved" });
});

test("twenty requests at once make one refund; twenty payments of it give the money back once", async () => {
  const lineId = await bought();
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => ask(lineId)));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { id } = await app.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
  await Promise.allSettled(Array.from({ length: 20 }, () => payRefund(app.services, id)));
  expect(await books()).toMatchObject({ provider: 0 });
  expect(await app.db.selectFrom("simRefunds").select("amountCents").execute()).toEqual([{ amountCents: 4_000 }]);
});

test("what matured is taken from what the creator can take; beyond $50 of debt the platform carries it", async () => {
  const lines = [
    { who: ADA, lineId: await bought() },
    { who: BOB, lineId: await bought(BOB) },
  ];
  app.passMinutes(30 * DAY);
  await runJob("orders.mature");
  expect(await books()).toMatchObject({ pending: 0, available: 6_508 });
  expect((await lineOf(lines[0]?.lineId ?? "")).status).toBe("completed");
  const { recipientOf, run } = payingOut(app);
  await recipientOf(creator.id);
  expect(await run()).toMatchObject({ payouts: 1, cents: 6_508 });
  for (const { who, lineId } of lines) {
    await ask(lineId, "faulty", who);
    const { id } = (await app.as(who).refunds.mine())[0] ?? { id: "" };
    await app.as(creator).refunds.decide({ id, event: "approve" });
    await app.runJobs();
  }
  expect(await books()).toMatchObject({ available: -5_000 });
  expect(await balance(app.db, "platform_receivable")).toBe(-1_800);
});

test("too late, free and test orders are refused with the sentence that was told beforehand", async () => {
  const lineId = await bought();
  app.passMinutes(31 * DAY);
  const told = await app.as(ADA).refunds.eligibility({ lineId });
  expect(told).toMatchObject({ isEligible: false, standing: "tooLate" });
  await expect(ask(lineId)).rejects.toMatchObject({ code: "REFUNDS_NOT_ELIGIBLE", message: "The refund window for this has closed." });
});

test("nobody asks for, decides or sees what is not theirs", async () => {
  const lineId = await bought();
  await downloaded(lineId, 1);
  for (const other of [BOB, creator, ROOT]) {
    await expect(ask(lineId, "accidental", other)).rejects.toMatchObject({ code: "REFUNDS_NOT_FOUND" });
    await expect(app.as(other).refunds.eligibility({ lineId })).rejects.toMatchObject({ code: "REFUNDS_NOT_FOUND" });
  }
  const { id } = await ask(lineId);
  for (const other of [BOB, creator])
    await expect(app.as(other).refunds.answer({ id, event: "cancel" })).rejects.toMatchObject({ code: "REFUNDS_NOT_FOUND" });
  const otherCreator = { ...BOB, isCreator: true };
  await expect(app.as(otherCreator).refunds.decide({ id, event: "approve" })).rejects.toMatchObject({ code: "REFUNDS_NOT_FOUND" });
  await expect(app.as(ADA).refunds.decide({ id, event: "approve" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  for (const other of [ADA, creator, EDDA])
    await expect(app.as(other).refunds.claimCase({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await app.as(otherCreator).refunds.forCreator()).toEqual([]);
  await expect(app.as(null).refunds.mine()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
