import { CanvasSink, type WrappedCanvas } from "mediabunny";
import { openFilm } from "./read-film.ts";

const WIDTH = 1_280;
/** A tenth in: past the black and the titles. */
const SHARE = 0.1;

export const defaultMoment = (seconds: number): number => Math.floor(seconds * SHARE * 10) / 10;

/** A frame of a film as a picture; `null` where this browser cannot decode it. */
export async function posterOf(film: Blob | string, atSeconds: number): Promise<File | null> {
  using input = openFilm(film);
  const video = await input.getPrimaryVideoTrack();
  if (!video || !(await video.canDecode())) return null;
  const first = await video.getFirstTimestamp();
  const shot = await new CanvasSink(video, { width: Math.min(WIDTH, await video.getDisplayWidth()) }).getCanvas(Math.max(first, atSeconds));
  const picture = shot && (await pictureOf(shot));
  return picture && new File([picture], "poster.webp", { type: picture.type });
}

function pictureOf({ canvas }: WrappedCanvas): Promise<Blob | null> {
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.85));
}
