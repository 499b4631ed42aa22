import { writeModel } from "@blenda/forge/formats/write";
import { inspect } from "@blenda/forge/inspect/inspect";
import { coarserCopies } from "@blenda/forge/lods";
import type { Model } from "@blenda/forge/model";
import { lighten } from "./lighten.ts";

/**
 * Which shape, the whole one or a coarser copy, with maps of which side: each attempt is meant to look a little less good. A lens
 * that is no longer round is seen at once, softer maps hardly on a card; below 320 it is the other way round.
 */
const ATTEMPTS = [
  { shape: 0, texels: 448 },
  { shape: 0, texels: 384 },
  { shape: 0, texels: 320 },
  { shape: 1, texels: 512 },
  { shape: 1, texels: 384 },
  { shape: 1, texels: 320 },
  { shape: 1, texels: 256 },
  { shape: 2, texels: 256 },
] as const;

/** Our own files are trusted; on a busy machine they may take their time. */
export const PATIENT = { seconds: 1200 };

/** For a file whose preview is heavy to turn on a card: one with smaller maps, or of a coarser copy, that is light enough. */
export async function lighterPreview(model: Model, mark: string, mostBytes: number): Promise<Buffer> {
  const shapes = [model.meshes, ...(await coarserCopies(model.meshes))];
  for (const { shape, texels } of ATTEMPTS) {
    const glb = Buffer.from(await writeModel(await lighten({ ...model, meshes: shapes[shape] ?? [] }, texels), "glb"));
    const { preview } = await inspect(glb, { name: `${model.name}.glb`, previewMark: mark, limits: PATIENT }, () => {});
    if (preview && preview.length <= mostBytes) return preview;
  }
  throw new Error(`${model.name} has no preview of ${mostBytes} bytes`);
}
