import type { Permission } from "@blenda/domain/access/permissions";
import type { Me } from "@blenda/domain/identity/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { raiseAlarm } from "../platform/jobs/alarms.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";

const app = await testApp();
const admin = app.as(ROOT).dashboard;
const holding = (...permissions: Permission[]): Me => ({ ...EDDA, permissions });
const overviewOf = (who: Me) => app.as(who).dashboard.adminOverview();

beforeEach(() => sell(app, "robot", 4_000, CARA.id));

/** A case that came to our team so many days ago. */
async function escalated(daysAgo: number, assigneeId: string | null = null): Promise<void> {
  const orderId = await buy(app, ADA, ["robot"]);
  const line = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  const at = addDays(app.now(), -daysAgo);
  const refundId = crypto.randomUUID();
  await sql`insert into refunds (id, line_id, order_id, buyer_id, creator_id, reason, detail, status, amount_cents, assignee_id, due_at, created_at, updated_at)
    values (${refundId}, ${line.id}, ${orderId}, ${ADA.id}, ${CARA.id}, 'faulty', 'It does not open in Blender.',
      ${assigneeId === null ? "escalated" : "staff_review"}, 4000, ${assigneeId}, ${addDays(at, 21)}, ${at}, ${at})`.execute(app.db);
  const dueAt = addDays(at, 7);
  await app.db
    .insertInto("refundCases")
    .values({ refundId, openedBy: "buyer", openedAt: at, dueAt, amountCents: 4_000, rankedAt: dueAt })
    .execute();
  await app.db.updateTable("orderLines").set({ status: "refund_requested" }).where("id", "=", line.id).execute();
}

test("what waits is counted, and the nearest to the end of its promise comes first", async () => {
  await escalated(2);
  await sell(app, "ring", 4_000, CARA.id);
  await app.db.insertInto("reportCases").values(report(app.now())).execute();
  await app.services.transaction((tx) => raiseAlarm(tx, "money does not add up", {}, app.now()));
  app.passMinutes(15 * 60);
  const { waiting, longest } = await admin.adminOverview();
  const counts = Object.fromEntries(waiting.map(({ key, count }) => [key, count]));
  expect(counts).toMatchObject({
    "refunds.escalated": 1,
    "reports.cases": 1,
    "system.alarms": 1,
    "system.parkedEvents": 0,
    "refunds.waiting": 0,
  });
  // Fifteen of 24 hours are more than not quite three of five business days, whatever day it is; what has no promise comes last.
  expect(longest.map(({ key }) => key)).toEqual(["reports.cases", "refunds.escalated", "system.alarms"]);
  expect(longest[1]).toMatchObject({ title: "The robot", detail: expect.stringContaining("$40.00"), takenBy: null });
  expect(waiting.find(({ key }) => key === "reports.cases")?.nearest).toEqual({ since: longest[0]?.since, dueAt: longest[0]?.dueAt });
});

const report = (createdAt: string) => ({
  ...{ id: crypto.randomUUID(), targetType: "user" as const, targetId: BOB.id, ownerId: BOB.id, title: "bob", reason: "spam" as const },
  ...{ priority: "low" as const, urgency: 1, reporters: 1, createdAt, since: createdAt },
});

test("what somebody has taken says who has it", async () => {
  await escalated(1, ROOT.id);
  expect((await admin.adminOverview()).longest).toMatchObject([{ takenBy: ROOT.name }]);
});

test("nothing waits: every cell is zero and the list is empty", async () => {
  const { waiting, longest } = await admin.adminOverview();
  expect(waiting.every(({ count, nearest }) => count === 0 && nearest === null)).toBe(true);
  expect(longest).toEqual([]);
});

test("whoever is no admin sees the queues, figures and panels they hold a permission for, and no other", async () => {
  await escalated(1);
  await app.db.insertInto("reportCases").values(report(app.now())).execute();
  const refunds = await overviewOf(holding("manage_refunds"));
  expect(refunds.waiting.map(({ key }) => key)).toEqual(["refunds.waiting", "refunds.escalated", "inbox.escalated"]);
  expect(refunds.longest.map(({ key }) => key)).toEqual(["refunds.escalated"]);
  expect(refunds).toMatchObject({ health: null, sales: null, activity: null });
  expect(refunds.figures.map(({ key }) => key)).toEqual(["refunds.refunded"]);

  const content = await overviewOf(holding("view_content"));
  expect(content.waiting.map(({ key }) => key)).toEqual(["reports.cases", "review.products", "review.trainings"]);
  expect(content.longest.map(({ key }) => key)).toEqual(["reports.cases"]);
  expect(content).toMatchObject({ figures: [], health: null, sales: null, activity: null });

  const analytics = await overviewOf(holding("view_analytics"));
  expect(analytics.sales).not.toBeNull();
  expect(analytics.waiting).toEqual([]);

  await expect(overviewOf(holding())).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(overviewOf(CARA)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("one read counts for all badges, by the path of the link; a page with tabs has the sum of them", async () => {
  await escalated(1);
  await app.services.transaction((tx) => raiseAlarm(tx, "one", {}, app.now()));
  await app.services.transaction((tx) => raiseAlarm(tx, "two", {}, app.now()));
  const { counts } = await admin.pendingCounts();
  expect(counts).toMatchObject({
    "/admin/escalated-refunds": 1,
    "/admin/system": 2,
    "/admin/system?tab=alarms": 2,
    "/admin/system?tab=events": 0,
  });
  expect((await app.as(holding("manage_refunds")).dashboard.pendingCounts()).counts).not.toHaveProperty("/admin/system");
});

test("the number beside Reports is that of the pending reports of the last day; what else waits there stands on its tabs", async () => {
  const beside = async () => (await admin.pendingCounts()).counts;
  const old = addDays(app.now(), -40);
  const taken = { ...report(app.now()), targetId: CARA.id, status: "in_review" as const };
  await app.db
    .insertInto("reportCases")
    .values([{ ...report(old), targetId: ADA.id }, taken])
    .execute();
  await sql`insert into conversations (id, kind, subject, status, buyer_id, creator_id, created_at, last_message_at, escalated_at)
    values (${crypto.randomUUID()}, 'order', 'Flipped normals', 'escalated', ${ADA.id}, ${CARA.id}, ${app.now()}, ${app.now()}, ${app.now()})`.execute(
    app.db,
  );
  expect(await beside()).toMatchObject({
    ...{ "/admin/reports": 0, "/content-editor/reports": 0 },
    ...{ "/admin/reports?show=conversations": 1, "/content-editor/reports?show=conversations": 1 },
  });
  await app.db.insertInto("reportCases").values(report(app.now())).execute();
  expect(await beside()).toMatchObject({ "/admin/reports": 1, "/content-editor/reports": 1 });
  expect((await app.as(ROOT).reports.newReports()).count).toBe(1);
  app.passMinutes(25 * 60);
  expect(await beside()).toMatchObject({ "/admin/reports": 0 });
});

test("sales of today are shown by the hour beside yesterday's, up to the same time", async () => {
  const noon = `${app.now().slice(0, 10)}T12:30:00.000Z`;
  const move = (orderId: string, paidAt: string) => app.db.updateTable("orders").set({ paidAt }).where("id", "=", orderId).execute();
  app.passMinutes((Date.parse(noon) - Date.parse(app.now())) / 60_000);
  await sell(app, "ring", 1_000, CARA.id);
  await sell(app, "lamp", 2_000, CARA.id);
  const [today, early, late] = [await buy(app, ADA, ["robot"]), await buy(app, BOB, ["ring"]), await buy(app, BOB, ["lamp"])];
  await move(today, `${noon.slice(0, 11)}09:15:00.000Z`);
  await move(early, addDays(`${noon.slice(0, 11)}09:45:00.000Z`, -1));
  await move(late, addDays(`${noon.slice(0, 11)}20:00:00.000Z`, -1));
  const { sales, figures } = await admin.adminOverview();
  expect(sales).toMatchObject({ todayCents: 4_000, yesterdayByNowCents: 1_000 });
  expect(sales?.hours).toHaveLength(24);
  expect(sales?.hours[9]).toMatchObject({ todayCents: 4_000, orders: 1, yesterdayCents: 1_000 });
  expect(sales?.hours[12]).toMatchObject({ todayCents: 0 });
  expect(sales?.hours[13]).toMatchObject({ todayCents: null });
  expect(sales?.hours[20]).toMatchObject({ yesterdayCents: 2_000 });
  expect(figures.find(({ key }) => key === "orders.orders")).toMatchObject({ today: 1, yesterday: 1 });
});

test("health and the last that staff did are for admins", async () => {
  await app.services.transaction((tx) => raiseAlarm(tx, "one", {}, app.now()));
  const [alarm] = await app.as(ROOT).system.alarms();
  await app.as(ROOT).system.acknowledgeAlarm({ id: alarm?.id ?? 0, note: "Seen to" });
  const { health, activity } = await admin.adminOverview();
  expect(health?.parts.length).toBeGreaterThan(5);
  expect(activity).toMatchObject([{ action: "system.acknowledgeAlarm", actor: { name: ROOT.name } }]);
});
