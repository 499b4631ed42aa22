import { CURRENCY } from "@blenda/domain/checkout/constants";
import { PAYOUTS, type PayoutSchedule, type SkipReason } from "@blenda/domain/payouts/constants";
import { utcMoment } from "@blenda/domain/shared/language/formats";
import { sql } from "kysely";
import { account } from "../identity/sql.ts";
import { isPayable, ledgerBalanceRow, ledgerTransactionRow } from "../ledger/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { type RecipientEligibility, recipientEligibility } from "../recipients/port.ts";

/** Facts that decide whether a person is paid, as they are now. */
export interface PayoutEligibility {
  userId: string;
  /** Their available balance, which is what no payout has claimed. */
  cents: number;
  schedule: PayoutSchedule;
  minimumCents: number;
  isPaused: boolean;
  staffPause: string | null;
  isReviewed: boolean;
  recipient: RecipientEligibility;
}

interface Facts extends Omit<PayoutEligibility, "recipient"> {
  cents: number;
}

/**
 * Entries `e` of person `p` that no payout claims, with their bookings `t`. Asked entry by entry: `not exists` would be a join, and
 * that reads every line of every payout there is.
 */
export const unclaimed = sql`
  ledger_entries e join ${ledgerTransactionRow("t")} on t.id = e.transaction_id
  where ${isPayable(sql`p.user_id`)} and (select true from payout_lines l where l.entry_id = e.id and l.released_at is null) is null`;

/** How each of these people stands. Call it holding their balances where something is decided by it. */
export async function payoutEligibility(db: Db, userIds: readonly string[], now: string): Promise<Map<string, PayoutEligibility>> {
  const { rows } = await sql<Facts>`
    select p.user_id, coalesce(s.schedule, 'weekly') as schedule, coalesce(s.minimum_cents, ${PAYOUTS.MINIMUM_CENTS}) as minimum_cents,
      s.paused_at is not null as is_paused, s.staff_pause,
      u.suspended_at is not null or u.creator_suspended_at is not null or u.deletion_due_at is not null or u.deleted_at is not null as is_reviewed,
      coalesce((select sum(b.balance) from ${ledgerBalanceRow("b")} where b.account = any(array['creator_available:' || p.user_id,
        'affiliate_available:' || p.user_id]) and b.currency = ${CURRENCY}), 0)::bigint as cents
    from unnest(${userIds}::text[]) as p (user_id) join ${account("u")} on u.id = p.user_id left join payout_settings s on s.user_id = p.user_id`.execute(
    db,
  );
  const recipients = await recipientEligibility(db, userIds, now);
  const standings = rows.flatMap((row): PayoutEligibility[] => {
    const recipient = recipients.get(row.userId);
    return recipient ? [{ ...row, recipient }] : [];
  });
  return new Map(standings.map((standing) => [standing.userId, standing]));
}

export interface Obstacle {
  reason: SkipReason;
  note: string;
}

/**
 * The reason why a person is not paid as things stand; `null`: they are. What our team decided comes first, what the person can
 * mend last.
 */
export function obstacleOf({ cents, minimumCents, isPaused, staffPause, isReviewed, recipient }: PayoutEligibility): Obstacle | null {
  if (staffPause !== null) return { reason: "paused_by_staff", note: staffPause };
  if (isReviewed) return { reason: "account_review", note: "" };
  if (cents < 0) return { reason: "negative_balance", note: "" };
  if (isPaused) return { reason: "paused_by_you", note: "" };
  if (cents < minimumCents) return { reason: "below_minimum", note: "" };
  if (recipient.obstacle === null) return null;
  return { reason: recipient.obstacle, note: recipient.until === null ? "" : `until ${utcMoment(recipient.until)}` };
}
