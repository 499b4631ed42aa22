import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";

/** Bookings, and the entries of all of them; both are told apart by kind and source. */
export type BookingDocuments = [bookings: string, entries: string];

/** Parts of a statement that writes bookings beside what they are about. */
export const bookingParts = (bookings: string, entries: string): RawBuilder<unknown> => sql`
  booked as (
    insert into ledger_transactions (kind, source, at)
    select kind, source, at from jsonb_to_recordset(${bookings}::jsonb) as b (kind text, source text, at timestamptz)
    on conflict (source, kind) do nothing returning id, kind, source),
  entered as (
    insert into ledger_entries (transaction_id, account, amount, currency, available_at)
    select booked.id, e.account, e.amount, e.currency, e."availableAt"
    from jsonb_to_recordset(${entries}::jsonb) as e (kind text, source text, account text, amount bigint, currency text, "availableAt" timestamptz)
    join booked on booked.source = e.source and booked.kind = e.kind)`;

const insertBookings = prepared(
  (_db, { bookings, entries }: { bookings: string; entries: string }) =>
    sql<{ source: string }>`with ${bookingParts(bookings, entries)} select source from booked`,
);

/** Answers whether it was new: nothing is written where the same was booked before. */
export const isBooked = async (tx: Tx, ...[bookings, entries]: BookingDocuments): Promise<boolean> =>
  (await insertBookings(tx, { bookings, entries })).length > 0;

export async function balanceOf(db: Db, account: string, currency: string): Promise<number> {
  const row = await db
    .selectFrom("ledgerBalances")
    .select(({ fn }) => fn.sum<string | null>("balance").as("balance"))
    .where("account", "=", account)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}
