import { RECIPIENTS } from "@blenda/domain/recipients/constants";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";

async function look(db: Db, limit: number) {
  const { rows } = await sql<Omit<WaitingItem, "dueAt"> & { count: number }>`
    select r.id, u.display_name as title, r.currency || ', holder ' || r.holder_name as detail, r.changed_at as since, null as taken_by,
      count(*) over ()::int as count
    from payout_recipients r join users u on u.id = r.user_id
    where r.status = 'pending_verification' order by r.changed_at limit ${limit}`.execute(db);
  return waitingOf(rows.map((row) => ({ ...row, dueAt: addBusinessDays(row.since, RECIPIENTS.CHECK_BUSINESS_DAYS) })));
}

export const recipientsWaiting: readonly WaitingQueue[] = [
  { key: "recipients.unverified", label: "Recipients", paths: ["/admin/wise-recipients"], access: "admin", look },
];
