import type { ToolRules } from "@blenda/domain/generation/model";
import { megabytes } from "@blenda/domain/generation/rules";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ChosenPicture } from "../../data/use-picture.ts";
import type { RequestDraft } from "../../data/use-request-draft.ts";
import { PictureModes } from "./picture-modes.tsx";

interface Props {
  form: RequestDraft;
  rules: ToolRules;
  /** Whether the engine knows things by name. */
  hasForms: boolean;
  picture: ChosenPicture;
  /** Why the chosen one cannot be used. */
  refusal: string | undefined;
}

/** A picture dropped, pasted or chosen. */
export function RequestPicture({ form, rules, hasForms, picture, refusal }: Props) {
  const { draft, errors, set, request } = form;
  const { sending, take, stop, setMode, known } = picture;
  const isChosen = draft.imageId !== "" && !sending;
  const error = sending ? (sending.error ?? undefined) : (errors.imageId ?? (isChosen ? refusal : undefined));
  usePasted(take);
  const [isRemoved, setRemoved] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="grid gap-2">
        {!isChosen ? (
          <DropPlace isWrong={error !== undefined} hasFocus={isRemoved} most={megabytes(rules.maxImageBytes)} onFiles={take} />
        ) : (
          <Chosen
            url={draft.imageUrl}
            name={draft.imageName}
            isWrong={error !== undefined}
            onRemove={() => {
              setRemoved(true);
              set("imageId", "");
              set("imageUrl", "");
            }}
          />
        )}
        {error && (
          <p id={PICTURE_ERROR} role="alert" className="flex gap-1.5 type-small text-bad">
            <Icon name="circle-alert" size={16} className="mt-px shrink-0" />
            {error}
          </p>
        )}
      </div>
      {sending && sending.error === null && (
        <div className="flex items-center gap-2">
          <div className="flex-1">
            <Progress label={sending.percent < 100 ? sending.name : `Looking at ${sending.name}`} value={sending.percent} />
          </div>
          <IconButton icon="x" label={`Stop ${sending.name}`} onClick={() => stop(sending.key)} />
        </div>
      )}
      <PictureModes mode={request.mode} hasForms={hasForms} known={known} onChange={setMode} />
    </div>
  );
}

/** Pasted anywhere on the page; pasted text stays where it is typed. */
function usePasted(take: (files: Iterable<File>) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}

const PICTURE_ERROR = "picture-error";

interface DropPlaceProps {
  isWrong: boolean;
  /** It took the place of what was pressed. */
  hasFocus: boolean;
  /** Megabytes. */
  most: number;
  onFiles: (files: Iterable<File>) => void;
}

function DropPlace({ isWrong, hasFocus, most, onFiles }: DropPlaceProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    <>
      <button
        type="button"
        name="imageId"
        // biome-ignore lint/a11y/noAutofocus: the keyboard would be nowhere
        autoFocus={hasFocus}
        aria-describedby={isWrong ? PICTURE_ERROR : undefined}
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          "grid justify-items-center gap-1.5 rounded-sm border border-dashed px-4 py-7 text-center transition-colors hover:bg-surface-2",
          isOver ? "border-ember bg-ember-soft" : isWrong ? "border-bad" : "border-control-line",
        )}
      >
        <Icon name="image-plus" size={24} className="text-muted" />
        <span className="type-ui font-semibold">Choose a picture</span>
        <span className="type-small text-balance text-muted">Or drop or paste one. png, jpeg or webp, at most {`${most}\u00a0MB`}.</span>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Picture"
        accept={PICTURE_TYPES.join(",")}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that choosing the same file again is a change too.
          target.value = "";
        }}
      />
    </>
  );
}

function Chosen({ url, name, isWrong, onRemove }: { url: string; name: string; isWrong: boolean; onRemove: () => void }) {
  return (
    <div className={classNames("relative overflow-hidden rounded-sm border bg-stage", isWrong ? "border-bad" : "border-transparent")}>
      <img src={url} alt={name || "The chosen picture"} className="mx-auto h-28 object-contain" />
      <div className="absolute top-2 right-2 rounded-sm bg-bg">
        <IconButton
          icon="x"
          label="Remove the picture"
          name="imageId"
          aria-describedby={isWrong ? PICTURE_ERROR : undefined}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
