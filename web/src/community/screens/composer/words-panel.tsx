import { COMMUNITY } from "@blenda/domain/community/constants";
import type { PostMedium } from "@blenda/domain/community/model";
import { useId } from "react";
import { sendPicture } from "../../../product/uploads/send-picture.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { RichTextEditor } from "../../../ui/rich-text-editor/rich-text-editor.tsx";
import { usedBy } from "../../data/composing/post-limits.ts";
import { naming } from "../../parts/naming.ts";
import { Attachments } from "./attachments.tsx";
import { NewcomerCounts } from "./newcomer-counts.tsx";
import type { ComposerState } from "./use-composer.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { MEDIA_ADDRESS } from "./use-media-uploads.ts";

/** A picture for the text itself; it need not be among what the post shows below. */
const receivePicture = (source: Blob | string) => sendPicture<PostMedium>(MEDIA_ADDRESS, source);

/** Title, text and what is attached: one panel, as it becomes one post. */
export function WordsPanel({ composer }: { composer: ComposerState }) {
  const { fields, change, addTag, uploads, most, allowance, fault } = composer;
  const isOver = useFileDrop(uploads.add);
  const titleId = useId();
  const pictures = fields.media.filter(({ kind }) => kind === "picture").map(({ fileId, alt }) => ({ fileId, alt }));
  const completion = naming({
    onPerson: (person) => change(({ people }) => ({ people: [...people.filter(({ userId }) => userId !== person.userId), person] })),
    onTag: addTag,
  });
  return (
    <div className="rounded-md border border-line bg-surface-1">
      <label htmlFor={titleId} className="sr-only">
        Title
      </label>
      <input
        id={titleId}
        value={fields.title}
        maxLength={COMMUNITY.TITLE_MAX}
        placeholder="Title (optional)"
        autoComplete="off"
        className="w-full rounded-t-md border-b border-line bg-transparent px-5 py-4 type-h2 -outline-offset-2 placeholder:text-faint"
        onChange={({ target }) => change({ title: target.value })}
      />
      <div>
        <Field label={<span className="sr-only">Post</span>} error={fault}>
          <RichTextEditor
            value={fields.body}
            max={COMMUNITY.BODY_MAX}
            mode="rich"
            isBare
            placeholder="What are you working on? Type @ for people, # for tags, / to insert."
            pictures={pictures}
            takePicture={receivePicture}
            completion={completion}
            onChange={(body) => change({ body })}
          />
        </Field>
      </div>
      <NewcomerCounts allowance={allowance} used={usedBy(fields)} />
      <Attachments fields={fields} uploads={uploads} most={most} isOver={isOver} onChange={change} />
    </div>
  );
}
