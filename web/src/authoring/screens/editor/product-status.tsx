import { authoringTexts } from "@blenda/domain/authoring/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { focusField } from "../../../product/editing/field-focus.ts";
import { StatusNotice } from "../../../product/editing/status-notice.tsx";
import { useReviewSteps } from "../../../product/editor/use-review-steps.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { productDrafts } from "../../data/product-drafts.ts";
import type { ProductEditor } from "../../data/use-product-editor.ts";

/** Where a product stands between its creator and review. */
export function ProductStanding({ editor: { draft } }: { editor: ProductEditor }) {
  const steps = useReviewSteps(productDrafts, draft.id);
  const fields = [...new Set(draft.remarks.flatMap(({ field, isSettled }) => (isSettled ? [] : [field])))];
  return (
    <StatusNotice
      draft={draft}
      {...steps}
      jumps={fields.map((field) => ({ label: authoringTexts.fields[field], onJump: () => focusField(field) }))}
    >
      {draft.generatedFrom !== null && (
        <Alert tone="info" title={`Made with ${BRAND.generator}`}>
          {draft.generatedFrom && <>From “{draft.generatedFrom}”. </>}
          It's marked as AI generated, and buyers see that.
        </Alert>
      )}
    </StatusNotice>
  );
}
