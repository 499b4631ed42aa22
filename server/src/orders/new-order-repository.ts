import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../platform/db.ts";
import type { keyRow } from "../platform/once.ts";
import { asRows } from "../platform/rows.ts";
import { statement } from "../platform/statement.ts";
import { together } from "../platform/together.ts";
import type { SoldLine } from "./repository.ts";

interface NewOrder {
  id: string;
  buyerId: string | null;
  email: string;
  secretHash: string;
  currency: string;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  discountId: string | null;
  discountCode: string | null;
  invoice: Partial<InvoiceDetails>;
  visit: Record<string, unknown>;
  isTest: boolean;
  /** What it is charged by, where that is known already. */
  provider: string | null;
  intentId: string | null;
  createdAt: Instant;
  expiresAt: Instant;
}

/** Absent: what is sold has no versions, no licences. */
type Licensed = Partial<Pick<SoldLine, "versionId" | "version" | "specHash" | "licenceType" | "seats">>;
type Priced = Pick<SoldLine, "listCents" | "discountCents" | "taxCents" | "paidCents" | "split">;
type NewLine = Pick<SoldLine, "id" | "itemType" | "itemId" | "title" | "creatorId" | "shopName"> & Licensed & Priced;

interface Placed {
  order: NewOrder;
  lines: readonly NewLine[];
  /** The command that asks for it, answered with the order's id; `null` where the caller sees to it that it happens once. */
  key: ReturnType<typeof keyRow<{ orderId: string }>> | null;
}

/** The order, its lines and its command's key, in one statement. Answers whether it was made: a key is good for one. */
export const addOrder = together(async (db: Db, placed: Placed[]): Promise<boolean[]> => {
  const orders = placed.map(({ order }) => order);
  const lines = placed.flatMap(({ order: { id: orderId, buyerId }, lines: of }) =>
    of.map((line, position) => ({ ...line, orderId, buyerId, position })),
  );
  const keys = placed.flatMap(({ key }) => key ?? []);
  const keyless = placed.flatMap(({ key, order: { id } }) => (key ? [] : [id]));
  const rows = await insertOrders(db, asRows(keys), keyless, asRows(orders), asRows(lines));
  const made = new Set(rows.map(({ id }) => id));
  return orders.map(({ id }) => made.has(id));
});

const insertOrders = statement(
  (_db, keys: string, keyless: string[], orders: string, lines: string) => sql<{ id: string }>`
    with first as (
      insert into command_keys (actor_id, operation, key, wish, answer)
      select actor_id, operation, key, wish, answer from jsonb_populate_recordset(null::command_keys, ${keys}::jsonb)
      on conflict do nothing returning answer ->> 'orderId' as order_id),
    made as (
      insert into orders (id, buyer_id, email, secret_hash, status, currency, subtotal_cents, discount_cents, tax_cents, total_cents,
        discount_id, discount_code, invoice, visit, is_test, provider, intent_id, created_at, expires_at)
      select id, buyer_id, email, secret_hash, 'pending_payment', currency, subtotal_cents, discount_cents, tax_cents, total_cents,
        discount_id, discount_code, invoice, visit, is_test, provider, intent_id, created_at, expires_at
      from jsonb_populate_recordset(null::orders, ${orders}::jsonb) o
      where o.id in (select order_id from first) or o.id = any(${keyless}::text[]) returning id),
    listed as (
      insert into order_lines (id, order_id, buyer_id, position, item_type, item_id, version_id, version, title, spec_hash, creator_id,
        shop_name, licence_type, seats, list_cents, discount_cents, tax_cents, paid_cents, split, status)
      select l.id, order_id, buyer_id, position, item_type, item_id, version_id, version, title, spec_hash, creator_id,
        shop_name, licence_type, coalesce(seats, 1), list_cents, discount_cents, tax_cents, paid_cents, split, 'pending'
      from jsonb_populate_recordset(null::order_lines, ${lines}::jsonb) l join made on made.id = l.order_id)
    select id from made`,
);
