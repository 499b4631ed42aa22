import { type Document, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { dedup, flatten, join, meshopt, prune, simplify, textureCompress, weld } from "@gltf-transform/functions";
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";
import sharp from "sharp";
import type { ModelFacts } from "./inspection.ts";
import { isTriangles } from "./mesh-facts.ts";

const PREVIEW_TRIANGLES = 50_000;
const PREVIEW_TEXTURE_PIXELS = 512;
/** Placed in the scene more often than this, a mesh would be written out too many times. */
const MAX_SOURCE_TRIANGLES = 12_000_000;

/** A light copy for the public viewer: few triangles, small textures, rounded positions. It shows the model and is not worth taking. */
export async function previewCopy(document: Document, facts: ModelFacts): Promise<Uint8Array | undefined> {
  if (facts.triangles > MAX_SOURCE_TRIANGLES) return undefined;
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  dropLines(document);
  await document.transform(dedup(), prune(), flatten(), join(), weld());
  let previous = Number.POSITIVE_INFINITY;
  for (let now = trianglesOf(document); now > PREVIEW_TRIANGLES && now < previous * 0.98; now = trianglesOf(document)) {
    previous = now;
    await reduce(document, PREVIEW_TRIANGLES / now);
  }
  if (trianglesOf(document) > PREVIEW_TRIANGLES) return undefined;
  await document.transform(
    textureCompress({ encoder: sharp, targetFormat: "webp", resize: [PREVIEW_TEXTURE_PIXELS, PREVIEW_TEXTURE_PIXELS], quality: 80 }),
    meshopt({ encoder: MeshoptEncoder, level: "medium" }),
  );
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder, "meshopt.decoder": MeshoptDecoder });
  return io.writeBinary(document);
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
