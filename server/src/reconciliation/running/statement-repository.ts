import type { StatedLine } from "@blenda/domain/reconciliation/statement";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";

export type LineRow = Selectable<Database["statementLines"]>;

/**
 * Writes lines that are not known, and answers how many that were. What was fetched and is imported again has another id there: a
 * movement of the same transfer, of the same kind and amount, is the same.
 */
export async function addLines(tx: Tx, lines: readonly StatedLine[], origin: LineRow["origin"], at: Instant): Promise<number> {
  if (lines.length === 0) return 0;
  const { numAffectedRows } = await sql`insert into statement_lines
      (id, transfer_id, kind, amount_cents, currency, at, reference, recipient_last4, balance_cents, origin, known_since)
    select n.id, n.transfer_id, n.kind, n.amount_cents, n.currency, n.at, n.reference, n.recipient_last4, n.balance_cents, ${origin}, ${at}
    from rows from (jsonb_populate_recordset(null::statement_lines, ${asRecordSet(lines)}::jsonb)) with ordinality n
    where not exists (select from statement_lines s where s.transfer_id = n.transfer_id and s.kind = n.kind
      and s.amount_cents = n.amount_cents and s.currency = n.currency and s.origin <> ${origin})
    order by n.ordinality
    on conflict (id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** From the first moment up to, not with, the last; in the statement's order. */
export const linesBetween = (db: Db, from: Instant, before: Instant): Promise<LineRow[]> =>
  db.selectFrom("statementLines").selectAll().where("at", ">=", from).where("at", "<", before).orderBy("at").orderBy("seq").execute();

export const linesById = (db: Db, ids: readonly string[]): Promise<LineRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom("statementLines").selectAll().where("id", "in", ids).orderBy("at").orderBy("seq").execute();

export async function linkLines(tx: Tx, ids: readonly string[], payoutId: string): Promise<void> {
  await tx.updateTable("statementLines").set({ linkedPayoutId: payoutId }).where("id", "in", ids).execute();
}
