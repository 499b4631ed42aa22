import { Button } from "../../../../ui/controls/button.tsx";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import { submitLabel } from "./submit-panel.tsx";
import type { Submission } from "./use-submission.ts";

/** On phones: what is left, and the way to the next of it. */
export function SubmitDock({ editor, submission }: { editor: TrainingEditor; submission: Submission }) {
  if (!editor.draft.may.includes("submit")) return null;
  const { open, next, submit, isSubmitting } = submission;
  const [first] = open;
  return (
    <div
      data-docked
      className="sticky bottom-0 z-10 -mx-4 flex min-h-18 items-center justify-between gap-4 border-t border-line bg-surface-1 px-4 py-2 md:hidden"
    >
      <p className="grid min-w-0">
        <span className="type-ui font-semibold">
          {open.length === 0 ? "Ready" : open.length === 1 ? "1 thing left" : `${open.length} things left`}
        </span>
        <span className="truncate type-small text-muted">{first ? first.text : "Nothing is missing"}</span>
      </p>
      {first ? (
        <Button icon="arrow-down" size="large" onClick={next}>
          Next one
        </Button>
      ) : (
        <Button kind="primary" size="large" isBusy={isSubmitting} onClick={submit}>
          {submitLabel(editor)}
        </Button>
      )}
    </div>
  );
}
