import { type CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import type { Tx } from "../platform/database/db.ts";
import { testApp } from "../testing/app.ts";
import { fill } from "../testing/database/filling.ts";
import { applicationList, selectLines } from "./list.ts";
import { applicationsWaiting } from "./overview.ts";

const app = await testApp();
const MANY = 20_000;

/** So many that reading all of them would be the worse plan; nearly all are creators by now. */
async function settle(tx: Tx): Promise<void> {
  await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at, email_verified_at)
    select 'p' || n, 'p' || n || '@example.com', 'Person ' || n, 'Word' || (n % 5000) || ' Person',
      (100 + n % 900)::text || chr(65 + n / 900 % 26) || chr(65 + n / 23400) || 'Z', now(), now()
    from generate_series(1, ${MANY}) n`.execute(tx);
  await sql`insert into creator_applications (user_id, status, slug, created_at, updated_at, submitted_at, due_at, decided_at, rejection_reason)
    select 'p' || n, case when n % 100 = 0 then 'submitted' when n % 100 = 1 then 'rejected' else 'approved' end, 's' || n, now(), now(),
      now() - n * interval '1 minute', now(), case when n % 100 > 0 then now() - n * interval '1 minute' end,
      case when n % 100 = 1 then 'other' end
    from generate_series(1, ${MANY}) n`.execute(tx);
}

type Node = { "Node Type": string; "Relation Name"?: string; "Actual Rows": number; "Actual Loops": number; Plans?: Node[] };

const rowsRead = (node: Node): number =>
  (node["Relation Name"] === "creator_applications" ? node["Actual Rows"] * node["Actual Loops"] : 0) +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
/** Small tables such as categories may be read whole. */
const scansAll = (node: Node): boolean =>
  (node["Node Type"] === "Seq Scan" && ["users", "creator_applications"].includes(node["Relation Name"] ?? "")) ||
  (node.Plans ?? []).some(scansAll);

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<Node> {
  const explained = `explain (analyze, format json) ${text}`;
  const { rows } = await app.db.executeQuery<Record<string, [{ Plan: Node }]>>({ ...sql.raw(explained).compile(app.db), parameters });
  const plan = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
  if (!plan) throw new Error("no plan");
  return plan;
}

test("of many applications a page reads as many as it shows, and what waits is counted off its index", async () => {
  await fill(app.db, ["creator_applications", "users"], settle);
  const ordered = [
    selectLines(app.db, { tab: "waiting" }).orderBy(sql`a.submitted_at, a.user_id`),
    selectLines(app.db, { tab: "answered" }).orderBy(sql`a.decided_at desc, a.user_id desc`),
    selectLines(app.db, { tab: "creators" }).orderBy(sql`a.decided_at desc, a.user_id desc`),
  ];
  for (const query of ordered) {
    const plan = await planOf(query.limit(50).compile());
    expect([scansAll(plan), rowsRead(plan) <= 200]).toEqual([false, true]);
  }
  const page = await applicationList.page(app.db, selectLines(app.db, { tab: "waiting" }), { limit: 50 });
  expect(page).toMatchObject({ rows: { length: 50 }, total: { count: 200 } });
  const [queue] = applicationsWaiting;
  expect(await queue?.look(app.db, 5)).toMatchObject({ count: 200, first: { length: 5 } });
});
