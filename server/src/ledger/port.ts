import { CURRENCY } from "@blenda/domain/checkout/constants";
import type { LedgerKind } from "@blenda/domain/ledger/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/db.ts";
import { addEntries, addTransaction, balanceOf } from "./repository.ts";

/** An account of the books; people's carry the person's id. */
export const account = (kind: LedgerKind, ownerId?: string): string => (ownerId === undefined ? kind : `${kind}:${ownerId}`);

export interface Booking {
  /** What happened. */
  kind: "sale" | "refund" | "dispute" | "dispute_won" | "mature";
  /** What it is about. The same kind about the same thing is booked once, however often it is asked for. */
  source: string;
  at: Instant;
  /** Claims are positive, the provider's account is their counterpart; they add up to nothing. Zeros may be among them. */
  entries: readonly { account: string; amount: number; availableAt?: Instant }[];
}

/** Writes a booking, and answers whether it was new. That it balances is checked again by the database at the commit. */
export async function book(tx: Tx, { kind, source, at, entries }: Booking): Promise<boolean> {
  const written = entries.filter(({ amount }) => amount !== 0);
  if (written.length === 0) return false;
  const transactionId = await addTransaction(tx, kind, source, at);
  if (transactionId === null) return false;
  await addEntries(
    tx,
    written.map(({ account: name, amount, availableAt = null }) => ({
      transactionId,
      account: name,
      amount,
      currency: CURRENCY,
      availableAt,
    })),
  );
  return true;
}

export const balance = (db: Db, name: string): Promise<number> => balanceOf(db, name, CURRENCY);
