import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { UploadItem } from "../data/upload-item.ts";

/** Files we didn't take, together in one note: something to know, nothing to do. */
export function RefusedNote({ uploads, onDismiss }: { uploads: readonly UploadItem[]; onDismiss: (key: string) => void }) {
  if (uploads.length === 0) return null;
  const isOne = uploads.length === 1;
  return (
    <div role="status" className="flex flex-wrap items-start gap-x-4 gap-y-2 type-small">
      <Icon name="info" size={16} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{isOne ? "1 file wasn't taken" : `${uploads.length} files weren't taken`}</p>
        <ul className="mt-1 grid gap-1 text-muted">
          {uploads.map(({ key, name, folder, message }) => (
            <li key={key} className="break-words">
              <span className="font-semibold">{folder ? `${folder}/${name}` : name}</span>
              {`: ${message ?? "We couldn't take this file"}`}
            </li>
          ))}
        </ul>
      </div>
      <Button
        size="small"
        onClick={() => {
          for (const { key } of uploads) onDismiss(key);
        }}
      >
        {isOne ? "Dismiss" : "Dismiss all"}
      </Button>
    </div>
  );
}
