import type { Attachment } from "@blenda/domain/inbox/model";
import { sizeOf } from "../../../lib/text/bytes.ts";
import type { UploadProgress } from "../../../product/uploads/use-uploads.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  files: readonly Attachment[];
  uploads: readonly UploadProgress[];
  onRemove: (id: string) => void;
  onDismiss: (key: string) => void;
}

const box = "flex min-w-0 items-center gap-3 rounded-sm border border-line bg-surface-1 py-1 pr-1 pl-3";

/** What goes along with the next message, and what is still on its way. */
export function DraftFiles({ files, uploads, onRemove, onDismiss }: Props) {
  if (files.length + uploads.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="grid gap-2 sm:grid-cols-2">
      {files.map(({ id, name, type, bytes, url }) => (
        <li key={id} className={box}>
          {type.startsWith("image/") ? (
            <img src={url} alt="" className="size-8 rounded-xs object-cover" />
          ) : (
            <Icon name="file-text" size={20} className="text-muted" />
          )}
          <span className="grid min-w-0 flex-1">
            <span className="truncate type-small">{name}</span>
            <span className="type-label text-muted tabular-nums">{sizeOf(bytes)}</span>
          </span>
          <IconButton icon="x" label={`Remove ${name}`} className="size-8!" onClick={() => onRemove(id)} />
        </li>
      ))}
      {uploads.map(({ key, name, percent, error }) => (
        <li key={key} className={box}>
          <span className="grid min-w-0 flex-1 py-1">
            {error ? (
              <span role="alert" className="grid">
                <span className="truncate type-small">{name}</span>
                <span className="type-label text-bad">{error}</span>
              </span>
            ) : (
              <Progress label={percent < 100 ? name : `Checking ${name}`} value={percent} />
            )}
          </span>
          <IconButton icon="x" label={error ? `Dismiss ${name}` : `Stop ${name}`} className="size-8!" onClick={() => onDismiss(key)} />
        </li>
      ))}
    </ul>
  );
}
