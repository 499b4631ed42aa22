import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { type CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { readingOf } from "../testing/database/plans.ts";
import { writeManySales } from "../testing/figures/many-sales.ts";
import { writeManySums } from "../testing/figures/many-sums.ts";
import { affiliatesReportOf } from "./reading/affiliates-report.ts";
import { selectSales } from "./reading/sale-lines.ts";

const app = await testApp();
const MANY = 4_000;

type Node = { "Node Type": string; "Relation Name"?: string; "Actual Rows": number; "Actual Loops": number; Plans?: Node[] };

const readOf = (node: Node): number =>
  (node["Relation Name"] ? node["Actual Rows"] * node["Actual Loops"] : 0) +
  (node.Plans ?? []).reduce((sum, plan) => sum + readOf(plan), 0);
const scansAll = (node: Node): boolean => node["Node Type"] === "Seq Scan" || (node.Plans ?? []).some(scansAll);

async function planOf({ sql: text, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Promise<Node> {
  const { rows } = await app.db.executeQuery<Record<string, [{ Plan: Node }]>>({
    ...sql.raw(`explain (analyze, format json) ${text}`).compile(app.db),
    parameters,
  });
  const plan = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
  if (!plan) throw new Error("no plan");
  return plan;
}

test("among many sales a page of the list and a report of a year read a range of an index, and as many rows as they show", async () => {
  await app.db.transaction().execute((tx) => writeManySales(tx, { creatorId: CARA.id, count: MANY, now: app.now(), days: 300 }));
  await writeManySums(app.db);
  for (const table of ["sale_lines", "creator_days"]) await sql.raw(`vacuum analyze ${table}`).execute(app.db);
  const to = dayOf(app.now());
  const year = { from: dayAfter(to, -365), to };
  const base = await selectSales(app.db, CARA.id, year);
  const ofItem = await selectSales(app.db, CARA.id, { ...year, item: "product:many-3" });
  for (const query of [
    base.orderBy(sql`s.sold_at desc, s.line_id desc`),
    base.orderBy(sql`s.list_cents, s.line_id`),
    base.orderBy(sql`s.earned_cents desc, s.line_id desc`),
    ofItem.orderBy(sql`s.sold_at desc, s.line_id desc`),
  ]) {
    const plan = await planOf(query.limit(51).compile());
    expect([scansAll(plan), readOf(plan) <= 60]).toEqual([false, true]);
  }
  const whole = app.db
    .selectFrom("creatorDays")
    .selectAll()
    .where("creatorId", "=", CARA.id)
    .where("slice", "=", "country=DE")
    .where("split", "=", "item")
    .where("day", ">=", year.from)
    .where("day", "<=", year.to);
  const plan = await planOf(whole.compile());
  expect(scansAll(plan)).toBe(false);
  expect(readOf(plan)).toBeLessThan(MANY / 10);
}, 120_000);

test("among many sales the report of affiliates reads those an affiliate gets a share of", async () => {
  const affiliate = JSON.stringify({ userId: ADA.id, ref: "100ADA", programme: "creator", bps: 2_000 });
  await app.db.transaction().execute((tx) => writeManySales(tx, { creatorId: CARA.id, count: MANY, now: app.now(), days: 300 }));
  await writeManySums(app.db);
  await sql`update order_lines set affiliate = ${affiliate}::jsonb where id like 'many-%50'`.execute(app.db);
  await sql`update sale_lines set affiliate_cents = 10, earned_cents = earned_cents - 10 where line_id like 'many-%50'`.execute(app.db);
  await sql.raw("vacuum analyze sale_lines").execute(app.db);
  const to = dayOf(app.now());
  const read = () => affiliatesReportOf(app.db, CARA.id, { from: dayAfter(to, -365), to });
  expect((await read()).totals.sales).toBe(MANY / 100);
  const { rows, isWhole } = await readingOf(app.db, "sale_lines", read);
  expect([isWhole, rows <= MANY / 100]).toEqual([false, true]);
  // What was made up here is in no sum.
  await sql`update sale_lines set earned_cents = earned_cents + affiliate_cents, affiliate_cents = 0`.execute(app.db);
}, 120_000);
