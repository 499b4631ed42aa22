import { seeReports } from "@blenda/domain/reports/access";
import { REPORTS } from "@blenda/domain/reports/constants";
import { sql } from "kysely";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";
import { countNew } from "./cases/list.ts";

export const reportsWaiting: readonly WaitingQueue[] = [
  {
    key: "reports.cases",
    label: "Reports",
    paths: ["/admin/reports", "/content-editor/reports"],
    access: seeReports,
    look: async (db, limit) => {
      const { rows } = await sql<WaitingItem & { count: number }>`
        select c.id, coalesce(nullif(c.title, ''), 'Reported ' || c.target_type) as title, replace(c.reason, '_', ' ') as detail, c.since,
          c.since + make_interval(hours => ${REPORTS.LOOK_HOURS}) as due_at, u.display_name as taken_by, count(*) over ()::int as count
        from report_cases c left join users u on u.id = c.assignee_id
        where c.status in ('pending', 'in_review', 'appealed') and c.since <= now() order by c.since limit ${limit}`.execute(db);
      return waitingOf(rows);
    },
    countBeside: countNew,
  },
];
