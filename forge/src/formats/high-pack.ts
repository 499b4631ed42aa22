import type { Model } from "../model.ts";
import { writeGlb } from "./glb.ts";
import { channelOf, toColorImage, toPng } from "./images.ts";
import { plainName } from "./numbers.ts";

/** Everything beyond the model itself, by file name: maps one by one, coarser copies, base colours of the other palettes. */
export async function highPackFiles(model: Model): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, maps } of model.materials) {
    const base = `maps/${plainName(name)}`;
    const { orm, normal, height, curvature, id, emissive } = maps;
    const masks = {
      ...(orm && { occlusion: channelOf(orm, 0), roughness: channelOf(orm, 1), metallic: channelOf(orm, 2) }),
      ...(normal && { normal }),
      ...(height && { height }),
      ...(curvature && { curvature }),
      ...(id && { id }),
      ...(emissive && { emissive }),
    };
    for (const [kind, bitmap] of Object.entries(masks)) files[`${base}_${kind}.png`] = (await toPng(bitmap)).bytes;
  }
  for (const [level, meshes] of (model.lods ?? []).entries()) {
    files[`${plainName(model.name)}_lod${level + 1}.glb`] = await writeGlb({ name: model.name, meshes, materials: model.materials });
  }
  for (const { name, baseColor } of model.variants ?? []) {
    for (const [index, bitmap] of baseColor.entries()) {
      const { bytes, extension } = await toColorImage(bitmap);
      files[`palettes/${plainName(model.materials[index].name)}_${name}.${extension}`] = bytes;
    }
  }
  return files;
}
