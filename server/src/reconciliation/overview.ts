import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { sql } from "kysely";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";

type Row = WaitingItem & { count: number; state: keyof typeof reconciliationTexts.states };

/** Open rows of the latest run. */
export const reconciliationWaiting: readonly WaitingQueue[] = [
  {
    key: "reconciliation.rows",
    label: "Payout differences",
    paths: ["/admin/payout-reconciliation"],
    access: "admin",
    look: async (db, limit) => {
      const { rows } = await sql<Row>`
        select r.key as id, coalesce(s.name, u.display_name, nullif(r.reference, ''), 'Unknown transfer') as title, r.state, n.started_at as since,
          null::timestamptz as due_at, null::text as taken_by, count(*) over ()::int as count
        from (select id, started_at from reconciliation_runs order by started_at desc, id limit 1) n
        join reconciliation_rows r on r.run_id = n.id and r.state <> 'matched' and r.resolved_at is null
        left join users u on u.id = r.user_id left join shops s on s.creator_id = r.user_id
        order by r.weight desc limit ${limit}`.execute(db);
      return waitingOf(rows.map(({ state, ...row }) => ({ ...row, detail: reconciliationTexts.states[state] })));
    },
  },
];
