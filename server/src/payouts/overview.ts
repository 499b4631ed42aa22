import { sql } from "kysely";
import { type DayFigure, type HealthCheck, type WaitingItem, type WaitingQueue, waitingOf } from "../platform/overview.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { frozenBecause } from "./freezes.ts";

/** What an admin has to approve or to decide about. */
export const payoutWaiting: readonly WaitingQueue[] = [
  {
    key: "payouts.waiting",
    label: "Payouts",
    paths: ["/admin/payouts"],
    access: "admin",
    look: async (db, limit) => {
      const { rows } = await sql<WaitingItem & { count: number }>`
        select p.id, coalesce(s.name, u.display_name) as title,
          to_char(p.amount_cents / 100.0, 'FM$999,999,990.00') || case when p.status = 'on_hold' then ' · on hold' else '' end as detail,
          p.created_at as since, null::timestamptz as due_at, null::text as taken_by, count(*) over ()::int as count
        from payouts p join users u on u.id = p.user_id left join shops s on s.creator_id = p.user_id
        where p.status in ('draft', 'approved', 'processing', 'sent', 'on_hold') and p.status in ('draft', 'on_hold')
        order by p.created_at, p.id limit ${limit}`.execute(db);
      return waitingOf(rows);
    },
  },
];

export const payoutFigures: readonly DayFigure[] = [
  {
    key: "payouts.paidOut",
    label: "Paid out",
    unit: "cents",
    access: "admin",
    count: async (db, from, to) => {
      const { cents } = await db
        .selectFrom("payouts")
        .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as("cents"))
        .where("takenAt", ">=", from)
        .where("takenAt", "<", to)
        .where("status", "<>", "returned")
        .executeTakeFirstOrThrow();
      return cents;
    },
  },
];

export const payoutHealth: readonly HealthCheck<Services>[] = [
  {
    name: "payouts",
    label: "Payouts",
    look: async (services) => {
      const { count } = await services.db
        .selectFrom("payouts")
        .select(sql<number>`count(*)::int`.as("count"))
        .where(sql<boolean>`status in ('draft', 'approved', 'processing', 'sent', 'on_hold') and status in ('approved', 'processing')`)
        .executeTakeFirstOrThrow();
      const frozen = await frozenBecause(services.db, services);
      const figure =
        services.transfers.name === "none" ? "No provider set up" : count === 0 ? "None on their way" : `${count} on their way`;
      return { figure, value: count, ...(frozen !== null && services.transfers.name !== "none" && { warning: `stopped: ${frozen}` }) };
    },
  },
];
