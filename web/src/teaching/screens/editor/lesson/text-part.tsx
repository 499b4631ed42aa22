import { richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import { TEACHING } from "@blenda/domain/teaching/constants";
import type { LessonPicture } from "@blenda/domain/teaching/model";
import { useMemo, useState } from "react";
import { PICTURE_ACCEPT, pictureFault } from "../../../../product/editing/picture-fault.ts";
import { sendPicture } from "../../../../product/uploads/send-picture.ts";
import { UploadLine } from "../../../../product/uploads/upload-line.tsx";
import { useUploads } from "../../../../product/uploads/use-uploads.ts";
import { Field } from "../../../../ui/controls/field.tsx";
import type { OwnPicture } from "../../../../ui/rich-text-editor/editor-props.ts";
import { RichTextEditor } from "../../../../ui/rich-text-editor/rich-text-editor.tsx";
import { AddFile } from "./add-file.tsx";
import type { LessonProps } from "./lesson-props.ts";

/** What is read instead of watched. Images are uploaded first, then put into the text. */
export function TextPart({ editor, lesson, form }: LessonProps) {
  const { bodyRich } = form.fields;
  const tree = useMemo(() => bodyRich ?? richTextOfPlain(lesson.body), [bodyRich, lesson.body]);
  const [pictures, setPictures] = useState<OwnPicture[]>([]);
  const address = `/api/teaching/picture?draft=${encodeURIComponent(editor.draft.id)}` as const;
  const { uploads, add, dismiss } = useUploads<LessonPicture>({
    address,
    failed: "This image didn't upload. Try again.",
    faultOf: pictureFault,
    onDone: ({ fileId }) => setPictures((before) => [...before, { fileId, alt: "" }]),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label="Text" aside={!editor.isLocked && <AddFile label="Add an image" accept={PICTURE_ACCEPT} onFiles={add} />}>
        <RichTextEditor
          value={tree}
          mode="rich"
          max={TEACHING.BODY_MOST}
          pictures={pictures}
          takePicture={(source) => sendPicture<LessonPicture>(address, source)}
          isDisabled={editor.isLocked}
          onChange={(text) => form.set({ bodyRich: text })}
        />
      </Field>
      {pictures.length > 0 && <p className="type-small text-muted">Uploaded. Add it to the text with the image tool.</p>}
      {uploads.map((one) => (
        <UploadLine key={one.key} upload={one} onDismiss={() => dismiss(one.key)} />
      ))}
    </div>
  );
}
