import { photoOf } from "@blenda/domain/account/rules";
import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import type { BatchLine, PayoutBatch } from "@blenda/domain/payouts/model";
import { sql } from "kysely";
import type { z } from "zod";
import { publicPerson } from "../../identity/sql.ts";
import { ledgerEntryRow, ledgerTransactionRow } from "../../ledger/sql.ts";
import { orderLineRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { recipientEligibility } from "../../recipients/port.ts";
import { shopRow } from "../../shops/sql.ts";
import { comparedUntil } from "../comparison.ts";
import { frozenBecause } from "../freezes.ts";

const LEFT_OUT_SHOWN = 100;
const BEFORE_SHOWN = 12;
/** A number that only helps is not worth a longer wait. */
const BALANCE_WITHIN_MS = 2_000;

export async function latestBatch(db: Db): Promise<string | null> {
  const run = await db.selectFrom("payoutRuns").select("batch").orderBy("day", "desc").limit(1).executeTakeFirst();
  return run?.batch ?? null;
}

/** A batch as a whole, and what speaks for approving it. */
export async function batchView(services: Services, batch: string, now: string): Promise<PayoutBatch | null> {
  const { db } = services;
  const run = await db.selectFrom("payoutRuns").selectAll().where("batch", "=", batch).executeTakeFirst();
  if (!run) return null;
  const [states, left, checks] = await Promise.all([statesOf(db, batch), leftOutOf(db, batch), checksOf(services, batch, now)]);
  return { batch, day: run.day, collectedAt: run.finishedAt, ...states, ...left, checks };
}

const OVER: ReadonlySet<PayoutStatus> = new Set(["failed", "returned", "cancelled"]);

async function statesOf(db: Db, batch: string): Promise<Pick<PayoutBatch, "states" | "sales" | "shops">> {
  const { rows } = await sql<{ status: PayoutStatus; count: number; cents: number; sales: number; shops: number }>`
    select p.status, count(*)::int as count, sum(p.amount_cents)::bigint as cents, sum(p.sales)::int as sales, count(s.creator_id)::int as shops
    from payouts p left join ${shopRow("s")} on s.creator_id = p.user_id where p.batch = ${batch} group by p.status`.execute(db);
  const sumOf = (...statuses: PayoutStatus[]) =>
    rows
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { count, cents }) => ({ count: sum.count + count, cents: sum.cents + cents }), { count: 0, cents: 0 });
  const live = rows.filter(({ status }) => !OVER.has(status));
  return {
    states: {
      draft: sumOf("draft"),
      approved: sumOf("approved"),
      processing: sumOf("processing"),
      sent: sumOf("sent"),
      paid: sumOf("paid"),
      on_hold: sumOf("on_hold"),
      over: sumOf("failed", "returned", "cancelled"),
    },
    sales: live.reduce((sum, { sales }) => sum + sales, 0),
    shops: live.reduce((sum, { shops }) => sum + shops, 0),
  };
}

async function leftOutOf(db: Db, batch: string): Promise<Pick<PayoutBatch, "leftOut" | "leftOutCount">> {
  const rows = await db
    .selectFrom("payoutSkips as k")
    .innerJoin(publicPerson("u"), "u.id", "k.userId")
    .leftJoin(shopRow("s"), "s.creatorId", "k.userId")
    .select([
      "k.userId",
      "u.displayName as personName",
      "s.name as shopName",
      "u.photoUrl",
      "u.profileImage",
      "k.reason",
      "k.note",
      "k.amountCents",
    ])
    .select(sql<number>`count(*) over ()::int`.as("count"))
    .where("k.batch", "=", batch)
    .orderBy("k.amountCents", "desc")
    .limit(LEFT_OUT_SHOWN)
    .execute();
  const leftOut = rows.map(({ photoUrl, profileImage, count: _, ...row }) => ({ ...row, avatarUrl: photoOf(profileImage, photoUrl) }));
  return { leftOut, leftOutCount: rows[0]?.count ?? 0 };
}

async function checksOf(services: Services, batch: string, now: string): Promise<PayoutBatch["checks"]> {
  const { db } = services;
  const { rows } = await sql<{ ledgerCents: number; disputesOpen: number; leavingCents: number; collectedAt: string | null }>`
    select coalesce((select sum(e.amount) from payouts p join ${ledgerTransactionRow("t")} on t.source = 'payout/' || p.id and t.kind = 'payout'
        join ${ledgerEntryRow("e")} on e.transaction_id = t.id and e.account = 'creator_in_payout:' || p.user_id
        where p.batch = ${batch} and p.status not in ('failed', 'returned', 'cancelled')), 0)::bigint as ledger_cents,
      (select count(*)::int from payouts p join payout_lines l on l.payout_id = p.id and l.released_at is null
        join ${ledgerTransactionRow("t")} on t.id = l.transaction_id and t.kind = 'mature'
        join ${orderLineRow("o")} on o.id = substring(t.source from 6) where p.batch = ${batch} and o.status = 'disputed') as disputes_open,
      coalesce((select sum(amount_cents) from payouts where status in ('draft', 'approved', 'processing') and taken_at is null), 0)::bigint as leaving_cents,
      (select max(created_at) from payouts where batch = ${batch} and status = 'draft') as collected_at`.execute(db);
  const { ledgerCents = 0, disputesOpen = 0, leavingCents = 0, collectedAt = null } = rows[0] ?? {};
  const [verified, balance, frozen, compared] = await Promise.all([
    verifiedIn(db, batch, now),
    balanceOf(services),
    frozenBecause(db, services),
    comparedUntil(db),
  ]);
  return {
    ledgerCents,
    disputesOpen,
    recipientsVerified: verified,
    balanceAfterCents: balance === null ? null : balance - leavingCents,
    frozen,
    comparedUntil: compared,
    isCompared: compared !== null && compared >= (collectedAt ?? ""),
  };
}

/** Sent already, or to be sent to an account that can be paid to now. */
async function verifiedIn(db: Db, batch: string, now: string): Promise<number> {
  const rows = await db.selectFrom("payouts").select(["userId", "recipientId", "takenAt"]).where("batch", "=", batch).execute();
  const standings = await recipientEligibility(
    db,
    rows.filter(({ takenAt }) => takenAt === null).map(({ userId }) => userId),
    now,
  );
  return rows.filter(({ takenAt, userId, recipientId }) => {
    const standing = standings.get(userId);
    return takenAt !== null || (standing?.obstacle === null && standing.recipientId === recipientId);
  }).length;
}

async function balanceOf({ transfers }: Services): Promise<number | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, BALANCE_WITHIN_MS, null).unref());
  const said = await Promise.race([transfers.balance().catch(() => null), late]);
  return said?.cents ?? null;
}

/** The batches before this one, the latest first. */
export async function batchesBefore(db: Db, batch: string | null): Promise<z.infer<typeof BatchLine>[]> {
  const { rows } = await sql<z.infer<typeof BatchLine>>`
    select r.batch, r.day, coalesce(sum(p.amount_cents) filter (where p.status not in ('failed', 'cancelled', 'returned')), 0)::bigint as cents,
      count(p.id)::int as payouts, count(p.id) filter (where p.status = 'paid')::int as paid,
      count(p.id) filter (where p.status in ('draft', 'approved', 'processing', 'sent', 'on_hold'))::int as open,
      count(p.id) filter (where p.status in ('returned', 'failed'))::int as returned
    from (select batch, day from payout_runs where ${batch}::text is null or batch < ${batch} order by day desc limit ${BEFORE_SHOWN}) r
    left join payouts p on p.batch = r.batch group by r.batch, r.day order by r.day desc`.execute(db);
  return rows;
}

export async function countOnHold(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("payouts")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(sql<boolean>`status in ('draft', 'approved', 'processing', 'sent', 'on_hold') and status = 'on_hold'`)
    .executeTakeFirstOrThrow();
  return count;
}
