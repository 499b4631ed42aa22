import type { Bitmap, Mesh, Model } from "@blenda/forge/model";
import sharp from "sharp";

/** Fractions of the model's size, of a unit vector and of the texture that no eye can see. */
const STEPS = { position: 2 ** -20, normal: 2 ** -9, uv: 2 ** -18 };
/** Roughness and glow are soft; a larger map of them would only weigh more. */
const SOFT_TEXELS = 512;

/**
 * The same model in a file that packs well: numbers are rounded to what can be seen, so that their last digits repeat, and
 * the maps have the size the product promises. Nothing needs an extension that some program might not know.
 */
export async function lighten(model: Model, texels: number): Promise<Model> {
  const [material] = model.materials;
  if (!material || model.materials.length > 1) throw new Error(`${model.name} has not one material`);
  const { baseColor, normal, orm, emissive } = material.maps;
  const soft = Math.min(texels, SOFT_TEXELS);
  const maps = {
    baseColor: await sized(baseColor, texels),
    ...(normal && { normal: await sized(normal, texels) }),
    ...(orm && { orm: await sized(orm, soft) }),
    ...(emissive && { emissive: await sized(emissive, soft) }),
  };
  return { name: model.name, meshes: model.meshes.map((mesh) => welded(rounded(mesh))), materials: [{ ...material, maps, isLight: true }] };
}

async function sized(bitmap: Bitmap, side: number): Promise<Bitmap> {
  const { data, width, height, channels } = bitmap;
  if (width <= side) return bitmap;
  const small = await sharp(data, { raw: { width, height, channels } }).resize(side, side, { kernel: "mitchell" }).raw().toBuffer();
  return { width: side, height: side, channels, data: new Uint8Array(small) };
}

function rounded(mesh: Mesh): Mesh {
  const reach = mesh.positions.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const step = 2 ** Math.ceil(Math.log2(reach * STEPS.position));
  const to = (values: Float32Array, unit: number) => values.map((value) => Math.round(value / unit) * unit);
  return { ...mesh, positions: to(mesh.positions, step), normals: to(mesh.normals, STEPS.normal), uvs: to(mesh.uvs, STEPS.uv) };
}

/** Vertices that became the same in everything are one. */
function welded(mesh: Mesh): Mesh {
  const places = new Map<string, number>();
  const kept: number[] = [];
  const placeOf = Array.from({ length: mesh.positions.length / 3 }, (_, vertex) => {
    const key = [...valuesAt(mesh.positions, vertex, 3), ...valuesAt(mesh.normals, vertex, 3), ...valuesAt(mesh.uvs, vertex, 2)].join(" ");
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kept.length);
    return kept.push(vertex) - 1;
  });
  const take = (from: Float32Array, width: number) => Float32Array.from(kept.flatMap((vertex) => [...valuesAt(from, vertex, width)]));
  return {
    ...mesh,
    positions: take(mesh.positions, 3),
    normals: take(mesh.normals, 3),
    uvs: take(mesh.uvs, 2),
    indices: mesh.indices.map((vertex) => placeOf[vertex] ?? 0),
  };
}

const valuesAt = (from: Float32Array, vertex: number, width: number) => from.subarray(vertex * width, (vertex + 1) * width);
