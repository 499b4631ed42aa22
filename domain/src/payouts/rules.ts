import { PAYOUTS, type PayoutSchedule, type PayoutStatus, type TransferState } from "./constants.ts";

interface Step {
  readonly from: readonly PayoutStatus[];
  readonly to: PayoutStatus;
  readonly by: readonly ("staff" | "system" | "provider")[];
}

/** Decision B13, line by line. Whatever is not written here cannot happen. */
export const PAYOUT_STEPS = {
  approve: { from: ["draft"], to: "approved", by: ["staff"] },
  hold: { from: ["draft", "approved"], to: "on_hold", by: ["staff", "system"] },
  resume: { from: ["on_hold"], to: "draft", by: ["staff"] },
  cancel: { from: ["draft", "approved", "on_hold"], to: "cancelled", by: ["staff", "system"] },
  send: { from: ["approved"], to: "processing", by: ["system"] },
  fail: { from: ["processing"], to: "failed", by: ["system", "provider"] },
  sent: { from: ["processing", "on_hold"], to: "sent", by: ["provider"] },
  settle: { from: ["sent"], to: "paid", by: ["system", "staff"] },
  bounce: { from: ["processing", "sent", "paid"], to: "on_hold", by: ["provider"] },
  return: { from: ["processing", "sent", "on_hold", "paid"], to: "returned", by: ["provider", "staff"] },
} as const satisfies Record<string, Step>;
export type PayoutEvent = keyof typeof PAYOUT_STEPS;

const events = Object.keys(PAYOUT_STEPS) as PayoutEvent[];

export const payoutEventsFrom = (status: PayoutStatus, by: Step["by"][number]): PayoutEvent[] =>
  events.filter((event) => {
    const step: Step = PAYOUT_STEPS[event];
    return step.from.includes(status) && step.by.includes(by);
  });

export const payoutMove = (from: PayoutStatus, event: PayoutEvent, by: Step["by"][number]): PayoutStatus | null =>
  payoutEventsFrom(from, by).includes(event) ? PAYOUT_STEPS[event].to : null;

/** What the provider's word for a transfer means for us; `null`: it is on its way, as we knew. */
export const TRANSFER_EVENTS: Readonly<Record<TransferState, PayoutEvent | null>> = {
  incoming_payment_waiting: null,
  processing: null,
  funds_converted: null,
  outgoing_payment_sent: "sent",
  bounced_back: "bounce",
  funds_refunded: "return",
  cancelled: "return",
};

export const approvalsNeeded = (amountCents: number): number => (amountCents > PAYOUTS.SECOND_APPROVER_CENTS ? 2 : 1);

const DAY_MS = 86_400_000;
const FRIDAY = 5;
const MONTHS_OF_QUARTER = 3;
const DAYS_OF_WEEK = 7;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The Friday of this moment's day or the next one, in UTC: `YYYY-MM-DD`. */
export function fridayFrom(at: string): string {
  const start = Date.parse(`${at.slice(0, 10)}T00:00:00.000Z`);
  const days = (FRIDAY - new Date(start).getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return dayOf(start + days * DAY_MS);
}

/** The Friday of this moment's day or the one before it: what a run is for. */
export function latestFriday(at: string): string {
  const next = fridayFrom(at);
  return next === at.slice(0, 10) ? next : dayOf(Date.parse(`${next}T00:00:00.000Z`) - DAYS_OF_WEEK * DAY_MS);
}

/** Whether a person who wants to be paid so often is paid on this Friday: monthly is the first of a month, quarterly of a quarter. */
export function isPayDay(friday: string, schedule: PayoutSchedule): boolean {
  if (schedule === "weekly") return true;
  const [, month = 1, day = 1] = friday.split("-").map(Number);
  const isFirst = day <= DAYS_OF_WEEK;
  return schedule === "monthly" ? isFirst : isFirst && (month - 1) % MONTHS_OF_QUARTER === 0;
}

/** The next day a person is paid, today included. */
export function nextPayDay(at: string, schedule: PayoutSchedule): string {
  let friday = fridayFrom(at);
  while (!isPayDay(friday, schedule)) friday = dayOf(Date.parse(`${friday}T00:00:00.000Z`) + DAYS_OF_WEEK * DAY_MS);
  return friday;
}

/** The name of a batch, by the ISO week its Friday is in: `2026-47`. */
export function batchOf(friday: string): string {
  const thursday = new Date(Date.parse(`${friday}T00:00:00.000Z`) - DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS / DAYS_OF_WEEK) + 1;
  return `${year}-${String(week).padStart(2, "0")}`;
}
