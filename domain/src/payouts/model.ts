import { z } from "zod";
import { Instant } from "../shared/time.ts";
import { PAYOUT_SCHEDULES, PAYOUT_STATUSES, PAYOUTS, SKIP_REASONS, TRANSFER_STATES } from "./constants.ts";

export const PayoutId = z.string().min(1).max(64);
/** `YYYY-MM-DD`, in UTC. */
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** May be below zero: refunds after a payout. */
const Balance = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

export const PayoutStepTime = z.object({ status: z.enum(PAYOUT_STATUSES), at: Instant, note: z.string() });

/** What a payout is the sum of, to the cent. */
export const PayoutSum = z.object({
  /** Net prices of the sales in it. */
  netCents: Balance,
  commissionCents: Balance,
  processingCents: Balance,
  /** Refunds, disputes, and shares of affiliates. */
  otherCents: Balance,
  amountCents: Balance,
});

export const Payout = z.object({
  id: PayoutId,
  batch: z.string(),
  /** The Friday it was collected for. */
  day: Day,
  status: z.enum(PAYOUT_STATUSES),
  amountCents: Balance,
  currency: z.string(),
  /** What arrives, where the recipient's currency is another: at the provider's rate, known once it took the transfer. */
  arrives: z.object({ amount: z.int(), currency: z.string(), rate: z.string() }).nullable(),
  /** "USD, account ending 4471" in two parts. */
  recipient: z.object({ currency: z.string(), last4: z.string() }).nullable(),
  sales: z.int(),
  /** When it is paid if nothing comes back. */
  settlesAt: Instant.nullable(),
  /** In words for its owner: why it waits, failed or came back, and what to do. */
  note: z.string(),
  /** The payout its money went out with again. */
  againIn: Day.nullable(),
  updatedAt: Instant,
});
export type Payout = z.infer<typeof Payout>;

/** What a payout is made of: one line for each sale, refund and hold in it. */
export const PayoutLine = z.object({
  at: Instant,
  kind: z.enum(["sale", "refund", "dispute", "commission", "correction"]),
  orderNumber: z.string(),
  title: z.string(),
  netCents: Balance,
  commissionCents: Balance,
  processingCents: Balance,
  amountCents: Balance,
});
export type PayoutLine = z.infer<typeof PayoutLine>;

export const PayoutDetail = Payout.extend({
  steps: z.array(PayoutStepTime),
  sum: PayoutSum,
  lines: z.array(PayoutLine).max(200),
  lineCount: z.int(),
});
export type PayoutDetail = z.infer<typeof PayoutDetail>;

export const PayoutSettings = z.object({
  schedule: z.enum(PAYOUT_SCHEDULES),
  minimumCents: z.int(),
  isPaused: z.boolean(),
  /** Our team's, in words. */
  staffPause: z.string().nullable(),
});
export type PayoutSettings = z.infer<typeof PayoutSettings>;

export const SkippedFriday = z.object({
  day: Day,
  reason: z.enum(SKIP_REASONS),
  /** Beside the reason: until when, or what our team wrote. */
  note: z.string(),
  amountCents: Balance,
});
export type SkippedFriday = z.infer<typeof SkippedFriday>;

/** What clears on a day, and whether it still makes the next payout. */
export const ClearingDay = z.object({ day: Day, cents: Balance, sales: z.int(), isInNext: z.boolean() });
export const ClearingSale = z.object({
  lineId: z.string(),
  title: z.string(),
  orderNumber: z.string(),
  soldAt: Instant,
  clearsAt: Instant,
  cents: Balance,
});

/** Everything `/dashboard/payouts` shows but the recipient. */
export const PayoutOverview = z.object({
  now: Instant,
  balance: z.object({
    pendingCents: Balance,
    pendingSales: z.int(),
    availableCents: Balance,
    /** Disputed: neither pending nor available until the bank has decided. */
    heldCents: Balance,
    inPayoutCents: Balance,
    inPayoutSettlesAt: Instant.nullable(),
    paidCents: Balance,
    paidCount: z.int(),
  }),
  holdDays: z.int(),
  next: z.object({
    day: Day,
    /** Available now and cleared until then, if nothing is refunded. */
    cents: Balance,
    availableCents: Balance,
    clearsCents: Balance,
    sales: z.int(),
    /** Why it would be left out as things stand. */
    obstacle: z.enum(SKIP_REASONS).nullable(),
    note: z.string(),
  }),
  settings: PayoutSettings,
  /** What was taken off for refunds and is in no payout yet, the newest first. A refunded sale that had not cleared costs its card fee. */
  costs: z.array(z.object({ orderNumber: z.string(), cents: Balance, isCardCost: z.boolean() })).max(5),
  clearing: z.object({ days: z.array(ClearingDay), until: Day.nullable(), sales: z.array(ClearingSale).max(100) }),
  /** Newest first; fridays that were left out stand between them. */
  payouts: z.array(Payout),
  skipped: z.array(SkippedFriday),
  payoutCount: z.int(),
  since: Instant.nullable(),
});
export type PayoutOverview = z.infer<typeof PayoutOverview>;

export const QueuedPayout = Payout.extend({
  userId: z.string(),
  personName: z.string(),
  shopName: z.string().nullable(),
  /** The shop's logo, else the person's picture. */
  avatarUrl: z.string().nullable(),
  /** Shops, else people, who are paid to the very same account. */
  sameAccountAs: z.array(z.string()).max(PAYOUTS.SAME_ACCOUNT_MOST),
  /** Whether the sum of its lines is what the books took out for it. */
  isProved: z.boolean(),
  approvals: z.array(z.object({ userId: z.string(), name: z.string(), at: Instant })),
  approvalsNeeded: z.int(),
  /** By the reader, now. */
  canApprove: z.boolean(),
  holdReason: z.string().nullable(),
});
export type QueuedPayout = z.infer<typeof QueuedPayout>;

export const LeftOut = z.object({
  userId: z.string(),
  personName: z.string(),
  shopName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  reason: z.enum(SKIP_REASONS),
  note: z.string(),
  amountCents: Balance,
});

const StateSum = z.object({ count: z.int(), cents: Balance });

/** Beside the table: the whole batch, and what speaks for approving it. */
export const PayoutBatch = z.object({
  batch: z.string(),
  day: Day,
  collectedAt: Instant.nullable(),
  states: z.object({
    draft: StateSum,
    approved: StateSum,
    processing: StateSum,
    sent: StateSum,
    paid: StateSum,
    on_hold: StateSum,
    over: StateSum,
  }),
  sales: z.int(),
  shops: z.int(),
  leftOut: z.array(LeftOut).max(100),
  leftOutCount: z.int(),
  checks: z.object({
    /** What the books hold for these payouts. */
    ledgerCents: Balance,
    recipientsVerified: z.int(),
    disputesOpen: z.int(),
    /** At the provider, once everything approved is gone; `null` when it does not say. */
    balanceAfterCents: Balance.nullable(),
    frozen: z.string().nullable(),
    /** Until when our books were compared with the provider's; `null`: never. Approving waits until that is after the collecting. */
    comparedUntil: Instant.nullable(),
    isCompared: z.boolean(),
  }),
});
export type PayoutBatch = z.infer<typeof PayoutBatch>;

export const BatchLine = z.object({
  batch: z.string(),
  day: Day,
  cents: Balance,
  payouts: z.int(),
  paid: z.int(),
  open: z.int(),
  returned: z.int(),
});
export type BatchLine = z.infer<typeof BatchLine>;

/** Everything our team sees of one payout. */
export const PayoutCase = QueuedPayout.extend({
  steps: z.array(PayoutStepTime),
  sum: PayoutSum,
  lines: z.array(PayoutLine).max(200),
  lineCount: z.int(),
  externalId: z.string().nullable(),
  feeCents: z.int(),
  attempts: z.int(),
  /** What the provider told, oldest first. */
  news: z.array(z.object({ state: z.enum(TRANSFER_STATES), occurredAt: Instant, receivedAt: Instant, outcome: z.string() })),
  allowed: z.array(z.enum(["approve", "hold", "resume", "cancel", "retry"])),
  staffPause: z.string().nullable(),
});
export type PayoutCase = z.infer<typeof PayoutCase>;
