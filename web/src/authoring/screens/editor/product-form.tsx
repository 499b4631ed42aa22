import type { Draft } from "@blenda/domain/authoring/model";
import { useEffect } from "react";
import { editorGridStyle } from "../../../product/editing/editor-layout.ts";
import { MadeSection } from "../../../product/editing/made-section.tsx";
import { ScheduleSection } from "../../../product/editing/schedule-section.tsx";
import { StickyColumn } from "../../../ui/layout/sticky-column.tsx";
import { isEmptyDraft, productDrafts } from "../../data/product-drafts.ts";
import { useProductEditor } from "../../data/use-product-editor.ts";
import { Conflict } from "./conflict.tsx";
import { FilesSection } from "./files/files-section.tsx";
import { Measured } from "./files/measured.tsx";
import { useDraftUploads } from "./files/use-draft-uploads.ts";
import { MoneySection } from "./money/money-section.tsx";
import { PicturesSection } from "./pictures/pictures-section.tsx";
import { BuyersView } from "./preview/buyers-view.tsx";
import { ProductHeader } from "./product-header.tsx";
import { ProductStanding } from "./product-status.tsx";
import { ProductDock } from "./submit/product-dock.tsx";
import { ProductPanel } from "./submit/product-panel.tsx";
import { useProductSubmission } from "./submit/use-product-submission.ts";
import { VersionSection } from "./version-section.tsx";
import { WordsSection } from "./words/words-section.tsx";

/** One page, no steps: files first, and everything else follows from them. */
export function ProductForm({ draft }: { draft: Draft }) {
  const editor = useProductEditor(draft);
  const uploads = useDraftUploads(draft);
  const submission = useProductSubmission(editor, uploads.rows);
  const isEmpty = isEmptyDraft(draft);
  useEffect(() => {
    if (!isEmpty) productDrafts.newKey.leave(draft.id);
  }, [isEmpty, draft.id]);
  return (
    <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <ProductHeader editor={editor} />
      <Conflict editor={editor} />
      <ProductStanding editor={editor} />
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
          <ProductPanel editor={editor} submission={submission} />
        </StickyColumn>
      </div>
      <ProductDock editor={editor} submission={submission} />
      {submission.dialog}
    </div>
  );
}
