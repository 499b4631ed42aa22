import type { SearchTerm } from "@blenda/domain/dashboard/finding";
import type { OrderStatus } from "@blenda/domain/orders/constants";
import { seePayments } from "@blenda/domain/payments/constants";
import { paymentState } from "@blenda/domain/payments/rules";
import { paymentTexts } from "@blenda/domain/payments/texts";
import { dollars } from "@blenda/domain/shared/language/formats";
import { seePeople } from "@blenda/domain/users/constants";
import { type RawBuilder, sql } from "kysely";
import { peopleFitting } from "../../identity/sql.ts";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Findable } from "../../platform/overview.ts";

interface Row {
  id: string;
  number: number;
  intentId: string | null;
  status: OrderStatus;
  totalCents: number;
  refundedCents: number;
  isDisputed: boolean;
  day: string;
  first: string | null;
  lines: number;
}

/** Ids of orders, the latest of each way first; those found by a name are for staff who may see people. */
function idsFor(typed: SearchTerm, seesPeople: boolean, limit: number): RawBuilder<unknown> | null {
  if (typed.by === "number") return sql`select id from ${orderRow("orders")} where number = ${typed.number}::bigint`;
  if (typed.by === "caseNumber") return null;
  const ofPeople = sql`select b.id from (${peopleFitting(typed) ?? sql`select null::text as id`}) as p cross join lateral (
    select o.id from ${orderRow("o")} where o.buyer_id = p.id order by o.created_at desc, o.id desc limit ${limit}) as b`;
  if (typed.by === "email")
    return sql`(select id from ${orderRow("orders")} where email = ${typed.email} order by created_at desc, id desc limit ${limit}) union ${ofPeople}`;
  const byId = typed.by === "id" ? sql`select id from ${orderRow("orders")} where id = ${typed.id} or intent_id = ${typed.id}` : null;
  if (!seesPeople) return byId;
  return byId ? sql`${byId} union ${ofPeople}` : ofPeople;
}

const statesOf = ({ status, totalCents, refundedCents, isDisputed }: Row): string => {
  const state = paymentTexts.states[paymentState({ status, totalCents, refundedCents, isDisputed })];
  return refundedCents > 0 ? `refunded ${dollars(refundedCents)} of ${dollars(totalCents)}` : state.toLowerCase();
};

/** By its number, the provider's id, and whose it is. It holds no name. */
export const findableOrders: Findable = {
  kind: "order",
  access: seePayments,
  find: async (db, typed, { limit, may }) => {
    const ids = idsFor(typed, may(seePeople), limit);
    if (!ids) return [];
    const { rows } = await sql<Row>`
      select o.id, o.number, o.intent_id, o.status, o.total_cents, o.refunded_cents, o.is_disputed,
        to_char(o.created_at at time zone 'UTC', 'FMMon FMDD, YYYY') as day,
        (select l.title from ${orderLineRow("l")} where l.order_id = o.id order by l.position limit 1) as first,
        (select count(*)::int from ${orderLineRow("l")} where l.order_id = o.id) as lines
      from ${orderRow("o")} where o.id = any (array(select id from (${ids}) as f)) order by o.created_at desc, o.id desc limit ${limit}`.execute(
      db,
    );
    return rows.map((row) => ({
      id: row.id,
      title: `Order ${row.number}`,
      detail: [row.first && (row.lines > 1 ? `${row.first} and ${row.lines - 1} more` : row.first), row.day, statesOf(row)]
        .filter(Boolean)
        .join(" · "),
      figure: dollars(row.totalCents),
      isOpen: row.isDisputed,
      isExact:
        (typed.by === "number" && row.number === typed.number) || (typed.by === "id" && (row.intentId === typed.id || row.id === typed.id)),
      paths: [`/admin/payments?open=${encodeURIComponent(row.id)}`],
    }));
  },
};
