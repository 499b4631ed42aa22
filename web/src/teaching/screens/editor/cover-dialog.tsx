import { TEACHING } from "@blenda/domain/teaching/constants";
import type { TrainingDraft } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { closenessOf, firstCrop, heightOf, zoomedTo } from "../../../product/crop/crop.ts";
import { CropCanvas } from "../../../product/crop/crop-canvas.tsx";
import { CropZoom } from "../../../product/crop/crop-zoom.tsx";
import { usePicture } from "../../../product/crop/use-picture.ts";
import { upload } from "../../../product/uploads/upload.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { learnTraining } from "../../data/training-drafts.ts";

type Crop = ReturnType<typeof firstCrop>;

const ASPECT = 16 / 9;
/** Never larger than anything shows it. */
const MOST_PX = 2_400;

/** Choose the part to show; only that leaves this device. */
export function CoverDialog({ draftId, file, onClose }: { draftId: string; file: File; onClose: () => void }) {
  const cache = useQueryClient();
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  const frame = picture instanceof ImageBitmap ? { width: picture.width, height: picture.height, aspect: ASPECT } : null;
  const crop = frame && (chosen ?? firstCrop(frame));
  const change = (next: (before: Crop) => Crop) => setChosen((before) => (frame ? next(before ?? firstCrop(frame)) : before));
  const isSmall = crop !== null && crop.size < TEACHING.COVER_LEAST_PX;
  const close = () => {
    stop.current.abort();
    onClose();
  };
  const send = async (cut: Promise<Blob>) => {
    setFailure(null);
    setPercent(0);
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      const body = await cut;
      const question = new URLSearchParams({ draft: draftId, name: file.name });
      const sent = {
        address: `/api/teaching/cover?${question}`,
        body,
        type: body.type,
        onProgress: setPercent,
        signal,
        failed: teachingTexts.fileFailed,
      } as const;
      learnTraining(await upload<TrainingDraft>(sent), cache);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof Error ? error.message : teachingTexts.fileFailed);
      setPercent(null);
    }
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={close}
      title="The cover"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            kind="primary"
            disabled={!crop || isSmall}
            isBusy={percent !== null}
            onClick={() => picture instanceof ImageBitmap && crop && void send(cutOut(picture, crop))}
          >
            Save cover
          </Button>
        </>
      }
    >
      {picture instanceof ImageBitmap && crop && <CropCanvas picture={picture} aspect={ASPECT} crop={crop} onChange={change} />}
      {frame && crop && percent === null && (
        <CropZoom closeness={closenessOf(crop, frame)} onChange={(closeness) => change((before) => zoomedTo(before, closeness, frame))} />
      )}
      {isSmall && (
        <Alert tone="warn" title={`A cover is ${exact(TEACHING.COVER_LEAST_PX)} px wide or more. This part has ${exact(crop.size)}.`} />
      )}
      {frame && <p className="type-small text-muted">Drag the image, or use the arrow keys, plus and minus.</p>}
      {percent !== null && <Progress label={percent < 100 ? "Sending the cover" : "Saving the cover"} value={percent} />}
      {picture === "opening" && <Skeleton className="aspect-video w-full" />}
      {picture === "unreadable" && <Alert tone="bad" title="This image can't be read. Try saving it again as PNG or JPEG." />}
      {failure && <Alert tone="bad" title={failure} />}
    </Dialog>
  );
}

async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const from = heightOf(crop, { width: crop.size, height: crop.size, aspect: ASPECT });
  const width = Math.min(MOST_PX, crop.size);
  const canvas = new OffscreenCanvas(width, Math.round(width / ASPECT));
  canvas.getContext("2d")?.drawImage(picture, crop.x, crop.y, crop.size, from, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}
