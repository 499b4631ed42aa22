import { Document, type Material as GltfMaterial, NodeIO, type Texture } from "@gltf-transform/core";
import { ALL_EXTENSIONS, KHRMaterialsEmissiveStrength, KHRMaterialsVariants } from "@gltf-transform/extensions";
import validator from "gltf-validator";
import type { Material, Mesh, Model } from "../model.ts";
import { type EncodedImage, encodedMaps, toColorImage } from "./images.ts";
import { tangentsOf } from "./tangents.ts";

/** A file other programs may refuse is not handed out. */
class InvalidGlb extends Error {
  constructor(problem: string) {
    super(`The written GLB is not valid: ${problem}`);
    this.name = "InvalidGlb";
  }
}

/** Binary glTF 2.0, checked by the format's own validator before it leaves. */
export async function writeGlb(model: Model, meshes: readonly Mesh[] = model.meshes): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document();
  document.getRoot().getAsset().generator = "Blenda forge";
  document.createBuffer();
  const materials = await Promise.all(model.materials.map((material) => gltfMaterial(document, material)));
  const scene = document.createScene(model.name);
  const variants = await variantsOf(document, model);
  for (const mesh of meshes) scene.addChild(document.createNode(mesh.name).setMesh(gltfMesh(document, mesh, materials, variants)));
  document.getRoot().setDefaultScene(scene);
  const bytes = await new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document);
  const copy = Uint8Array.from(bytes);
  await check(copy);
  return copy;
}

async function check(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { issues } = await validator.validateBytes(bytes, { maxIssues: 5 });
  if (issues.numErrors + issues.numWarnings === 0) return;
  throw new InvalidGlb(issues.messages.map(({ code, message, pointer }) => `${code} ${message} ${pointer ?? ""}`).join("; "));
}

async function gltfMaterial(document: Document, material: Material): Promise<GltfMaterial> {
  const { baseColor, normal, orm, emissive } = await encodedMaps(material);
  const out = document.createMaterial(material.name).setBaseColorTexture(texture(document, `${material.name}-color`, baseColor));
  out.setRoughnessFactor(orm ? 1 : 0.8).setMetallicFactor(orm ? 1 : 0);
  out.setDoubleSided(material.doubleSided ?? false);
  if (material.alphaMode) out.setAlphaMode(({ opaque: "OPAQUE", mask: "MASK", blend: "BLEND" } as const)[material.alphaMode]);
  if (normal) out.setNormalTexture(texture(document, `${material.name}-normal`, normal));
  if (orm) {
    const packed = texture(document, `${material.name}-orm`, orm);
    out.setMetallicRoughnessTexture(packed).setOcclusionTexture(packed);
  }
  if (emissive) out.setEmissiveTexture(texture(document, `${material.name}-emissive`, emissive)).setEmissiveFactor([1, 1, 1]);
  if (emissive && material.emissiveStrength !== undefined && material.emissiveStrength > 1) {
    const strength = document.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength();
    out.setExtension("KHR_materials_emissive_strength", strength.setEmissiveStrength(material.emissiveStrength));
  }
  return out;
}

function texture(document: Document, name: string, { bytes, mimeType }: EncodedImage): Texture {
  return document.createTexture(name).setImage(bytes).setMimeType(mimeType);
}

interface Variant {
  name: string;
  baseColor: Texture[];
}

async function variantsOf(document: Document, { variants = [], materials }: Model): Promise<Variant[]> {
  return Promise.all(
    variants.map(async ({ name, baseColor }) => {
      const images = await Promise.all(baseColor.map(toColorImage));
      return { name, baseColor: images.map((image, at) => texture(document, `${materials[at].name}-color-${name}`, image)) };
    }),
  );
}

function gltfMesh(document: Document, mesh: Mesh, materials: readonly GltfMaterial[], variants: readonly Variant[]) {
  const [buffer] = document.getRoot().listBuffers();
  const accessor = (type: "VEC4" | "VEC3" | "VEC2" | "SCALAR", array: Float32Array | Uint32Array | Uint16Array) =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array.slice() as Float32Array<ArrayBuffer>)
      .setBuffer(buffer);
  const isSmall = mesh.positions.length / 3 < 65535;
  const primitive = document
    .createPrimitive()
    .setAttribute("POSITION", accessor("VEC3", mesh.positions))
    .setAttribute("NORMAL", accessor("VEC3", mesh.normals))
    .setAttribute("TEXCOORD_0", accessor("VEC2", mesh.uvs))
    .setIndices(accessor("SCALAR", isSmall ? Uint16Array.from(mesh.indices) : mesh.indices))
    .setMaterial(materials[mesh.material]);
  if (materials[mesh.material].getNormalTexture()) primitive.setAttribute("TANGENT", accessor("VEC4", tangentsOf(mesh)));
  if (variants.length > 0) {
    const extension = document.createExtension(KHRMaterialsVariants);
    const list = extension.createMappingList();
    for (const { name, baseColor } of variants) {
      const other = materials[mesh.material]
        .clone()
        .setName(`${materials[mesh.material].getName()}-${name}`)
        .setBaseColorTexture(baseColor[mesh.material]);
      list.addMapping(extension.createMapping().setMaterial(other).addVariant(extension.createVariant(name)));
    }
    primitive.setExtension("KHR_materials_variants", list);
  }
  return document.createMesh(mesh.name).addPrimitive(primitive);
}
