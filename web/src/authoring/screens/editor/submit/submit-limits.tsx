import { FIRST_HOLD_DAYS } from "@blenda/domain/ledger/constants";
import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { limitSize } from "@blenda/domain/uploads/texts";
import { momentOf } from "../../../../lib/text/time.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

/** The limits of new creators, where they meet them. */
export function SubmitLimits({ editor: { draft } }: { editor: ProductEditor }) {
  const { submittedToday, most, resetsAt } = draft.limits;
  if (most === null) return null;
  const isUsedUp = submittedToday >= most;
  return (
    <p className="mt-4 border-t border-line pt-3 type-small text-muted">
      {isUsedUp
        ? `You've submitted ${most} products today. You can submit again from ${momentOf(resetsAt)}.`
        : `${submittedToday} of ${most} submissions today. New creators: ${limitSize(PURPOSE_RULES.deliverable.maxBytes)} a file, earnings clear after ${FIRST_HOLD_DAYS} days.`}
    </p>
  );
}
