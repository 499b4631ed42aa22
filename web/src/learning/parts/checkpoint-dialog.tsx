import type { Checkpoint } from "@blenda/domain/trainings/model";
import { lazy, Suspense } from "react";
import { sizeOf } from "../../lib/text/bytes.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Loaded with the first model that is opened. */
const ModelViewer = lazy(() => import("../../ui/model-viewer/model-viewer.tsx").then((module) => ({ default: module.ModelViewer })));

/** What it should look like at this point, to turn around and to take along. */
export function CheckpointDialog({ checkpoint, onClose }: { checkpoint: Checkpoint; onClose: () => void }) {
  const { name, triangles, previewUrl, posterUrl, stageHue, bytes, url } = checkpoint;
  const facts = [triangles !== null && `${exact(triangles)} triangles`, sizeOf(bytes)].filter(Boolean).join(" · ");
  return (
    <Dialog
      isOpen
      isWide
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Back to the lesson</Button>
          <a href={url} download={name} className={buttonStyle("primary")}>
            <Icon name="download" />
            Download
          </a>
        </>
      }
    >
      <Suspense fallback={<Skeleton className="aspect-4/3 rounded-md" />}>
        <ModelViewer
          label={name}
          url={previewUrl}
          pictures={posterUrl ? { lit: posterUrl } : {}}
          stageHue={stageHue}
          fit="whole"
          triangles={triangles}
          wireUrl={null}
        />
      </Suspense>
      <p className="type-small text-muted tabular-nums">{facts}</p>
    </Dialog>
  );
}
