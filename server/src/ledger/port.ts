import { CURRENCY } from "@blenda/domain/checkout/constants";
import { CREATOR_MAY_OWE_CENTS, type LedgerKind } from "@blenda/domain/ledger/constants";
import { reversalOf, type SoldFor } from "@blenda/domain/ledger/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { advisoryLock } from "../platform/database/advisory-lock.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { type BookingDocuments, balanceOf, bookingParts, isBooked } from "./repository.ts";

/** An account of the books; people's carry the person's id. */
export const account = (kind: LedgerKind, ownerId?: string): string => (ownerId === undefined ? kind : `${kind}:${ownerId}`);

export interface Booking {
  /** What happened. */
  kind: "sale" | "refund" | "dispute" | "dispute_closed" | "dispute_lost" | "mature";
  /** What it is about. The same kind about the same thing is booked once, however often it is asked for. */
  source: string;
  at: Instant;
  /** Claims are positive, the provider's account is their counterpart; they add up to nothing. Zeros may be among them. */
  entries: readonly Entry[];
}

interface Entry {
  account: string;
  amount: number;
  availableAt?: Instant;
}

/** Writes a booking, and answers whether it was new. That it balances is checked again by the database at the commit. */
export async function book(tx: Tx, booking: Booking): Promise<boolean> {
  return isBooked(tx, ...bookingDocuments([booking]));
}

/** The same for many, in a statement that also writes what they are about: its parts, and what they are given. */
export const bookings = bookingParts;
export function bookingDocuments(all: readonly Booking[]): BookingDocuments {
  const written = all
    .map(({ entries, ...of }) => ({ ...of, entries: entries.filter(({ amount }) => amount !== 0) }))
    .filter(({ entries }) => entries.length > 0);
  const entries = written.flatMap(({ entries: of, kind, source }) => of.map((entry) => ({ ...entry, kind, source, currency: CURRENCY })));
  return [JSON.stringify(written.map(({ kind, source, at }) => ({ kind, source, at }))), JSON.stringify(entries)];
}

export const balance = (db: Db, name: string): Promise<number> => balanceOf(db, name, CURRENCY);

interface Reversible extends SoldFor {
  creatorId: string | null;
  refundedCents: number;
  maturedAt: Instant | null;
}

/**
 * Who gives what when this much of a line's price goes back: the commission pro rata, the creator the rest, the card's
 * cost included; what they cannot give, we carry, and all of it where we sold it ourselves. The creator's balance is held
 * until the transaction ends.
 */
export async function entriesBack(tx: Tx, line: Reversible, amount: number): Promise<Entry[]> {
  const { commission, tax, earned, beyond } = reversalOf(line, line.refundedCents, amount);
  const { creatorId } = line;
  if (creatorId === null) {
    return [
      { account: account("provider"), amount },
      { account: account("platform_commission"), amount: -(commission + earned + beyond) },
      { account: account("tax"), amount: -tax },
    ];
  }
  await advisoryLock(tx, `balance of ${creatorId}`);
  const available = account("creator_available", creatorId);
  const isMatured = line.maturedAt !== null;
  const fromAvailable = (isMatured ? earned : 0) + beyond;
  const room = Math.max(0, (await balance(tx, available)) + CREATOR_MAY_OWE_CENTS);
  const given = Math.min(fromAvailable, room);
  return [
    { account: account("provider"), amount },
    { account: account("platform_commission"), amount: -commission },
    { account: account("tax"), amount: -tax },
    { account: account("creator_pending", creatorId), amount: isMatured ? 0 : -earned },
    { account: available, amount: -given },
    { account: account("platform_receivable"), amount: -(fromAvailable - given) },
  ];
}
