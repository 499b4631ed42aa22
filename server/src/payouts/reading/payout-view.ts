import type { Payout, PayoutSum } from "@blenda/domain/payouts/model";
import { sql } from "kysely";
import type { z } from "zod";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import type { PayoutRow } from "../repository.ts";

export type Sum = z.infer<typeof PayoutSum>;

/** A payout, and the Friday its money went out again. */
export type ViewRow = PayoutRow & { againIn: string | null };

export const selectPayouts = (db: Db) =>
  db.selectFrom("payouts as p").leftJoin("payouts as again", "again.id", "p.againId").selectAll("p").select("again.day as againIn");

export const payoutList = keysetList({
  columns: { amount: { by: sql`p.amount_cents`, kind: "integer" }, created: { by: sql`p.created_at`, kind: "instant" } },
  id: sql`p.id`,
  usual: { sort: "created", direction: "desc" },
});

export const viewOf = (row: ViewRow): Payout => ({
  id: row.id,
  batch: row.batch,
  day: row.day,
  status: row.status,
  amountCents: row.amountCents,
  currency: row.currency,
  arrives: row.arrives,
  recipient: { currency: row.recipientCurrency, last4: row.last4 },
  sales: row.sales,
  settlesAt: row.status === "sent" ? row.settlesAt : null,
  note: row.note,
  againIn: row.againIn,
  updatedAt: row.updatedAt,
});
