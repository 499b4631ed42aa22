import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { UploadLine } from "./upload-line.tsx";
import type { usePictureDraft } from "./use-picture-draft.ts";

/** A file's name as people gave it, without the ending it got from us. */
const nameOf = (name = ""): string => name.replace(/\.webp$/, "");

/** Pictures that go with what is written: chosen here, or dropped and pasted anywhere on the form. */
export function PictureField({ draft }: { draft: ReturnType<typeof usePictureDraft> }) {
  const { pictures, uploads, room, most, sizeHint, fault, take, remove, lose, dismiss } = draft;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 type-ui">
        Pictures (optional)
        <span className="type-small text-muted tabular-nums">{`${pictures.length}/${most}`}</span>
      </legend>
      {pictures.length > 0 && (
        <ul aria-label="Added pictures" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {pictures.map(({ id: pictureId, url, name }, at) => (
            <li key={pictureId} className="relative aspect-square overflow-hidden rounded-sm border border-line bg-stage">
              <img src={url} alt={nameOf(name)} className="size-full object-cover" onError={() => lose(pictureId)} />
              <div className="absolute top-1 right-1 rounded-xs bg-bg">
                <IconButton
                  icon="x"
                  label={[`Remove picture ${at + 1}`, nameOf(name)].filter(Boolean).join(", ")}
                  className="size-6!"
                  onClick={() => {
                    // The pressed button is gone afterwards; the keyboard goes on where pictures are added.
                    flushSync(() => remove(pictureId));
                    adder.current?.focus();
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
      {room > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={adder} size="small" icon="image-plus" onClick={() => picker.current?.click()}>
            Add pictures
          </Button>
          <p className="min-w-0 flex-1 basis-48 type-small text-muted">Or drop or paste them here. {sizeHint}.</p>
        </div>
      )}
      <p id={`${id}-fault`} role="alert" className="flex gap-1.5 type-small text-bad empty:hidden">
        {fault && (
          <>
            <Icon name="circle-alert" size={16} className="mt-px" />
            {fault}
          </>
        )}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label="Pictures"
        accept={PICTURE_TYPES.join(",")}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // So that choosing the same file again is a change too.
          target.value = "";
        }}
      />
    </fieldset>
  );
}
