import { Document, type Material as GltfMaterial, type Node, NodeIO, type Texture } from "@gltf-transform/core";
import { ALL_EXTENSIONS, KHRMaterialsEmissiveStrength, KHRMaterialsTransmission } from "@gltf-transform/extensions";
import validator from "gltf-validator";
import { type Material, type MaterialMaps, type Model, nodesOf } from "../model.ts";
import { gltfMesh, variantsOf } from "./glb-mesh.ts";
import { addClips, addSkins } from "./glb-motion.ts";
import { type EncodedImage, type EncodedMaps, encodedMaps } from "./images.ts";

/** A file other programs may refuse is not handed out. */
class InvalidGlb extends Error {
  constructor(problem: string) {
    super(`The written GLB is not valid: ${problem}`);
    this.name = "InvalidGlb";
  }
}

/** Binary glTF 2.0, checked by the format's own validator before it leaves. */
export async function writeGlb(model: Model): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document();
  document.getRoot().getAsset().generator = "Blenda forge";
  document.createBuffer();
  const textures = new SharedTextures(document);
  const materials: GltfMaterial[] = [];
  for (const material of model.materials) materials.push(gltfMaterial(document, material, await textures.of(material)));
  const variants = await variantsOf(document, model, materials);
  const scene = document.createScene(model.name);
  const own = nodesOf(model);
  const nodes: Node[] = [];
  for (const { name, parent, pivot, mesh } of own) {
    const from = parent === null ? [0, 0, 0] : own[parent].pivot;
    const node = document.createNode(name).setTranslation([pivot[0] - from[0], pivot[1] - from[1], pivot[2] - from[2]]);
    if (mesh !== undefined) node.setMesh(gltfMesh(document, model.meshes[mesh], pivot, materials, variants));
    if (parent === null) scene.addChild(node);
    else nodes[parent].addChild(node);
    nodes.push(node);
  }
  addSkins(document, model, nodes);
  addClips(document, model, nodes);
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

type Textures = { [Map in keyof EncodedMaps]: Texture };

/** Materials that share their maps share their pictures in the file. */
class SharedTextures {
  private readonly known = new Map<MaterialMaps, Textures>();
  private readonly document: Document;

  constructor(document: Document) {
    this.document = document;
  }

  async of(material: Material): Promise<Textures> {
    const known = this.known.get(material.maps);
    if (known) return known;
    const { baseColor, normal, orm, emissive } = await encodedMaps(material);
    const made: Textures = {
      baseColor: this.texture(`${material.name}-color`, baseColor),
      ...(normal && { normal: this.texture(`${material.name}-normal`, normal) }),
      ...(orm && { orm: this.texture(`${material.name}-orm`, orm) }),
      ...(emissive && { emissive: this.texture(`${material.name}-emissive`, emissive) }),
    };
    this.known.set(material.maps, made);
    return made;
  }

  private texture(name: string, { bytes, mimeType }: EncodedImage): Texture {
    return this.document.createTexture(name).setImage(bytes).setMimeType(mimeType);
  }
}

function gltfMaterial(document: Document, material: Material, { baseColor, normal, orm, emissive }: Textures): GltfMaterial {
  const { opacity = 1, transmission = 0, emissiveStrength = 1 } = material;
  const out = document.createMaterial(material.name).setBaseColorTexture(baseColor).setBaseColorFactor([1, 1, 1, opacity]);
  out.setRoughnessFactor(orm ? 1 : 0.8).setMetallicFactor(orm ? 1 : 0);
  out.setDoubleSided(material.doubleSided ?? false);
  if (material.alphaMode) out.setAlphaMode(({ opaque: "OPAQUE", mask: "MASK", blend: "BLEND" } as const)[material.alphaMode]);
  if (normal) out.setNormalTexture(normal);
  if (orm) out.setMetallicRoughnessTexture(orm).setOcclusionTexture(orm);
  if (emissive) out.setEmissiveTexture(emissive).setEmissiveFactor([1, 1, 1]);
  if (emissive && emissiveStrength > 1) {
    const strength = document.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength();
    out.setExtension("KHR_materials_emissive_strength", strength.setEmissiveStrength(emissiveStrength));
  }
  if (transmission > 0) {
    const through = document.createExtension(KHRMaterialsTransmission).createTransmission();
    out.setExtension("KHR_materials_transmission", through.setTransmissionFactor(transmission));
  }
  return out;
}
