import { type CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import type { Tx } from "../platform/database/db.ts";
import { testApp } from "../testing/app.ts";
import { fill } from "../testing/database/filling.ts";
import { selectLines, userList } from "./list.ts";

const app = await testApp();
const MANY = 20_000;

/** So many that reading all of them would be the worse plan, every fortieth of them something special. */
async function settle(tx: Tx): Promise<void> {
  await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at, email_verified_at, last_seen_at, permissions,
      suspended_at, suspended_reason, deletion_due_at)
    select 'p' || n, 'p' || n || '@example.com', 'Person ' || n, 'Word' || (n % 5000) || ' Person', (100 + n % 900)::text || chr(65 + n / 900) || 'ZZ', now() - n * interval '1 minute',
      now(), case when n % 3 > 0 then now() - n * interval '1 second' end, case when n % 4000 = 0 then '{view_users}'::text[] else '{}' end,
      case when n % 4000 = 1 then now() end, case when n % 4000 = 1 then 'spam' end, case when n % 4000 = 2 then now() + interval '9 days' end
    from generate_series(1, ${MANY}) n`.execute(tx);
  await sql`insert into lockouts (key, email, failed_attempts, is_temporarily_locked, temp_lockout_until, requires_email_unlock,
      email_unlock_required, unlock_emails_sent, last_attempt_at, created_at, updated_at)
    select 'p' || n || '@example.com', 'p' || n || '@example.com', 8, false, null, true, true, '[]', now(), now(), now()
    from generate_series(1, ${MANY}, 2000) n`.execute(tx);
}

type Node = { "Node Type": string; "Relation Name"?: string; "Actual Rows": number; "Actual Loops": number; Plans?: Node[] };

const rowsRead = (node: Node): number =>
  (node["Relation Name"] === "users" ? node["Actual Rows"] * node["Actual Loops"] : 0) +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
const scansAll = (node: Node): boolean =>
  (node["Node Type"] === "Seq Scan" && node["Relation Name"] === "users") || (node.Plans ?? []).some(scansAll);

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<Node> {
  const explained = `explain (analyze, format json) ${text}`;
  const { rows } = await app.db.executeQuery<Record<string, [{ Plan: Node }]>>({ ...sql.raw(explained).compile(app.db), parameters });
  const plan = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
  if (!plan) throw new Error("no plan");
  return plan;
}

test("of many people a page in any order, or a search, reads as many rows as it shows, and none of them all", async () => {
  await fill(app.db, ["users", "lockouts"], settle);
  const first = await userList.page(app.db, selectLines(app.db, {}, app.now()), { sort: "created", direction: "desc", limit: 50 });
  expect(first).toMatchObject({ rows: { length: 50 }, total: { isMore: true } });
  const ordered = {
    "by last seen": sql`u.last_seen_at desc, u.id desc`,
    "by creation": sql`u.created_at desc, u.id desc`,
    "by name": sql`lower(left(u.display_name, 60)), u.id`,
    "by address": sql`u.email, u.id`,
  };
  for (const [name, order] of Object.entries(ordered)) {
    const query = selectLines(app.db, {}, app.now()).orderBy(order).limit(50);
    const plan = await planOf(name === "by last seen" ? query.where("u.lastSeenAt", "is not", null).compile() : query.compile());
    expect([name, scansAll(plan), rowsRead(plan) <= 200]).toEqual([name, false, true]);
  }
  for (const filter of [
    { search: "word77 person" },
    { search: "p1234@example.com" },
    { search: "100ADA" },
    { search: "100001" },
    { standing: "suspended" },
    { standing: "deleting" },
    { standing: "locked" },
    { kind: "staff" },
    { kind: "admin" },
  ] as const) {
    const plan = await planOf(selectLines(app.db, filter, app.now()).compile());
    expect([filter, scansAll(plan), rowsRead(plan) <= 500]).toEqual([filter, false, true]);
  }
});
