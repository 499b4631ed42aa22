import sharp from "sharp";
import type { Bitmap, Model, Progress } from "../model.ts";
import { startPulse } from "../pulse.ts";
import type { View } from "./camera.ts";
import { contactShadow } from "./floor.ts";
import { LOOKS, type LookName } from "./look-names.ts";
import { litLook, SHAPE_LOOKS } from "./looks.ts";
import { develop, type Photograph, photograph, viewOf } from "./photograph.ts";
import { CARD_SIZE, type PictureSize } from "./picture-sizes.ts";
import { type PosterModel, sceneMaterials } from "./scene.ts";
import { glow } from "./shading/glow.ts";
import { lightUp } from "./shading/shade.ts";

interface PictureOptions {
  size?: PictureSize;
  /** Where to look from; chosen by the object's shape when not given. */
  view?: View;
  /** Coarser shadows, in half the time. */
  isDraft?: boolean;
}

interface InspectionOptions extends PictureOptions {
  /** Of the lit picture, where it is to be another than that of the others. */
  litSize?: PictureSize;
}

const SAMPLES = 2;
const TURN_SAMPLES = 2;

/** The picture that sells the model: lit, on nothing, with a soft shadow; WebP with alpha, so that one file serves every stage. */
export async function poster(
  model: Model | PosterModel,
  options: PictureOptions,
  progress: Progress,
  signal?: AbortSignal,
): Promise<Buffer> {
  const pulse = startPulse(progress, signal);
  await pulse("Framing", 0);
  const { size = CARD_SIZE, view = viewOf(model), isDraft = false } = options;
  const photo = photograph(model, sceneMaterials(model.materials), view, size, SAMPLES);
  await pulse("Lighting", 0.25);
  const bitmap = await lightAndDevelop(photo, () => pulse("Rendering", 0.5), isDraft);
  await pulse("Encoding", 0.95);
  return encode(bitmap);
}

/** The same view in all five looks of the viewer. The wireframe and UV pictures are all a visitor gets to see of the real topology. */
export async function inspectionPictures(
  model: Model | PosterModel,
  options: InspectionOptions,
  progress: Progress,
  signal?: AbortSignal,
): Promise<Record<LookName, Buffer>> {
  const pulse = startPulse(progress, signal);
  const { size = CARD_SIZE, litSize = size, view = viewOf(model) } = options;
  const materials = sceneMaterials(model.materials);
  const photo = photograph(model, materials, view, size, SAMPLES);
  const pictures: Partial<Record<LookName, Buffer>> = {};
  for (const [i, look] of LOOKS.entries()) {
    await pulse(`Picture: ${look}`, i / LOOKS.length);
    const lit = () => lightAndDevelop(litSize === size ? photo : photograph(model, materials, view, litSize, SAMPLES), async () => {});
    const bitmap = look === "lit" ? await lit() : develop(photo, SHAPE_LOOKS[look](photo));
    pictures[look] = await encode(bitmap);
  }
  return pictures as Record<LookName, Buffer>;
}

/** The object turned once round, in so many pictures of the same height and light. */
export async function turntable(
  model: Model | PosterModel,
  options: PictureOptions & { frames: number },
  progress: Progress,
  signal?: AbortSignal,
): Promise<Buffer[]> {
  const pulse = startPulse(progress, signal);
  const { size = { width: 256, height: 192 }, view = viewOf(model), frames } = options;
  const materials = sceneMaterials(model.materials);
  const pictures: Buffer[] = [];
  for (let i = 0; i < frames; i++) {
    await pulse("Turning", i / frames);
    const photo = photograph(model, materials, { ...view, yaw: view.yaw + (2 * Math.PI * i) / frames }, size, TURN_SAMPLES);
    pictures.push(await encode(await lightAndDevelop(photo, async () => {})));
  }
  return pictures;
}

async function lightAndDevelop(photo: Photograph, lighted: () => Promise<void>, isDraft = false): Promise<Bitmap> {
  const { scene, camera, size, samples } = photo;
  const light = lightUp(scene, isDraft);
  await lighted();
  const shadow = contactShadow(scene, light, camera, size.width, size.height, samples);
  return develop(photo, litLook(photo, light), { shadow, glow: glow(photo) });
}

function encode({ width, height, data }: Bitmap): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 88, alphaQuality: 92, effort: 4, smartSubsample: true })
    .toBuffer();
}
