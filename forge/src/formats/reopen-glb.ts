import { type Document, type Material as GltfMaterial, type Node, NodeIO, type Texture } from "@gltf-transform/core";
import { ALL_EXTENSIONS, type Transmission } from "@gltf-transform/extensions";
import type { Clip, Material, MaterialMaps, Model, ModelNode } from "../model.ts";
import { modelFrom } from "../poster/document.ts";
import { type EncodedImage, keepEncoded } from "./images.ts";

export const openGlb = (bytes: Uint8Array): Promise<Document> => new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes);

/** Our own light GLB as the model it was written from, for its other formats. Its pictures stay the very bytes they are. */
export async function reopenGlb(bytes: Uint8Array): Promise<Model> {
  const document = await openGlb(bytes);
  const root = document.getRoot();
  const { name, meshes, materials } = await modelFrom(document);
  const maps = new Map<Texture, MaterialMaps>();
  const kept = root.listMaterials().map((own, at) => {
    const color = own.getBaseColorTexture();
    if (!color) throw new Error(`${name} has a material without a colour map`);
    // Materials with the same picture had the same maps.
    const shared = maps.get(color) ?? materials[at].maps;
    maps.set(color, shared);
    const material: Material = { ...materials[at], maps: shared, isLight: true, ...clearnessOf(own) };
    keepPictures(own, material);
    return material;
  });
  const held = root.listNodes().flatMap((node) => node.getMesh() ?? []);
  const whole = meshes.map((mesh, at) => {
    const [primitive] = held[at].listPrimitives();
    const [joints, weights] = ["JOINTS_0", "WEIGHTS_0"].map((slot) => primitive.getAttribute(slot)?.getArray());
    if (!joints || !weights) return mesh;
    return { ...mesh, joints: Uint8Array.from(joints), weights: Float32Array.from(weights) };
  });
  return { name, meshes: whole, materials: kept, ...structureOf(document) };
}

function clearnessOf(material: GltfMaterial): Pick<Material, "opacity" | "transmission"> {
  const [, , , opacity] = material.getBaseColorFactor();
  const transmission = material.getExtension<Transmission>("KHR_materials_transmission")?.getTransmissionFactor() ?? 0;
  return { ...(opacity < 1 ? { opacity } : {}), ...(transmission > 0 ? { transmission } : {}) };
}

function keepPictures(own: GltfMaterial, material: Material): void {
  const [baseColor, normal, orm, emissive] = [
    own.getBaseColorTexture(),
    own.getNormalTexture(),
    own.getMetallicRoughnessTexture(),
    own.getEmissiveTexture(),
  ].map(encodedImage);
  if (baseColor) keepEncoded(material, { baseColor, ...(normal && { normal }), ...(orm && { orm }), ...(emissive && { emissive }) });
}

/** Nodes, bones and clips as they were: our own files only move their nodes, never turn or scale them. */
function structureOf(document: Document): Pick<Model, "nodes" | "skins" | "clips"> {
  const root = document.getRoot();
  const order = root.listNodes();
  const [skins, meshes] = [root.listSkins(), order.filter((node) => node.getMesh())];
  const nodes = order.map((node): ModelNode => {
    const parent = node.getParentNode();
    const [mesh, skin] = [meshes.indexOf(node), node.getSkin()];
    return {
      name: node.getName(),
      parent: parent ? order.indexOf(parent) : null,
      pivot: node.getWorldTranslation(),
      ...(mesh >= 0 ? { mesh } : {}),
      ...(skin ? { skin: skins.indexOf(skin) } : {}),
    };
  });
  const clips = root.listAnimations().map((animation): Clip => {
    const channels = animation.listChannels().map((channel) => {
      const node = channel.getTargetNode() as Node;
      const [times, values] = [channel.getSampler()?.getInput()?.getArray(), channel.getSampler()?.getOutput()?.getArray()].map((list) =>
        Float32Array.from(list ?? []),
      );
      const rest = node.getTranslation();
      const isTurn = channel.getTargetPath() === "rotation";
      return {
        node: order.indexOf(node),
        times,
        ...(isTurn ? { turns: values } : { moves: values.map((value, k) => value - rest[k % 3]) }),
      };
    });
    return { name: animation.getName(), seconds: Math.max(...channels.map(({ times }) => times.at(-1) ?? 0)), channels };
  });
  return {
    nodes,
    ...(skins.length > 0 ? { skins: skins.map((skin) => ({ joints: skin.listJoints().map((joint) => order.indexOf(joint)) })) } : {}),
    ...(clips.length > 0 ? { clips } : {}),
  };
}

function encodedImage(texture: Texture | null): EncodedImage | undefined {
  const image = texture?.getImage();
  if (!texture || !image) return undefined;
  const isPng = texture.getMimeType() === "image/png";
  return { bytes: Uint8Array.from(image), mimeType: isPng ? "image/png" : "image/jpeg", extension: isPng ? "png" : "jpg" };
}
