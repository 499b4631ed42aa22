import { addBusinessDays, addDays, addMinutes } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import {
  CASE_DECISIONS,
  CASE_PRIORITIES,
  type CaseDecision,
  type CasePriority,
  type CaseStatus,
  REPORT_REASONS,
  REPORTS,
  type ReportedState,
  type ReportReason,
  type ReportTarget,
  type SettableState,
} from "./constants.ts";

const SOLD: readonly ReportTarget[] = ["product", "training", "shop"];
const MADE: readonly ReportTarget[] = ["product", "training", "post", "shop"];

/** A comment cannot be a stolen model, and a profile has no price. */
const ONLY_FOR: Partial<Record<ReportReason, readonly ReportTarget[]>> = {
  copyright: [...MADE, "comment"],
  stolen_asset: MADE,
  malware: [...MADE, "comment", "message"],
  ai_undisclosed: ["product", "training", "post"],
  price_abuse: SOLD,
};

/** What can be said to be wrong with it. */
export const reasonsFor = (type: ReportTarget): ReportReason[] =>
  REPORT_REASONS.filter((reason) => ONLY_FOR[reason]?.includes(type) ?? true);

/** The gravest first: what a case with several reasons is called by. */
const GRAVITY: readonly ReportReason[] = [
  "malware",
  "illegal",
  "copyright",
  "stolen_asset",
  "harassment",
  "nsfw",
  "misleading",
  "ai_undisclosed",
  "price_abuse",
  "spam",
  "other",
];

export const gravestOf = (reasons: readonly ReportReason[]): ReportReason => GRAVITY.find((reason) => reasons.includes(reason)) ?? "other";

const USUAL_PRIORITY: Record<ReportReason, CasePriority> = {
  malware: "urgent",
  illegal: "urgent",
  copyright: "high",
  stolen_asset: "high",
  harassment: "high",
  nsfw: "normal",
  misleading: "normal",
  ai_undisclosed: "normal",
  price_abuse: "normal",
  spam: "low",
  other: "low",
};

/** By the gravest reason; three people who say so make it one step more urgent. */
export function priorityOf(reasons: readonly ReportReason[], reporters: number): CasePriority {
  const usual = USUAL_PRIORITY[gravestOf(reasons)];
  const raised = CASE_PRIORITIES[CASE_PRIORITIES.indexOf(usual) + 1] ?? usual;
  return reporters >= REPORTS.HIDE_AT ? raised : usual;
}

/** Whether the reporter counts towards hiding: an account made to report does not. */
export const countsForHiding = (joinedAt: Instant, now: Instant): boolean => addDays(joinedAt, REPORTS.HIDE_ACCOUNT_DAYS) < now;

export const shouldHide = (state: ReportedState, distinctReporters: number): boolean =>
  state === "visible" && distinctReporters >= REPORTS.HIDE_AT;

interface Decidable {
  moves: readonly SettableState[];
  state: ReportedState;
  hasOwner: boolean;
  /** Its author was asked once already. */
  wasAsked: boolean;
}

/** What staff can decide: only what there is something to do about. What its author deleted has an outcome, but no removal. */
export function decisionsFor({ moves, state, hasOwner, wasAsked }: Decidable): CaseDecision[] {
  const possible: Record<CaseDecision, boolean> = {
    no_violation: true,
    ask_author: hasOwner && !wasAsked && state !== "gone" && moves.includes("hidden"),
    warn: hasOwner,
    remove: state !== "gone" && moves.includes("removed"),
    remove_and_suspend: hasOwner,
  };
  return CASE_DECISIONS.filter((decision) => possible[decision]);
}

/** Where a decision leaves what was reported; `null`: as it is. */
export function stateAfter(decision: CaseDecision, moves: readonly SettableState[]): SettableState | null {
  if (decision === "no_violation") return "visible";
  if (decision === "ask_author") return "hidden";
  if (decision === "warn") return null;
  return moves.includes("removed") ? "removed" : null;
}

/** Asking keeps a case open. */
export function statusAfter(decision: CaseDecision): CaseStatus {
  if (decision === "no_violation") return "dismissed";
  return decision === "ask_author" ? "in_review" : "actioned";
}

export const lookDueAt = (since: Instant): Instant => addMinutes(since, REPORTS.LOOK_HOURS * 60);
export const answerDueAt = (askedAt: Instant): Instant => addMinutes(askedAt, REPORTS.ANSWER_HOURS * 60);
export const appealDueAt = (decidedAt: Instant): Instant => addDays(decidedAt, REPORTS.APPEAL_DAYS);
export const counterNoticeDueAt = (decidedAt: Instant): Instant => addBusinessDays(decidedAt, REPORTS.COUNTER_NOTICE_DAYS);
/** When an edit of its author brings back what reports alone have hidden. */
export const editRestoresAt = (hiddenAt: Instant): Instant => addMinutes(hiddenAt, REPORTS.COOL_DOWN_MINUTES);

/** Whether a removal is answered with a counter-notice, not with an appeal. */
export const isCopyrightRemoval = (reason: ReportReason, decision: CaseDecision): boolean =>
  reason === "copyright" && (decision === "remove" || decision === "remove_and_suspend");

/** When the messages of a decision leave. */
export const undoUntil = (decidedAt: Instant): Instant => addMinutes(decidedAt, REPORTS.UNDO_SECONDS / 60);

/** Facts an appeal depends on: what was decided, when it was told, and whether there was an appeal before. */
export interface Appealable {
  status: CaseStatus;
  reason: ReportReason;
  decision: CaseDecision | null;
  decidedAt: Instant | null;
  appealedAt: Instant | null;
}

const until = (end: Instant, now: Instant): Instant | null => (end > now ? end : null);

/** Until when an author may appeal what was done; a removal for copyright has its counter-notice instead. */
export function authorAppealUntil({ status, reason, decision, decidedAt, appealedAt }: Appealable, now: Instant): Instant | null {
  if (status !== "actioned" || !decision || !decidedAt || appealedAt || isCopyrightRemoval(reason, decision)) return null;
  return until(appealDueAt(decidedAt), now);
}

export function counterNoticeUntil({ status, reason, decision, decidedAt, appealedAt }: Appealable, now: Instant): Instant | null {
  if (status !== "actioned" || !decision || !decidedAt || appealedAt || !isCopyrightRemoval(reason, decision)) return null;
  return until(counterNoticeDueAt(decidedAt), now);
}

/** Until when the reporter may ask for another look, when nothing was done. */
export function reporterAppealUntil({ status, decidedAt, appealedAt }: Appealable, now: Instant): Instant | null {
  return status === "dismissed" && decidedAt && !appealedAt ? until(appealDueAt(decidedAt), now) : null;
}
