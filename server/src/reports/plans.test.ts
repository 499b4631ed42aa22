import { type CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import type { Tx } from "../platform/database/db.ts";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { fill } from "../testing/database/filling.ts";
import { selectList } from "./cases/list.ts";

const app = await testApp();
const MANY = 20_000;

/** So many that reading all of them would be the worse plan; one in forty is open. */
async function settle(tx: Tx): Promise<void> {
  await sql`insert into report_cases (id, target_type, target_id, owner_id, title, status, reason, priority, urgency, reporters, created_at, since,
      decision, decided_by, decided_at)
    select 'c' || n, 'post', 'p' || n, ${CARA.id}, 'Post ' || n, case when n % 40 = 0 then 'pending' else 'dismissed' end, 'spam', 'low', n, 1,
      now() - n * interval '1 minute', now() - n * interval '1 minute', case when n % 40 > 0 then 'no_violation' end,
      case when n % 40 > 0 then ${ADA.id} end, case when n % 40 > 0 then now() - n * interval '1 second' end
    from generate_series(1, ${MANY}) n`.execute(tx);
  await sql`insert into reports (id, case_id, reporter_id, reason, snapshot, created_at)
    select 'c' || n, 'c' || n, ${ADA.id}, 'spam', '{}', now() - n * interval '1 minute' from generate_series(1, ${MANY}) n`.execute(tx);
  await sql`insert into report_decisions (id, case_id, decision, decided_by, decided_at, reason, to_reporters, to_author, is_warning, is_of_appeal,
      state_before, status_before, told_at)
    select id, id, 'no_violation', ${ADA.id}, decided_at, 'Fine', '', '', false, false, 'visible', 'pending', now()
    from report_cases where decided_at is not null`.execute(tx);
}

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const explained = sql.raw(`explain (format json) ${text}`).compile(app.db);
  const { rows } = await app.db.executeQuery<Record<string, unknown>>({ ...explained, parameters });
  return JSON.stringify(rows);
}

test("among many cases the queue, one's own and the decided ones are each a range of an index", async () => {
  await fill(app.db, ["report_cases"], settle);
  const open = selectList(app.db, "new", {}, ADA.id, app.now()).orderBy(sql`c.urgency asc, c.id asc`).limit(51);
  expect(await planOf(open.compile())).toContain("report_cases_queue");
  const decided = selectList(app.db, "decided", {}, ADA.id, app.now()).orderBy(sql`c.decided_at desc, c.id desc`).limit(51);
  expect(await planOf(decided.compile())).toContain("report_cases_decided");
  const mine = selectList(app.db, "mine", {}, CARA.id, app.now()).orderBy(sql`c.urgency asc, c.id asc`).limit(51);
  expect(await planOf(mine.compile())).toMatch(/report_cases_(assigned|queue)/);
  expect((await app.as({ ...CARA, permissions: ["view_reports"] }).reports.reports({})).total.count).toBe(MANY / 40);
});
