import type { PayoutSchedule, PayoutStatus, SkipReason, TransferState } from "@blenda/domain/payouts/constants";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const payoutTables = {
  payouts: {
    id: text(),
    userId: text(),
    batch: text(),
    day: text(),
    status: text<PayoutStatus>(),
    amountCents: integer(),
    creatorCents: integer(),
    affiliateCents: integer(),
    sales: defaulted(integer()),
    currency: text(),
    recipientId: text(),
    recipientCurrency: text(),
    last4: text(),
    externalId: nullable(text()),
    feeCents: defaulted(integer()),
    arrives: nullable(json<{ amount: number; currency: string; rate: string }>()),
    note: defaulted(text()),
    holdReason: nullable(text()),
    sendAttempts: defaulted(integer()),
    providerState: nullable(text<TransferState>()),
    providerOccurredAt: nullable(instant()),
    takenAt: nullable(instant()),
    sentAt: nullable(instant()),
    settlesAt: nullable(instant()),
    paidAt: nullable(instant()),
    againId: nullable(text()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  payoutLines: { payoutId: text(), transactionId: bigint(), entryId: bigint(), amount: bigint(), releasedAt: nullable(instant()) },
  payoutApprovals: { payoutId: text(), userId: text(), at: instant(), withdrawnAt: nullable(instant()) },
  payoutSettings: {
    userId: text(),
    schedule: defaulted(text<PayoutSchedule>()),
    minimumCents: defaulted(integer()),
    pausedAt: nullable(instant()),
    staffPause: nullable(text()),
    staffPausedBy: nullable(text()),
    updatedAt: instant(),
  },
  payoutSkips: {
    userId: text(),
    batch: text(),
    day: text(),
    reason: text<SkipReason>(),
    note: defaulted(text()),
    amountCents: bigint(),
    at: instant(),
  },
  payoutRuns: { batch: text(), day: text(), startedAt: instant(), finishedAt: nullable(instant()) },
  payoutNews: {
    provider: text(),
    eventId: text(),
    transferId: text(),
    state: text<TransferState>(),
    occurredAt: instant(),
    receivedAt: instant(),
    payload: json<unknown>(),
    processedAt: nullable(instant()),
    outcome: defaulted(text()),
  },
  payoutComparisons: { isLatest: defaulted(boolean()), until: instant() },
  payoutFreezes: {
    id: defaulted(bigint()),
    by: text<"reconciliation" | "invariants">(),
    reason: text(),
    since: instant(),
    endedAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    payouts: typeof payoutTables;
  }
}
