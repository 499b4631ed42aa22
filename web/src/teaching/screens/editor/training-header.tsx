import { teachingTexts } from "@blenda/domain/teaching/texts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AutosaveView } from "../../../product/autosave/autosave.ts";
import { SaveMark } from "../../../product/autosave/save-mark.tsx";
import { submitLabel } from "../../../product/editor/submit-words.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx";
import type { TrainingEditor } from "../../data/use-training-editor.ts";
import { waitsForReview } from "./submit/training-panel.tsx";
import type { TrainingSubmission } from "./submit/use-training-submission.ts";
import { TrainingMenu } from "./training-menu.tsx";

interface Props {
  editor: TrainingEditor;
  submission: TrainingSubmission;
  saving: Pick<AutosaveView<object>, "state" | "savedAt"> & { retry: () => void };
  onPreview: () => void;
}

/** The name of the course, whether it is saved, and what can be done with it as a whole. */
export function TrainingHeader({ editor, submission, saving, onPreview }: Props) {
  const { draft, fields, isLocked } = editor;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1.5">
        <div className="max-md:hidden">
          <Breadcrumb links={[<ToList key="list">Products & Training</ToList>]} here={hereOf(editor)} />
        </div>
        <div className="flex min-w-0 items-center gap-2">
          <Link to="/dashboard/products" aria-label="Back to your products and courses" className={`${iconButtonStyle} -ml-2.5 md:hidden`}>
            <Icon name="arrow-left" size={20} />
          </Link>
          <h1 className="min-w-0 type-h1 break-words max-md:text-xl">{fields.title.trim() || teachingTexts.untitled}</h1>
        </div>
        {draft.live && <p className="text-muted">Changes to a course that stays on sale</p>}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:justify-between">
        {!isLocked && <SaveMark state={saving.state} savedAt={saving.savedAt} onRetry={saving.retry} />}
        <div className="flex shrink-0 items-center gap-2">
          <Button icon="eye" onClick={onPreview}>
            <span className="max-md:sr-only">Preview</span>
          </Button>
          {draft.may.includes("submit") && (
            <Button kind="primary" className="max-md:hidden" isBusy={submission.isSubmitting} onClick={submission.submit}>
              {submitLabel(waitsForReview(editor))}
            </Button>
          )}
          <TrainingMenu draft={draft} />
        </div>
      </div>
    </header>
  );
}

const ToList = ({ children }: { children: ReactNode }) => <Link to="/dashboard/products">{children}</Link>;

function hereOf({ draft, fields }: TrainingEditor): string {
  return `${draft.live ? "Edit" : "New"} ${fields.type}`;
}
