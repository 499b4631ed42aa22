import { POST_KINDS, POST_VISIBILITIES, type PostVisibility } from "@blenda/domain/community/constants";
import { KIND_HINTS, KIND_NAMES } from "@blenda/domain/community/texts";
import { type KeyboardEvent, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ComposerHead } from "./composer-head.tsx";
import { Notes } from "./notes.tsx";
import { Preview } from "./preview.tsx";
import { TagsField } from "./tags-field.tsx";
import { type ComposerOptions, type ComposerState, useComposer } from "./use-composer.ts";
import { WordsPanel } from "./words-panel.tsx";

const VISIBILITY_NAMES: Record<PostVisibility, string> = { everyone: "Everyone", followers: "People who follow me" };

/** Where there is no room for both, one is behind a tab. */
const SIDES = [
  { value: "write", label: "Write" },
  { value: "preview", label: "Preview" },
] as const;

/** What one writes is left, what others will see is right and always true. Ctrl or Command and Enter posts. */
export function PostForm(options: ComposerOptions) {
  const composer = useComposer(options);
  const { fields, uploads, allowance, savedAt, isBusy, isWaiting, post, discard } = composer;
  const [side, setSide] = useState<"write" | "preview">("write");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    post();
  };
  return (
    <form
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <ComposerHead isEdit={options.postId !== undefined} savedAt={savedAt} isBusy={isBusy} onDiscard={discard} />
      <div className="mb-4 xl:hidden">
        <SegmentedControl label="Show" value={side} isWide options={SIDES} onChange={setSide} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={classNames("grid min-w-0 gap-5", side !== "write" && "max-xl:hidden")}>
          <Writing composer={composer} />
        </div>
        <div className={classNames("grid min-w-0 gap-4", side !== "preview" && "max-xl:hidden")}>
          <Preview fields={fields} />
          <Notes
            fields={fields}
            allowance={allowance}
            sending={uploads.uploads.filter(({ error }) => error === null).length}
            isWaiting={isWaiting}
          />
        </div>
      </div>
    </form>
  );
}

function Writing({ composer }: { composer: ComposerState }) {
  const { fields, change, addTag, lost } = composer;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="max-w-full overflow-x-auto">
          <SegmentedControl
            label="Kind of post"
            value={fields.kind}
            options={POST_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
            onChange={(kind) => change({ kind })}
          />
        </div>
        <p className="type-small text-muted">{KIND_HINTS[fields.kind]}</p>
      </div>
      {lost > 0 && (
        <Alert tone="warn" title={lost === 1 ? "A file in this draft is gone" : `${lost} files in this draft are gone`}>
          Files are kept for a day before you post. Please add them again.
        </Alert>
      )}
      <WordsPanel composer={composer} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <TagsField tags={fields.tags} onAdd={addTag} onTags={(tags) => change({ tags })} />
        <Field label="Who can see it">
          <Select
            value={fields.visibility}
            onChange={({ target }) => change({ visibility: POST_VISIBILITIES.find((one) => one === target.value) ?? "everyone" })}
          >
            {POST_VISIBILITIES.map((visibility) => (
              <option key={visibility} value={visibility}>
                {VISIBILITY_NAMES[visibility]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
