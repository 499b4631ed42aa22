import { type Matrix4, Vector3 } from "three";
import { indicesOf } from "../solid/shapes/shape.ts";
import type { BuiltThing } from "./built-thing.ts";

const CELLS = 72;
const NOTHING = -Infinity;

/** What a thing looks like from above, in metres from its own ground: where something can stand, and how high. */
export class HeightMap {
  /** Of the thing, about its own origin. */
  readonly left: number;
  readonly back: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  private readonly tops: Float32Array;
  private readonly taken: Uint8Array;
  private readonly stood: { x: number; z: number }[] = [];
  private broadTops: Float32Array | undefined;

  constructor(thing: BuiltThing) {
    const { min, max } = thing.box;
    this.cell = Math.max(max.x - min.x, max.z - min.z, 1e-4) / CELLS;
    [this.left, this.back] = [min.x, min.z];
    this.columns = Math.max(1, Math.ceil((max.x - min.x) / this.cell));
    this.rows = Math.max(1, Math.ceil((max.z - min.z) / this.cell));
    this.tops = new Float32Array(this.columns * this.rows).fill(NOTHING);
    this.taken = new Uint8Array(this.columns * this.rows);
    eachTriangle(thing, (a, b, c) => this.draw(a, b, c));
  }

  at(x: number, z: number): number {
    const [column, row] = [Math.floor((x - this.left) / this.cell), Math.floor((z - this.back) / this.cell)];
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? NOTHING : this.tops[row * this.columns + column];
  }

  /** Highest point below a standing rectangle, the share of it that carries, and the share where something stands already. */
  under(
    x: number,
    z: number,
    width: number,
    depth: number,
    { degrees = 0, isBroad = false }: { degrees?: number; isBroad?: boolean } = {},
  ): { height: number; carries: number; taken: number } {
    const tops = isBroad ? this.broad() : this.tops;
    let height = NOTHING;
    let taken = 0;
    const cells = this.cellsOf(x, z, width, depth, degrees);
    for (const cell of cells) {
      if (cell < 0) continue;
      height = Math.max(height, tops[cell]);
      taken += this.taken[cell];
    }
    const tolerance = Math.max(this.cell, 0.01 * Math.abs(height));
    const carrying = cells.filter((cell) => cell >= 0 && tops[cell] > height - tolerance).length;
    return { height, carries: carrying / cells.length, taken: taken / cells.length };
  }

  /** The share of a rectangle where the thing is higher than this: the back of a sofa behind whoever sits on it. */
  blocked(x: number, z: number, width: number, depth: number, above: number, degrees = 0): number {
    const cells = this.cellsOf(x, z, width, depth, degrees);
    return cells.filter((cell) => cell >= 0 && this.tops[cell] > above + this.cell).length / cells.length;
  }

  /** Whether it is level and high almost everywhere: a table, a crate, a drum. */
  isLevel(): boolean {
    const seen = this.tops.filter((top) => top !== NOTHING);
    const highest = seen.reduce((most, top) => Math.max(most, top), 0);
    return seen.filter((top) => top > highest * 0.96).length > seen.length * 0.7;
  }

  /** How near others stand, each within reach counted from 0 to 1. */
  crowded(x: number, z: number, reach: number): number {
    return this.stood.reduce((sum, other) => sum + Math.max(0, 1 - Math.hypot(x - other.x, z - other.z) / reach), 0);
  }

  take(x: number, z: number, width: number, depth: number, degrees = 0): void {
    this.stood.push({ x, z });
    for (const cell of this.cellsOf(x, z, width, depth, degrees)) if (cell >= 0) this.taken[cell] = 1;
  }

  /** What was laid there carries the next. */
  add(thing: BuiltThing, where: Matrix4): void {
    eachTriangle(thing, (a, b, c) => this.draw(a.applyMatrix4(where), b.applyMatrix4(where), c.applyMatrix4(where)));
  }

  /** The same without flagpoles, spires and antennas, which carry nobody: what is narrower than three cells is as low as what is round it. */
  private broad(): Float32Array {
    this.broadTops ??= this.around(this.around(this.tops, Math.min), Math.max);
    return this.broadTops;
  }

  /** The lowest or the highest of each cell and the eight round it. */
  private around(tops: Float32Array, choose: (...heights: number[]) => number): Float32Array {
    return tops.map((own, at) => {
      const [column, row] = [at % this.columns, Math.floor(at / this.columns)];
      let best = own;
      for (let k = Math.max(0, row - 1); k <= Math.min(this.rows - 1, row + 1); k++)
        for (let i = Math.max(0, column - 1); i <= Math.min(this.columns - 1, column + 1); i++)
          best = choose(best, tops[k * this.columns + i]);
      return best;
    });
  }

  /** At most about 12 × 12 of the cells of a rectangle turned round the vertical, −1 for those beyond the edge. */
  private cellsOf(x: number, z: number, width: number, depth: number, degrees: number): number[] {
    const out: number[] = [];
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const steps = (length: number) => Math.min(12, Math.max(2, Math.ceil(length / this.cell)));
    const [across, along] = [steps(width), steps(depth)];
    for (let i = 0; i <= across; i++) {
      for (let k = 0; k <= along; k++) {
        const [right, ahead] = [width * (i / across - 0.5), depth * (k / along - 0.5)];
        const column = Math.floor((x + right * cos + ahead * sin - this.left) / this.cell);
        const row = Math.floor((z + ahead * cos - right * sin - this.back) / this.cell);
        const isInside = column >= 0 && row >= 0 && column < this.columns && row < this.rows;
        out.push(isInside ? row * this.columns + column : -1);
      }
    }
    return out;
  }

  private draw(a: Vector3, b: Vector3, c: Vector3): void {
    const column = (x: number) => Math.min(this.columns - 1, Math.max(0, Math.floor((x - this.left) / this.cell)));
    const row = (z: number) => Math.min(this.rows - 1, Math.max(0, Math.floor((z - this.back) / this.cell)));
    const area = (b.x - a.x) * (c.z - a.z) - (c.x - a.x) * (b.z - a.z);
    if (Math.max(a.x, b.x, c.x) < this.left || Math.max(a.z, b.z, c.z) < this.back) return;
    if (Math.min(a.x, b.x, c.x) > this.left + this.columns * this.cell || Math.min(a.z, b.z, c.z) > this.back + this.rows * this.cell)
      return;
    for (let k = row(Math.min(a.z, b.z, c.z)); k <= row(Math.max(a.z, b.z, c.z)); k++) {
      for (let i = column(Math.min(a.x, b.x, c.x)); i <= column(Math.max(a.x, b.x, c.x)); i++) {
        const [x, z] = [this.left + (i + 0.5) * this.cell, this.back + (k + 0.5) * this.cell];
        const height = Math.abs(area) < 1e-12 ? Math.max(a.y, b.y, c.y) : heightInside(a, b, c, area, x, z);
        const cell = k * this.columns + i;
        if (height !== null && height > this.tops[cell]) this.tops[cell] = height;
      }
    }
  }
}

/** Height of the triangle over a point, a little beyond its edges as well; null where it is not. */
function heightInside(a: Vector3, b: Vector3, c: Vector3, area: number, x: number, z: number): number | null {
  const u = ((b.x - x) * (c.z - z) - (c.x - x) * (b.z - z)) / area;
  const v = ((c.x - x) * (a.z - z) - (a.x - x) * (c.z - z)) / area;
  const w = 1 - u - v;
  return Math.min(u, v, w) < -0.02 ? null : u * a.y + v * b.y + w * c.y;
}

/** Every triangle of the thing, standing on its own ground, in metres. The vectors are reused. */
export function eachTriangle({ parts, scale, box }: BuiltThing, see: (a: Vector3, b: Vector3, c: Vector3) => void): void {
  const corners = [new Vector3(), new Vector3(), new Vector3()];
  for (const { shape, place } of parts) {
    const position = shape.getAttribute("position");
    const indices = indicesOf(shape);
    for (let at = 0; at < indices.length; at += 3) {
      for (const [corner, point] of corners.entries()) {
        point.fromBufferAttribute(position, indices[at + corner]);
        if (place) point.applyMatrix4(place);
        point.multiplyScalar(scale);
        point.y -= box.min.y;
      }
      see(corners[0], corners[1], corners[2]);
    }
  }
}

/** The rectangle a thing touches the ground with: everything in the lowest part of it. */
export function footOf(thing: BuiltThing): { x: number; z: number; width: number; depth: number } {
  const low = (thing.box.max.y - thing.box.min.y) * 0.06;
  const [min, max] = [new Vector3(Infinity, 0, Infinity), new Vector3(-Infinity, 0, -Infinity)];
  eachTriangle(thing, (...corners) => {
    for (const point of corners) {
      if (point.y > low) continue;
      min.min(point);
      max.max(point);
    }
  });
  return { x: (min.x + max.x) / 2, z: (min.z + max.z) / 2, width: max.x - min.x, depth: max.z - min.z };
}
