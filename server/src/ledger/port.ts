import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import { CURRENCY } from "@blenda/domain/checkout/constants";
import { CREATOR_MAY_OWE_CENTS, FIRST_HOLD_DAYS, HOLD_DAYS, type LedgerKind } from "@blenda/domain/ledger/constants";
import { reversalOf, type SoldFor } from "@blenda/domain/ledger/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { wasPaidOut } from "./sql.ts";

/** An account of the books; people's carry the person's id. */
export const account = (kind: LedgerKind, ownerId?: string): string => (ownerId === undefined ? kind : `${kind}:${ownerId}`);

/** Money out, step by step (decision B13). */
type PayoutBooking = "payout" | "payout_sent" | "payout_paid" | "payout_back" | "payout_returned" | "payout_correction";

/** An affiliate's share by itself: free after our team looked at it, or back with whom it was taken from. */
type ShareBooking = "share_mature" | "share_void";

export interface Booking {
  /** What happened. */
  kind: "sale" | "refund" | "dispute" | "dispute_closed" | "dispute_lost" | "mature" | ShareBooking | PayoutBooking;
  /** What it is about. The same kind about the same thing is booked once, however often it is asked for. */
  source: string;
  at: Instant;
  /** Claims are positive, the provider's account is their counterpart; they add up to nothing. Zeros may be among them. */
  entries: readonly Entry[];
}

export interface Entry {
  account: string;
  amount: number;
  availableAt?: Instant;
  /** Instead, where the account's owner was paid out before. */
  soonerAt?: Instant;
}

/** Writes a booking, and answers whether it was new. That it balances is checked again by the database at the commit. */
export async function book(tx: Tx, booking: Booking): Promise<boolean> {
  const [booked, entries] = bookingDocuments([booking]);
  return (await insertBookings(tx, { booked, entries })).length > 0;
}

/** The same for many, in one statement. */
export async function bookAll(tx: Tx, all: readonly Booking[]): Promise<void> {
  const [booked, entries] = bookingDocuments(all);
  await insertBookings(tx, { booked, entries });
}

/** A payout was made: from the first one on, earnings wait for a shorter time. */
export async function notePaid(tx: Tx, userId: string, at: Instant): Promise<void> {
  await sql`insert into ledger_people (user_id, first_paid_at) values (${userId}, ${at})
    on conflict (user_id) do update set first_paid_at = coalesce(ledger_people.first_paid_at, excluded.first_paid_at)`.execute(tx);
}

/**
 * Holds these people's balances until the transaction ends: a transaction that takes from one takes this lock first, several in the order
 * of their ids.
 */
export async function holdBalances(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('balance of ' || id, 0)) from unnest(${userIds.toSorted()}::text[]) as id`.execute(
    tx,
  );
}

const insertBookings = prepared(
  (_db, { booked, entries }: { booked: string; entries: string }) =>
    sql<{ source: string }>`with ${bookings(booked, entries)} select source from booked`,
);

/** Parts of a statement that writes many beside what they are about. They are given `bookingDocuments`. */
export const bookings = (booked: string, entries: string): RawBuilder<unknown> => sql`
  booked as (
    insert into ledger_transactions (kind, source, at)
    select kind, source, at from jsonb_to_recordset(${booked}::jsonb) as b (kind text, source text, at timestamptz)
    on conflict (source, kind) do nothing returning id, kind, source),
  entered as (
    insert into ledger_entries (transaction_id, account, amount, currency, available_at)
    select booked.id, e.account, e.amount, e.currency,
      case when e."soonerAt" is not null and ${wasPaidOut(sql`split_part(e.account, ':', 2)`)} then e."soonerAt" else e."availableAt" end
    from jsonb_to_recordset(${entries}::jsonb) as e (
      kind text, source text, account text, amount bigint, currency text, "availableAt" timestamptz, "soonerAt" timestamptz)
    join booked on booked.source = e.source and booked.kind = e.kind)`;

/** Bookings, and the entries of all of them; both are told apart by kind and source. */
type BookingDocuments = [bookings: string, entries: string];

export function bookingDocuments(all: readonly Booking[]): BookingDocuments {
  const written = all
    .map(({ entries, ...of }) => ({ ...of, entries: entries.filter(({ amount }) => amount !== 0) }))
    .filter(({ entries }) => entries.length > 0);
  const entries = written.flatMap(({ entries: of, kind, source }) => of.map((entry) => ({ ...entry, kind, source, currency: CURRENCY })));
  return [JSON.stringify(written.map(({ kind, source, at }) => ({ kind, source, at }))), JSON.stringify(entries)];
}

/** How many days a seller's next sale waits (decision B13). */
export async function holdDaysOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ isPaidOut: boolean }>`select ${wasPaidOut(sql`${userId}`)} as "isPaidOut"`.execute(db);
  return rows[0]?.isPaidOut ? HOLD_DAYS : FIRST_HOLD_DAYS;
}

export async function balance(db: Db, name: string): Promise<number> {
  const row = await db
    .selectFrom("ledgerBalances")
    .select(({ fn }) => fn.sum<string | null>("balance").as("balance"))
    .where("account", "=", name)
    .where("currency", "=", CURRENCY)
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}

/** What buyers paid in a time, as the books say: what the card provider took for sales. */
export async function soldBetween(db: Db, from: Instant, until: Instant): Promise<number> {
  const row = await db
    .selectFrom("ledgerTransactions as t")
    .innerJoin("ledgerEntries as e", "e.transactionId", "t.id")
    .select(({ fn }) => fn.sum<string | null>("e.amount").as("taken"))
    .where("t.kind", "=", "sale")
    .where("t.at", ">=", from)
    .where("t.at", "<", until)
    .where("e.account", "=", account("provider"))
    .where("e.currency", "=", CURRENCY)
    .executeTakeFirst();
  return 0 - Number(row?.taken ?? 0);
}

/** These people may owe this much, and all others no more than the usual: a person who is trusted no longer is not among them. */
export async function setMayOwe(tx: Tx, userIds: readonly string[], cents: number): Promise<void> {
  const ids = [...userIds].sort();
  await sql`update ledger_people set may_owe_cents = null where may_owe_cents is not null and not (user_id = any (${ids}::text[]))`.execute(
    tx,
  );
  await sql`insert into ledger_people (user_id, may_owe_cents) select id, ${cents}::int from unnest(${ids}::text[]) as id
    on conflict (user_id) do update set may_owe_cents = excluded.may_owe_cents
    where ledger_people.may_owe_cents is distinct from excluded.may_owe_cents`.execute(tx);
}

async function mayOwe(db: Db, userId: string): Promise<number> {
  const person = await db.selectFrom("ledgerPeople").select("mayOweCents").where("userId", "=", userId).executeTakeFirst();
  return person?.mayOweCents ?? CREATOR_MAY_OWE_CENTS;
}

/** What of these entries we gave in a creator's stead. */
export const carriedIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { account: name, amount }) => (name === account("platform_receivable") ? sum - amount : sum), 0);

interface Reversible extends SoldFor {
  creatorId: string | null;
  refundedCents: number;
  maturedAt: Instant | null;
  affiliate?: LineAffiliate | null;
}

/** Whose balances move when money of these lines does. */
export const peopleIn = (lines: readonly Pick<Reversible, "creatorId" | "affiliate">[]): string[] => [
  ...new Set(lines.flatMap(({ creatorId, affiliate }) => [creatorId, affiliate?.userId ?? null]).filter((id) => id !== null)),
];

/** Where an affiliate's share of a line is. */
export const shareAccount = ({ userId, maturedAt }: LineAffiliate): string =>
  account(maturedAt === undefined ? "affiliate_pending" : "affiliate_available", userId);

/**
 * Who gives what when this much of a line's price goes back: the commission and an affiliate's share pro rata, the creator the
 * rest, the card's cost included; what they cannot give, we carry, and all of it where we sold it ourselves. The balances
 * are held until the transaction ends.
 */
export async function entriesBack(tx: Tx, line: Reversible, amount: number): Promise<Entry[]> {
  const { commission, tax, affiliate: share, earned, beyond } = reversalOf(line, line.refundedCents, amount);
  const { creatorId } = line;
  if (creatorId === null) {
    return [
      { account: account("provider"), amount },
      { account: account("platform_commission"), amount: -(commission + share + earned + beyond) },
      { account: account("tax"), amount: -tax },
    ];
  }
  await holdBalances(tx, peopleIn([line]));
  const available = account("creator_available", creatorId);
  const isMatured = line.maturedAt !== null;
  const fromAvailable = (isMatured ? earned : 0) + beyond;
  const given = Math.min(fromAvailable, await roomOf(tx, creatorId, available));
  return [
    { account: account("provider"), amount },
    { account: account("platform_commission"), amount: -commission },
    { account: account("tax"), amount: -tax },
    { account: account("creator_pending", creatorId), amount: isMatured ? 0 : -earned },
    { account: available, amount: -given },
    { account: account("platform_receivable"), amount: -(fromAvailable - given) },
    ...(await shareBack(tx, line.affiliate, share)),
  ];
}

/** How much may be taken from a person's balance. */
const roomOf = async (tx: Tx, userId: string, available: string): Promise<number> =>
  Math.max(0, (await balance(tx, available)) + (await mayOwe(tx, userId)));

/** What waits is simply less; what is theirs to take already is taken from their balance as far as they may owe. */
async function shareBack(tx: Tx, affiliate: LineAffiliate | null | undefined, share: number): Promise<Entry[]> {
  if (!affiliate || share === 0) return [];
  const from = shareAccount(affiliate);
  if (affiliate.maturedAt === undefined) return [{ account: from, amount: -share }];
  const given = Math.min(share, await roomOf(tx, affiliate.userId, from));
  return [
    { account: from, amount: -given },
    { account: account("affiliate_receivable"), amount: -(share - given) },
  ];
}
