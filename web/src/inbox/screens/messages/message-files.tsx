import type { Attachment } from "@blenda/domain/inbox/model";
import { lazy, Suspense, useState } from "react";
import { sizeOf } from "../../../lib/text/bytes.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Lightbox } from "../../../ui/feedback/lightbox.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";

const ModelDialog = lazy(() => import("./model-dialog.tsx").then((module) => ({ default: module.ModelDialog })));

const isPicture = ({ type }: Attachment) => type.startsWith("image/");

const ICONS: Record<string, IconName> = { "application/zip": "file-archive", "model/gltf-binary": "file-box" };

/** Pictures are shown, models can be turned, the rest are files to fetch. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  const [at, setAt] = useState<number | null>(null);
  const pictures = files.filter(isPicture);
  return (
    <div className="grid max-w-full gap-2">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture, place) => (
            <li key={picture.id}>
              <button type="button" onClick={() => setAt(place)} className="block overflow-hidden rounded-sm bg-stage">
                <img
                  src={picture.url}
                  alt={picture.name}
                  loading="lazy"
                  className={pictures.length === 1 ? "max-h-64 max-w-full" : "size-28 object-cover"}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {files
        .filter((file) => !isPicture(file))
        .map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
      <Lightbox
        pictures={pictures.map(({ url, name }) => ({ url, alt: name, caption: name, width: 1600, height: 1200 }))}
        at={at}
        onGo={setAt}
      />
    </div>
  );
}

function FileLine({ file }: { file: Attachment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex max-w-full items-center gap-3 rounded-sm border border-line bg-surface-1 py-2 pr-2 pl-3">
      <Icon name={ICONS[file.type] ?? "file-text"} size={20} className="text-muted" />
      <a href={file.url} download={file.name} className="grid min-w-0 flex-1 hover:underline">
        <span className="truncate type-ui">{file.name}</span>
        <span className="type-label text-muted tabular-nums">{sizeOf(file.bytes)}</span>
      </a>
      {file.type === "model/gltf-binary" && (
        <Button size="small" icon="rotate-3d" onClick={() => setOpen(true)}>
          Turn it
        </Button>
      )}
      <Suspense>{isOpen && <ModelDialog file={file} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
