import { bigint, type Column, defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

const transactionNumber = (): Column<string> => ({ type: "xid8", isNullable: false, hasDefault: false });

export const ledgerTables = {
  ledgerTransactions: { id: defaulted(bigint()), kind: text(), source: text(), at: instant(), writtenIn: defaulted(transactionNumber()) },
  ledgerEntries: {
    id: defaulted(bigint()),
    transactionId: bigint(),
    account: text(),
    amount: bigint(),
    currency: text(),
    availableAt: nullable(instant()),
  },
  ledgerBalances: { account: text(), currency: text(), shard: integer(), balance: bigint() },
  ledgerPeople: { userId: text(), firstPaidAt: nullable(instant()), mayOweCents: nullable(integer()) },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    ledger: typeof ledgerTables;
  }
}
