import { authoringTexts } from "@blenda/domain/authoring/texts";
import { leftText, SubmitDock } from "../../../../product/editor/submit-dock.tsx";
import { submitLabel } from "../../../../product/editor/submit-words.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { checkedPercent, waitsForReview } from "./product-panel.tsx";
import type { ProductSubmission } from "./use-product-submission.ts";

const FEW = 3;

/** On phones: the fields that are left, by name. */
export function ProductDock({ editor, submission }: { editor: ProductEditor; submission: ProductSubmission }) {
  const { open, submit, next, isSubmitting } = submission;
  const isChecking = editor.draft.status === "processing";
  if (!isChecking && !editor.draft.may.includes("submit")) return null;
  const names = [...new Set(open.map(({ field }) => authoringTexts.fields[field].toLowerCase()))];
  const text = names.slice(0, FEW).join(", ");
  return (
    <SubmitDock
      title={isChecking ? `Checking, ${checkedPercent(editor)}%` : leftText(open.length)}
      text={text ? text.charAt(0).toUpperCase() + text.slice(1) : "You can leave this page"}
      open={isChecking ? null : open.length}
      label={submitLabel(waitsForReview(editor))}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onNext={next}
    />
  );
}
