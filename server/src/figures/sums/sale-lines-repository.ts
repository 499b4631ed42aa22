import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";

/** Where a line stands now; what was true when it was sold is never written again. */
export async function writeSaleLines(tx: Tx, rows: readonly Selectable<Database["saleLines"]>[]): Promise<void> {
  await upsertLines(tx, { rows: asRecordSet(rows) });
}

const upsertLines = prepared(
  (_db, { rows }: { rows: string }) => sql`
    insert into sale_lines select * from jsonb_populate_recordset(null::sale_lines, ${rows}::jsonb)
    on conflict (line_id) do update set refunded_cents = excluded.refunded_cents, commission_cents = excluded.commission_cents,
      affiliate_cents = excluded.affiliate_cents, is_share_returned = excluded.is_share_returned, earned_cents = excluded.earned_cents, pending_cents = excluded.pending_cents, state = excluded.state,
      clears_at = excluded.clears_at, clears_on = excluded.clears_on, refunds = excluded.refunds`,
);
