/** Triangles per leaf: fewer make a deeper tree, more make slower leaves. */
const LEAF_SIZE = 4;
const DEEPEST = 64;

/**
 * Finds how far a ray gets before it meets the skin. Flat arrays and no objects per ray: a model asks half a million times, and
 * the general-purpose tree we tried first spent most of its time on making answers.
 */
export class RayTree {
  /** Six numbers per node: the low corner and the high corner of its box. */
  private readonly boxes: Float32Array;
  /** Inner nodes: minus the number of the second child (the first one follows). Leaves: index of the first triangle. */
  private readonly links: Int32Array;
  private readonly counts: Uint8Array;
  /** Nine numbers per triangle: a corner and two edges. */
  private readonly triangles: Float32Array;
  private readonly stack = new Int32Array(DEEPEST);
  private nodeCount = 0;

  constructor(positions: Float32Array, indices: Uint32Array) {
    const count = indices.length / 3;
    const order = Uint32Array.from({ length: count }, (_, face) => face);
    const centres = faceCentres(positions, indices);
    const extents = faceExtents(positions, indices);
    this.boxes = new Float32Array(Math.max(1, count * 2) * 6);
    this.links = new Int32Array(Math.max(1, count * 2));
    this.counts = new Uint8Array(Math.max(1, count * 2));
    this.split(order, 0, count, centres, extents);
    this.triangles = new Float32Array(count * 9);
    for (let at = 0; at < count; at++) {
      const [a, b, c] = [0, 1, 2].map((corner) => indices[order[at] * 3 + corner] * 3);
      for (let axis = 0; axis < 3; axis++) {
        this.triangles[at * 9 + axis] = positions[a + axis];
        this.triangles[at * 9 + 3 + axis] = positions[b + axis] - positions[a + axis];
        this.triangles[at * 9 + 6 + axis] = positions[c + axis] - positions[a + axis];
      }
    }
  }

  /** Distance to the nearest triangle within `reach`, or `reach` when nothing is there. The direction has length 1. */
  distance(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number {
    const { boxes, links, counts, stack } = this;
    // A ray along a wall would divide by nothing.
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    let nearest = reach;
    let depth = 0;
    let node = 0;
    for (;;) {
      const b = node * 6;
      const x0 = (boxes[b] - ox) * ix;
      const x1 = (boxes[b + 3] - ox) * ix;
      const y0 = (boxes[b + 1] - oy) * iy;
      const y1 = (boxes[b + 4] - oy) * iy;
      const z0 = (boxes[b + 2] - oz) * iz;
      const z1 = (boxes[b + 5] - oz) * iz;
      const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0);
      const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), nearest);
      if (enter <= leave) {
        if (counts[node] === 0) {
          stack[depth++] = -links[node];
          node++;
          continue;
        }
        nearest = this.nearestInLeaf(links[node], counts[node], ox, oy, oz, dx, dy, dz, nearest);
      }
      if (depth === 0) return nearest;
      node = stack[--depth];
    }
  }

  private nearestInLeaf(
    first: number,
    count: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): number {
    const t = this.triangles;
    let nearest = reach;
    for (let at = first * 9; at < (first + count) * 9; at += 9) {
      const ux = t[at + 3];
      const uy = t[at + 4];
      const uz = t[at + 5];
      const vx = t[at + 6];
      const vy = t[at + 7];
      const vz = t[at + 8];
      const px = dy * vz - dz * vy;
      const py = dz * vx - dx * vz;
      const pz = dx * vy - dy * vx;
      const det = ux * px + uy * py + uz * pz;
      if (det > -1e-14 && det < 1e-14) continue;
      const inverse = 1 / det;
      const sx = ox - t[at];
      const sy = oy - t[at + 1];
      const sz = oz - t[at + 2];
      const u = (sx * px + sy * py + sz * pz) * inverse;
      if (u < 0 || u > 1) continue;
      const qx = sy * uz - sz * uy;
      const qy = sz * ux - sx * uz;
      const qz = sx * uy - sy * ux;
      const v = (dx * qx + dy * qy + dz * qz) * inverse;
      if (v < 0 || u + v > 1) continue;
      const distance = (vx * qx + vy * qy + vz * qz) * inverse;
      if (distance > 1e-7 && distance < nearest) nearest = distance;
    }
    return nearest;
  }

  /** Halves the triangles along the longest side of their centres, in place. */
  private split(order: Uint32Array, from: number, to: number, centres: Float32Array, extents: Float32Array): void {
    const node = this.nodeCount++;
    const axis = this.fitBox(node, order, from, to, centres, extents);
    if (to - from <= LEAF_SIZE) {
      this.links[node] = from;
      this.counts[node] = to - from;
      return;
    }
    const middle = (from + to) >> 1;
    order.subarray(from, to).sort((a, b) => centres[a * 3 + axis] - centres[b * 3 + axis] || a - b);
    this.split(order, from, middle, centres, extents);
    this.links[node] = -this.nodeCount;
    this.split(order, middle, to, centres, extents);
  }

  private fitBox(node: number, order: Uint32Array, from: number, to: number, centres: Float32Array, extents: Float32Array): number {
    const spread = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    const box = this.boxes.subarray(node * 6, node * 6 + 6);
    box.fill(Infinity, 0, 3).fill(-Infinity, 3);
    for (let at = from; at < to; at++) {
      const face = order[at];
      for (let axis = 0; axis < 3; axis++) {
        box[axis] = Math.min(box[axis], extents[face * 6 + axis]);
        box[axis + 3] = Math.max(box[axis + 3], extents[face * 6 + axis + 3]);
        spread[axis] = Math.min(spread[axis], centres[face * 3 + axis]);
        spread[axis + 3] = Math.max(spread[axis + 3], centres[face * 3 + axis]);
      }
    }
    const sides = [spread[3] - spread[0], spread[4] - spread[1], spread[5] - spread[2]];
    return sides.indexOf(Math.max(...sides));
  }
}

function faceCentres(positions: Float32Array, indices: Uint32Array): Float32Array {
  const out = new Float32Array(indices.length);
  for (let corner = 0; corner < indices.length; corner++) {
    for (let axis = 0; axis < 3; axis++) out[Math.floor(corner / 3) * 3 + axis] += positions[indices[corner] * 3 + axis] / 3;
  }
  return out;
}

function faceExtents(positions: Float32Array, indices: Uint32Array): Float32Array {
  const out = new Float32Array(indices.length * 2);
  for (let face = 0; face < indices.length / 3; face++) {
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [0, 1, 2].map((corner) => positions[indices[face * 3 + corner] * 3 + axis]);
      out[face * 6 + axis] = Math.min(a, b, c);
      out[face * 6 + axis + 3] = Math.max(a, b, c);
    }
  }
  return out;
}
