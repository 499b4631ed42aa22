import type { Document, Node } from "@gltf-transform/core";
import { EXTMeshGPUInstancing, type InstancedMesh } from "@gltf-transform/extensions";
import { createInstanceNodes } from "@gltf-transform/functions";
import type { Reading } from "./reading.ts";

const NAME = EXTMeshGPUInstancing.EXTENSION_NAME;

/** Past this a file is a forest: its copies are counted, but each mesh is placed and drawn once. */
const MOST_COPIES = 5_000;
const MOST_TRIANGLES = 4_000_000;

/**
 * A mesh the graphics card draws many times (`EXT_mesh_gpu_instancing`) stands in many places: each becomes a node of its own, so
 * that everything after this counts, measures and draws what is seen.
 */
export function unrollInstances(document: Document): Pick<Reading, "copies" | "extraTriangles"> {
  const copies = new Set<Node>();
  const batches = document.getRoot().listNodes().filter(isBatch);
  const drawn = batches.reduce((sum, node) => sum + countOf(node), 0);
  const triangles = batches.reduce((sum, node) => sum + countOf(node) * trianglesOf(node), 0);
  if (drawn > MOST_COPIES || triangles > MOST_TRIANGLES)
    return { copies, extraTriangles: triangles - batches.reduce((sum, node) => sum + trianglesOf(node), 0) };
  for (const node of batches) {
    for (const copy of createInstanceNodes(node)) {
      node.addChild(copy);
      copies.add(copy);
    }
    node.setMesh(null).setExtension(NAME, null);
  }
  return { copies, extraTriangles: 0 };
}

const isBatch = (node: Node): boolean => node.getMesh() !== null && countOf(node) > 0;
const countOf = (node: Node): number => node.getExtension<InstancedMesh>(NAME)?.listAttributes()[0]?.getCount() ?? 0;

function trianglesOf(node: Node): number {
  const primitives = node.getMesh()?.listPrimitives() ?? [];
  return primitives.reduce((sum, one) => sum + Math.floor((one.getIndices() ?? one.getAttribute("POSITION"))?.getCount() ?? 0) / 3, 0);
}
