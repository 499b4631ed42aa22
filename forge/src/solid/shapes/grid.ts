import { Vector3 } from "three";
import { makeShape, type Point, type Shape, smoothed } from "./shape.ts";

/** No strip of the atlas is more than this many times as long as it is wide; longer ones are cut, or they would not fit. */
const LONGEST_STRIP = 3;

interface GridOptions {
  /** Points per row and number of rows, minus one. */
  columns: number;
  rows: number;
  /** Normals harder than this angle stay hard. */
  creaseDegrees?: number;
  /** Where a new piece of the atlas must begin, by row; for sharp bends. */
  breaks?: readonly number[];
}

/**
 * A sheet of quads through the points `at(column, row)`, unrolled into strips with the sheet's own lengths. Columns run to the
 * right and rows upwards when the sheet is seen from its front.
 */
export function grid(at: (u: number, v: number) => Point, { columns, rows, creaseDegrees = 60, breaks = [] }: GridOptions): Shape {
  const points = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => new Vector3(...at(column / columns, row / rows))),
  );
  const sheet = new Sheet(points);
  const stops = [...new Set([0, ...breaks, rows])].sort((a, b) => a - b);
  for (let section = 0; section + 1 < stops.length; section++) sheet.addSection(stops[section], stops[section + 1]);
  return smoothed(sheet.shape(), creaseDegrees);
}

class Sheet {
  private readonly positions: number[] = [];
  private readonly uvs: number[] = [];
  private readonly charts: number[] = [];
  private readonly indices: number[] = [];
  private readonly points: Vector3[][];
  private chart = 0;

  constructor(points: Vector3[][]) {
    this.points = points;
  }

  /** Cuts the rows from `low` to `high` into pieces that are not too long either way. */
  addSection(low: number, high: number): void {
    const columns = this.points[0].length - 1;
    const width = this.meanWidth(low, high);
    const height = this.meanHeight(low, high);
    if (width < 1e-9 || height < 1e-9) return;
    const across = Math.min(columns, Math.max(1, Math.ceil(width / height / LONGEST_STRIP)), 6);
    const along = Math.min(high - low, Math.max(1, Math.ceil(height / width / LONGEST_STRIP)), 12);
    for (let i = 0; i < across; i++) {
      for (let j = 0; j < along; j++) {
        const left = Math.round((columns * i) / across);
        const right = Math.round((columns * (i + 1)) / across);
        const bottom = low + Math.round(((high - low) * j) / along);
        const top = low + Math.round(((high - low) * (j + 1)) / along);
        this.addPiece(left, right, bottom, top);
      }
    }
  }

  shape(): Shape {
    return makeShape(this.positions, this.indices, { uvs: this.uvs, charts: this.charts, normals: "later" });
  }

  private addPiece(left: number, right: number, bottom: number, top: number): void {
    const columns = this.points[0].length - 1;
    const rows = this.points.length - 1;
    const base = this.positions.length / 3;
    const lengths = this.rowLengths(bottom, top, left, right);
    const spreads = this.columnLengths(left, right, bottom, top);
    for (let row = bottom; row <= top; row++) {
      for (let column = left; column <= right; column++) {
        const point = this.points[row][column];
        this.positions.push(point.x, point.y, point.z);
        this.uvs.push(column / columns, row / rows);
        this.charts.push(spreads[column - left], -lengths[row - bottom], this.chart);
      }
    }
    const stride = right - left + 1;
    for (let row = 0; row < top - bottom; row++) {
      for (let column = 0; column < right - left; column++) {
        const a = base + row * stride + column;
        this.addQuad(a, a + 1, a + stride + 1, a + stride);
      }
    }
    this.chart++;
  }

  /** Where a row shrinks to a point one of the two triangles has no area and is left out. */
  private addQuad(a: number, b: number, c: number, d: number): void {
    if (!this.isSame(a, b)) this.indices.push(a, b, c);
    if (!this.isSame(c, d)) this.indices.push(a, c, d);
  }

  private isSame(a: number, b: number): boolean {
    const { positions: p } = this;
    const isNear = (axis: number) => Math.abs(p[a * 3 + axis] - p[b * 3 + axis]) < 1e-7;
    return isNear(0) && isNear(1) && isNear(2);
  }

  private meanWidth(low: number, high: number): number {
    let sum = 0;
    for (let row = low; row <= high; row++)
      for (let at = 1; at < this.points[row].length; at++) sum += this.points[row][at].distanceTo(this.points[row][at - 1]);
    return sum / (high - low + 1);
  }

  private meanHeight(low: number, high: number): number {
    let sum = 0;
    for (let row = low + 1; row <= high; row++)
      for (let at = 0; at < this.points[row].length; at++) sum += this.points[row][at].distanceTo(this.points[row - 1][at]);
    return sum / this.points[0].length;
  }

  private rowLengths(bottom: number, top: number, left: number, right: number): number[] {
    const out = [0];
    for (let row = bottom + 1; row <= top; row++) {
      let sum = 0;
      for (let at = left; at <= right; at++) sum += this.points[row][at].distanceTo(this.points[row - 1][at]);
      out.push(out[out.length - 1] + sum / (right - left + 1));
    }
    return out;
  }

  private columnLengths(left: number, right: number, bottom: number, top: number): number[] {
    const out = [0];
    for (let column = left + 1; column <= right; column++) {
      let sum = 0;
      for (let row = bottom; row <= top; row++) sum += this.points[row][column].distanceTo(this.points[row][column - 1]);
      out.push(out[out.length - 1] + sum / (top - bottom + 1));
    }
    return out;
  }
}
