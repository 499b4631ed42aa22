import { type Document, Logger, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { dedup, flatten, join, meshopt, prune, simplify, textureCompress, weld } from "@gltf-transform/functions";
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";
import sharp from "sharp";
import type { ModelFacts } from "./inspection.ts";
import { isTriangles } from "./mesh-facts.ts";
import { watermark } from "./watermark.ts";

const PREVIEW_TRIANGLES = 50_000;
const PREVIEW_TEXTURE_PIXELS = 512;
/** Maps whose losses nobody sees. */
const ROUGH_SLOTS = /^(metallicRoughness|occlusion)Texture$/;
/** Triangles nobody misses: as long as the surface moves by less than a thousandth of the model, down to three in ten. */
const UNSEEN = { ratio: 0.3, error: 0.001, lockBorder: false };
/** Placed in the scene more often than this, a mesh would be written out too many times. */
const MAX_SOURCE_TRIANGLES = 12_000_000;

/** A light copy for the public viewer: few triangles, small marked textures, rounded positions. It shows the model and is not worth taking. */
export async function previewCopy(document: Document, facts: Pick<ModelFacts, "triangles">, mark: string): Promise<Uint8Array | undefined> {
  if (facts.triangles > MAX_SOURCE_TRIANGLES) return undefined;
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  document.setLogger(new Logger(Logger.Verbosity.SILENT));
  dropLines(document);
  dropTangents(document);
  dropPacked(document);
  await document.transform(dedup(), prune(), flatten(), join(), weld(), simplify({ ...UNSEEN, simplifier: MeshoptSimplifier }));
  let previous = Number.POSITIVE_INFINITY;
  for (let now = trianglesOf(document); now > PREVIEW_TRIANGLES && now < previous * 0.98; now = trianglesOf(document)) {
    previous = now;
    await reduce(document, PREVIEW_TRIANGLES / now);
  }
  if (trianglesOf(document) > PREVIEW_TRIANGLES) return undefined;
  await document.transform(compressed(), compressed({ slots: ROUGH_SLOTS, side: PREVIEW_TEXTURE_PIXELS / 2 }));
  await watermark(document, mark);
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: "high" }));
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder, "meshopt.decoder": MeshoptDecoder });
  return io.writeBinary(document);
}

const compressed = ({ slots = /^/, side = PREVIEW_TEXTURE_PIXELS } = {}) =>
  textureCompress({ encoder: sharp, targetFormat: "webp", resize: [side, side], slots, quality: 80 });

/** A viewer makes them again; here they would be a third of the file. */
function dropTangents(document: Document): void {
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) primitive.setAttribute("TANGENT", null);
}

/** Textures packed for graphics cards cannot be opened here, so neither made small nor marked: the copy goes without them. */
function dropPacked(document: Document): void {
  const root = document.getRoot();
  for (const texture of root.listTextures()) if (texture.getMimeType() === "image/ktx2") texture.dispose();
  for (const extension of root.listExtensionsUsed()) if (extension.extensionName === "KHR_texture_basisu") extension.dispose();
}

/** Flat shading gives every face its own vertices, which leaves nothing to collapse: such normals are dropped and made again. */
async function reduce(document: Document, ratio: number): Promise<void> {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const vertices = primitive.getAttribute("POSITION")?.getCount() ?? 0;
      const corners = primitive.getIndices()?.getCount() ?? vertices;
      if (vertices > corners * 0.55) primitive.setAttribute("NORMAL", null).setAttribute("TANGENT", null);
    }
  }
  await document.transform(weld(), simplify({ simplifier: MeshoptSimplifier, ratio, error: 0.05, lockBorder: false }));
}

/** Lines and points beside the triangles are guides of the maker's program. */
function dropLines(document: Document): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) if (!isTriangles(primitive)) primitive.dispose();
  }
}

function trianglesOf(document: Document): number {
  let triangles = 0;
  for (const node of document.getRoot().listNodes()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      triangles += (primitive.getIndices()?.getCount() ?? primitive.getAttribute("POSITION")?.getCount() ?? 0) / 3;
    }
  }
  return triangles;
}
