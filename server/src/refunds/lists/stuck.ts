import { REFUND_LISTS } from "@blenda/domain/refunds/lists/constants";
import type { StuckRefund } from "@blenda/domain/refunds/lists/model";
import { stuckAs } from "@blenda/domain/refunds/lists/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { chargeRow } from "../../payments/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { hasWork } from "../../platform/jobs/queue-states.ts";
import { PAY_JOB } from "../money/pay-job.ts";
import { type LineRow, lineOf, selectRefunds } from "./list.ts";

export const stuckOf = (row: Pick<LineRow, "status" | "updatedAt" | "dispute">, now: Instant) =>
  stuckAs({ ...row, isDisputed: row.dispute === "open" }, now);

/** Money that is promised and does not leave, the longest first. */
export async function stuckRefunds(db: Db, now: Instant, hasNames: boolean): Promise<StuckRefund[]> {
  const rows = await selectRefunds(db, {}, hasNames)
    // Written into the statement, not sent beside it: only so the partial index is used.
    .where(sql<boolean>`r.status in ('approved', 'auto_approved', 'processing', 'failed')`)
    .orderBy("r.updatedAt")
    .limit(REFUND_LISTS.MOST_STUCK)
    .execute();
  return rows.flatMap((row) => {
    const stuck = stuckOf(row, now);
    return stuck ? { ...lineOf(row, hasNames), stuck, attempts: row.attempts, since: row.updatedAt } : [];
  });
}

/** Approved or begun, not held by the bank, and no job at it: work that waits or runs is left alone. Given up is given up. */
export async function abandonedRefunds(tx: Tx, now: Instant): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from refunds r left join ${chargeRow("g")} on g.order_id = r.order_id
    where r.status in ('approved', 'auto_approved', 'processing', 'failed') and r.status <> 'failed'
      and r.updated_at <= ${addMinutes(now, -REFUND_LISTS.STUCK_MINUTES)} and g.dispute is distinct from 'open'
      and not ${hasWork(PAY_JOB, sql`r.id`)}
    order by r.updated_at limit ${REFUND_LISTS.MOST_STUCK}`.execute(tx);
  return rows.map(({ id }) => id);
}
