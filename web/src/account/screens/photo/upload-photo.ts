import { PHOTO } from "@blenda/domain/account/constants";
import type { Crop, Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";

/** Enough for a sharp photo on every screen. */
const REDRAWN_PX = PHOTO.SIDE_PX * 2;

interface Upload {
  file: File;
  picture: ImageBitmap;
  crop: Crop;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends the picture with the square to keep. XMLHttpRequest, because only it tells how much has really left the machine. */
export async function uploadPhoto({ file, picture, crop, onProgress, signal }: Upload): Promise<Profile> {
  const isAccepted = file.size <= PHOTO.MAX_BYTES && (PHOTO.TYPES as readonly string[]).includes(file.type);
  const { body, square } = isAccepted ? { body: file, square: crop } : await redrawn(picture, crop);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/account/photo?x=${square.x}&y=${square.y}&size=${square.size}`);
    request.setRequestHeader("content-type", body.type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total);
    request.onload = () =>
      request.status === 200 ? resolve(request.response as Profile) : reject(new Error(sentenceOf(request.response)));
    request.onerror = () => reject(new Error(accountTexts.photoFailed));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

/** Phones make pictures larger than we take; of those, only the chosen square is sent. */
async function redrawn(picture: ImageBitmap, { x, y, size }: Crop): Promise<{ body: Blob; square: Crop }> {
  const side = Math.min(size, REDRAWN_PX);
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d")?.drawImage(picture, x, y, size, size, 0, 0, side, side);
  return { body: await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 }), square: { x: 0, y: 0, size: side } };
}

function sentenceOf(answer: unknown): string {
  const message = typeof answer === "object" && answer !== null && "message" in answer ? answer.message : undefined;
  return typeof message === "string" ? message : accountTexts.photoFailed;
}
