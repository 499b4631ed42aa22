/** Triangles per leaf: fewer make a deeper tree, more make slower leaves. */
const LEAF_SIZE = 4;
const DEEPEST = 64;
/** Between so many slices of a box the best cut is looked for. */
const SLICES = 12;
/** From this depth on boxes are halved: no pile of triangles makes the tree deeper than the stack. */
const HALVED_FROM = 36;

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
      const a = indices[order[at] * 3] * 3;
      const b = indices[order[at] * 3 + 1] * 3;
      const c = indices[order[at] * 3 + 2] * 3;
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

  /**
   * Cuts the triangles in two where the boxes of both halves have the least surface for what is in them (surface area heuristic), in
   * place. Long walls beside small stones would otherwise lie in boxes that every ray has to enter.
   */
  private split(order: Uint32Array, from: number, to: number, centres: Float32Array, extents: Float32Array, depth = 0): void {
    const node = this.nodeCount++;
    this.fitBox(node, order, from, to, extents);
    if (to - from <= LEAF_SIZE) {
      this.links[node] = from;
      this.counts[node] = to - from;
      return;
    }
    const spread = spreadOf(order, from, to, centres);
    const cut = depth < HALVED_FROM ? bestCut(order, from, to, centres, extents, spread) : null;
    const middle = cut ? parted(order, from, to, centres, cut) : halved(order, from, to, centres, spread);
    this.split(order, from, middle, centres, extents, depth + 1);
    this.links[node] = -this.nodeCount;
    this.split(order, middle, to, centres, extents, depth + 1);
  }

  private fitBox(node: number, order: Uint32Array, from: number, to: number, extents: Float32Array): void {
    const { boxes } = this;
    boxes.fill(Infinity, node * 6, node * 6 + 3).fill(-Infinity, node * 6 + 3, node * 6 + 6);
    for (let at = from; at < to; at++) widen(boxes, node * 6, extents, order[at] * 6);
  }
}

/** Makes the box at `to` reach round the one at `from`. */
function widen(boxes: Float32Array, to: number, others: Float32Array, from: number): void {
  for (let axis = 0; axis < 3; axis++) {
    if (others[from + axis] < boxes[to + axis]) boxes[to + axis] = others[from + axis];
    if (others[from + 3 + axis] > boxes[to + 3 + axis]) boxes[to + 3 + axis] = others[from + 3 + axis];
  }
}

interface Cut {
  axis: number;
  /** Slices up to this one are the first half. */
  last: number;
  low: number;
  perUnit: number;
}

function spreadOf(order: Uint32Array, from: number, to: number, centres: Float32Array): Float64Array {
  const spread = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  for (let at = from; at < to; at++) {
    for (let axis = 0; axis < 3; axis++) {
      const value = centres[order[at] * 3 + axis];
      if (value < spread[axis]) spread[axis] = value;
      if (value > spread[axis + 3]) spread[axis + 3] = value;
    }
  }
  return spread;
}

const sliceBoxes = new Float32Array(SLICES * 6);
const sliceCounts = new Uint32Array(SLICES);
const growing = new Float32Array(6);
const costs = new Float64Array(SLICES);

const sliceOf = (value: number, low: number, perUnit: number) => Math.min(SLICES - 1, Math.floor((value - low) * perUnit));

function surface(box: Float32Array): number {
  const x = box[3] - box[0];
  const y = box[4] - box[1];
  const z = box[5] - box[2];
  return x * y + y * z + z * x;
}

function bestCut(
  order: Uint32Array,
  from: number,
  to: number,
  centres: Float32Array,
  extents: Float32Array,
  spread: Float64Array,
): Cut | null {
  let best: Cut | null = null;
  let least = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const low = spread[axis];
    const perUnit = SLICES / (spread[axis + 3] - low);
    if (!Number.isFinite(perUnit)) continue;
    fillSlices(order, from, to, centres, extents, { axis, low, perUnit });
    costsFromBelow();
    growing.fill(Infinity, 0, 3).fill(-Infinity, 3);
    let above = 0;
    for (let slice = SLICES - 1; slice > 0; slice--) {
      widen(growing, 0, sliceBoxes, slice * 6);
      above += sliceCounts[slice];
      const cost = above > 0 && above < to - from ? costs[slice - 1] + surface(growing) * above : Infinity;
      if (cost >= least) continue;
      least = cost;
      best = { axis, last: slice - 1, low, perUnit };
    }
  }
  return best;
}

function fillSlices(
  order: Uint32Array,
  from: number,
  to: number,
  centres: Float32Array,
  extents: Float32Array,
  { axis, low, perUnit }: Omit<Cut, "last">,
): void {
  sliceCounts.fill(0);
  for (let slice = 0; slice < SLICES; slice++)
    sliceBoxes.fill(Infinity, slice * 6, slice * 6 + 3).fill(-Infinity, slice * 6 + 3, slice * 6 + 6);
  for (let at = from; at < to; at++) {
    const slice = sliceOf(centres[order[at] * 3 + axis], low, perUnit);
    sliceCounts[slice]++;
    widen(sliceBoxes, slice * 6, extents, order[at] * 6);
  }
}

/** What the first half would cost if it ended with each slice. */
function costsFromBelow(): void {
  growing.fill(Infinity, 0, 3).fill(-Infinity, 3);
  let count = 0;
  for (let slice = 0; slice < SLICES - 1; slice++) {
    widen(growing, 0, sliceBoxes, slice * 6);
    count += sliceCounts[slice];
    costs[slice] = count > 0 ? surface(growing) * count : Infinity;
  }
}

/** Puts the first half first and answers where the second begins. */
function parted(order: Uint32Array, from: number, to: number, centres: Float32Array, { axis, last, low, perUnit }: Cut): number {
  let middle = from;
  for (let at = from; at < to; at++) {
    const face = order[at];
    if (sliceOf(centres[face * 3 + axis], low, perUnit) > last) continue;
    order[at] = order[middle];
    order[middle++] = face;
  }
  return middle;
}

function halved(order: Uint32Array, from: number, to: number, centres: Float32Array, spread: Float64Array): number {
  const sides = [spread[3] - spread[0], spread[4] - spread[1], spread[5] - spread[2]];
  const axis = sides.indexOf(Math.max(...sides));
  order.subarray(from, to).sort((a, b) => centres[a * 3 + axis] - centres[b * 3 + axis] || a - b);
  return (from + to) >> 1;
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
      const a = positions[indices[face * 3] * 3 + axis];
      const b = positions[indices[face * 3 + 1] * 3 + axis];
      const c = positions[indices[face * 3 + 2] * 3 + axis];
      out[face * 6 + axis] = Math.min(a, b, c);
      out[face * 6 + axis + 3] = Math.max(a, b, c);
    }
  }
  return out;
}
