import { type Document, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { MeshoptDecoder } from "meshoptimizer";
import type { Progress } from "../model.ts";
import { modelFrom } from "./document.ts";
import type { PosterModel } from "./scene.ts";

/** Takes a finished file back to the model the renderer understands. Only for files this engine or its inspection has passed. */
export async function readGlb(bytes: Uint8Array, progress: Progress, signal?: AbortSignal): Promise<PosterModel> {
  progress("Reading", 0);
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ "meshopt.decoder": MeshoptDecoder });
  const document: Document = await io.readBinary(bytes);
  signal?.throwIfAborted();
  return modelFrom(document);
}
