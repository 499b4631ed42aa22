import { z } from "zod";
import { Day } from "../figures/model.ts";
import { PAYOUT_STATUSES } from "../payouts/constants.ts";
import { PayoutId } from "../payouts/model.ts";
import { Instant } from "../shared/time.ts";
import { CORRECTION_STATES, FIXES, GAPLESS, LINE_KINDS, MATCHED_BY, RECONCILIATION, ROW_STATES, RUN_STATES } from "./constants.ts";

export const RunId = z.string().min(1).max(64);
/** `payout/<id>` or `line/<id>`: the same in every run. */
export const RowKey = z.string().min(6).max(200);
export const CorrectionId = z.string().min(1).max(64);

const DAY_MS = 86_400_000;

/** Both days are part of it, in UTC. */
export const Period = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < RECONCILIATION.LONGEST_PERIOD_DAYS * DAY_MS, {
    message: `must be 1 to ${RECONCILIATION.LONGEST_PERIOD_DAYS} days`,
    path: ["to"],
  });
export type Period = z.infer<typeof Period>;

export const LineFault = z.object({ line: z.int(), message: z.string() });

export const RunLine = z.object({
  id: RunId,
  from: Day,
  to: Day,
  trigger: z.enum(["nightly", "manual", "import"]),
  state: z.enum(RUN_STATES),
  startedAt: Instant,
  /** `null`: by itself. */
  by: z.string().nullable(),
  openRows: z.int(),
  unexplainedCents: z.int(),
  isClean: z.boolean(),
});
export type RunLine = z.infer<typeof RunLine>;

/** The proof: ledger − provider − open = unexplained. */
export const Run = RunLine.extend({
  ledgerCents: z.int(),
  payouts: z.int(),
  providerCents: z.int(),
  statementUntil: Instant.nullable(),
  openCents: z.int(),
  differingRows: z.int(),
  unexplainedRows: z.int(),
  /** Told apart: they are no payouts. */
  depositCents: z.int(),
  feeLedgerCents: z.int(),
  feeProviderCents: z.int(),
  /** At the provider, and not late: part of neither side. */
  onTheWay: z.int(),
  onTheWayCents: z.int(),
  books: z.object({ transactions: z.int(), balanced: z.int() }),
  statement: z.object({ lines: z.int(), gapless: z.enum(GAPLESS), gapAfter: z.int().nullable() }),
});
export type Run = z.infer<typeof Run>;

export const PayoutCorrection = z.object({
  id: CorrectionId,
  cents: z.int(),
  reason: z.string(),
  state: z.enum(CORRECTION_STATES),
  proposedBy: z.string(),
  proposedAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** By the reader. */
  canDecide: z.boolean(),
});
export type PayoutCorrection = z.infer<typeof PayoutCorrection>;

export const ReconciledRow = z.object({
  key: RowKey,
  payoutId: PayoutId.nullable(),
  /** The shop, else the person; of an unknown line its reference. */
  name: z.string(),
  day: Day,
  state: z.enum(ROW_STATES),
  status: z.enum(PAYOUT_STATUSES).nullable(),
  /** Of a stale one: business days at the provider. */
  staleDays: z.int().nullable(),
  matchedBy: z.enum(MATCHED_BY),
  ledgerCents: z.int(),
  providerCents: z.int(),
  /** ledger − provider. */
  differenceCents: z.int(),
  fixes: z.array(z.enum(FIXES)),
  resolved: z.object({ how: z.enum(FIXES), by: z.string(), at: Instant, note: z.string() }).nullable(),
  correction: PayoutCorrection.nullable(),
});
export type ReconciledRow = z.infer<typeof ReconciledRow>;

const Moment = z.object({ at: Instant, what: z.string(), cents: z.int().nullable() });
export type Moment = z.infer<typeof Moment>;

/** A row another one can be linked with. */
export const Candidate = z.object({ key: RowKey, name: z.string(), day: Day, cents: z.int() });
export type Candidate = z.infer<typeof Candidate>;

/** A row with both histories, oldest first. */
export const RowDetail = ReconciledRow.extend({
  transferId: z.string().nullable(),
  feeLedgerCents: z.int(),
  feeProviderCents: z.int(),
  ours: z.array(Moment),
  /** What the provider told us, and its statement's lines. */
  theirs: z.array(Moment),
  lines: z.array(z.object({ id: z.string(), kind: z.enum(LINE_KINDS), cents: z.int(), at: Instant, reference: z.string() })),
  /** Payouts without a line for lines without a payout, and the other way round; the closest in amount first. */
  candidates: z.array(Candidate),
});
export type RowDetail = z.infer<typeof RowDetail>;
