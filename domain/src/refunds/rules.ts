import { addDays } from "../shared/calendar.ts";
import { shareOf, spread } from "../shared/cents.ts";
import { REFUNDS, type RefundEligibility, type RefundReason, type RefundStatus } from "./constants.ts";

type Party = "buyer" | "creator" | "staff" | "system";
interface Step {
  readonly from: readonly RefundStatus[];
  readonly to: RefundStatus;
  readonly by: readonly Party[];
}

/** Decision B9, line by line. Whatever is not written here cannot happen. */
export const REFUND_STEPS = {
  approve: { from: ["creator_review"], to: "approved", by: ["creator"] },
  offerPartial: { from: ["creator_review"], to: "partial_offered", by: ["creator"] },
  decline: { from: ["creator_review"], to: "declined", by: ["creator"] },
  silenceApproves: { from: ["creator_review"], to: "approved", by: ["system"] },
  silenceEscalates: { from: ["creator_review"], to: "escalated", by: ["system"] },
  acceptPartial: { from: ["partial_offered"], to: "approved", by: ["buyer"] },
  refusePartial: { from: ["partial_offered"], to: "escalated", by: ["buyer"] },
  lapse: { from: ["partial_offered"], to: "declined", by: ["system"] },
  escalate: { from: ["creator_review", "partial_offered", "declined"], to: "escalated", by: ["buyer", "creator"] },
  cancel: { from: ["creator_review", "partial_offered", "escalated"], to: "cancelled", by: ["buyer"] },
  take: { from: ["escalated"], to: "staff_review", by: ["staff"] },
  putBack: { from: ["staff_review"], to: "escalated", by: ["staff"] },
  staffApprove: { from: ["staff_review"], to: "approved", by: ["staff"] },
  staffDecline: { from: ["staff_review"], to: "closed", by: ["staff"] },
  delayApproves: { from: ["staff_review", "escalated"], to: "approved", by: ["system"] },
  pay: { from: ["approved", "auto_approved", "failed"], to: "processing", by: ["system"] },
  paid: { from: ["processing"], to: "refunded", by: ["system"] },
  payFailed: { from: ["processing"], to: "failed", by: ["system"] },
  // A disputed payment: the bank holds the money, or has given it back itself.
  wait: { from: ["processing"], to: "approved", by: ["system"] },
  // Looked at again before it is paid: a refund that was not decided holds only while nothing was handed out.
  recall: { from: ["auto_approved"], to: "creator_review", by: ["system"] },
  bankReturned: {
    from: ["creator_review", "partial_offered", "escalated", "staff_review", "approved", "auto_approved", "processing", "failed"],
    to: "refunded",
    by: ["system"],
  },
} as const satisfies Record<string, Step>;
export type RefundEvent = keyof typeof REFUND_STEPS;

const events = Object.keys(REFUND_STEPS) as RefundEvent[];

export const refundEventsFrom = (status: RefundStatus, by: Party): RefundEvent[] =>
  events.filter((event) => {
    const step: Step = REFUND_STEPS[event];
    return step.from.includes(status) && step.by.includes(by);
  });

export const refundMove = (from: RefundStatus, event: RefundEvent, by: Party): RefundStatus | null =>
  refundEventsFrom(from, by).includes(event) ? REFUND_STEPS[event].to : null;

const DECIDED: ReadonlySet<RefundStatus> = new Set(["approved", "auto_approved", "processing", "failed"]);

/** Approved, and the money not there yet. What goes back whole opens nothing from here on. */
export const isDecided = (status: RefundStatus): boolean => DECIDED.has(status);

interface RefundBalance {
  status: RefundStatus;
  /** What was approved or asked for. */
  amountCents: number;
  /** What the bank gave back of the same line. */
  bankCents: number;
  /** What of the line's price is not back yet. */
  leftCents: number;
  /** Whether the bank is still looking at a dispute. */
  isDisputed: boolean;
}

type NextPayment = { do: "pay"; cents: number } | { do: "wait" | "end" | "nothing" };

/**
 * What is to be done about the money of a refund. What the bank gave back is not given back again; while it looks at a
 * dispute nothing leaves. One that was begun before is asked for again, with the same key: it may have been paid already.
 */
export function nextPayment({ status, amountCents, bankCents, leftCents, isDisputed }: RefundBalance): NextPayment {
  const canEnd = refundMove(status, "bankReturned", "system") !== null;
  if (!canEnd) return { do: "nothing" };
  const cents = Math.min(amountCents - bankCents, leftCents);
  if (leftCents <= 0 || (DECIDED.has(status) && cents <= 0)) return { do: "end" };
  if (isDisputed && status !== "processing") return { do: "wait" };
  return DECIDED.has(status) ? { do: "pay", cents } : { do: "nothing" };
}

const FAULTS: ReadonlySet<RefundReason> = new Set(["not_as_described", "faulty", "missing_files"]);

/** How long a line can be given back for this reason. */
export const refundableUntil = (paidAt: string, reason: RefundReason): string =>
  addDays(paidAt, FAULTS.has(reason) ? REFUNDS.FAULT_DAYS : REFUNDS.CHANGE_OF_MIND_DAYS);

/** What the server handed out by a line, never what a browser says it did with it. */
interface Usage {
  /** Of files: a product's, or what comes with a training. */
  downloads: number;
  /** Different lessons that are paid for; free ones are everybody's. */
  lessonsOpened: number;
  /** How many paid lessons the training has. */
  lessonsSold: number;
}

/** Whether it can be given back as if nothing had happened. */
export const isUnused = ({ downloads, lessonsOpened, lessonsSold }: Usage): boolean =>
  downloads === 0 && (lessonsOpened === 0 || lessonsOpened * 100 < lessonsSold * REFUNDS.WATCHED_MOST_PERCENT);

interface RefundEvidence {
  /** The same buyer holds, and keeps, another paid line of the same item and licence. */
  isDuplicate: boolean;
  isMismatchProven: boolean;
  isAbuser: boolean;
}

/**
 * Whether it goes through by itself: early and unused, or proven to differ from what was promised. Who says that it was
 * bought twice is believed where it was, and where this one was never opened at all.
 */
export function isAutomatic(reason: RefundReason, usage: Usage, times: { paidAt: string; now: string }, known: RefundEvidence): boolean {
  if (known.isAbuser) return false;
  if (known.isMismatchProven) return true;
  if (times.now > addDays(times.paidAt, REFUNDS.CHANGE_OF_MIND_DAYS)) return false;
  if (reason === "duplicate") return known.isDuplicate && usage.downloads === 0 && usage.lessonsOpened === 0;
  return isUnused(usage);
}

interface Moment {
  automaticFor: readonly RefundReason[];
  usage: Usage;
  isTraining: boolean;
  isMismatchProven: boolean;
  isHeldByBank: boolean;
}

/** What holds for a line that can be given back. */
export function refundEligibility({ automaticFor, usage, isTraining, isMismatchProven, isHeldByBank }: Moment): RefundEligibility {
  if (isHeldByBank) return "bankHolds";
  if (automaticFor.length === 0) return isUnused(usage) ? "creatorDecides" : "used";
  if (isMismatchProven) return "proven";
  if (!isTraining) return "undownloaded";
  return usage.lessonsOpened === 0 ? "unwatched" : "barelyWatched";
}

/** Whether a creator who does not answer has agreed. */
export const isSilenceYes = ({ downloads, lessonsOpened }: Pick<Usage, "downloads" | "lessonsOpened">): boolean =>
  downloads + lessonsOpened <= REFUNDS.SILENT_YES_DOWNLOADS;

const BPS_PER_PERCENT = 100;

/** A part that is offered is at least a cent. */
export const offeredCents = (amountCents: number, percent: number): number => Math.max(1, shareOf(amountCents, percent * BPS_PER_PERCENT));

/**
 * The part of each line that went back when money was returned at the provider without lines named: the one that costs
 * exactly that, or a part of each by what is left of it.
 */
export function outsideShares(amountCents: number, leftCents: readonly number[]): number[] {
  const whole = leftCents.reduce((sum, left) => sum + left, 0);
  const exact = leftCents.flatMap((left, n) => (left === amountCents ? [n] : []));
  if (exact.length === 1) return leftCents.map((left, n) => (n === exact[0] ? left : 0));
  return spread(Math.min(amountCents, whole), leftCents);
}

export const isAbuse = (refundsInWindow: number, orders: number, refunds: number): boolean =>
  refundsInWindow > REFUNDS.ABUSE_COUNT || (orders > REFUNDS.ABUSE_COUNT && refunds * 100 > orders * REFUNDS.ABUSE_PERCENT);
