import { PHOTO } from "@blenda/domain/account/constants";
import type { Crop, Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { upload } from "../../product/uploads/upload.ts";

/** Enough for a sharp photo on every screen. */
const REDRAWN_PX = PHOTO.SIDE_PX * 2;

interface Upload {
  file: File;
  picture: ImageBitmap;
  crop: Crop;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends the picture with the square to keep. */
export async function uploadPhoto({ file, picture, crop, onProgress, signal }: Upload): Promise<Profile> {
  const isAccepted = file.size <= PHOTO.MAX_BYTES && (PICTURE_TYPES as readonly string[]).includes(file.type);
  const { body, square } = isAccepted ? { body: file, square: crop } : await redrawn(picture, crop);
  const address = `/api/account/photo?x=${square.x}&y=${square.y}&size=${square.size}` as const;
  return upload({ address, body, type: body.type, onProgress, signal, failed: accountTexts.photoFailed });
}

/** Phones make pictures larger than we take; of those, only the chosen square is sent. */
async function redrawn(picture: ImageBitmap, { x, y, size }: Crop): Promise<{ body: Blob; square: Crop }> {
  const side = Math.min(size, REDRAWN_PX);
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d")?.drawImage(picture, x, y, size, size, 0, 0, side, side);
  return { body: await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 }), square: { x: 0, y: 0, size: side } };
}
