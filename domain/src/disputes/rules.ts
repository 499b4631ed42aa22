import { addMinutes } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { DISPUTES, type DisputeState } from "./constants.ts";

interface ProviderState {
  /** What the card provider said last. */
  dispute: "none" | "open" | "closed" | "won" | "lost";
  isPaid: boolean;
  isSubmitted: boolean;
}

/** Where a dispute is, out of what the provider told and what we sent (decision B10). */
export function disputeStateOf({ dispute, isPaid, isSubmitted }: ProviderState): DisputeState {
  if (dispute === "won" || dispute === "lost" || dispute === "closed") return dispute;
  if (!isPaid) return "created";
  return isSubmitted ? "formalized" : "initiated";
}

export const isOpenDispute = (state: DisputeState): boolean => state === "created" || state === "initiated" || state === "formalized";

export const evidenceDueAt = (openedAt: Instant): Instant => addMinutes(openedAt, DISPUTES.EVIDENCE_HOURS * 60);

/** A creator has three days, and only until what there is was sent to the bank. */
export const canAddEvidence = (state: DisputeState, openedAt: Instant, now: Instant): boolean =>
  (state === "created" || state === "initiated") && now < evidenceDueAt(openedAt);
