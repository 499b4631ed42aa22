import { AUTHORING } from "@blenda/domain/authoring/constants";
import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { limitSize } from "@blenda/domain/uploads/texts";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { FieldFrame, ReviewNote } from "../../../../product/editing/field-frame.tsx";
import { Section } from "../../../../product/editing/section.tsx";
import { Reorder } from "../../../../ui/controls/reorder.tsx";
import { DropZone } from "../../../../uploads/parts/drop-zone.tsx";
import { RefusedNote } from "../../../../uploads/parts/refused-note.tsx";
import { UploadRow } from "../../../../uploads/parts/upload-row.tsx";
import { learnDraft } from "../../../data/product-drafts.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { FileRow } from "./file-row.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import type { DraftUploads } from "./use-draft-uploads.ts";

const { maxBytes, endings } = PURPOSE_RULES.deliverable;

/** What buyers download. Files come by dropping; each is read at once and says itself what was found in it. */
export function FilesSection({ editor, uploads }: { editor: ProductEditor; uploads: DraftUploads }) {
  const { draft, isLocked } = editor;
  const { files } = draft;
  const { act: order } = useAct(api.authoring.orderFiles, { learn: learnDraft });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const read = files.filter(({ state }) => state === "read").length;
  const refused = uploads.rows.filter(({ state }) => state === "refused");
  const coming = uploads.rows.filter(({ state }) => state !== "refused");
  const all = files.length + coming.length;
  return (
    <FieldFrame editor={editor} field="files">
      <Section
        title="Files"
        isFlush={all > 0}
        aside={all > 0 ? `${read} of ${all} read · ${sizeOf(bytes + coming.reduce((sum, row) => sum + row.bytes, 0))}` : undefined}
      >
        <ReviewNote editor={editor} field="files" />
        <Reorder
          label="Files"
          axis="vertical"
          items={files}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          isLocked={isLocked || files.length < 2}
          className="divide-y divide-line"
          onOrder={(ordered) => order({ id: draft.id, fileIds: ordered.map(({ id }) => id) })}
        >
          {(file, grip) => <FileRow editor={editor} file={file} grip={grip} onReplace={(by) => uploads.replace(file, by)} />}
        </Reorder>
        {coming.map((upload) => (
          <div key={upload.key} className="border-t border-line px-5 py-3">
            <UploadRow
              upload={upload}
              onPause={() => uploads.pause(upload.key)}
              onResume={() => uploads.resume(upload.key)}
              onCancel={() => uploads.cancel(upload.key)}
              onChoose={(file) => uploads.choose(upload.key, file)}
            />
          </div>
        ))}
        {refused.length > 0 && (
          <div className={all > 0 ? "border-t border-line px-5 py-3" : "mb-4"}>
            <RefusedNote uploads={refused} onDismiss={uploads.cancel} />
          </div>
        )}
        {!isLocked && files.length < AUTHORING.MOST_FILES && (
          <div className={all > 0 ? "border-t border-line p-5" : undefined}>
            <DropZone
              title={all > 0 ? "Drop more files" : "Drop your files, a folder or a ZIP"}
              hint={`${all > 0 ? "or a whole folder. " : "We'll measure them and fill in the facts. "}Uploads survive a reload, up to ${limitSize(maxBytes)} each.`}
              size={all > 0 ? "line" : "large"}
              endings={endings}
              onDrop={uploads.add}
            />
          </div>
        )}
        <ReplaceDialog uploads={uploads} />
      </Section>
    </FieldFrame>
  );
}
