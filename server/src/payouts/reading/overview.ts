import { earnedLeft } from "@blenda/domain/ledger/rules";
import { PAYOUTS } from "@blenda/domain/payouts/constants";
import type { PayoutOverview } from "@blenda/domain/payouts/model";
import { nextPayDay } from "@blenda/domain/payouts/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { account, holdDaysOf } from "../../ledger/port.ts";
import { ledgerBalanceRow } from "../../ledger/sql.ts";
import { type ClearingLine, clearingLines, orderLineRow, orderRow } from "../../orders/sql.ts";
import { outsideRefundRow } from "../../payments/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { refundRow } from "../../refunds/sql.ts";
import { obstacleOf, payoutEligibility, unclaimed } from "../eligibility.ts";
import { settingsOf } from "../settings/settings-repository.ts";
import { selectPayouts, viewOf } from "./payout-view.ts";

const SALES_SHOWN = 100;

/** Everything the page of payouts shows, of one person. */
export async function overviewOf(db: Db, userId: string, now: string): Promise<PayoutOverview> {
  const settings = await settingsOf(db, userId);
  const day = nextPayDay(now, settings.schedule);
  const runAt = `${day}T00:00:00.000Z`;
  const [balance, clearing, history, standings, holdDays, costs] = await Promise.all([
    balanceOf(db, userId),
    salesClearing(db, userId, addDays(now, PAYOUTS.FORECAST_DAYS)),
    historyOf(db, userId),
    // A pause after a change that ends before that day does not stop a payout of it.
    payoutEligibility(db, [userId], runAt > now ? runAt : now),
    holdDaysOf(db, userId),
    costsOf(db, userId),
  ]);
  // What clears later that day is for the next one.
  const isInNext = (clearsAt: string) => clearsAt < runAt;
  const inTime = clearing.sales.filter(({ clearsAt }) => isInNext(clearsAt));
  const clearsCents = inTime.reduce((sum, { cents }) => sum + cents, 0);
  const cents = balance.availableCents + clearsCents;
  const standing = standings.get(userId);
  const obstacle = standing ? obstacleOf({ ...standing, cents }) : null;
  return {
    now,
    balance: { ...balance, pendingSales: clearing.count, ...history.paid, inPayoutSettlesAt: history.inPayoutSettlesAt },
    holdDays,
    next: {
      ...{ day, cents, availableCents: balance.availableCents, clearsCents, sales: inTime.length },
      obstacle: obstacle?.reason ?? null,
      note: obstacle?.note ?? "",
    },
    settings,
    costs,
    clearing: {
      days: daysOf(clearing.sales, isInNext),
      until: clearing.sales.at(-1)?.clearsAt.slice(0, 10) ?? null,
      sales: clearing.sales.slice(0, SALES_SHOWN),
    },
    payouts: history.payouts,
    skipped: history.skipped,
    payoutCount: history.payoutCount,
    since: history.since,
  };
}

async function balanceOf(db: Db, userId: string) {
  const of = (...kinds: Parameters<typeof account>[0][]) =>
    sql<number>`coalesce(sum(balance) filter (where account in (${sql.join(kinds.map((kind) => account(kind, userId)))})), 0)::bigint`;
  const kinds = [
    "creator_pending",
    "affiliate_pending",
    "creator_available",
    "affiliate_available",
    "creator_held",
    "affiliate_held",
    "creator_in_payout",
  ] as const;
  const row = await db
    .selectFrom(ledgerBalanceRow("ledgerBalances"))
    .select([
      of("creator_pending", "affiliate_pending").as("pendingCents"),
      of("creator_available", "affiliate_available").as("availableCents"),
      of("creator_held", "affiliate_held").as("heldCents"),
      of("creator_in_payout").as("inPayoutCents"),
    ])
    .where(
      "account",
      "in",
      kinds.map((kind) => account(kind, userId)),
    )
    .executeTakeFirstOrThrow();
  return row;
}

const COSTS_SHOWN = 5;

/** Entries of refunds that no payout claims. Before a sale has cleared, what is taken off is the card's cost alone. */
async function costsOf(db: Db, userId: string): Promise<PayoutOverview["costs"]> {
  const { rows } = await sql<PayoutOverview["costs"][number]>`
    select coalesce(o.number::text, '') as order_number, -u.amount as cents, coalesce(l.matured_at is null or l.matured_at > u.at, false) as is_card_cost
    from (select ${userId}::text as user_id) p,
      lateral (select e.id, e.amount, t.at, t.source from ${unclaimed} and t.kind = 'refund' and e.amount < 0 order by e.id desc limit ${COSTS_SHOWN}) u
      left join ${refundRow("r")} on r.id = substring(u.source from 8) left join ${orderLineRow("l")} on l.id = r.line_id
      left join ${outsideRefundRow("x")} on x.provider = split_part(u.source, '/', 2) and x.refund_id = split_part(u.source, '/', 3)
      left join ${orderRow("o")} on o.id = coalesce(r.order_id, x.order_id)
    order by u.id desc`.execute(db);
  return rows;
}

async function salesClearing(db: Db, userId: string, until: string) {
  const { rows } = await sql<ClearingLine>`${clearingLines(userId, until)}`.execute(db);
  const sales = rows.map((line) => ({
    ...{ lineId: line.id, title: line.title, orderNumber: String(line.number), soldAt: line.fulfilledAt, clearsAt: line.availableAt },
    cents: earnedLeft(line, line.refundedCents),
  }));
  return { sales, count: rows[0]?.count ?? 0 };
}

type Sale = PayoutOverview["clearing"]["sales"][number];

function daysOf(sales: readonly Sale[], isInNext: (clearsAt: string) => boolean): PayoutOverview["clearing"]["days"] {
  const byDay = Map.groupBy(sales, ({ clearsAt }) => clearsAt.slice(0, 10));
  return [...byDay].map(([day, of]) => ({
    day,
    cents: of.reduce((sum, { cents }) => sum + cents, 0),
    sales: of.length,
    isInNext: isInNext(of[0]?.clearsAt ?? ""),
  }));
}

async function historyOf(db: Db, userId: string) {
  const rows = await selectPayouts(db)
    .where("p.userId", "=", userId)
    .orderBy("p.createdAt", "desc")
    .orderBy("p.id", "desc")
    .limit(PAYOUTS.HISTORY_PAGE)
    .execute();
  const totals = await db
    .selectFrom("payouts")
    .select(({ fn }) => [
      sql<number>`coalesce(sum(amount_cents) filter (where paid_at is not null and status <> 'returned'), 0)::bigint`.as("paidCents"),
      sql<number>`count(*) filter (where paid_at is not null and status <> 'returned')::int`.as("paidCount"),
      sql<number>`count(*)::int`.as("payoutCount"),
      fn.min("createdAt").as("since"),
      sql<string | null>`max(settles_at) filter (where status = 'sent')`.as("inPayoutSettlesAt"),
    ])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const skipped = await db
    .selectFrom("payoutSkips")
    .select(["day", "reason", "note", "amountCents"])
    .where("userId", "=", userId)
    .orderBy("day", "desc")
    .limit(PAYOUTS.HISTORY_PAGE)
    .execute();
  const { paidCents, paidCount, payoutCount, since, inPayoutSettlesAt } = totals;
  return {
    ...{ payouts: rows.map(viewOf), skipped, payoutCount, since, inPayoutSettlesAt },
    paid: { paidCents, paidCount },
  };
}
