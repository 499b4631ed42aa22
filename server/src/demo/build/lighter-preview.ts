import { writeModel } from "@blenda/forge/formats/write";
import { inspect } from "@blenda/forge/inspect/inspect";
import { coarserCopies } from "@blenda/forge/lods";
import type { Model } from "@blenda/forge/model";
import { lighten } from "./lighten.ts";

/** Which coarser copy, with maps of which side: each attempt is lighter than the one before. */
const ATTEMPTS = [
  { copy: 0, texels: 512 },
  { copy: 0, texels: 384 },
  { copy: 0, texels: 320 },
  { copy: 0, texels: 256 },
  { copy: 1, texels: 256 },
] as const;

/** Our own files are trusted; on a busy machine they may take their time. */
export const PATIENT = { seconds: 1200 };

/** For a file whose preview is heavy to turn on a card: a preview of its coarser copies, until one is light enough. */
export async function lighterPreview(model: Model, mark: string, mostBytes: number): Promise<Buffer> {
  const copies = await coarserCopies(model.meshes);
  for (const { copy, texels } of ATTEMPTS) {
    const glb = Buffer.from(await writeModel(await lighten({ ...model, meshes: copies[copy] ?? [] }, texels), "glb"));
    const { preview } = await inspect(glb, { name: `${model.name}.glb`, previewMark: mark, limits: PATIENT }, () => {});
    if (preview && preview.length <= mostBytes) return preview;
  }
  throw new Error(`${model.name} has no preview of ${mostBytes} bytes`);
}
