import type { Payout, PayoutBatch, PayoutCase, PayoutDetail, PayoutOverview, QueuedPayout } from "@blenda/domain/payouts/model";
import type { OwnRecipients } from "@blenda/domain/recipients/model";

/** A creator who has not said where to pay them. */
export const NO_RECIPIENT: OwnRecipients = { recipients: [], proof: "factor", hasPassword: true, holderName: "Ana", country: "PT" };

const AT = "2026-11-15T20:31:00.000Z";

const SENT_PAYOUT: Payout = {
  ...{ id: "p2", batch: "2026-46", day: "2026-11-13", status: "sent", amountCents: 38_004, currency: "USD", arrives: null },
  ...{
    recipient: { currency: "USD", last4: "4471" },
    sales: 24,
    settlesAt: "2026-11-18T00:00:00.000Z",
    note: "",
    againIn: null,
    updatedAt: AT,
  },
};

/** Its money came back, and went out again a week later. */
export const RETURNED_PAYOUT: Payout = {
  ...SENT_PAYOUT,
  ...{ id: "p1", batch: "2026-41", day: "2026-10-09", status: "returned", amountCents: 51_505, sales: 30, settlesAt: null },
  ...{ note: "Account closed.", againIn: "2026-10-16" },
};

export const SENT_DETAIL: PayoutDetail = {
  ...SENT_PAYOUT,
  steps: [
    { status: "draft", at: "2026-11-13T00:00:10.000Z", note: "24 sales" },
    { status: "approved", at: "2026-11-13T08:40:00.000Z", note: "By Blenda" },
    { status: "processing", at: "2026-11-13T09:02:00.000Z", note: "" },
    { status: "sent", at: "2026-11-13T15:20:00.000Z", note: "To your bank" },
  ],
  sum: { netCents: 49_609, commissionCents: -7_158, processingCents: -2_159, otherCents: -2_288, amountCents: 38_004 },
  lines: [
    {
      ...{ at: "2026-10-30T10:00:00.000Z", kind: "sale", orderNumber: "14274", title: "Tin parade robot, red" },
      ...{ netCents: 1_499, commissionCents: -225, processingCents: -73, amountCents: 1_201 },
    },
  ],
  lineCount: 1,
};

/** A shop that sells every week. */
export const OVERVIEW: PayoutOverview = {
  now: AT,
  balance: {
    ...{ pendingCents: 130_468, pendingSales: 68, availableCents: 33_968, heldCents: 0 },
    ...{ inPayoutCents: 38_004, inPayoutSettlesAt: "2026-11-18T00:00:00.000Z", paidCents: 840_956, paidCount: 17 },
  },
  holdDays: 14,
  next: {
    ...{ day: "2026-11-20", cents: 88_551, availableCents: 33_968, clearsCents: 54_583, sales: 45, obstacle: null, note: "" },
  },
  costs: [],
  settings: { schedule: "weekly", minimumCents: 2_500, isPaused: false, staffPause: null },
  clearing: {
    days: [
      { day: "2026-11-16", cents: 54_583, sales: 1, isInNext: true },
      { day: "2026-11-29", cents: 75_885, sales: 67, isInNext: false },
    ],
    until: "2026-11-29",
    sales: [
      {
        ...{ lineId: "l1", title: "Halo courier droid", orderNumber: "14300", soldAt: "2026-11-02T10:00:00.000Z" },
        ...{ clearsAt: "2026-11-16T10:00:00.000Z", cents: 54_583 },
      },
    ],
  },
  payouts: [SENT_PAYOUT, RETURNED_PAYOUT],
  skipped: [{ day: "2026-11-06", reason: "below_minimum", note: "", amountCents: 1_890 }],
  payoutCount: 19,
  since: "2026-07-03T00:00:00.000Z",
};

/** A shop that has not sold anything. */
export const NOTHING_EARNED: PayoutOverview = {
  ...OVERVIEW,
  balance: {
    ...{ pendingCents: 0, pendingSales: 0, availableCents: 0, heldCents: 0 },
    ...{ inPayoutCents: 0, inPayoutSettlesAt: null, paidCents: 0, paidCount: 0 },
  },
  holdDays: 30,
  next: { ...OVERVIEW.next, cents: 0, availableCents: 0, clearsCents: 0, sales: 0, obstacle: "no_recipient" },
  clearing: { days: [], until: null, sales: [] },
  ...{ payouts: [], skipped: [], payoutCount: 0, since: null },
};

const SMALL: QueuedPayout = {
  ...SENT_PAYOUT,
  ...{ id: "q1", batch: "2026-47", day: "2026-11-20", status: "draft", amountCents: 88_551, sales: 45, settlesAt: null },
  ...{ userId: "bo", personName: "Bo", shopName: "Orbit Bench", avatarUrl: null, isProved: true, sameAccountAs: [] },
  ...{ approvals: [], approvalsNeeded: 1, canApprove: true, holdReason: null },
};
/** Over $1,000, and not approved yet. */
const LARGE: QueuedPayout = {
  ...SMALL,
  ...{ id: "q2", userId: "cy", personName: "Cy", shopName: "Copperleaf", amountCents: 131_840, approvalsNeeded: 2 },
};
/** Over $1,000, and approved by a colleague. */
const LARGER: QueuedPayout = {
  ...LARGE,
  ...{ id: "q3", userId: "di", personName: "Di", shopName: "Saltrock Worlds", amountCents: 204_612 },
  approvals: [{ userId: "eve", name: "Eve", at: AT }],
};
export const QUEUED = { SMALL, LARGE, LARGER };

const none = { count: 0, cents: 0 };
export const BATCH: PayoutBatch = {
  ...{ batch: "2026-47", day: "2026-11-20", collectedAt: "2026-11-20T00:00:10.000Z", sales: 174, shops: 3 },
  states: {
    draft: { count: 3, cents: 425_003 },
    ...{ approved: none, processing: none, sent: none, paid: none, on_hold: none, over: none },
  },
  leftOut: [
    {
      ...{ userId: "fay", personName: "Fay", shopName: "Tiny Gantry", avatarUrl: null },
      ...{ reason: "below_minimum", note: "", amountCents: 1_890 },
    },
  ],
  leftOutCount: 1,
  checks: {
    ledgerCents: 425_003,
    recipientsVerified: 3,
    disputesOpen: 0,
    balanceAfterCents: 304_223,
    frozen: null,
    comparedUntil: "2026-11-20T03:10:00.000Z",
    isCompared: true,
  },
};

export const queueOf = (rows: QueuedPayout[], batch: PayoutBatch | null = BATCH) => ({
  ...{ rows, next: null, total: { count: rows.length, isMore: false }, batch, onHold: 1 },
  before: [{ batch: "2026-46", day: "2026-11-13", cents: 490_211, payouts: 8, paid: 7, open: 0, returned: 1 }],
});

export const PAYOUT_CASE: PayoutCase = {
  ...SMALL,
  steps: [{ status: "draft", at: "2026-11-20T00:00:10.000Z", note: "45 sales" }],
  sum: { netCents: 110_000, commissionCents: -16_500, processingCents: -4_949, otherCents: 0, amountCents: 88_551 },
  ...{ lines: SENT_DETAIL.lines, lineCount: 1, externalId: null, feeCents: 0, attempts: 0, news: [] },
  ...{ allowed: ["approve", "hold", "cancel"], staffPause: null },
};
