import { gzipSync } from "node:zlib";
import { type Document, Logger, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { dedup, flatten, join, meshopt, prune, simplify, textureCompress, weld } from "@gltf-transform/functions";
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";
import sharp from "sharp";
import { isTriangles } from "../facts/mesh-facts.ts";
import type { ModelFacts } from "../inspection.ts";
import { watermark } from "./watermark.ts";

const PREVIEW_TRIANGLES = 50_000;
const PREVIEW_TEXTURE_PIXELS = 512;
/** Maps whose losses nobody sees. */
const ROUGH_SLOTS = /^(metallicRoughness|occlusion)Texture$/;
/** Triangles nobody misses: none whose loss moves the surface by more than this share of the model, so that outlines stay round. */
const UNSEEN = 0.0004;
/** Bits of a place in the model and in its texture: enough for the eye, too few to work on. */
const ROUNDED = { quantizePosition: 12, quantizeTexcoord: 11 } as const;
/** Placed in the scene more often than this, a mesh would be written out too many times. */
const MAX_SOURCE_TRIANGLES = 12_000_000;

interface PreviewOptions {
  /** Letters A to Z. */
  mark: string;
  /** Longest side of a texture; maps whose losses nobody sees have half of it. */
  texturePixels?: number;
  /** How far the surface may move, as a share of the model. */
  error?: number;
}

/**
 * A light copy for the public viewer, a GLB in gzip: small marked textures, rounded positions, and fewer triangles where nobody sees
 * it. It shows the model and is not worth taking.
 */
export async function previewCopy(
  document: Document,
  facts: Pick<ModelFacts, "triangles">,
  { mark, texturePixels = PREVIEW_TEXTURE_PIXELS, error = UNSEEN }: PreviewOptions,
): Promise<Uint8Array | undefined> {
  if (facts.triangles > MAX_SOURCE_TRIANGLES) return undefined;
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  document.setLogger(new Logger(Logger.Verbosity.SILENT));
  dropLines(document);
  dropTangents(document);
  dropPacked(document);
  await document.transform(
    dedup(),
    prune(),
    flatten(),
    join(),
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0.3, error, lockBorder: true }),
  );
  let previous = Number.POSITIVE_INFINITY;
  for (let now = trianglesOf(document); now > PREVIEW_TRIANGLES && now < previous * 0.98; now = trianglesOf(document)) {
    previous = now;
    await reduce(document, PREVIEW_TRIANGLES / now);
  }
  if (trianglesOf(document) > PREVIEW_TRIANGLES) return undefined;
  await document.transform(compressed(/^/, texturePixels), compressed(ROUGH_SLOTS, texturePixels / 2));
  await watermark(document, mark);
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: "high", ...ROUNDED }));
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder, "meshopt.decoder": MeshoptDecoder });
  // Packed once more: what meshopt leaves is made for that, and the viewer unpacks it where nobody waits for it.
  return gzipSync(await io.writeBinary(document), { level: 9 });
}

const compressed = (slots: RegExp, side: number) =>
  textureCompress({ encoder: sharp, targetFormat: "webp", resize: [side, side], slots, quality: 76 });

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
