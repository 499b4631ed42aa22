import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import { ledgerEntryRow, ledgerTransactionRow } from "../ledger/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { shopRow } from "../shops/sql.ts";
import { noteCompared as noteComparison } from "./comparison.ts";
import { correctBooks, returnedBy, settledBy } from "./correcting.ts";
import { freezePayouts as freeze, thawPayouts as thaw } from "./freezes.ts";
import { stepsAndNews } from "./reading/history.ts";
import { noteTransfer } from "./sending/send.ts";
import { askAboutPayout } from "./sending/sync.ts";
import type { StepServices } from "./step.ts";

/** A payout as the books have it, to be compared with the provider's. */
export interface BookedPayout {
  id: string;
  userId: string;
  personName: string;
  shopName: string | null;
  day: string;
  status: PayoutStatus;
  amountCents: number;
  feeCents: number;
  currency: string;
  externalId: string | null;
  last4: string | null;
  takenAt: Instant | null;
  sentAt: Instant | null;
  paidAt: Instant | null;
  updatedAt: Instant;
}

/** Every payout the provider may know of in that time, from the first moment up to, not with, the last; also those it was asked for and did not answer. */
export async function payoutsTakenBetween(db: Db, from: Instant, to: Instant): Promise<BookedPayout[]> {
  const { rows } = await sql<BookedPayout>`
    select p.id, p.user_id, u.display_name as person_name, s.name as shop_name, p.day, p.status, p.amount_cents, p.fee_cents, p.currency,
      p.external_id, p.last4, p.taken_at, p.sent_at, p.paid_at, p.updated_at
    from payouts p join ${publicPerson("u")} on u.id = p.user_id left join ${shopRow("s")} on s.creator_id = p.user_id
    where (p.taken_at >= ${from} and p.taken_at < ${to})
      or (p.status = 'processing' and p.taken_at is null and p.updated_at < ${to})
    order by coalesce(p.taken_at, p.updated_at), p.id`.execute(db);
  return rows;
}

/** Its steps, and what the provider told of it, oldest first. */
export const payoutHistory = (db: Db, id: string) => stepsAndNews(db, id);

interface ByStaff {
  actorId: string | null;
  reason: string;
}

/** It came back, as the provider's statement has it. Answers whether that was new. */
export const markReturned = (tx: Tx, services: StepServices, id: string, by: ByStaff): Promise<boolean> => returnedBy(tx, services, id, by);

/** It arrived, as staff found out. Answers whether that was new. */
export const markPaid = (tx: Tx, services: StepServices, id: string, by: ByStaff): Promise<boolean> => settledBy(tx, services, id, by);

/**
 * A transfer at the provider is this payout's, which was asked for and never answered. Its money left: the fee is booked with
 * it. Answers whether that was new.
 */
export const linkTransfer = (
  tx: Tx,
  services: Services,
  id: string,
  externalId: string,
  { feeCents, occurredAt }: { feeCents: number; occurredAt: Instant },
): Promise<boolean> =>
  noteTransfer(tx, services, id, { externalId, feeCents, occurredAt, state: "processing", arrives: null, recipientExternalId: null });

/** Outside any transaction: the provider's own word about a payout is fetched and applied. */
export const askProviderAgain = (services: Services, id: string): Promise<void> => askAboutPayout(services, id);

/** The books and the provider's statement were compared up to this moment; what was collected after it waits for the next time. */
export const noteCompared = (tx: Tx, until: Instant): Promise<void> => noteComparison(tx, until);

export const freezePayouts = (tx: Tx, of: Parameters<typeof freeze>[1]): Promise<boolean> => freeze(tx, of);
export const thawPayouts = (tx: Tx, of: Parameters<typeof thaw>[1]): Promise<boolean> => thaw(tx, of);

/**
 * What left the provider's balance, or came back to it (below zero), beyond what the books know: booked against fees, once per
 * id. Answers whether it was new.
 */
export const bookCorrection = (tx: Tx, of: { id: string; providerCents: number; now: Instant }): Promise<boolean> => correctBooks(tx, of);

/** An affiliate's share that a payout is made of. */
export interface PaidShare {
  lineId: string;
  status: PayoutStatus;
  paidAt: Instant | null;
  /** The payout came to nothing: the share is for the next. */
  isReleased: boolean;
}

/** Which lines' shares of affiliates this payout is made of, and how far it is. */
export async function sharesInPayout(db: Db, payoutId: string): Promise<PaidShare[]> {
  const { rows } = await sql<PaidShare>`
    select substring(t.source from 6) as line_id, p.status, p.paid_at, pl.released_at is not null as is_released
    from payout_lines pl join payouts p on p.id = pl.payout_id join ${ledgerTransactionRow("t")} on t.id = pl.transaction_id
    join ${ledgerEntryRow("e")} on e.transaction_id = pl.transaction_id and e.id = pl.entry_id
    where pl.payout_id = ${payoutId} and t.kind in ('mature', 'share_mature') and e.account like 'affiliate\\_available:%'`.execute(db);
  return rows;
}
