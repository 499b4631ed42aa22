import type { Document, Primitive } from "@gltf-transform/core";
import { plainNumbers } from "../inspect/facts/plain-numbers.ts";
import { placer } from "../poster/place.ts";
import type { TriangleSoup } from "./surface-samples.ts";

const TRIANGLES = 4;

/** Every triangle a document shows, where its scene puts it: nodes and bones applied. */
export function trianglesOf(document: Document): TriangleSoup {
  const placed = document
    .getRoot()
    .listNodes()
    .flatMap((node) => (node.getMesh()?.listPrimitives() ?? []).filter(isSurface).map((primitive) => ({ node, primitive })));
  const soup = new Float32Array(placed.reduce((sum, { primitive }) => sum + cornersOf(primitive) * 3, 0));
  let at = 0;
  for (const { node, primitive } of placed) {
    const accessor = primitive.getAttribute("POSITION");
    if (!accessor) continue;
    const positions = plainNumbers(accessor);
    const indices = primitive.getIndices()?.getArray();
    const place = placer(node, primitive);
    const corners = cornersOf(primitive);
    for (let i = 0; i < corners; i++) {
      const vertex = indices ? indices[i] : i;
      const m = place(vertex);
      const x = positions[vertex * 3];
      const y = positions[vertex * 3 + 1];
      const z = positions[vertex * 3 + 2];
      soup[at++] = m[0] * x + m[4] * y + m[8] * z + m[12];
      soup[at++] = m[1] * x + m[5] * y + m[9] * z + m[13];
      soup[at++] = m[2] * x + m[6] * y + m[10] * z + m[14];
    }
  }
  return soup;
}

const isSurface = (primitive: Primitive) => primitive.getMode() === TRIANGLES && primitive.getAttribute("POSITION") !== null;

function cornersOf(primitive: Primitive): number {
  const count = (primitive.getIndices() ?? primitive.getAttribute("POSITION"))?.getCount() ?? 0;
  return count - (count % 3);
}
