import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/db.ts";

interface NewBooking {
  kind: string;
  source: string;
  at: Instant;
  currency: string;
  entries: readonly { account: string; amount: number; availableAt?: Instant }[];
}

/** A booking and its entries in one statement; nothing is written, and `false` answered, where the same was booked before. */
export async function addBooking(tx: Tx, { kind, source, at, currency, entries }: NewBooking): Promise<boolean> {
  const column = <Value>(of: (entry: NewBooking["entries"][number]) => Value) => entries.map(of);
  const { numAffectedRows } = await sql`
    with booked as (
      insert into ledger_transactions (kind, source, at) values (${kind}, ${source}, ${at}) on conflict (source, kind) do nothing returning id)
    insert into ledger_entries (transaction_id, account, amount, currency, available_at)
    select booked.id, e.account, e.amount, ${currency}, e.available_at
    from booked, unnest(${column(({ account }) => account)}::text[], ${column(({ amount }) => amount)}::bigint[],
      ${column(({ availableAt }) => availableAt ?? null)}::timestamptz[]) as e (account, amount, available_at)`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function balanceOf(db: Db, account: string, currency: string): Promise<number> {
  const row = await db
    .selectFrom("ledgerBalances")
    .select(({ fn }) => fn.sum<string | null>("balance").as("balance"))
    .where("account", "=", account)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}
