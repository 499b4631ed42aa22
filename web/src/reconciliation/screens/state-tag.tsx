import type { RowState } from "@blenda/domain/reconciliation/constants";
import type { ReconciledRow } from "@blenda/domain/reconciliation/model";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Record<RowState, TagTone> = {
  returned_after_paid: "bad",
  duplicate: "bad",
  missing_in_ledger: "bad",
  missing_at_provider: "bad",
  amount_mismatch: "warn",
  stale: "warn",
  matched: "ok",
};

export function StateTag({ row: { state, staleDays, resolved } }: { row: ReconciledRow }) {
  const isNoted = resolved !== null && state !== "matched";
  return (
    <span title={reconciliationTexts.stateHints[state]} className="whitespace-nowrap">
      <Tag tone={isNoted ? "neutral" : TONES[state]} hasDot>
        {reconciliationTexts.states[state]}
        {staleDays !== null && `, ${staleDays} business ${staleDays === 1 ? "day" : "days"}`}
      </Tag>
    </span>
  );
}
