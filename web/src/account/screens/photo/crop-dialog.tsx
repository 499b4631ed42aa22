import type { Crop, Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "../../../lib/toast.ts";
import { closenessOf, firstCrop, zoomedTo } from "../../../product/crop/crop.ts";
import { CropCanvas } from "../../../product/crop/crop-canvas.tsx";
import { CropZoom } from "../../../product/crop/crop-zoom.tsx";
import { usePicture } from "../../../product/crop/use-picture.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { learnProfile } from "../../data/own-queries.ts";
import { uploadPhoto } from "../../data/upload-photo.ts";

/** Choose the square, see it leave, be done. Closing while it is on its way stops it. */
export function CropDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const cache = useQueryClient();
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef(new AbortController());

  const isReady = picture instanceof ImageBitmap;
  const crop = isReady ? (chosen ?? firstCrop(picture)) : null;
  const change = (next: (before: Crop) => Crop) => setChosen((before) => (isReady ? next(before ?? firstCrop(picture)) : before));
  const close = () => {
    stop.current.abort();
    onClose();
  };
  const finish = (profile: Profile) => {
    learnProfile(profile, cache);
    toast.done(accountTexts.photoSaved);
    onClose();
  };
  const save = () => {
    if (!isReady || !crop) return;
    setFailure(null);
    setPercent(0);
    stop.current = new AbortController();
    const { signal } = stop.current;
    uploadPhoto({ file, picture, crop, onProgress: setPercent, signal }).then(finish, (error: Error) => {
      if (signal.aborted) return;
      setFailure(error.message);
      setPercent(null);
    });
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Your photo"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" disabled={!isReady} isBusy={percent !== null} onClick={save}>
            Save photo
          </Button>
        </>
      }
    >
      {isReady && crop && <CropCanvas isRound picture={picture} crop={crop} onChange={change} />}
      {isReady && crop && percent === null && (
        <CropZoom
          closeness={closenessOf(crop, picture)}
          onChange={(closeness) => change((before) => zoomedTo(before, closeness, picture))}
        />
      )}
      {percent !== null && <Progress label={percent < 100 ? "Sending your photo" : "Saving your photo"} value={percent} />}
      {picture === "opening" && <Skeleton className="mx-auto aspect-square w-full max-w-80" />}
      {picture === "unreadable" && <Alert tone="bad" title={accountTexts.photoUnreadable} />}
      {failure && <Alert tone="bad" title={failure} />}
    </Dialog>
  );
}
