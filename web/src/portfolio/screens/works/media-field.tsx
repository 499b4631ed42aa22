import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import type { Medium } from "@blenda/domain/portfolio/model";
import { portfolioTexts } from "@blenda/domain/portfolio/texts";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { UploadLine } from "../../../product/uploads/upload-line.tsx";
import { useUploads } from "../../../product/uploads/use-uploads.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";

const MODEL = "model/gltf-binary";
const TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp", MODEL];

interface Props {
  media: readonly Medium[];
  add: (medium: Medium) => void;
  remove: (id: string) => void;
  move: (id: string, place: number) => void;
  /** While files are on their way the work cannot be saved without them. */
  onWaiting: (isWaiting: boolean) => void;
}

/** The pictures and models of a work. The first is its cover. */
export function MediaField({ media, add, remove, move, onWaiting }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const {
    uploads,
    isSending,
    add: send,
    dismiss,
  } = useUploads<Medium>({
    address: "/api/portfolio/media",
    failed: portfolioTexts.uploadFailed,
    faultOf: mediaFault,
    onDone: add,
  });
  useEffect(() => onWaiting(isSending), [isSending, onWaiting]);
  const take = (files: Iterable<File>) => {
    const room = PORTFOLIO.MOST_MEDIA - media.length - uploads.length;
    const chosen = [...files];
    setFault(chosen.length > room ? portfolioTexts.tooManyMedia : null);
    send(chosen.slice(0, Math.max(0, room)));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <fieldset className="grid gap-3" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <legend className="mb-2 type-ui">Pictures and models</legend>
      {media.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {media.map((medium, at) => (
            <li key={medium.id} className="grid gap-1">
              <Thumbnail medium={medium} isCover={at === 0} />
              <div className="flex justify-between">
                <IconButton
                  icon="chevron-left"
                  label={`Move file ${at + 1} earlier`}
                  className="size-8!"
                  disabled={at === 0}
                  onClick={() => move(medium.id, at - 1)}
                />
                <IconButton icon="trash-2" label={`Remove file ${at + 1}`} className="size-8!" onClick={() => remove(medium.id)} />
                <IconButton
                  icon="chevron-right"
                  label={`Move file ${at + 1} later`}
                  className="size-8!"
                  disabled={at === media.length - 1}
                  onClick={() => move(medium.id, at + 1)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
      <div className="grid justify-items-center gap-2 rounded-sm border border-dashed border-line-strong px-4 py-5 text-center">
        <Button size="small" icon="image-plus" onClick={() => picker.current?.click()}>
          Add files
        </Button>
        <p className="type-small text-muted">Or drop them here. {portfolioTexts.mediaTooLarge}.</p>
      </div>
      {fault && (
        <p role="alert" className="type-small text-bad">
          {fault}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label="Files of this work"
        accept={[...TYPES, ".glb"].join(",")}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // So that choosing the same file again is a change too.
          target.value = "";
        }}
      />
    </fieldset>
  );
}

function Thumbnail({ medium, isCover }: { medium: Medium; isCover: boolean }) {
  return (
    <div style={stageStyle(medium.stageHue)} className="relative aspect-4/3 overflow-hidden rounded-sm bg-stage">
      <img
        src={medium.posterUrl ?? medium.url}
        alt=""
        className={medium.kind === "model" ? "size-full object-contain" : "size-full object-cover"}
      />
      {isCover && <span className="absolute top-1 left-1 rounded-xs bg-bg px-1.5 py-0.5 type-label">Cover</span>}
    </div>
  );
}

function mediaFault({ size }: File, type: string): string | null {
  if (!TYPES.includes(type)) return portfolioTexts.mediaType;
  const most = type === MODEL ? PORTFOLIO.MODEL_BYTES : PORTFOLIO.PICTURE_BYTES;
  return size > most ? portfolioTexts.mediaTooLarge : null;
}
