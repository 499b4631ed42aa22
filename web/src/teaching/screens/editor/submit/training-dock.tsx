import { leftText, SubmitDock } from "../../../../product/editor/submit-dock.tsx";
import { submitLabel } from "../../../../product/editor/submit-words.ts";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import { waitsForReview } from "./training-panel.tsx";
import type { TrainingSubmission } from "./use-training-submission.ts";

/** On phones: the first thing that is left. */
export function TrainingDock({ editor, submission }: { editor: TrainingEditor; submission: TrainingSubmission }) {
  if (!editor.draft.may.includes("submit")) return null;
  const { open, next, submit, isSubmitting } = submission;
  return (
    <SubmitDock
      title={leftText(open.length)}
      text={open[0]?.text ?? "Nothing is missing"}
      open={open.length}
      label={submitLabel(waitsForReview(editor))}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onNext={next}
    />
  );
}
