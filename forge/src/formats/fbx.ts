import { FBXExporter } from "@comfyorg/fbx-exporter-three";
import { BufferAttribute, BufferGeometry, DataTexture, MeshStandardMaterial, Scene, Mesh as ThreeMesh } from "three";
import type { Mesh, Model } from "../model.ts";
import { channelOf, type EncodedImage, encodedMaps, toPng } from "./images.ts";
import { plainName } from "./numbers.ts";

/**
 * Binary FBX 7.4 in centimetre files of metre models, Y up, pictures inside. Its Phong materials know nothing of roughness and
 * metal: ship `fbxCompanions` next to it.
 */
export async function writeFbx(model: Model): Promise<Uint8Array<ArrayBuffer>> {
  const images = new Map<DataTexture, EncodedImage>();
  const materials = await Promise.all(model.materials.map((_, index) => threeMaterial(model, index, images)));
  const scene = named(new Scene(), plainName(model.name));
  for (const [index, mesh] of model.meshes.entries()) {
    const name = plainName(mesh.name);
    scene.add(named(new ThreeMesh(named(geometry(mesh), `${name}_${index}_shape`), materials[mesh.material]), `${name}_${index}`));
  }
  const exporter = new FBXExporter();
  exporter.register((plan: { textures: { textures: Map<DataTexture, FbxTexture> } }) => {
    for (const [texture, entry] of plan.textures.textures) {
      const image = images.get(texture);
      if (!image) continue;
      entry.imageBytes = image.bytes;
      entry.extension = image.extension;
      entry.fileName = `${texture.name}.${image.extension}`;
    }
  });
  return Uint8Array.from(exporter.parseSync(scene, { preset: "blender", creator: "Blenda forge" }));
}

interface FbxTexture {
  imageBytes: Uint8Array;
  extension: string;
  fileName: string;
}

/** Roughness, metal and occlusion as pictures of their own, by file name. */
export async function fbxCompanions({ materials }: Model): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, maps } of materials) {
    if (!maps.orm) continue;
    for (const [channel, kind] of ["occlusion", "roughness", "metallic"].entries()) {
      const { bytes } = await toPng(channelOf(maps.orm, channel));
      files[`${plainName(name)}_${kind}.png`] = bytes;
    }
  }
  return files;
}

/** The exporter numbers everything by these ids; the random ones three gives would make every file different. */
function named<T extends { uuid: string; name: string }>(object: T, name: string): T {
  object.uuid = name;
  object.name = name;
  return object;
}

function geometry(mesh: Mesh): BufferGeometry {
  const out = new BufferGeometry();
  // FBX counts v from below.
  const uvs = mesh.uvs.map((value, at) => (at % 2 === 1 ? 1 - value : value));
  out.setAttribute("position", new BufferAttribute(mesh.positions, 3));
  out.setAttribute("normal", new BufferAttribute(mesh.normals, 3));
  out.setAttribute("uv", new BufferAttribute(uvs, 2));
  return out.setIndex(new BufferAttribute(mesh.indices, 1));
}

async function threeMaterial({ materials }: Model, index: number, images: Map<DataTexture, EncodedImage>): Promise<MeshStandardMaterial> {
  const material = materials[index];
  const { baseColor, normal, emissive } = await encodedMaps(material);
  const out = named(new MeshStandardMaterial(), plainName(material.name));
  // The exporter wants textures with pixels; the real pictures, encoded already, are put in their place.
  const texture = (kind: string, image: EncodedImage) => {
    const stand = named(new DataTexture(new Uint8Array(4), 1, 1), `${plainName(material.name)}_${kind}`);
    images.set(stand, image);
    return stand;
  };
  out.map = texture("color", baseColor);
  if (normal) out.normalMap = texture("normal", normal);
  if (emissive) {
    out.emissiveMap = texture("emissive", emissive);
    out.emissive.set(1, 1, 1);
  }
  return out;
}
