import type { Draft } from "@blenda/domain/authoring/model";
import { useEffect } from "react";
import { editorGridStyle } from "../../../product/editing/editor-layout.ts";
import { MadeSection } from "../../../product/editing/made-section.tsx";
import { ScheduleSection } from "../../../product/editing/schedule-section.tsx";
import { StickyColumn } from "../../../ui/layout/sticky-column.tsx";
import { isEmptyDraft, leaveNewDraft } from "../../data/new-draft.ts";
import { useProductEditor } from "../../data/use-product-editor.ts";
import { Conflict } from "./conflict.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { FilesSection } from "./files/files-section.tsx";
import { Measured } from "./files/measured.tsx";
import { useDraftUploads } from "./files/use-draft-uploads.ts";
import { MoneySection } from "./money/money-section.tsx";
import { PicturesSection } from "./pictures/pictures-section.tsx";
import { BuyersView } from "./preview/buyers-view.tsx";
import { Standing } from "./standing.tsx";
import { SubmitDock } from "./submit/submit-dock.tsx";
import { SubmitPanel } from "./submit/submit-panel.tsx";
import { useSubmission } from "./submit/use-submission.ts";
import { VersionSection } from "./version-section.tsx";
import { WordsSection } from "./words/words-section.tsx";

/** One page, no steps: files first, and everything else follows from them. */
export function Editor({ draft }: { draft: Draft }) {
  const editor = useProductEditor(draft);
  const uploads = useDraftUploads(draft);
  const submission = useSubmission(editor, uploads.rows);
  const isEmpty = isEmptyDraft(draft);
  useEffect(() => {
    if (!isEmpty) leaveNewDraft(draft.id);
  }, [isEmpty, draft.id]);
  return (
    <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <EditorHeader editor={editor} />
      <Conflict editor={editor} />
      <Standing editor={editor} />
      <div className={editorGridStyle}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FilesSection editor={editor} uploads={uploads} />
          <Measured editor={editor} />
          <PicturesSection editor={editor} />
          <WordsSection editor={editor} />
          <MoneySection editor={editor} />
          <MadeSection editor={editor} />
          {draft.live ? <VersionSection editor={editor} /> : <ScheduleSection editor={editor} />}
        </div>
        <StickyColumn className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BuyersView editor={editor} />
          <SubmitPanel editor={editor} submission={submission} />
        </StickyColumn>
      </div>
      <SubmitDock editor={editor} submission={submission} />
      {submission.dialog}
    </div>
  );
}
