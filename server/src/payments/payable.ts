import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { OrderRow } from "../orders/port.ts";
import { orderRow } from "../orders/sql.ts";
import { anyOf } from "../platform/database/any-of.ts";
import { batched } from "../platform/database/batched.ts";
import type { Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { rateCounterRow } from "../platform/sql.ts";
import { declinesKey, declinesSince } from "./declines.ts";

export type PayableRow = Pick<OrderRow, "id" | "status" | "buyerId" | "email" | "secretHash" | "intentId" | "isTest"> &
  Pick<OrderRow, "discountId" | "subtotalCents" | "taxCents"> & { declines: number | null };

/** An order to be paid, and how many of its buyer's cards were declined lately. */
export const selectPayable = batched(async (db: Db, asked: { orderId: string; now: Instant }[]): Promise<(PayableRow | undefined)[]> => {
  const ids = asked.map(({ orderId }) => orderId);
  const rows = await findRows(db, { ids, declinePrefix: declinesKey(""), since: declinesSince(asked[0]?.now ?? "") });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
});

const findRows = prepared(
  (_db, { ids, declinePrefix, since }: { ids: string[]; declinePrefix: string; since: Instant }) => sql<PayableRow>`
    select o.id, o.status, o.buyer_id, o.email, o.secret_hash, o.intent_id, o.is_test, o.discount_id, o.subtotal_cents, o.tax_cents, (select c.used from ${rateCounterRow("c")}
      where c.key = ${declinePrefix}::text || coalesce(o.buyer_id, o.email) and c.window_start = ${since}::timestamptz) as declines
    from ${orderRow("o")} where o.id = ${anyOf(ids)}`,
);
