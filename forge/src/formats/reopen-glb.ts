import { type Document, NodeIO, type Texture } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import type { Model } from "../model.ts";
import { modelFrom } from "../poster/document.ts";
import { type EncodedImage, keepEncoded } from "./images.ts";

export const openGlb = (bytes: Uint8Array): Promise<Document> => new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes);

/** Our own light GLB as the model it was written from, for its other formats. Its pictures stay the very bytes they are. */
export async function reopenGlb(bytes: Uint8Array): Promise<Model> {
  const document = await openGlb(bytes);
  const { name, meshes, materials } = await modelFrom(document);
  const own = document.getRoot().listMaterials();
  const kept = own.map((material, at) => {
    const model = { ...materials[at], isLight: true };
    const [baseColor, normal, orm, emissive] = [
      material.getBaseColorTexture(),
      material.getNormalTexture(),
      material.getMetallicRoughnessTexture(),
      material.getEmissiveTexture(),
    ].map(encodedImage);
    if (!baseColor) throw new Error(`${name} has a material without a colour map`);
    keepEncoded(model, { baseColor, ...(normal && { normal }), ...(orm && { orm }), ...(emissive && { emissive }) });
    return model;
  });
  return { name, meshes, materials: kept };
}

function encodedImage(texture: Texture | null): EncodedImage | undefined {
  const image = texture?.getImage();
  if (!texture || !image) return undefined;
  const isPng = texture.getMimeType() === "image/png";
  return { bytes: Uint8Array.from(image), mimeType: isPng ? "image/png" : "image/jpeg", extension: isPng ? "png" : "jpg" };
}
