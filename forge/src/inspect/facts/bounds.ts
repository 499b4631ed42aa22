import type { Node, Scene } from "@gltf-transform/core";
import { placer } from "../../poster/place.ts";
import { isTriangles } from "./mesh-facts.ts";
import { plainNumbers } from "./plain-numbers.ts";

interface Bounds {
  min: [number, number, number];
  max: [number, number, number];
}

/** How far everything a scene draws reaches in its world: where bones hold a skin, its node's place means nothing. */
export function boundsOf(scene: Scene): Bounds {
  const bounds: Bounds = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
  for (const child of scene.listChildren()) child.traverse((node) => widen(bounds, node));
  return bounds;
}

function widen({ min, max }: Bounds, node: Node): void {
  for (const primitive of node.getMesh()?.listPrimitives().filter(isTriangles) ?? []) {
    const position = primitive.getAttribute("POSITION");
    if (!position) continue;
    const places = plainNumbers(position);
    const place = placer(node, primitive);
    const corners = primitive.getIndices()?.getArray();
    const count = corners?.length ?? position.getCount();
    for (let corner = 0; corner < count; corner++) {
      const vertex = corners ? corners[corner] : corner;
      const m = place(vertex);
      const [x, y, z] = [places[vertex * 3], places[vertex * 3 + 1], places[vertex * 3 + 2]];
      for (let axis = 0; axis < 3; axis++) {
        const value = m[axis] * x + m[axis + 4] * y + m[axis + 8] * z + m[axis + 12];
        if (value < min[axis]) min[axis] = value;
        if (value > max[axis]) max[axis] = value;
      }
    }
  }
}
