import { TEACHING } from "@blenda/domain/teaching/constants";
import { type ChangeEvent, useRef, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { FieldFrame, ReviewNote } from "../../../product/editing/field-frame.tsx";
import { PICTURE_ACCEPT, pictureFault } from "../../../product/editing/picture-fault.ts";
import { Section } from "../../../product/editing/section.tsx";
import { typeOfFile } from "../../../product/uploads/file-type.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import { learnTraining } from "../../data/training-drafts.ts";
import type { TrainingEditor } from "../../data/use-training-editor.ts";
import { CoverDialog } from "./cover-dialog.tsx";

/** What learners see first: sixteen to nine, cropped here. */
export function CoverTab({ editor }: { editor: TrainingEditor }) {
  const { draft, isLocked, faultOf } = editor;
  const { cover } = draft;
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const remove = useAct(api.teaching.removeCover, { learn: learnTraining });
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = pictureFault(chosen, typeOfFile(chosen));
    setFault(wrong);
    if (!wrong) setFile(chosen);
  };
  const problem = fault ?? faultOf("cover");
  return (
    <Section title="Cover" aside={cover && `${exact(cover.width)} × ${exact(cover.height)}`}>
      <FieldFrame editor={editor} field="cover">
        <ReviewNote editor={editor} field="cover" />
        <Pressable
          className="relative grid aspect-video place-content-center justify-items-center gap-3 overflow-hidden rounded-md border border-dashed border-line-strong bg-stage p-6 text-center"
          onDragOver={(event) => !isLocked && event.dataTransfer.types.includes("Files") && event.preventDefault()}
          onDrop={(event) => {
            if (isLocked || event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
        >
          {cover ? (
            <img src={cover.url} alt={cover.alt || "The cover of this course"} className="absolute inset-0 size-full object-cover" />
          ) : (
            <>
              <Icon name="image-plus" size={28} className="text-muted" />
              <p className="type-ui font-semibold">Drop an image</p>
              <p className="type-small text-muted">
                PNG, JPEG or WebP, {exact(TEACHING.COVER_LEAST_PX)} px wide or more. You choose the part to show.
              </p>
            </>
          )}
        </Pressable>
        {problem && (
          <p role="alert" className="mt-2 flex gap-1.5 type-small text-bad">
            <Icon name="circle-alert" size={16} className="mt-px" />
            {problem}
          </p>
        )}
        {!isLocked && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button icon="upload" onClick={() => picker.current?.click()}>
              {cover ? "Replace cover" : "Choose image"}
            </Button>
            {cover && (
              <Button kind="quiet" icon="trash-2" isBusy={remove.isActing} onClick={() => remove.act({ id: draft.id })}>
                Remove
              </Button>
            )}
          </div>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={PICTURE_ACCEPT}
          aria-label="The cover"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            take(target.files?.[0]);
            target.value = "";
          }}
        />
      </FieldFrame>
      {file && <CoverDialog draftId={draft.id} file={file} onClose={() => setFile(null)} />}
    </Section>
  );
}
