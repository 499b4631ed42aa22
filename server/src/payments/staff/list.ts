import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import type { PaymentState } from "@blenda/domain/payments/constants";
import type { PaymentFilter, PaymentLine } from "@blenda/domain/payments/model";
import { maskedEmail, paymentState, readPaymentSearch } from "@blenda/domain/payments/rules";
import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";

/** Written into the statement, not sent beside it: only so partial indexes are used. */
const STATE: Record<PaymentState, RawBuilder<boolean>> = {
  pending_payment: sql`o.status = 'pending_payment'`,
  requires_action: sql`o.status = 'requires_action'`,
  paid: sql`(o.status = 'paid' and o.refunded_cents = 0)`,
  failed: sql`o.status = 'failed'`,
  expired: sql`o.status = 'expired'`,
  cancelled: sql`o.status = 'cancelled'`,
  refunded: sql`(o.refunded_cents > 0 and o.refunded_cents >= o.total_cents)`,
  partly_refunded: sql`(o.refunded_cents > 0 and o.refunded_cents < o.total_cents)`,
  disputed: sql`o.is_disputed`,
  test: sql`o.is_test`,
  fraud: sql`o.is_fraud`,
};

function matches(typed: string): RawBuilder<boolean> | null {
  const search = readPaymentSearch(typed);
  if (!search) return null;
  if ("number" in search) return sql`o.number = ${search.number}::bigint`;
  if ("last4" in search) return sql`o.card_last4 = ${search.last4}`;
  if ("intentId" in search) return sql`o.intent_id = ${search.intentId}`;
  // With the address it was ordered with, or the one its account has now.
  return sql`o.id = any (array(select e.id from orders e where e.email = ${search.email}
    union select b.id from users u join orders b on b.buyer_id = u.id where u.email = ${search.email}))`;
}

/** Orders the filter lets through. */
export function selectOrders(db: Db, { search = "", state, from, to }: PaymentFilter) {
  const wanted = [
    matches(search),
    state && STATE[state],
    from && sql<boolean>`o.created_at >= ${from}`,
    to && sql<boolean>`o.created_at < ${to}`,
  ].filter((each) => typeof each === "object" && each !== null);
  const orders = db
    .selectFrom("orders as o")
    .select(["o.id", "o.number", "o.buyerId", "o.email", "o.status", "o.currency", "o.totalCents", "o.refundedCents"])
    .select(["o.provider", "o.cardBrand", "o.cardLast4", "o.isTest", "o.isDisputed", "o.isFraud", "o.createdAt"]);
  return wanted.reduce((query, condition) => query.where(condition), orders);
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>["execute"]>>[number];

export const orderList = keysetList({
  columns: { created: { by: sql`o.created_at`, kind: "instant" } },
  id: sql`o.id`,
  usual: { sort: "created", direction: "desc" },
});

/** The names of what is in these orders. */
async function itemsOf(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; items: string[] }>`
    select w.id, array(select l.title from order_lines l where l.order_id = w.id order by l.position) as items
    from orders w where w.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, items }) => [id, items]));
}

/** Rows as this person may see them: addresses whole for admins only. */
export async function linesFor(db: Db, user: Me, rows: readonly OrderRow[]): Promise<PaymentLine[]> {
  if (rows.length === 0) return [];
  const items = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  const isWhole = can(user, "admin");
  return rows.map((row) => {
    const { id, buyerId, status, currency, totalCents, refundedCents, provider, isTest, isDisputed, isFraud, createdAt } = row;
    return {
      ...{ id, number: String(row.number), email: isWhole ? row.email : maskedEmail(row.email), buyerId, items: items.get(id) ?? [] },
      ...{ totalCents, refundedCents, currency, status, provider, isTest, isFraud, createdAt },
      state: paymentState({ status, totalCents, refundedCents, isDisputed }),
      card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    };
  });
}
