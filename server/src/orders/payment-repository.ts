import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { type JsonRows, jsonRows, readJsonRows } from "../platform/database/json-rows.ts";
import type { OrderRow, SoldLine } from "./repository.ts";

const LINE_COLUMNS = ["id", "orderId", "itemType", "title", "creatorId", "paidCents", "taxCents", "split"] as const;
/** As far as its payment is concerned. */
type LockedLine = Pick<SoldLine, (typeof LINE_COLUMNS)[number]>;

/** Held until the transaction ends, with what is in it. */
export type LockedOrder = OrderRow & { lines: LockedLine[] };
export type LockedOrderRow = OrderRow & { lines: JsonRows<LockedLine> };

export const readLockedOrder = ({ lines, ...order }: LockedOrderRow): LockedOrder => ({ ...order, lines: readJsonRows(lines) });

const withLines = (db: Db) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select(({ selectFrom }) =>
      jsonRows<LockedLine>(
        selectFrom("orderLines as l")
          .select(LINE_COLUMNS.map((name) => `l.${name}` as const))
          .whereRef("l.orderId", "=", "orders.id")
          .orderBy("l.position"),
      ).as("lines"),
    )
    .forUpdate();

export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder | undefined> {
  const row = await withLines(tx).where("id", "=", id).executeTakeFirst();
  return row && readLockedOrder(row);
}

/** The order a payment is for. */
export const lockOfPayment = (tx: Tx, intentId: string): Promise<OrderRow | undefined> =>
  tx.selectFrom("orders").selectAll().where("intentId", "=", intentId).forUpdate().executeTakeFirst();

/**
 * A part of a statement: the orders these payments are for; by their own id only while they do not know any payment. In
 * the order of their ids, so that two who hold several never wait for each other.
 */
export const lockByPayments = (db: Db, intentIds: string[], orderIds: string[]) =>
  withLines(db)
    .where((is) => is.or([is("intentId", "=", anyOf(intentIds)), is.and([is("id", "=", anyOf(orderIds)), is("intentId", "is", null)])]))
    .orderBy("id");

export interface Delivery {
  id: string;
  holderId: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  /** One for each place in the order. */
  codes: string[];
}

/** The version of the terms a buyer keeps. */
const TERMS_VERSION = "2026-11";

/**
 * Parts of a statement: the orders are paid, their lines open, and each licensed line gets a licence that names the exact
 * files it is for. The ids are given once more by themselves: of rows in a document the planner expects a hundred, and
 * reads the whole table for them.
 */
export const openOrders = (ids: string[], deliveries: string, now: Instant, availableAt: Instant): RawBuilder<unknown> => sql`
  due as (
    select * from jsonb_to_recordset(${deliveries}::jsonb) as d (id text, "holderId" text, "cardBrand" text, "cardLast4" text, codes text[])),
  paid as (
    update orders o set status = 'paid', paid_at = ${now}::timestamptz, card_brand = d."cardBrand", card_last4 = d."cardLast4"
    from due d where o.id = d.id and o.id = ${anyOf(ids)}),
  opened as (
    update order_lines l set status = 'fulfilled', fulfilled_at = ${now}::timestamptz, available_at = ${availableAt}::timestamptz
    from due d where l.order_id = d.id and l.order_id = ${anyOf(ids)} and l.status = 'pending' returning l.*),
  licensed as (
    insert into licences (code, line_id, holder_id, type, seats, terms_version, issued_at, file_hashes)
    select d.codes[o.position + 1], o.id, d."holderId", o.licence_type, o.seats, ${sql.lit(TERMS_VERSION)}, ${now}::timestamptz, coalesce((
      select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by pf.position)
      from product_files pf join files f on f.id = pf.file_id where pf.version_id = o.version_id), '[]'::jsonb)
    from opened o join due d on d.id = o.order_id where o.licence_type is not null)`;
