import { readReports } from "@blenda/domain/inbox/access";
import { INBOX } from "@blenda/domain/inbox/constants";
import { sql } from "kysely";
import { type Waiting, type WaitingQueue, waitingOf } from "../platform/overview.ts";

export const inboxWaiting: readonly WaitingQueue[] = [
  {
    key: "inbox.reports",
    label: "Reports",
    paths: ["/admin/reports", "/content-editor/reports"],
    access: readReports,
    look: async (db, limit) => {
      const { rows } = await sql<Waiting & { count: number }>`
        select id, 'Reported ' || target_type as title, reason as detail, created_at as since,
          created_at + make_interval(hours => ${INBOX.REPORT_LOOK_HOURS}) as due_at, null as taken_by, count(*) over ()::int as count
        from reports where status = 'pending' order by created_at limit ${limit}`.execute(db);
      return waitingOf(rows);
    },
  },
];
