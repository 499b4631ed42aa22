import { handleCases } from "@blenda/domain/inbox/access";
import { INBOX } from "@blenda/domain/inbox/constants";
import { sql } from "kysely";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";

/** Written into the statement, not sent beside it: only so the partial index is used. */
const escalated = sql.lit("escalated");

export const inboxWaiting: readonly WaitingQueue[] = [
  {
    key: "inbox.escalated",
    label: "Conversations",
    paths: ["/admin/reports?show=conversations", "/content-editor/reports?show=conversations"],
    access: handleCases,
    look: async (db, limit) => {
      const { rows } = await sql<WaitingItem & { count: number }>`
        select c.id, c.subject as title, 'Asked for help' as detail, c.escalated_at as since,
          case when t.name is null then c.escalated_at + make_interval(hours => ${INBOX.CASE_JOIN_HOURS}) end as due_at,
          t.name as taken_by, count(*) over ()::int as count
        from conversations c
        left join lateral (select u.name from conversation_staff s join users u on u.id = s.user_id
          where s.conversation_id = c.id and s.left_at is null order by s.joined_at desc limit 1) t on true
        where c.status = ${escalated} order by c.escalated_at limit ${limit}`.execute(db);
      return waitingOf(rows);
    },
  },
];
