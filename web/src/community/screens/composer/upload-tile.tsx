import { communityTexts } from "@blenda/domain/community/texts";
import { sizeOf } from "../../../lib/text/bytes.ts";
import type { UploadProgress } from "../../../product/uploads/use-uploads.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Tile } from "./tile.tsx";
import { MODEL_TYPE } from "./use-media-uploads.ts";

interface Props {
  upload: UploadProgress;
  onStop: () => void;
  /** Absent where our rules refuse it: it would be refused again. */
  onRetry?: () => void;
}

/** A file on its way, or why it did not arrive. */
export function UploadTile({ upload, onStop, onRetry }: Props) {
  const { name, type, error, percent, isDelayed } = upload;
  const isModel = type === MODEL_TYPE;
  return (
    <Tile
      icon={isModel ? "rotate-3d" : "image"}
      label={isModel ? "Model" : "Picture"}
      name={name}
      removal={error ? "Dismiss" : "Stop"}
      pictureUrl={null}
      onRemove={onStop}
      over={
        !error && (
          <div className="absolute inset-x-2 bottom-2 rounded-xs bg-surface-1 p-2.5">
            <Progress
              label={
                isDelayed ? communityTexts.readerBusy : percent < 100 ? progressOf(upload) : isModel ? "Reading the model" : "Looking at it"
              }
              value={percent}
            />
          </div>
        )
      }
    >
      <p className="flex items-center justify-between gap-2 type-small">
        <span className="truncate font-semibold">{name}</span>
        {!error && <span className="shrink-0 text-muted">Uploading</span>}
      </p>
      {error && (
        <div role="alert" className="grid justify-items-start gap-2 type-small text-bad">
          {error}
          {onRetry && (
            <Button size="small" icon="rotate-ccw" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      )}
    </Tile>
  );
}

const SOON_MS = 1_000;

/** "1.3 MB of 2.1 MB · 4 s", once it is known how fast it goes. */
function progressOf({ percent, bytes, since }: UploadProgress): string {
  const sent = `${sizeOf((bytes * percent) / 100)} of ${sizeOf(bytes)}`;
  const passed = Date.now() - since;
  if (percent <= 0 || passed < SOON_MS) return sent;
  return `${sent} · ${Math.ceil((passed / percent) * (100 - percent) * 0.001)} s`;
}
