import { authoringTexts } from "@blenda/domain/authoring/texts";
import { Button } from "../../../../ui/controls/button.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { checkedPercent, submitLabel } from "./submit-panel.tsx";
import type { Submission } from "./use-submission.ts";

const FEW = 3;

/** On phones what is left stays at the lower edge, with the way to the next of it. */
export function SubmitDock({ editor, submission }: { editor: ProductEditor; submission: Submission }) {
  const { open, submit, next, isSubmitting } = submission;
  const isChecking = editor.draft.status === "processing";
  if (!isChecking && !editor.draft.may.includes("submit")) return null;
  const names = [...new Set(open.map(({ field }) => authoringTexts.fields[field].toLowerCase()))];
  const text = names.slice(0, FEW).join(", ");
  return (
    <div
      data-docked
      className="sticky bottom-0 z-10 -mx-4 flex min-h-18 items-center justify-between gap-4 border-t border-line bg-surface-1 px-4 py-2 md:hidden"
    >
      <p className="grid min-w-0">
        <span className="type-ui font-semibold">{dockTitle(editor, open.length)}</span>
        <span className="truncate type-small text-muted">
          {text ? text.charAt(0).toUpperCase() + text.slice(1) : "You can leave this page"}
        </span>
      </p>
      {isChecking ? null : open.length > 0 ? (
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

function dockTitle(editor: ProductEditor, open: number): string {
  if (editor.draft.status === "processing") return `Checking, ${checkedPercent(editor)}%`;
  if (open === 0) return "Ready";
  return open === 1 ? "1 thing left" : `${open} things left`;
}
