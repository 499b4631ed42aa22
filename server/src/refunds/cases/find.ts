import type { SearchTerm } from "@blenda/domain/dashboard/finding";
import { decideRefunds } from "@blenda/domain/refunds/access";
import type { CaseOutcome } from "@blenda/domain/refunds/cases/constants";
import { caseNumber } from "@blenda/domain/refunds/cases/rules";
import { caseTexts } from "@blenda/domain/refunds/cases/texts";
import { type RawBuilder, sql } from "kysely";
import { peopleFitting, publicPerson } from "../../identity/sql.ts";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Findable } from "../../platform/overview.ts";

interface Row {
  id: string;
  number: number;
  orderNumber: number;
  title: string;
  amount: string;
  outcome: CaseOutcome | null;
  isClosed: boolean;
  takenBy: string | null;
}

/** Refunds by the number of the order or of the case, and by buyer or seller. */
function refundsFor(typed: SearchTerm, limit: number): RawBuilder<unknown> {
  const byCase = (number: number) => sql`select refund_id as id from refund_cases where number = ${number}::bigint`;
  if (typed.by === "caseNumber") return byCase(typed.number);
  if (typed.by === "number")
    return sql`${byCase(typed.number)} union select r.id from ${orderRow("o")} join refunds r on r.order_id = o.id where o.number = ${typed.number}::bigint`;
  const side = (column: string) => sql`select x.id from (${peopleFitting(typed) ?? sql`select null::text as id`}) as p cross join lateral (
    select r.id from refunds r where ${sql.ref(column)} = p.id order by r.created_at desc limit ${limit}) as x`;
  return sql`${side("r.buyer_id")} union ${side("r.creator_id")}`;
}

export const findableCases: Findable = {
  kind: "case",
  access: decideRefunds,
  find: async (db, typed, { limit }) => {
    const { rows } = await sql<Row>`
      select c.refund_id as id, c.number, o.number as order_number, l.title, to_char(c.amount_cents / 100.0, 'FM$999,999,990.00') as amount, c.outcome,
        c.closed_at is not null as is_closed, a.display_name as taken_by
      from refund_cases c join refunds r on r.id = c.refund_id join ${orderRow("o")} on o.id = r.order_id join ${orderLineRow("l")} on l.id = r.line_id
      left join ${publicPerson("a")} on a.id = r.assignee_id
      where c.refund_id = any (array(select id from (${refundsFor(typed, limit)}) as f))
      order by c.closed_at is not null, c.opened_at desc limit ${limit}`.execute(db);
    return rows.map(({ id, number, orderNumber, title, amount, outcome, isClosed, takenBy }) => ({
      id,
      title: `Escalated refund ${caseNumber(number)}`,
      detail: [
        title,
        `order ${orderNumber}`,
        isClosed ? (outcome ? caseTexts.outcomes[outcome] : "Closed") : takenBy ? `taken by ${takenBy}` : "taken by nobody",
      ].join(" · "),
      figure: amount,
      isOpen: !isClosed,
      isExact: typed.by === "caseNumber",
      paths: [`/admin/escalated-refunds?${isClosed ? "show=closed&" : ""}open=${encodeURIComponent(id)}`],
    }));
  },
};
