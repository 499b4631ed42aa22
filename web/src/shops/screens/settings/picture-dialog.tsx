import { SHOP_PICTURE_PX, type ShopPicture } from "@blenda/domain/shops/constants";
import type { ShopSettings } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "../../../lib/toast.ts";
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
import { learnSettings } from "../../data/settings-query.ts";

type Crop = ReturnType<typeof firstCrop>;

/** Choose the part to show; only that leaves this device. */
export function PictureDialog({ part, file, onClose }: { part: ShopPicture; file: File; onClose: () => void }) {
  const cache = useQueryClient();
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  const { width, height } = SHOP_PICTURE_PX[part];
  const aspect = width / height;

  const frame = picture instanceof ImageBitmap ? { width: picture.width, height: picture.height, aspect } : null;
  const crop = frame && (chosen ?? firstCrop(frame));
  const change = (next: (before: Crop) => Crop) => setChosen((before) => (frame ? next(before ?? firstCrop(frame)) : before));
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
      const address = `/api/shops/picture?part=${part}` as const;
      const sent = { address, body, type: body.type, onProgress: setPercent, signal, failed: shopTexts.pictureFailed };
      learnSettings(await upload<ShopSettings>(sent), cache);
      toast.done(shopTexts.pictureSaved[part]);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof Error ? error.message : shopTexts.pictureFailed);
      setPercent(null);
    }
  };
  return (
    <Dialog
      isOpen
      isWide={part === "banner"}
      onClose={close}
      title={part === "logo" ? "Your logo" : "Your banner"}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            kind="primary"
            disabled={!crop}
            isBusy={percent !== null}
            onClick={() => picture instanceof ImageBitmap && crop && void send(cutOut(picture, crop, part))}
          >
            Save {part}
          </Button>
        </>
      }
    >
      {picture instanceof ImageBitmap && crop && <CropCanvas picture={picture} aspect={aspect} crop={crop} onChange={change} />}
      {frame && crop && percent === null && (
        <CropZoom closeness={closenessOf(crop, frame)} onChange={(closeness) => change((before) => zoomedTo(before, closeness, frame))} />
      )}
      {frame && <p className="type-small text-muted">Drag the image, or use the arrow keys, plus and minus.</p>}
      {percent !== null && <Progress label={percent < 100 ? `Sending your ${part}` : `Saving your ${part}`} value={percent} />}
      {picture === "opening" && <Skeleton className={part === "logo" ? "mx-auto aspect-square w-full max-w-80" : "aspect-4/1 w-full"} />}
      {picture === "unreadable" && <Alert tone="bad" title={shopTexts.pictureUnreadable} />}
      {failure && <Alert tone="bad" title={failure} />}
    </Dialog>
  );
}

/** Never larger than it is shown: what is kept is redrawn from this. Transparent logos stay so. */
async function cutOut(picture: ImageBitmap, crop: Crop, part: ShopPicture): Promise<Blob> {
  const { width, height } = SHOP_PICTURE_PX[part];
  const from = heightOf(crop, { ...crop, width: crop.size, height: crop.size, aspect: width / height });
  const shown = Math.min(width, crop.size);
  const canvas = new OffscreenCanvas(shown, Math.max(1, Math.round((shown * height) / width)));
  canvas.getContext("2d")?.drawImage(picture, crop.x, crop.y, crop.size, from, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: part === "logo" ? "image/png" : "image/jpeg", quality: 0.94 });
}
