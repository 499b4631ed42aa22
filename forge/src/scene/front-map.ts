import { Vector3 } from "three";
import type { BuiltThing } from "./built-thing.ts";
import { eachTriangle } from "./height-map.ts";

const CELLS = 112;

/** What a thing looks like from the front, in metres from its own ground: for each cell the foremost part and how far forward it is. */
export class FrontMap {
  readonly left: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly depths: Float32Array;
  /** Index of the foremost part; −1 where there is nothing. */
  readonly parts: Int16Array;
  /** How squarely it faces us, 0 to 1. */
  private readonly facing: Float32Array;

  constructor(thing: BuiltThing) {
    const size = thing.box.getSize(new Vector3());
    this.cell = Math.max(size.x, size.y, 1e-4) / CELLS;
    this.left = thing.box.min.x;
    this.columns = Math.max(1, Math.ceil(size.x / this.cell));
    this.rows = Math.max(1, Math.ceil(size.y / this.cell));
    this.depths = new Float32Array(this.columns * this.rows).fill(-Infinity);
    this.parts = new Int16Array(this.columns * this.rows).fill(-1);
    this.facing = new Float32Array(this.columns * this.rows);
    for (const [index, part] of thing.parts.entries()) eachTriangle({ ...thing, parts: [part] }, (a, b, c) => this.draw(a, b, c, index));
  }

  depthAt(x: number, y: number): number {
    const [column, row] = [Math.floor((x - this.left) / this.cell), Math.floor(y / this.cell)];
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -Infinity : this.depths[row * this.columns + column];
  }

  /** Whether something flat can be laid over this cell of a part without a step or a rim. */
  isEven(cell: number, part: number, facing: number): boolean {
    if (this.parts[cell] !== part || this.facing[cell] < facing) return false;
    const limit = this.cell * 2.6;
    return [cell + 1, cell + this.columns].every(
      (other) => other >= this.depths.length || Math.abs(this.depths[other] - this.depths[cell]) < limit,
    );
  }

  private draw(a: Vector3, b: Vector3, c: Vector3, part: number): void {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    // Seen from behind, or edge on.
    if (area <= 1e-12) return;
    const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    const column = (x: number) => Math.min(this.columns - 1, Math.max(0, Math.floor((x - this.left) / this.cell)));
    const row = (y: number) => Math.min(this.rows - 1, Math.max(0, Math.floor(y / this.cell)));
    for (let k = row(Math.min(a.y, b.y, c.y)); k <= row(Math.max(a.y, b.y, c.y)); k++) {
      for (let i = column(Math.min(a.x, b.x, c.x)); i <= column(Math.max(a.x, b.x, c.x)); i++) {
        const [x, y] = [this.left + (i + 0.5) * this.cell, (k + 0.5) * this.cell];
        const u = ((b.x - x) * (c.y - y) - (c.x - x) * (b.y - y)) / area;
        const v = ((c.x - x) * (a.y - y) - (a.x - x) * (c.y - y)) / area;
        if (Math.min(u, v, 1 - u - v) < -0.03) continue;
        const depth = u * a.z + v * b.z + (1 - u - v) * c.z;
        const cell = k * this.columns + i;
        if (depth <= this.depths[cell]) continue;
        this.depths[cell] = depth;
        this.parts[cell] = part;
        this.facing[cell] = normal.z;
      }
    }
  }
}
