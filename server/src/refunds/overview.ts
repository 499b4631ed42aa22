import { decideRefunds } from "@blenda/domain/refunds/access";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { account } from "../identity/sql.ts";
import { orderLineRow, orderRow } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { type DayFigure, type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";
import { WITH_STAFF } from "./repository.ts";

/** Written into the statement, not sent beside it: only so the partial index is used. */
const withStaff = sql.join(WITH_STAFF.map((status) => sql.lit(status)));

/** Refunds in these states; `since` says from when on they wait for the side that has to act. */
async function waitingIn(db: Db, states: RawBuilder<unknown>, since: RawBuilder<Instant>, limit: number) {
  const { rows } = await sql<WaitingItem & { count: number }>`
    select r.id, l.title, o.number || ' · ' || to_char(r.amount_cents / 100.0, 'FM$999,999,990.00') as detail,
      ${since} as since, coalesce(k.due_at, r.due_at) as due_at, u.name as taken_by, count(*) over ()::int as count
    from refunds r join ${orderLineRow("l")} on l.id = r.line_id join ${orderRow("o")} on o.id = r.order_id left join ${account("u")} on u.id = r.assignee_id
    left join refund_cases k on k.refund_id = r.id and k.closed_at is null
    where r.status in (${states}) order by coalesce(k.due_at, r.due_at) nulls last, r.created_at limit ${limit}`.execute(db);
  return waitingOf(rows);
}

export const refundWaiting: readonly WaitingQueue[] = [
  {
    key: "refunds.waiting",
    label: "Refunds",
    paths: ["/admin/refunds", "/content-editor/refunds"],
    access: { any: ["view_orders", "manage_refunds"] },
    look: (db, limit) => waitingIn(db, sql.lit("creator_review"), sql`r.created_at`, limit),
  },
  {
    key: "refunds.escalated",
    label: "Escalated refunds",
    paths: ["/admin/escalated-refunds", "/content-editor/escalated-refunds"],
    access: decideRefunds,
    look: (db, limit) => waitingIn(db, withStaff, sql`coalesce(k.opened_at, r.updated_at)`, limit),
  },
];

export const refundFigures: readonly DayFigure[] = [
  {
    key: "refunds.refunded",
    label: "Refunded",
    unit: "cents",
    access: { any: ["view_orders", "manage_refunds", "view_analytics"] },
    isCost: true,
    count: async (db, from, to) => {
      const { cents } = await db
        .selectFrom("refunds")
        .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as("cents"))
        .where(sql<boolean>`status = 'refunded'`)
        .where("updatedAt", ">=", from)
        .where("updatedAt", "<", to)
        .executeTakeFirstOrThrow();
      return cents;
    },
  },
];
