import type { ItemType } from "@blenda/domain/orders/constants";
import { sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db } from "../../platform/database/db.ts";

/** A line somebody paid something for, with what its order says of it. */
export interface PaidLine {
  lineId: string;
  orderId: string;
  orderNumber: number;
  paidAt: string;
  /** As the invoice says; empty where it says nothing. */
  invoiceCountry: string;
  clockZone: string;
  cents: number;
  orderCents: number;
  itemType: ItemType;
  itemId: string;
  /** Its buyer agreed to analytics. */
  isAgreed: boolean;
  /** The first paid line of its order. */
  isFirst: boolean;
}

const paid = sql`o.paid_at is not null and not o.is_test and l.paid_cents > 0`;
const paidLines = sql`
  select l.id as line_id, o.id as order_id, o.number as order_number, o.paid_at, coalesce(o.invoice ->> 'country', '') as invoice_country,
    coalesce(o.visit ->> 'browserTimezone', '') as clock_zone, l.paid_cents as cents, o.total_cents as order_cents,
    l.item_type, l.item_id, coalesce((o.visit ->> 'mayCount')::boolean, false) as is_agreed,
    not exists (select from order_lines p where p.order_id = o.id and p.paid_cents > 0 and p.position < l.position) as is_first
  from orders o join order_lines l on l.order_id = o.id where ${paid}`;

export async function paidLinesOf(db: Db, orderIds: readonly string[]): Promise<PaidLine[]> {
  return (await sql<PaidLine>`${paidLines} and o.id = ${anyOf(orderIds)} order by o.number, l.position`.execute(db)).rows;
}

/** So many lines at most, from the order after this one on; an order's lines are never parted. `next`: where to go on, if there is more. */
export async function paidLinesAfter(db: Db, after: number, most: number): Promise<{ lines: PaidLine[]; next: number | null }> {
  const { rows } =
    await sql<PaidLine>`${paidLines} and o.number > ${after}::bigint order by o.number, l.position limit ${most}::int`.execute(db);
  const last = rows.at(-1)?.orderNumber ?? 0;
  if (rows.length < most) return { lines: rows, next: null };
  const whole = rows.filter(({ orderNumber }) => orderNumber < last);
  return { lines: whole, next: whole.at(-1)?.orderNumber ?? null };
}

/** What was paid in a time, line by line. */
export async function paidBetween(db: Db, from: string, until: string): Promise<{ lines: number; cents: number }> {
  const { rows } = await sql<{ lines: number; cents: number }>`
    select count(*)::int as lines, coalesce(sum(l.paid_cents), 0)::bigint as cents
    from orders o join order_lines l on l.order_id = o.id
    where ${paid} and o.paid_at >= ${from}::timestamptz and o.paid_at < ${until}::timestamptz`.execute(db);
  return rows[0] ?? { lines: 0, cents: 0 };
}
