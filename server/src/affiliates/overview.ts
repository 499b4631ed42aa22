import { sql } from "kysely";
import { account } from "../identity/sql.ts";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";

export const affiliatesWaiting: readonly WaitingQueue[] = [
  {
    key: "affiliates.suspicious",
    label: "Affiliate checks",
    paths: ["/admin/affiliates"],
    access: "admin",
    look: async (db, limit) => {
      const { rows } = await sql<WaitingItem & { count: number }>`
        select c.line_id as id, u.display_name as title, c.why as detail, c.ordered_at as since, c.available_at as due_at,
          null::text as taken_by, count(*) over ()::int as count
        from affiliate_commissions c join ${account("u")} on u.id = c.affiliate_id where c.state = 'review' order by c.ordered_at, c.line_id limit ${limit}`.execute(
        db,
      );
      return waitingOf(rows);
    },
  },
];
