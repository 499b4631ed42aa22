import { DISPUTES, EVIDENCE_TYPES } from "@blenda/domain/disputes/constants";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { UploadLine } from "../../product/uploads/upload-line.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import type { useEvidenceFiles } from "../data/use-evidence-files.ts";

/** Pictures and PDFs that go with evidence: chosen here, or dropped and pasted anywhere on the form. */
export function EvidenceFiles({ draft }: { draft: ReturnType<typeof useEvidenceFiles> }) {
  const { files, uploads, room, fault, take, remove, dismiss } = draft;
  const picker = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 type-ui">
        Pictures and PDFs (optional)
        <span className="type-small text-muted tabular-nums">{`${files.length}/${DISPUTES.MOST_FILES}`}</span>
      </legend>
      {files.map(({ id, name }) => (
        <div key={id} className="flex min-w-0 items-center justify-between gap-2 rounded-sm border border-line py-1 pr-1 pl-3">
          <span className="truncate type-small">{name}</span>
          <IconButton
            icon="x"
            label={`Remove ${name}`}
            className="size-8!"
            onClick={() => {
              // The pressed button is gone afterwards; the keyboard goes on where files are added.
              flushSync(() => remove(id));
              adder.current?.focus();
            }}
          />
        </div>
      ))}
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
      {room > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={adder} size="small" onClick={() => picker.current?.click()}>
            Add files
          </Button>
          <p className="min-w-0 flex-1 basis-48 type-small text-muted">Or drop or paste them here. {disputeTexts.tooMuch}.</p>
        </div>
      )}
      <p role="alert" className="type-small text-bad empty:hidden">
        {fault}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label="Pictures and PDFs"
        accept={EVIDENCE_TYPES.join(",")}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // So that choosing the same file again is a change too.
          target.value = "";
        }}
      />
    </fieldset>
  );
}
