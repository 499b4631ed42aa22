import { ownTargetText } from "@blenda/domain/access/target";
import type { Me } from "@blenda/domain/identity/model";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { refundsOfOrder } from "../../refunds/repository.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { refundJobs } from "../jobs.ts";
import { payRefund } from "../money/pay.ts";

const app = await testApp();
const HELPER: Me = { ...EDDA, permissions: ["manage_refunds"] };
const READER: Me = { ...EDDA, permissions: ["view_orders"] };
const key = () => crypto.randomUUID();
const why = "The file was replaced by mistake.";

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "castle", 25_000, CARA.id);
  await app.db.updateTable("users").set({ displayName: "Ada Lovelace" }).where("id", "=", ADA.id).execute();
});

async function bought(who = ADA, item = "robot") {
  const orderId = await buy(app, who, [item]);
  const line = app.db.selectFrom("orderLines as l").innerJoin("orders as o", "o.id", "l.orderId");
  const row = await line.select(["l.id", "o.number"]).where("l.orderId", "=", orderId).executeTakeFirstOrThrow();
  return { orderId, lineId: row.id, number: String(row.number) };
}
const downloaded = (lineId: string) =>
  app.db.insertInto("lineDownloads").values({ lineId, fileId: "f", count: 1, firstAt: app.now(), lastAt: app.now() }).execute();
const ask = (lineId: string, who = ADA) =>
  app.as(who).refunds.request({ lineId, reason: "faulty", text: "It does not open in my program.", key: key() });
const give = (who: Me, lineId: string, amountCents: number) =>
  app.as(who).refunds.staffRefund({ lineId, amountCents, reason: "other", text: why, key: key() });
const refusedAs = (code: string) => expect.objectContaining({ code });
const lineOf = (id: string) =>
  app.db.selectFrom("orderLines").select(["status", "refundedCents"]).where("id", "=", id).executeTakeFirstOrThrow();
const audited = async () => (await app.db.selectFrom("auditEntries").select("action").orderBy("n").execute()).map(({ action }) => action);
const openAlarms = () => app.db.selectFrom("alarms").select("name").where("acknowledgedAt", "is", null).execute();

/** The provider refuses until it is told otherwise. */
async function refusing(work: () => Promise<unknown>): Promise<void> {
  const { refund } = app.services.payments;
  app.services.payments.refund = () => Promise.reject(new Error("refused"));
  await work();
  app.services.payments.refund = refund;
}
const tryFourTimes = async (id: string) => {
  for (let n = 0; n < 4; n++) await payRefund(app.services, id).catch(() => {});
};

test("every refund is in the list, by state, reason, order and person; who holds no more than content reads short names and finds nobody by them", async () => {
  const one = await bought();
  await downloaded(one.lineId);
  const { id } = await ask(one.lineId);
  const other = await bought(BOB);
  await ask(other.lineId, BOB);
  const list = app.as(HELPER).refunds.allRefunds;
  expect((await list({})).rows).toHaveLength(2);
  const [line] = (await list({ search: one.number })).rows;
  expect(line).toMatchObject({ id, title: "The robot", buyerName: "Ada Lovelace", creatorName: "cara", status: "creator_review" });
  expect((await list({ search: "lovelace" })).rows).toHaveLength(1);
  expect((await list({ status: "auto_approved", reason: "faulty" })).rows.map(({ buyerName }) => buyerName)).toEqual(["bob"]);
  expect((await list({ sort: "due" })).rows.map(({ dueAt }) => dueAt !== null)).toEqual([true, false]);

  const editor = app.as(EDDA).refunds;
  expect((await editor.allRefunds({ search: one.number })).rows[0]).toMatchObject({ buyerName: "Ada L." });
  expect((await editor.allRefunds({ search: "lovelace" })).rows).toEqual([]);
  expect((await editor.allRefunds({ search: "robot" })).rows).toHaveLength(2);
  expect(await editor.refundDetail({ id })).toMatchObject({ buyerName: "Ada L.", allowed: [], mayRetry: false });
  expect(await app.as(READER).refunds.refundDetail({ id })).toMatchObject({ buyerName: "Ada Lovelace", allowed: [] });
  const file = await editor.refundsFile({ search: one.number });
  expect(file.csv).toContain('"Ada L."');
  expect(await audited()).toEqual(["refunds.refundsFile"]);
});

test("L6 who may edit content alone reads the list, and every decision is refused", async () => {
  const { lineId, number } = await bought();
  await downloaded(lineId);
  const { id } = await ask(lineId);
  for (const who of [EDDA, READER]) {
    const calls = app.as(who).refunds;
    const decisions = [
      () => calls.staffRefund({ lineId, amountCents: 100, reason: "other", text: why, key: key() }),
      () => calls.retryRefund({ id, reason: why }),
      () => calls.claimCase({ id }),
      () => calls.orderToRefund({ orderNumber: number }),
      () => app.as(who).disputes.disputes({}),
    ];
    for (const decision of decisions) await expect(decision()).rejects.toEqual(refusedAs("FORBIDDEN"));
  }
  expect((await lineOf(lineId)).refundedCents).toBe(0);
});

test("an admin gives a line back without a request, though it was downloaded and long ago; the creator reads why, and the road of the money is shown", async () => {
  const { lineId, number } = await bought();
  await downloaded(lineId);
  app.passMinutes(60 * 24 * 60);
  const order = await app.as(ROOT).refunds.orderToRefund({ orderNumber: number });
  expect(order.lines).toMatchObject([{ lineId, leftCents: 4_000, obstacle: null }]);
  await expect(give(ROOT, lineId, 4_001)).rejects.toEqual(refusedAs("REFUNDS_TOO_MUCH"));
  const wish = { lineId, amountCents: 4_000, reason: "other", text: why, key: key() } as const;
  const opened = await app.as(ROOT).refunds.staffRefund(wish);
  expect(opened).toMatchObject({ status: "approved", isByStaff: true, approverName: "root", text: "" });
  expect((await app.as(ROOT).refunds.staffRefund(wish)).id).toBe(opened.id);
  await app.runJobs();
  expect(await lineOf(lineId)).toEqual({ status: "refunded", refundedCents: 4_000 });
  expect((await app.as(CARA).refunds.forCreator())[0]).toMatchObject({ answer: why, status: "refunded" });
  const { money } = await app.as(ROOT).refunds.refundDetail({ id: opened.id });
  expect(money).toContainEqual({ whose: "Buyer's card", cents: 4_000 });
  expect(money.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  await expect(give(ROOT, lineId, 100)).rejects.toEqual(refusedAs("REFUNDS_NOT_ELIGIBLE"));
});

test("nobody of ours gives themselves their money back, nor a buyer of theirs", async () => {
  const own = await bought(ROOT);
  const sold = await bought();
  const seller: Me = { ...CARA, permissions: ["manage_refunds"] };
  for (const [who, lineId] of [
    [ROOT, own.lineId],
    [seller, sold.lineId],
  ] as const)
    await expect(give(who, lineId, 1_900)).rejects.toMatchObject({ code: "OWN_TARGET", status: 403, message: ownTargetText });
  await app.runJobs();
  expect(await app.db.selectFrom("refunds").select("id").execute()).toEqual([]);
  expect(await lineOf(own.lineId)).toEqual({ status: "fulfilled", refundedCents: 0 });
  expect(await audited()).toEqual([]);
});

test("over $200, or by somebody who is no admin, a second person decides; nobody approves their own, and no silence does", async () => {
  const small = await bought();
  const large = await bought(ADA, "castle");
  const byHelper = await give(HELPER, small.lineId, 1_000);
  const byAdmin = await give(ROOT, large.lineId, 25_000);
  expect([byHelper.status, byAdmin.status]).toEqual(["staff_review", "staff_review"]);
  app.passMinutes(40 * 24 * 60);
  await refundJobs.find(({ name }) => name === "refunds.passTime")?.run(app.services, {});
  const proposed = app.db.selectFrom("refundCaseProposals").select(["id", "refundId"]);
  const confirm = async (who: Me, id: string) => {
    const { id: proposalId } = await proposed.where("refundId", "=", id).executeTakeFirstOrThrow();
    return app.as(who).refunds.confirmOutcome({ id, proposalId });
  };
  await expect(confirm(HELPER, byHelper.id)).rejects.toEqual(refusedAs("REFUNDS_SECOND_APPROVER"));
  await expect(confirm(ROOT, byAdmin.id)).rejects.toEqual(refusedAs("REFUNDS_SECOND_APPROVER"));
  await confirm(ROOT, byHelper.id);
  await app.runJobs();
  expect([await lineOf(small.lineId), await lineOf(large.lineId)]).toEqual([
    { status: "partially_refunded", refundedCents: 1_000 },
    { status: "refund_requested", refundedCents: 0 },
  ]);
});

test("what failed three times is begun again by staff alone, pays once, and its alarm is closed", async () => {
  const { lineId, orderId } = await bought();
  const { id } = await ask(lineId);
  await refusing(() => tryFourTimes(id));
  expect(await app.as(HELPER).refunds.pendingRefunds()).toMatchObject([{ id, stuck: "failed", attempts: 4 }]);
  expect(await openAlarms()).toEqual([{ name: "a refund could not be paid" }]);
  app.passMinutes(60);
  await refundJobs.find(({ name }) => name === "refunds.restartAbandoned")?.run(app.services, {});
  expect((await refundsOfOrder(app.db, orderId))[0]?.status).toBe("failed");
  await app.as(HELPER).refunds.retryRefund({ id, reason: why });
  await app.as(HELPER).refunds.retryRefund({ id, reason: why });
  await app.runJobs();
  expect(await lineOf(lineId)).toEqual({ status: "refunded", refundedCents: 4_000 });
  expect(await app.db.selectFrom("simRefunds").select("amountCents").execute()).toEqual([{ amountCents: 4_000 }]);
  expect(await app.as(HELPER).refunds.pendingRefunds()).toEqual([]);
  expect(await openAlarms()).toEqual([]);
  await expect(app.as(HELPER).refunds.retryRefund({ id, reason: why })).rejects.toEqual(refusedAs("REFUNDS_NOT_STUCK"));
});

test("what is promised and whose job died begins again by itself; what still has its job is left alone", async () => {
  const dead = await bought();
  const { id } = await ask(dead.lineId);
  await sql`delete from jobs.job where name = 'refunds.pay'`.execute(app.db);
  const alive = await bought(BOB);
  await ask(alive.lineId, BOB);
  app.passMinutes(31);
  expect(await app.as(HELPER).refunds.refundDetail({ id })).toMatchObject({ stuck: "abandoned", mayRetry: true });
  await refundJobs.find(({ name }) => name === "refunds.restartAbandoned")?.run(app.services, {});
  const { rows } = await sql`select data ->> 'id' as id from jobs.job where name = 'refunds.pay' and state = 'created'`.execute(app.db);
  expect(rows).toHaveLength(2);
  await app.runJobs();
  expect([(await lineOf(dead.lineId)).status, (await lineOf(alive.lineId)).status]).toEqual(["refunded", "refunded"]);
});
