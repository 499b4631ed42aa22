import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable } from "kysely";
import type { Database, Db, Tx } from "../platform/db.ts";

/** `null` where the same was booked before. */
export async function addTransaction(tx: Tx, kind: string, source: string, at: Instant): Promise<number | null> {
  const row = await tx
    .insertInto("ledgerTransactions")
    .values({ kind, source, at })
    .onConflict((c) => c.columns(["source", "kind"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function addEntries(tx: Tx, entries: Insertable<Database["ledgerEntries"]>[]): Promise<void> {
  await tx.insertInto("ledgerEntries").values(entries).execute();
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
