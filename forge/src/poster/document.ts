import type { Accessor, Document, Material as GltfMaterial, Node, Primitive, TextureInfo } from "@gltf-transform/core";
import type { EmissiveStrength, Transform, Transmission } from "@gltf-transform/extensions";
import type { Material } from "../model.ts";
import { type Matrix, placer, turnNormal } from "./place.ts";
import { type PosterMesh, type PosterModel, seenOf } from "./scene.ts";
import { combinedOrm, decode, flat, tinted } from "./shading/maps.ts";

const TRIANGLES = 4;

/** A glTF document as one model in world space: nodes and bones applied, factors worked into the maps. */
export async function modelFrom(document: Document): Promise<PosterModel> {
  const root = document.getRoot();
  const gltfMaterials = root.listMaterials();
  const materials: Material[] = [];
  for (const material of gltfMaterials) materials.push(await materialFrom(material));
  const plain = materials.push({ name: "plain", maps: { baseColor: flat(190, 190, 190) } }) - 1;
  const meshes: PosterMesh[] = [];
  for (const node of root.listNodes()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      if (primitive.getMode() !== TRIANGLES || !primitive.getAttribute("POSITION")) continue;
      const material = primitive.getMaterial();
      meshes.push(meshFrom(node, primitive, material ? gltfMaterials.indexOf(material) : plain));
    }
  }
  return { name: root.listScenes()[0]?.getName() || "model", meshes, materials };
}

function meshFrom(node: Node, primitive: Primitive, material: number): PosterMesh {
  const position = primitive.getAttribute("POSITION") as Accessor;
  const normal = primitive.getAttribute("NORMAL");
  const count = position.getCount();
  const mesh: PosterMesh = {
    name: node.getName(),
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    uvs: uvsFrom(primitive, count),
    indices: Uint32Array.from(primitive.getIndices()?.getArray() ?? Array.from({ length: count }, (_, i) => i)),
    material,
  };
  const place = placer(node, primitive);
  const element: number[] = [];
  for (let i = 0; i < count; i++) {
    const matrix = place(i);
    position.getElement(i, element);
    move(matrix, element, mesh.positions, i * 3);
    if (!normal) continue;
    normal.getElement(i, element);
    turnNormal(matrix, element[0], element[1], element[2], mesh.normals, i * 3);
  }
  const colors = primitive.getAttribute("COLOR_0");
  if (colors) {
    mesh.colors = new Float32Array(count * 3);
    for (let i = 0; i < count; i++) mesh.colors.set(colors.getElement(i, element).slice(0, 3), i * 3);
  }
  return mesh;
}

function move(m: Matrix, [x, y, z]: number[], out: Float32Array, at: number): void {
  out[at] = m[0] * x + m[4] * y + m[8] * z + m[12];
  out[at + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
  out[at + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
}

function uvsFrom(primitive: Primitive, count: number): Float32Array {
  const uvs = new Float32Array(count * 2);
  const info = primitive.getMaterial()?.getBaseColorTextureInfo() ?? null;
  const source = primitive.getAttribute(`TEXCOORD_${info?.getTexCoord() ?? 0}`);
  if (!source) return uvs;
  const { offset, scale, rotation } = transformOf(info);
  const sin = Math.sin(rotation);
  const cos = Math.cos(rotation);
  const element: number[] = [];
  for (let i = 0; i < count; i++) {
    source.getElement(i, element);
    const u = element[0] * scale[0];
    const v = element[1] * scale[1];
    uvs[i * 2] = u * cos + v * sin + offset[0];
    uvs[i * 2 + 1] = v * cos - u * sin + offset[1];
  }
  return uvs;
}

function transformOf(info: TextureInfo | null): { offset: number[]; scale: number[]; rotation: number } {
  const transform = info?.getExtension<Transform>("KHR_texture_transform");
  if (!transform) return { offset: [0, 0], scale: [1, 1], rotation: 0 };
  return { offset: transform.getOffset(), scale: transform.getScale(), rotation: transform.getRotation() };
}

async function materialFrom(material: GltfMaterial): Promise<Material> {
  const factor = [...material.getBaseColorFactor()];
  const clearness = material.getExtension<Transmission>("KHR_materials_transmission")?.getTransmissionFactor() ?? 0;
  factor[3] *= seenOf(clearness);
  const alphaMode = clearness > 0.1 ? "blend" : (material.getAlphaMode().toLowerCase() as NonNullable<Material["alphaMode"]>);
  const surface = await decode(material.getMetallicRoughnessTexture(), 3);
  const occlusion = await decode(material.getOcclusionTexture(), 3);
  const normal = await decode(material.getNormalTexture(), 3);
  const glow = await decode(material.getEmissiveTexture(), 3);
  const glows = material.getEmissiveFactor().some((part) => part > 0);
  return {
    name: material.getName(),
    maps: {
      baseColor: tinted(await decode(material.getBaseColorTexture(), 4), factor),
      orm: combinedOrm(surface, occlusion, {
        roughness: material.getRoughnessFactor(),
        metallic: material.getMetallicFactor(),
        occlusion: material.getOcclusionStrength(),
      }),
      ...(normal ? { normal } : {}),
      ...(glows ? { emissive: tinted(glow, material.getEmissiveFactor()) } : {}),
    },
    alphaMode,
    emissiveStrength: material.getExtension<EmissiveStrength>("KHR_materials_emissive_strength")?.getEmissiveStrength() ?? 1,
    doubleSided: material.getDoubleSided(),
  };
}
