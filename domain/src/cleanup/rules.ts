import { type CleanupStep, type FindingKind, LOCAL_STEPS } from "./constants.ts";
import { cleanupTexts } from "./texts.ts";

/** What is known of a finding at the moment it is judged. */
export interface FindingFacts {
  kind: FindingKind;
  isLive: boolean;
  /** It is no longer as it was found. */
  isSettled: boolean;
  /** Our order it belongs to; `null` where there is none. */
  order: { isPaid: boolean } | null;
  /** Money was taken or given back by it. */
  isPaid: boolean;
}

const STEPS: Record<FindingKind, CleanupStep> = {
  intent_pending: "cancel_intent",
  test_record: "leave",
  event_stuck: "apply_event",
  refund_unknown: "book_refund",
  customer_lost: "remove_customer",
  customer_double: "remove_customer",
  account_lost: "leave",
};

/**
 * What may be done about it (decision D25): with a live key only our own books are repaired, and what was paid or given back is
 * touched nowhere (trust G14).
 */
export function stepFor({ kind, isLive, isSettled, order, isPaid }: FindingFacts): { step: CleanupStep; why: string } {
  const { leave } = cleanupTexts;
  const stay = (why: string) => ({ step: "leave" as const, why });
  const step = STEPS[kind];
  if (isSettled) return stay(leave.gone);
  if (step === "leave") return stay(leave.record);
  if (step === "book_refund") {
    if (!order) return stay(leave.noOrder);
    return order.isPaid ? { step, why: "" } : stay(leave.notPaid);
  }
  if (!LOCAL_STEPS.includes(step)) {
    if (isPaid || order?.isPaid) return stay(leave.paid);
    if (isLive) return stay(leave.live);
  }
  return { step, why: "" };
}
