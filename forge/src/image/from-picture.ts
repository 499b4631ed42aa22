import type { Bitmap, Model, Progress } from "../model.ts";
import { startPulse } from "../pulse.ts";
import { backFromSides } from "./back.ts";
import { layField, withSubject } from "./field.ts";
import { FIGURINE_CELLS, figurine } from "./figurine.ts";
import { inFrame } from "./frame.ts";
import { handleOf, withHandle } from "./handle.ts";
import { profileOf, turned, unrolled } from "./lathe.ts";
import { subjectMask } from "./mask.ts";
import { onPaper, PictureRefusal, readPicture } from "./picture.ts";
import { RELIEF_CELLS, relief, WALL } from "./relief.ts";
import { board, frontAndBack, frontTexture, plateTexture, skin } from "./skin.ts";
import { unlit } from "./unlit.ts";

/** How a picture itself becomes a body; the person chooses. */
export type PictureMode = "figurine" | "relief" | "lathe";
/** Or not itself: a known form, named in words, in its colours and proportions (`form/`). */
export type PictureUse = PictureMode | "form";

/** Any grid will do for a silhouette. */
const LATHE_CELLS = 20_000;

/** A picture of one thing → a model of it in 20,000 to 30,000 triangles, with the picture as its texture. Throws a PictureRefusal. */
export async function modelFromPicture(
  bytes: Uint8Array,
  { mode, name }: { mode: PictureMode; name: string },
  progress: Progress,
  signal?: AbortSignal,
): Promise<Model> {
  const pulse = startPulse(progress, signal);
  await pulse("Reading the picture", 0);
  const picture = await readPicture(bytes);
  await pulse("Finding the subject", 0.1);
  // A relief shows the whole picture; without a clear subject it is simply flatter.
  const mask = await subjectMask(picture).catch((error: unknown) => {
    if (mode === "relief" && error instanceof PictureRefusal) return null;
    throw error;
  });
  await pulse("Shaping", 0.55);
  if (mode === "relief") {
    const { picture: framed, mask: subject, frame, color } = await inFrame(onPaper(picture), mask);
    const everything: Bitmap = { ...framed, channels: 1, data: new Uint8Array(framed.width * framed.height).fill(255) };
    const field = await layField(framed, everything, RELIEF_CELLS, 0);
    const mesh = relief(field, subject && (await withSubject(field, subject)), frame);
    await pulse("Texture", 0.8);
    const plate = await plateTexture(field.crop, subject && { mask: subject, wall: (WALL + 0.4) / Math.max(field.width, field.height) });
    return { name, meshes: [mesh], materials: [await skin(frontAndBack(plate, board(color)), 0.62)] };
  }
  if (!mask) throw new PictureRefusal("no-subject");
  const field = await layField(picture, mask, mode === "lathe" ? LATHE_CELLS : FIGURINE_CELLS);
  const front = await frontTexture(field.crop);
  if (mode === "lathe") {
    const profile = profileOf(field);
    const handle = handleOf(field, profile);
    await pulse("Texture", 0.8);
    return {
      name,
      meshes: [withHandle(turned(profile), handle)],
      materials: [await skin(unrolled(profile, front, handle?.color), 0.5)],
    };
  }
  const { mesh, bulge, isFlat } = figurine(field);
  await pulse("Texture", 0.8);
  const paint = isFlat ? front : await unlit(front, field, bulge);
  return { name, meshes: [mesh], materials: [await skin(frontAndBack(paint, await backFromSides(paint, field.crop)), 0.6)] };
}
