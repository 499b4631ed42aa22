import type { PayoutCorrection } from "@blenda/domain/reconciliation/model";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export type CorrectionRow = Selectable<Database["payoutCorrections"]>;

/** Two people agreed to them: few, so all of them are read. */
export const approvedCorrections = (db: Db): Promise<Pick<CorrectionRow, "id" | "key" | "cents">[]> =>
  db.selectFrom("payoutCorrections").select(["id", "key", "cents"]).where("state", "=", "approved").execute();

/** What our books say has left the provider's balance for these. */
export async function bookedCents(db: Db, sources: readonly string[]): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(e.amount), 0)::bigint as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.source = any(${sources}::text[]) and e.account = 'payout_provider'`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function addCorrection(tx: Tx, correction: Insertable<Database["payoutCorrections"]>): Promise<boolean> {
  const added = await tx
    .insertInto("payoutCorrections")
    .values(correction)
    .onConflict((conflict) => conflict.column("key").where("state", "=", "proposed").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export const lockCorrection = (tx: Tx, id: string): Promise<CorrectionRow | undefined> =>
  tx.selectFrom("payoutCorrections").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function changeCorrection(tx: Tx, id: string, changes: Updateable<Database["payoutCorrections"]>): Promise<void> {
  await tx.updateTable("payoutCorrections").set(changes).where("id", "=", id).execute();
}

const selectCorrections = (db: Db) =>
  db
    .selectFrom("payoutCorrections as c")
    .innerJoin("users as p", "p.id", "c.proposedBy")
    .leftJoin("users as d", "d.id", "c.decidedBy")
    .selectAll("c")
    .select(["p.displayName as proposedByName", "d.displayName as decidedByName"]);
type SelectedCorrection = Awaited<ReturnType<ReturnType<typeof selectCorrections>["execute"]>>[number];

const shown = (row: SelectedCorrection, readerId: string): PayoutCorrection => ({
  ...{ id: row.id, cents: row.cents, reason: row.reason, state: row.state, proposedBy: row.proposedByName, proposedAt: row.proposedAt },
  ...{ decidedBy: row.decidedByName, decidedAt: row.decidedAt, canDecide: row.state === "proposed" && row.proposedBy !== readerId },
});

export async function correctionOf(db: Db, id: string, readerId: string): Promise<PayoutCorrection> {
  return shown(await selectCorrections(db).where("c.id", "=", id).executeTakeFirstOrThrow(), readerId);
}

/** The latest of each row. */
export async function correctionsOf(db: Db, keys: readonly string[], readerId: string): Promise<Map<string, PayoutCorrection>> {
  if (keys.length === 0) return new Map();
  const rows = await selectCorrections(db).where("c.key", "in", keys).orderBy("c.proposedAt").execute();
  return new Map(rows.map((row) => [row.key, shown(row, readerId)]));
}

/** Whose payout is corrected. */
export async function personOfCorrection(db: Db, id: string): Promise<string[]> {
  const corrected = db.selectFrom("payoutCorrections as c").innerJoin("payouts as p", "p.id", "c.payoutId").select("p.userId");
  return (await corrected.where("c.id", "=", id).execute()).map(({ userId }) => userId);
}
