import { CURRENCY } from "@blenda/domain/checkout/constants";
import { type RawBuilder, sql } from "kysely";
import { door } from "../platform/database/door.ts";

/** Whether a person had a completed payout, which shortens the hold (decision B13). */
export const wasPaidOut = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from ledger_people paid where paid.user_id = ${userId} and paid.first_paid_at is not null)`;

/**
 * Whether an entry `e` of the booking `t` is of this person's available accounts, and no payout's own: what payouts are made of.
 */
export const isPayable = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  e.account in ('creator_available:' || ${userId}, 'affiliate_available:' || ${userId}) and e.currency = ${sql.lit(CURRENCY)}
  and t.kind not in ('payout', 'payout_back', 'payout_returned')`;

/** What everybody has in their available accounts, as rows `user_id, cents`; those with nothing are left out. */
export const availableBalances = sql`
  select user_id, sum(balance)::bigint as cents from (
    select substring(account from ${sql.lit("creator_available:".length + 1)}) as user_id, balance from ledger_balances
    where account like 'creator\\_available:%' and currency = ${sql.lit(CURRENCY)}
    union all select substring(account from ${sql.lit("affiliate_available:".length + 1)}), balance from ledger_balances
    where account like 'affiliate\\_available:%' and currency = ${sql.lit(CURRENCY)}) as each
  group by user_id having sum(balance) <> 0`;

export const ledgerTransactionRow = door("ledgerTransactions", ["id", "kind", "source", "at"]);

export const ledgerEntryRow = door("ledgerEntries", ["id", "transactionId", "account", "amount", "currency"]);

export const ledgerBalanceRow = door("ledgerBalances", ["account", "currency", "balance"]);
