import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import type { CorrectionState, Fix, Gapless, LineKind, MatchedBy, RowState, RunState } from "@blenda/domain/reconciliation/constants";
import type { RunLine } from "@blenda/domain/reconciliation/model";
import { bigint, boolean, defaulted, instant, integer, nullable, text, texts } from "../platform/database/columns.ts";

const sum = () => defaulted(bigint());

export const reconciliationTables = {
  statementLines: {
    id: text(),
    seq: defaulted(bigint()),
    transferId: nullable(text()),
    kind: text<LineKind>(),
    amountCents: bigint(),
    currency: text(),
    at: instant(),
    reference: defaulted(text()),
    recipientLast4: nullable(text()),
    balanceCents: nullable(bigint()),
    origin: text<"fetched" | "imported">(),
    knownSince: instant(),
    linkedPayoutId: nullable(text()),
  },
  reconciliationRuns: {
    id: text(),
    fromDay: text(),
    toDay: text(),
    trigger: text<RunLine["trigger"]>(),
    state: text<RunState>(),
    startedAt: instant(),
    startedBy: nullable(text()),
    statementUntil: nullable(instant()),
    ledgerCents: sum(),
    providerCents: sum(),
    openCents: sum(),
    unexplainedCents: sum(),
    unexplainedRows: defaulted(integer()),
    isClean: defaulted(boolean()),
    payouts: defaulted(integer()),
    depositCents: sum(),
    feeLedgerCents: sum(),
    feeProviderCents: sum(),
    onTheWay: defaulted(integer()),
    onTheWayCents: sum(),
    transactions: sum(),
    balanced: sum(),
    statementLines: defaulted(integer()),
    gapless: defaulted(text<Gapless>()),
    gapAfter: nullable(integer()),
  },
  reconciliationRows: {
    runId: text(),
    key: text(),
    payoutId: nullable(text()),
    userId: nullable(text()),
    lineIds: texts(),
    reference: defaulted(text()),
    day: text(),
    since: instant(),
    status: nullable(text<PayoutStatus>()),
    state: text<RowState>(),
    matchedBy: text<MatchedBy>(),
    ledgerCents: bigint(),
    providerCents: bigint(),
    feeLedgerCents: bigint(),
    feeProviderCents: bigint(),
    weight: bigint(),
    resolvedAt: nullable(instant()),
    resolvedBy: nullable(text()),
    how: nullable(text<Fix>()),
    note: nullable(text()),
  },
  payoutCorrections: {
    id: text(),
    key: text(),
    payoutId: nullable(text()),
    cents: bigint(),
    reason: text(),
    state: defaulted(text<CorrectionState>()),
    proposedBy: text(),
    proposedAt: instant(),
    decidedBy: nullable(text()),
    decidedAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    reconciliation: typeof reconciliationTables;
  }
}
