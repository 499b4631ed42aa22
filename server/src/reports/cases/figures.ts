import { REPORTS } from "@blenda/domain/reports/constants";
import type { CaseFigures } from "@blenda/domain/reports/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** Of the last thirty days. An appeal is overturned when it ends on the other side than the decision before it. */
export async function caseFigures(db: Db, now: Instant): Promise<CaseFigures> {
  const since = addDays(now, -REPORTS.FIGURE_DAYS);
  const { rows } = await sql<Omit<CaseFigures, "days">>`select
    (select percentile_cont(0.5) within group (order by extract(epoch from c.looked_at - c.created_at) / 60)::int
      from report_cases c where c.looked_at is not null and c.id in
        (select case_id from report_decisions where undone_at is null and decided_at > ${since}::timestamptz)) as median_look_minutes,
    count(*) filter (where not d.is_of_appeal)::int as decided,
    count(*) filter (where not d.is_of_appeal and d.decision <> 'no_violation')::int as upheld,
    count(*) filter (where d.is_of_appeal)::int as appeals,
    count(*) filter (where d.is_of_appeal and (d.decision = 'no_violation') <> ((select e.decision from report_decisions e
      where e.case_id = d.case_id and not e.is_of_appeal and e.undone_at is null and e.decision <> 'ask_author'
      order by e.decided_at desc limit 1) = 'no_violation'))::int as overturned
    from report_decisions d where d.undone_at is null and d.decision <> 'ask_author' and d.decided_at > ${since}::timestamptz`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("a count answers with a row");
  return { days: REPORTS.FIGURE_DAYS, ...found };
}
