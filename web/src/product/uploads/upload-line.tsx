import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import type { UploadProgress } from "./use-uploads.ts";

/** A picture or model on its way, or why it did not arrive. */
export function UploadLine({ upload: { name, percent, error }, onDismiss }: { upload: UploadProgress; onDismiss: () => void }) {
  return (
    <div className="flex items-center gap-2 rounded-sm border border-line py-2 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        {error ? (
          <p role="alert" className="grid type-small">
            <span className="truncate">{name}</span>
            <span className="text-bad">{error}</span>
          </p>
        ) : (
          <Progress label={percent < 100 ? name : `Looking at ${name}`} value={percent} />
        )}
      </div>
      <IconButton icon="x" label={error ? `Dismiss ${name}` : `Stop ${name}`} className="size-8!" onClick={onDismiss} />
    </div>
  );
}
