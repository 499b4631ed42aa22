import type { Material, Model } from "../model.ts";
import { writeGlb } from "./glb.ts";
import { channelOf, toColorImage, toPng } from "./images.ts";
import { plainName } from "./numbers.ts";

/** Everything beyond the model itself, by file name: maps one by one, coarser copies, base colours of the other palettes. */
export async function highPackFiles(model: Model): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, maps } of model.materials.filter(isFirstOfItsMaps)) {
    const base = `maps/${plainName(name)}`;
    const { baseColor, orm, normal, height, curvature, id, emissive } = maps;
    const masks = {
      color: baseColor,
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
    files[`${plainName(model.name)}_lod${level + 1}.glb`] = await writeGlb({ ...withoutVariants(model), meshes });
  }
  for (const { name, baseColor } of model.variants ?? []) {
    for (const [index, bitmap] of baseColor.entries()) {
      if (!isFirstOfItsMaps(model.materials[index], index, model.materials)) continue;
      const { bytes, extension } = await toColorImage(bitmap);
      files[`palettes/${plainName(model.materials[index].name)}_${name}.${extension}`] = bytes;
    }
  }
  return files;
}

/** Glass shares its pictures with the rest: they are packed once. */
const isFirstOfItsMaps = ({ maps }: Material, at: number, all: readonly Material[]) => all.findIndex((other) => other.maps === maps) === at;

const withoutVariants = ({ variants: _variants, lods: _lods, ...model }: Model): Model => model;
