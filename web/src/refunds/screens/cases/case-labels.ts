import type { CaseOutcome, CasePriority } from "@blenda/domain/refunds/cases/constants";
import type { CaseLine } from "@blenda/domain/refunds/cases/model";
import { caseTexts } from "@blenda/domain/refunds/cases/texts";
import type { RefundReason } from "@blenda/domain/refunds/constants";
import type { TagTone } from "../../../ui/tag.tsx";

export const PRIORITY_TONES: Record<CasePriority, TagTone> = { low: "neutral", normal: "neutral", high: "warn", urgent: "bad" };

const OUTCOME_TONES: Record<CaseOutcome, TagTone> = {
  refunded: "ok",
  refunded_in_part: "ok",
  declined: "bad",
  ran_out: "warn",
  withdrawn: "neutral",
  bank_returned: "neutral",
};

/** As a column has room for it. */
export const REASON_NAMES: Record<RefundReason, string> = {
  accidental: "Accidental",
  not_as_described: "Not as described",
  faulty: "Faulty",
  missing_files: "Missing files",
  duplicate: "Bought twice",
  fraud: "Not theirs",
  other: "Other",
};

/** Where a case stands, in two or three words. */
export function stateOf(line: Pick<CaseLine, "outcome" | "isProposed" | "isAsked" | "assignee">): { label: string; tone: TagTone } {
  if (line.outcome) return { label: caseTexts.outcomes[line.outcome], tone: OUTCOME_TONES[line.outcome] };
  if (line.isProposed) return { label: "Second person", tone: "ember" };
  if (line.isAsked) return { label: "Waits for an answer", tone: "sky" };
  return line.assignee ? { label: "In work", tone: "sky" } : { label: "New", tone: "warn" };
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const warned = (warnings: number): string => (warnings > 0 ? `, ${plural(warnings, "warning", "warnings")}` : "");

/** How many of their paid orders were refunded. */
export const buyerText = ({ orders, refunds, percent, warnings }: CaseLine["buyer"]): string =>
  `${refunds} of ${plural(orders, "order", "orders")} refunded, ${percent}%${warned(warnings)}`;

/** How much of what they sold was refunded. */
export const creatorText = ({ sales, refunds, percent, warnings }: NonNullable<CaseLine["creator"]>): string =>
  `${refunds} of ${plural(sales, "sale", "sales")} refunded, ${percent}%${warned(warnings)}`;
