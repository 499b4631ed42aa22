import { Vector3 } from "three";
import { makeShape, type Point, type Shape, smoothed } from "./shape.ts";

interface BlobOptions {
  low: Point;
  high: Point;
  /** Length of one cell; half of it makes four times as many triangles. */
  cell: number;
  creaseDegrees?: number;
}

/** Negative inside, positive outside. */
export interface SoftField {
  at(x: number, y: number, z: number): number;
  /** The same field within a ball, with less to ask; or a number when everything in it lies on one side. */
  within?(x: number, y: number, z: number, radius: number): SoftField | number;
}

/**
 * The skin of a soft body (surface nets): `field` is negative inside, positive outside. Blends, holes and melted joints cost
 * nothing here. The box must hold the whole body, or it is left open at the side.
 */
export function blob(field: SoftField | SoftField["at"], { low, high, cell, creaseDegrees = 70 }: BlobOptions): Shape {
  const count = low.map((from, axis) => Math.max(2, Math.ceil((high[axis] - from) / cell)));
  const net = new Net(typeof field === "function" ? { at: field } : field, low, cell, count);
  return smoothed(makeShape(net.positions, net.indices, { normals: "later" }), creaseDegrees);
}

/** A block of so many points along its longest side is asked point by point. */
const BLOCK = 4;

class Net {
  readonly positions: number[] = [];
  readonly indices: number[] = [];
  private readonly values: Float32Array;
  private readonly vertexOf: Int32Array;
  private readonly count: number[];
  private readonly low: Point;
  private readonly cell: number;

  constructor(field: SoftField, low: Point, cell: number, count: number[]) {
    this.count = count;
    this.low = low;
    this.cell = cell;
    const [nx, ny, nz] = count;
    this.values = new Float32Array((nx + 1) * (ny + 1) * (nz + 1));
    this.vertexOf = new Int32Array(nx * ny * nz).fill(-1);
    this.ask(field, [0, 0, 0], [nx + 1, ny + 1, nz + 1]);
    for (let k = 0; k < nz; k++) for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) this.placeVertex(i, j, k);
    for (let k = 1; k < nz; k++) for (let j = 1; j < ny; j++) for (let i = 1; i < nx; i++) this.addQuads(i, j, k);
  }

  /** Halves a block until nothing of the skin passes it, or it is small. */
  private ask(field: SoftField, from: readonly number[], to: readonly number[]): void {
    const size = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const longest = Math.max(...size);
    if (!field.within || longest <= BLOCK) {
      this.fill(from, to, (x, y, z) => field.at(x, y, z));
      return;
    }
    const axis = size.indexOf(longest);
    const half = from[axis] + Math.ceil(longest / 2);
    for (const [first, last] of [
      [from, to.with(axis, half)],
      [from.with(axis, half), to],
    ]) {
      const middle = first.map((index, side) => this.low[side] + ((index + last[side] - 1) / 2) * this.cell);
      // A cell more on every side: between points that were not asked and their neighbours there is no skin either.
      const radius = (Math.hypot(...first.map((index, side) => last[side] - 1 - index)) / 2 + 1.01) * this.cell;
      const near = field.within(middle[0], middle[1], middle[2], radius);
      if (typeof near === "number") this.fill(first, last, () => near);
      else this.ask(near, first, last);
    }
  }

  private fill(from: readonly number[], to: readonly number[], valueAt: SoftField["at"]): void {
    const { low, cell, count } = this;
    for (let k = from[2]; k < to[2]; k++)
      for (let j = from[1]; j < to[1]; j++) {
        let at = (k * (count[1] + 1) + j) * (count[0] + 1) + from[0];
        for (let i = from[0]; i < to[0]; i++) this.values[at++] = valueAt(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell);
      }
  }

  private value(i: number, j: number, k: number): number {
    return this.values[(k * (this.count[1] + 1) + j) * (this.count[0] + 1) + i];
  }

  private vertex(i: number, j: number, k: number): number {
    return this.vertexOf[(k * this.count[1] + j) * this.count[0] + i];
  }

  /** One vertex in every cell the skin passes through, at the middle of its crossings. */
  private placeVertex(i: number, j: number, k: number): void {
    if (!this.isPassed(i, j, k)) return;
    const { low, cell } = this;
    const sum = new Vector3();
    let crossings = 0;
    for (const [a, b] of CELL_EDGES) {
      const before = this.value(i + (a & 1), j + ((a >> 1) & 1), k + (a >> 2));
      const after = this.value(i + (b & 1), j + ((b >> 1) & 1), k + (b >> 2));
      if (before < 0 === after < 0) continue;
      const t = before / (before - after);
      sum.x += (a & 1) + ((b & 1) - (a & 1)) * t;
      sum.y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
      sum.z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
      crossings++;
    }
    sum.divideScalar(crossings);
    this.vertexOf[(k * this.count[1] + j) * this.count[0] + i] = this.positions.length / 3;
    this.positions.push(low[0] + (i + sum.x) * cell, low[1] + (j + sum.y) * cell, low[2] + (k + sum.z) * cell);
  }

  /** Whether corners of the cell lie on both sides. */
  private isPassed(i: number, j: number, k: number): boolean {
    const { values, count } = this;
    const row = count[0] + 1;
    const layer = row * (count[1] + 1);
    const at = k * layer + j * row + i;
    const inside = values[at] < 0;
    return (
      values[at + 1] < 0 !== inside ||
      values[at + row] < 0 !== inside ||
      values[at + row + 1] < 0 !== inside ||
      values[at + layer] < 0 !== inside ||
      values[at + layer + 1] < 0 !== inside ||
      values[at + layer + row] < 0 !== inside ||
      values[at + layer + row + 1] < 0 !== inside
    );
  }

  /** A quad round every grid edge that the skin crosses. */
  private addQuads(i: number, j: number, k: number): void {
    if (this.vertex(i, j, k) < 0) return;
    const here = this.value(i, j, k) < 0;
    const quads: [boolean, number, number, number, number][] = [
      [this.value(i + 1, j, k) < 0, this.vertex(i, j - 1, k - 1), this.vertex(i, j, k - 1), this.vertex(i, j, k), this.vertex(i, j - 1, k)],
      [this.value(i, j + 1, k) < 0, this.vertex(i - 1, j, k - 1), this.vertex(i - 1, j, k), this.vertex(i, j, k), this.vertex(i, j, k - 1)],
      [this.value(i, j, k + 1) < 0, this.vertex(i - 1, j - 1, k), this.vertex(i, j - 1, k), this.vertex(i, j, k), this.vertex(i - 1, j, k)],
    ];
    for (const [there, a, b, c, d] of quads) {
      if (here === there || a < 0 || b < 0 || c < 0 || d < 0) continue;
      if (here) this.indices.push(a, b, c, a, c, d);
      else this.indices.push(a, c, b, a, d, c);
    }
  }
}

/** Corners are numbered x + 2y + 4z. */
const CELL_EDGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;
