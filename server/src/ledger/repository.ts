import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/db.ts";
import { statement } from "../platform/statement.ts";

interface NewBooking {
  kind: string;
  source: string;
  at: Instant;
  currency: string;
  entries: readonly { account: string; amount: number; availableAt?: Instant }[];
}

/** Bookings and their entries in one statement. Answers which were new: nothing is written where the same was booked before. */
export async function addBookings(tx: Tx, bookings: readonly NewBooking[]): Promise<Set<string>> {
  const entries = bookings.flatMap(({ entries: of, kind, source, currency }) => of.map((entry) => ({ ...entry, kind, source, currency })));
  const rows = await insertBookings(tx, JSON.stringify(bookings), JSON.stringify(entries));
  return new Set(rows.map(({ source }) => source));
}

const insertBookings = statement(
  (_db, bookings: string, entries: string) => sql<{ source: string }>`
    with booked as (
      insert into ledger_transactions (kind, source, at)
      select kind, source, at from jsonb_to_recordset(${bookings}::jsonb) as b (kind text, source text, at timestamptz)
      on conflict (source, kind) do nothing returning id, kind, source),
    entered as (
      insert into ledger_entries (transaction_id, account, amount, currency, available_at)
      select booked.id, e.account, e.amount, e.currency, e."availableAt"
      from jsonb_to_recordset(${entries}::jsonb) as e (kind text, source text, account text, amount bigint, currency text, "availableAt" timestamptz)
      join booked on booked.source = e.source and booked.kind = e.kind)
    select source from booked`,
);

export async function balanceOf(db: Db, account: string, currency: string): Promise<number> {
  const row = await db
    .selectFrom("ledgerBalances")
    .select(({ fn }) => fn.sum<string | null>("balance").as("balance"))
    .where("account", "=", account)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}
