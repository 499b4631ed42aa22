import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { limitSize } from "@blenda/domain/uploads/texts";
import { momentOf } from "../../../../lib/text/time.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

/** The limits of whoever is not trusted yet, where they meet them, and how long their own earnings wait. */
export function SubmitLimits({ editor: { draft } }: { editor: ProductEditor }) {
  const { submittedToday, most, resetsAt, holdDays } = draft.limits;
  if (most === null) return null;
  const isUsedUp = submittedToday >= most;
  return (
    <p className="mt-4 border-t border-line pt-3 type-small text-muted">
      {isUsedUp
        ? `You've submitted ${most} products today. You can submit again from ${momentOf(resetsAt)}.`
        : `${submittedToday} of ${most} submissions today. Files up to ${limitSize(PURPOSE_RULES.deliverable.maxBytes)}. Your earnings clear after ${holdDays} days.`}
    </p>
  );
}
