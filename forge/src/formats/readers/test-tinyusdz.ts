import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import tinyusdz, { type UsdNode } from "tinyusdz";
import { type Found, MAP_KINDS, Measure } from "./test-found.ts";

let library: ReturnType<typeof tinyusdz> | undefined;

/** Its build asks for a browser, though all it needs is its own bytes: while it looks round, this one is called a browser's. */
function loaded(): ReturnType<typeof tinyusdz> {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve("tinyusdz/tinyusdz.wasm"));
  const world = globalThis as { WorkerGlobalScope?: unknown; self?: unknown };
  const process = globalThis.process as { type?: string };
  Object.assign(world, { WorkerGlobalScope: Object, self: globalThis });
  process.type = "renderer";
  try {
    return tinyusdz({ wasmBinary });
  } finally {
    delete process.type;
    delete world.WorkerGlobalScope;
    delete world.self;
  }
}

/** tinyusdz, a USD reader written apart from Pixar's and from three's, in WebAssembly. */
export async function readByTinyUsdz(bytes: Uint8Array): Promise<Found & { layer: string }> {
  library ??= loaded();
  const { TinyUSDZLoaderNative } = await library;
  const scene = new TinyUSDZLoaderNative();
  const text = new TinyUSDZLoaderNative();
  try {
    if (!scene.loadFromBinary(bytes, "model.usdz") || !text.loadAsLayerFromBinary(bytes, "model.usdz"))
      throw new Error(`tinyusdz: ${scene.error()}${text.error()}`);
    const measure = new Measure();
    const parts: string[] = [];
    const materials = new Set<number>();
    walk(scene.getDefaultRootNode(), (node) => {
      if (node.nodeType !== "mesh") return;
      const mesh = scene.getMesh(node.contentId);
      measure.add(mesh.points, mesh.faceVertexIndices, node.globalMatrix.slice(12, 15));
      parts.push(node.primName.replace(/_mesh$/, ""));
      materials.add(mesh.materialId);
    });
    const read = [...materials].map((id) => scene.getMaterial(id));
    const layer = text.layerToString();
    return {
      parts: parts.sort(),
      ...measure.measured,
      bones: [...layer.matchAll(/def Skeleton\b[\s\S]*?uniform token\[\] joints = \[([^\]]*)\]/g)].reduce(
        (sum, [, joints]) => sum + joints.split(",").length,
        0,
      ),
      opacities: read
        .map(({ opacity }) => Math.round(opacity * 100))
        .filter((opacity) => opacity < 100)
        .sort(),
      maps: MAP_KINDS.filter(
        (kind) => read[0][`${kind === "color" ? "diffuseColor" : kind === "emissive" ? "emissiveColor" : kind}TextureId`] !== undefined,
      ),
      layer,
    };
  } finally {
    scene.delete();
    text.delete();
  }
}

function walk(node: UsdNode, visit: (node: UsdNode) => void): void {
  visit(node);
  for (const child of node.children) walk(child, visit);
}
