import { type ReactNode, useRef } from "react";
import { sizeOf } from "../../lib/text/bytes.ts";
import { Button } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { UploadItem } from "../data/upload-item.ts";
import { TransferBar } from "./transfer-bar.tsx";
import { uploadLine } from "./upload-line.ts";

interface UploadRowProps {
  upload: UploadItem;
  /** What is being done with it once it is here: "Reading, counting triangles". */
  step?: string;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
  onChoose: (file: File) => void;
}

/** A file on its way: how far it is, or what it needs to go on. */
export function UploadRow({ upload, step, onPause, onResume, onCancel, onChoose }: UploadRowProps) {
  const { name, folder, bytes, stored, sent, state } = upload;
  const percent = Math.min(100, Math.floor((100 * stored) / bytes));
  const isMoving = state === "uploading" && !upload.isSilent;
  const isBroken = state === "refused";
  const hasBar = !isBroken && state !== "checking" && state !== "ready";
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-1.5">
      <Icon name={iconOf(name)} size={20} className="mt-0.5 text-muted" />
      <div className="grid min-w-0 gap-1.5">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="max-w-full truncate type-ui font-semibold" title={folder ? `${folder}/${name}` : name}>
            {name}
          </span>
          <span className="type-small text-muted">{sizeOf(bytes)}</span>
        </p>
        {hasBar && <TransferBar label={name} percent={percent} ahead={(100 * sent) / bytes} isMoving={isMoving} />}
        <Words upload={upload} step={step} />
      </div>
      <div className="flex items-center gap-1">
        {hasBar && <span className="w-11 text-right type-small font-semibold text-muted tabular-nums max-sm:hidden">{percent}%</span>}
        <Actions upload={upload} onPause={onPause} onResume={onResume} onChoose={onChoose} />
        <IconButton icon="x" label={isBroken ? `Dismiss ${name}` : `Cancel ${name}`} className="size-9!" onClick={onCancel} />
      </div>
    </div>
  );
}

const ARCHIVES = /\.(zip|unitypackage)$/i;
const PICTURES = /\.(png|jpe?g|webp|gif|tga|tiff?|bmp|exr|hdr|psd)$/i;
const WORDS = /\.(pdf|txt|md|json|xml|csv)$/i;

function iconOf(name: string): string {
  if (ARCHIVES.test(name)) return "file-archive";
  if (PICTURES.test(name)) return "image";
  return WORDS.test(name) ? "file-text" : "file-box";
}

/** What is said to eyes changes every moment; to ears only when something happens. */
function Words({ upload, step }: { upload: UploadItem; step: string | undefined }) {
  const { state, message } = upload;
  const isBad = state === "refused" || (state === "file-needed" && message !== null);
  return (
    <>
      <p className={isBad ? "flex gap-1.5 type-small text-bad" : "flex gap-1.5 type-small text-muted"} role={isBad ? "alert" : undefined}>
        {isBad && <Icon name="circle-alert" size={16} className="mt-0.5" />}
        {state === "checking" && <Icon name="loader-circle" size={16} className="turning mt-0.5" />}
        {state === "ready" && <Icon name="circle-check" size={16} className="mt-0.5 text-ok" />}
        <span className="min-w-0 tabular-nums">{uploadLine(upload, step)}</span>
      </p>
      {!isBad && (
        <span role="status" className="sr-only">
          {`${upload.name}: ${STATE_WORDS[upload.isSilent ? "lost" : state]}`}
        </span>
      )}
    </>
  );
}

const STATE_WORDS: Record<UploadItem["state"], string> = {
  queued: "up next",
  uploading: "uploading",
  paused: "paused",
  lost: "connection lost",
  "file-needed": "choose the file again",
  checking: "checking",
  ready: "uploaded",
  refused: "refused",
};

type ActionsProps = Pick<UploadRowProps, "upload" | "onPause" | "onResume" | "onChoose">;

function Actions({ upload: { name, state }, onPause, onResume, onChoose }: ActionsProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  switch (state) {
    case "queued":
    case "uploading":
      return <IconButton icon="pause" label={`Pause ${name}`} className="size-9!" onClick={onPause} />;
    case "paused":
    case "lost":
      return (
        <Button size="small" icon="rotate-ccw" aria-label={`Resume ${name}`} onClick={onResume}>
          Resume
        </Button>
      );
    case "file-needed":
      return (
        <>
          <Button size="small" aria-label={`Choose file: ${name}`} onClick={() => picker.current?.click()}>
            Choose file
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={`The file ${name}`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
              target.value = "";
            }}
          />
        </>
      );
    default:
      return null;
  }
}
