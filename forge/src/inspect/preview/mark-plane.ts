import type { Document, Primitive } from "@gltf-transform/core";
import { Box3, Matrix4, Vector3 } from "three";
import type { MarkTile } from "./mark-tile.ts";

/** A letter's height as a share of the model's diagonal. */
const LETTER_SHARE = 0.021;
const TILT = (24 * Math.PI) / 180;
const [SIN, COS] = [Math.sin(TILT), Math.cos(TILT)];

/** Where the mark lies on a model: seen from the front, the sides, above and below, it is upright and of one size everywhere. */
export interface MarkPlane {
  /** Corners of every face, and the mark's coordinates at them in the tile's units: x and y three times. */
  eachFace(primitive: Primitive, visit: (corners: [number, number, number], at: number[]) => void): void;
  /** UVs that repeat the tile over a primitive. Neighbouring faces may look at different sides of the mark: they must not share corners. */
  laidOut(primitive: Primitive, tile: MarkTile): Float32Array<ArrayBuffer>;
}

export function markPlane(document: Document): MarkPlane {
  const places = placesIn(document);
  const box = new Box3();
  for (const [primitive, place] of places) {
    const position = primitive.getAttribute("POSITION");
    if (!position) continue;
    const [min, max] = [position.getMin([]), position.getMax([])];
    box.union(new Box3(new Vector3(...min), new Vector3(...max)).applyMatrix4(place));
  }
  const unit = (box.getSize(new Vector3()).length() * LETTER_SHARE) / 6 || 1;
  const eachFace: MarkPlane["eachFace"] = (primitive, visit) => {
    const points = pointsOf(primitive, places.get(primitive) ?? new Matrix4());
    const indices = primitive.getIndices()?.getArray();
    const count = indices?.length ?? points.length / 3;
    for (let i = 0; i + 2 < count; i += 3) {
      const corners: [number, number, number] = indices ? [indices[i], indices[i + 1], indices[i + 2]] : [i, i + 1, i + 2];
      visit(corners, flattened(corners, points, unit));
    }
  };
  return {
    eachFace,
    laidOut: (primitive, tile) => {
      const uvs = new Float32Array((primitive.getAttribute("POSITION")?.getCount() ?? 0) * 2);
      eachFace(primitive, (corners, at) => {
        for (const [k, corner] of corners.entries()) uvs.set([at[k * 2] / tile.width, at[k * 2 + 1] / tile.height], corner * 2);
      });
      return uvs;
    },
  };
}

/** Of a mesh that stands in several places, the first counts. */
function placesIn(document: Document): Map<Primitive, Matrix4> {
  const places = new Map<Primitive, Matrix4>();
  for (const node of document.getRoot().listNodes()) {
    const place = new Matrix4().fromArray(node.getWorldMatrix());
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) if (!places.has(primitive)) places.set(primitive, place);
  }
  return places;
}

function pointsOf(primitive: Primitive, place: Matrix4): Float32Array {
  const position = primitive.getAttribute("POSITION");
  const points = new Float32Array((position?.getCount() ?? 0) * 3);
  const point = new Vector3();
  const element: number[] = [];
  for (let i = 0; i < points.length / 3; i++) {
    position?.getElement(i, element);
    point
      .fromArray(element)
      .applyMatrix4(place)
      .toArray(points, i * 3);
  }
  return points;
}

/** Looks at the face from the one of six directions it faces most. */
function flattened(corners: readonly number[], points: Float32Array, unit: number): number[] {
  const [a, b, c] = corners.map((corner) => new Vector3().fromArray(points, corner * 3));
  const normal = b.clone().sub(a).cross(c.clone().sub(a));
  const { x, y, z } = normal;
  const side = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  return [a, b, c].flatMap((point) => {
    let [across, down] = [Math.sign(z) * point.x, -point.y];
    if (side === Math.abs(y)) [across, down] = [point.x, Math.sign(y) * point.z];
    else if (side === Math.abs(x)) [across, down] = [-Math.sign(x) * point.z, -point.y];
    return [(across * COS - down * SIN) / unit, (across * SIN + down * COS) / unit];
  });
}
