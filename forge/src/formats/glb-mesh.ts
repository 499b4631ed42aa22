import type { Accessor, Document, Material as GltfMaterial, Mesh as GltfMesh } from "@gltf-transform/core";
import { KHRMaterialsVariants, type Variant } from "@gltf-transform/extensions";
import type { Mesh, Model, ModelNode } from "../model.ts";
import { toColorImage } from "./images.ts";
import { tangentsOf } from "./tangents.ts";

/** Another palette: what each material is in it. */
export interface GltfVariant {
  variant: Variant;
  materials: GltfMaterial[];
}

export async function variantsOf(document: Document, model: Model, materials: readonly GltfMaterial[]): Promise<GltfVariant[]> {
  const { variants = [] } = model;
  if (variants.length === 0) return [];
  const extension = document.createExtension(KHRMaterialsVariants);
  return Promise.all(
    variants.map(async ({ name, baseColor }) => {
      const pictures = new Map(
        await Promise.all(
          [...new Set(baseColor)].map(async (bitmap) => {
            const { bytes, mimeType } = await toColorImage(bitmap);
            const of = materials[baseColor.indexOf(bitmap)].getName();
            return [bitmap, document.createTexture(`${of}-color-${name}`).setImage(bytes).setMimeType(mimeType)] as const;
          }),
        ),
      );
      const others = materials.map((material, at) =>
        material
          .clone()
          .setName(`${material.getName()}-${name}`)
          .setBaseColorTexture(pictures.get(baseColor[at]) ?? null),
      );
      return { variant: extension.createVariant(name), materials: others };
    }),
  );
}

type Numbers = Float32Array | Uint32Array | Uint16Array | Uint8Array;

export function accessor(document: Document, type: "MAT4" | "VEC4" | "VEC3" | "VEC2" | "SCALAR", array: Numbers): Accessor {
  return document
    .createAccessor()
    .setType(type)
    .setArray(array.slice() as Float32Array<ArrayBuffer>)
    .setBuffer(document.getRoot().listBuffers()[0]);
}

/** Places are written as seen from the node's pivot. */
export function gltfMesh(
  document: Document,
  mesh: Mesh,
  pivot: ModelNode["pivot"],
  materials: readonly GltfMaterial[],
  variants: readonly GltfVariant[],
): GltfMesh {
  const isSmall = mesh.positions.length / 3 < 65535;
  const primitive = document
    .createPrimitive()
    .setAttribute("POSITION", accessor(document, "VEC3", aboutPivot(mesh.positions, pivot)))
    .setAttribute("NORMAL", accessor(document, "VEC3", mesh.normals))
    .setAttribute("TEXCOORD_0", accessor(document, "VEC2", mesh.uvs))
    .setIndices(accessor(document, "SCALAR", isSmall ? Uint16Array.from(mesh.indices) : mesh.indices))
    .setMaterial(materials[mesh.material]);
  if (materials[mesh.material].getNormalTexture()) primitive.setAttribute("TANGENT", accessor(document, "VEC4", tangentsOf(mesh)));
  if (mesh.joints && mesh.weights) {
    primitive.setAttribute("JOINTS_0", accessor(document, "VEC4", mesh.joints));
    primitive.setAttribute("WEIGHTS_0", accessor(document, "VEC4", mesh.weights));
  }
  if (variants.length > 0) {
    const extension = document.createExtension(KHRMaterialsVariants);
    const list = extension.createMappingList();
    for (const { variant, materials: others } of variants)
      list.addMapping(extension.createMapping().setMaterial(others[mesh.material]).addVariant(variant));
    primitive.setExtension("KHR_materials_variants", list);
  }
  return document.createMesh(mesh.name).addPrimitive(primitive);
}

export function aboutPivot(positions: Float32Array, pivot: ModelNode["pivot"]): Float32Array {
  if (pivot.every((value) => value === 0)) return positions;
  return positions.map((value, at) => value - pivot[at % 3]);
}
