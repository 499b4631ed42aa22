import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import type { Period, Run, RunLine } from "@blenda/domain/reconciliation/model";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import { ledgerEntryRow, ledgerTransactionRow } from "../../ledger/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";

export type RunRow = Selectable<Database["reconciliationRuns"]>;
export type RowRow = Selectable<Database["reconciliationRows"]>;

const openRows = sql<number>`(select count(*) from reconciliation_rows r
  where r.run_id = n.id and r.state <> 'matched' and r.resolved_at is null)::int`;
const differing = sql<number>`(select count(*) from reconciliation_rows r
  where r.run_id = n.id and r.state <> 'matched' and r.ledger_cents <> r.provider_cents)::int`;

const selectRuns = (db: Db) =>
  db
    .selectFrom("reconciliationRuns as n")
    .leftJoin(publicPerson("u"), "u.id", "n.startedBy")
    .selectAll("n")
    .select(["u.displayName as byName", openRows.as("openRows"), differing.as("differingRows")]);
type SelectedRun = Awaited<ReturnType<ReturnType<typeof selectRuns>["execute"]>>[number];

const lineOf = (row: SelectedRun): RunLine => ({
  ...{ id: row.id, from: row.fromDay, to: row.toDay, trigger: row.trigger, state: row.state, startedAt: row.startedAt, by: row.byName },
  ...{ openRows: row.openRows, unexplainedCents: row.unexplainedCents, isClean: row.isClean },
});

const runOf = (row: SelectedRun): Run => ({
  ...lineOf(row),
  ...{ ledgerCents: row.ledgerCents, payouts: row.payouts, providerCents: row.providerCents, statementUntil: row.statementUntil },
  ...{ openCents: row.openCents, differingRows: row.differingRows, unexplainedRows: row.unexplainedRows },
  ...{ depositCents: row.depositCents, feeLedgerCents: row.feeLedgerCents, feeProviderCents: row.feeProviderCents },
  ...{ onTheWay: row.onTheWay, onTheWayCents: row.onTheWayCents },
  books: { transactions: row.transactions, balanced: row.balanced },
  statement: { lines: row.statementLines, gapless: row.gapless, gapAfter: row.gapAfter },
});

export async function latestRuns(db: Db): Promise<RunLine[]> {
  const rows = await selectRuns(db).orderBy("n.startedAt", "desc").orderBy("n.id").limit(RECONCILIATION.RUNS_SHOWN).execute();
  return rows.map(lineOf);
}

/** Absent: the latest. */
export async function findRun(db: Db, id?: string): Promise<Run | null> {
  const row = await selectRuns(db)
    .$if(id !== undefined, (query) => query.where("n.id", "=", id ?? ""))
    .orderBy("n.startedAt", "desc")
    .orderBy("n.id")
    .limit(1)
    .executeTakeFirst();
  return row ? runOf(row) : null;
}

export async function runLine(db: Db, id: string): Promise<RunLine> {
  return lineOf(await selectRuns(db).where("n.id", "=", id).executeTakeFirstOrThrow());
}

export const lockRun = (tx: Tx, id: string): Promise<RunRow | undefined> =>
  tx.selectFrom("reconciliationRuns").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The latest of exactly this period. */
export const lockRunOf = (tx: Tx, { from, to }: Period): Promise<RunRow | undefined> =>
  tx
    .selectFrom("reconciliationRuns")
    .selectAll()
    .where("fromDay", "=", from)
    .where("toDay", "=", to)
    .orderBy("startedAt", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export async function addRun(tx: Tx, run: Insertable<Database["reconciliationRuns"]>): Promise<void> {
  await tx.insertInto("reconciliationRuns").values(run).execute();
}

export async function changeRun(tx: Tx, id: string, changes: Updateable<Database["reconciliationRuns"]>): Promise<void> {
  await tx.updateTable("reconciliationRuns").set(changes).where("id", "=", id).execute();
}

export async function replaceRows(tx: Tx, runId: string, rows: readonly RowRow[]): Promise<void> {
  await tx.deleteFrom("reconciliationRows").where("runId", "=", runId).execute();
  if (rows.length === 0) return;
  await sql`insert into reconciliation_rows
    select * from jsonb_populate_recordset(null::reconciliation_rows, ${asRecordSet(rows)}::jsonb)`.execute(tx);
}

export async function keysOf(tx: Tx, runId: string): Promise<Set<string>> {
  const rows = await tx.selectFrom("reconciliationRows").select("key").where("runId", "=", runId).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Resolutions of these by staff, the last time. */
export async function resolutionsOf(tx: Tx, keys: readonly string[]): Promise<Map<string, RowRow>> {
  const { rows } = await sql<RowRow>`select distinct on (key) * from reconciliation_rows
    where key = any(${keys}::text[]) and resolved_at is not null order by key, resolved_at desc`.execute(tx);
  return new Map(rows.map((row) => [row.key, row]));
}

export const findRow = (db: Db, runId: string, key: string): Promise<RowRow | undefined> =>
  db.selectFrom("reconciliationRows").selectAll().where("runId", "=", runId).where("key", "=", key).executeTakeFirst();

export async function resolve(
  tx: Tx,
  { runId, key }: Pick<RowRow, "runId" | "key">,
  resolution: Pick<Updateable<Database["reconciliationRows"]>, "resolvedAt" | "resolvedBy" | "how" | "note">,
): Promise<void> {
  await tx.updateTable("reconciliationRows").set(resolution).where("runId", "=", runId).where("key", "=", key).execute();
}

/** What is unexplained still, of the latest run that says so: one that no later run of at least its days took the place of. */
export async function unexplainedTotals(tx: Tx): Promise<Pick<RunRow, "unexplainedCents" | "unexplainedRows"> | null> {
  const { rows } = await sql<Pick<RunRow, "unexplainedCents" | "unexplainedRows">>`
    select r.unexplained_cents, r.unexplained_rows from reconciliation_runs r where not r.is_clean and not exists (
      select from reconciliation_runs l where l.started_at > r.started_at and l.state = 'done' and l.from_day <= r.from_day and l.to_day >= r.to_day
    ) order by r.started_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Every transaction of the books sums up to nothing; so many do, of so many. */
export async function countBalanced(db: Db): Promise<{ transactions: number; balanced: number }> {
  const { rows } = await sql<{ transactions: number; balanced: number }>`
    select (select count(*) from ${ledgerTransactionRow("ledgerTransactions")}) as transactions,
      (select count(*) from ${ledgerTransactionRow("ledgerTransactions")}) - (select count(*) from (
        select from ${ledgerEntryRow("ledgerEntries")} group by transaction_id, currency having sum(amount) <> 0) b) as balanced`.execute(
    db,
  );
  return rows[0] ?? { transactions: 0, balanced: 0 };
}

const KEPT_DAYS = 35;

/** What agreed a month ago need not be listed again: its run keeps the proof. */
export async function removeOldMatches(tx: Tx, now: string): Promise<void> {
  await sql`delete from reconciliation_rows r using reconciliation_runs n where n.id = r.run_id and r.state = 'matched'
    and r.resolved_at is null and n.started_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(tx);
}

/** A row as the latest run that has it says. */
export const latestRunWith = (tx: Tx, key: string): Promise<RowRow | undefined> =>
  tx
    .selectFrom("reconciliationRows as r")
    .innerJoin("reconciliationRuns as n", "n.id", "r.runId")
    .selectAll("r")
    .where("r.key", "=", key)
    .orderBy("n.startedAt", "desc")
    .limit(1)
    .executeTakeFirst();

/** Whose payout a row is about. */
export const personOfRow = async (db: Db, runId: string, key: string): Promise<(string | null)[]> => [
  (await findRow(db, runId, key))?.userId ?? null,
];
