import { BufferAttribute, BufferGeometry, Euler, MathUtils, Matrix4, Quaternion, Vector3 } from "three";
import { weldedIds } from "./weld.ts";

/**
 * Triangles with `position`, `normal` and `uv`. A shape that knows how it unrolls also carries `chart`: two coordinates in its
 * own units and the number of the piece they belong to; all others are cut into flat pieces later. `pattern` holds the
 * coordinates surfaces see when they are not the positions.
 */
export type Shape = BufferGeometry;
export type Point = readonly [number, number, number];

export interface Placement {
  at?: Point;
  /** Degrees round x, y and z, applied in this order. */
  turn?: Point;
  scale?: number | Point;
}

export function placement({ at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placement): Matrix4 {
  const euler = new Euler(MathUtils.degToRad(turn[0]), MathUtils.degToRad(turn[1]), MathUtils.degToRad(turn[2]), "ZYX");
  const size = typeof scale === "number" ? new Vector3(scale, scale, scale) : new Vector3(...scale);
  return new Matrix4().compose(new Vector3(...at), new Quaternion().setFromEuler(euler), size);
}

/** A copy of the shape, scaled, then turned, then moved. */
export function placed(shape: Shape, where: Placement): Shape {
  return shape.clone().applyMatrix4(placement(where));
}

/**
 * Remembers where every point is now, moved aside by `shift`: surfaces see these coordinates however the shape is turned and
 * moved later. Wood grain then follows the plank, and no two planks look alike.
 */
export function patterned(shape: Shape, shift: Point = [0, 0, 0]): Shape {
  const copy = shape.clone();
  const pattern = new BufferAttribute(Float32Array.from(shape.getAttribute("position").array), 3);
  for (let at = 0; at < pattern.count; at++)
    pattern.setXYZ(at, pattern.getX(at) + shift[0], pattern.getY(at) + shift[1], pattern.getZ(at) + shift[2]);
  return copy.setAttribute("pattern", pattern);
}

export function makeShape(positions: ArrayLike<number>, indices: ArrayLike<number>, more: ShapeMore = {}): Shape {
  const shape = new BufferGeometry();
  shape.setAttribute("position", new BufferAttribute(Float32Array.from(positions), 3));
  shape.setIndex(new BufferAttribute(Uint32Array.from(indices), 1));
  const count = positions.length / 3;
  shape.setAttribute("uv", new BufferAttribute(more.uvs ? Float32Array.from(more.uvs) : new Float32Array(count * 2), 2));
  if (more.charts) shape.setAttribute("chart", new BufferAttribute(Float32Array.from(more.charts), 3));
  if (more.patterns) shape.setAttribute("pattern", new BufferAttribute(Float32Array.from(more.patterns), 3));
  if (more.normals) shape.setAttribute("normal", new BufferAttribute(Float32Array.from(more.normals), 3));
  else shape.computeVertexNormals();
  return shape;
}

interface ShapeMore {
  normals?: ArrayLike<number>;
  uvs?: ArrayLike<number>;
  charts?: ArrayLike<number>;
  patterns?: ArrayLike<number>;
}

export function indicesOf(shape: Shape): Uint32Array {
  const index = shape.getIndex();
  if (index) return Uint32Array.from(index.array);
  return Uint32Array.from({ length: shape.getAttribute("position").count }, (_, at) => at);
}

/** Several shapes as one. Pieces that know how they unroll keep that knowledge only if all of them do. */
export function joined(shapes: readonly Shape[]): Shape {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const charts: number[] = [];
  const patterns: number[] = [];
  const indices: number[] = [];
  const arePatterned = shapes.some((shape) => shape.hasAttribute("pattern"));
  const areCharted = shapes.every((shape) => shape.hasAttribute("chart"));
  let nextChart = 0;
  for (const shape of shapes) {
    const base = positions.length / 3;
    for (const value of shape.getAttribute("position").array) positions.push(value);
    for (const value of shape.getAttribute("normal").array) normals.push(value);
    if (arePatterned) for (const value of (shape.getAttribute("pattern") ?? shape.getAttribute("position")).array) patterns.push(value);
    const uv = shape.getAttribute("uv");
    for (let at = 0; at < shape.getAttribute("position").count; at++) uvs.push(uv?.getX(at) ?? 0, uv?.getY(at) ?? 0);
    if (areCharted) {
      const chart = shape.getAttribute("chart");
      let last = 0;
      for (let at = 0; at < chart.count; at++) {
        charts.push(chart.getX(at), chart.getY(at), chart.getZ(at) + nextChart);
        last = Math.max(last, chart.getZ(at));
      }
      nextChart += last + 1;
    }
    for (const index of indicesOf(shape)) indices.push(base + index);
  }
  return makeShape(positions, indices, { normals, uvs, ...(areCharted ? { charts } : {}), ...(arePatterned ? { patterns } : {}) });
}

/** The same triangles with hard edges everywhere, as low-poly art wants them. */
export function faceted(shape: Shape): Shape {
  const flat = shape.getIndex() ? shape.toNonIndexed() : shape.clone();
  flat.deleteAttribute("normal");
  flat.computeVertexNormals();
  return flat;
}

/** The area of its skin. */
export function areaOf(shape: Shape): number {
  const faces = faceNormals(shape.getAttribute("position").array, indicesOf(shape));
  let sum = 0;
  for (let at = 3; at < faces.length; at += 4) sum += faces[at];
  return sum;
}

/** New normals from the triangles: soft where neighbours meet below the crease angle, hard above it. */
export function smoothed(shape: Shape, creaseDegrees = 40): Shape {
  const positions = shape.getAttribute("position").array;
  const indices = indicesOf(shape);
  const ids = weldedIds(positions);
  const faces = faceNormals(positions, indices);
  const corners = cornersByVertex(ids, indices);
  const limit = Math.cos(MathUtils.degToRad(creaseDegrees));
  const out = new ShapeCopier(shape);
  const sum = new Vector3();
  for (let corner = 0; corner < indices.length; corner++) {
    const own = Math.floor(corner / 3) * 4;
    sum.set(0, 0, 0);
    for (let link = corners.first[ids[indices[corner]]]; link >= 0; link = corners.next[link]) {
      const other = Math.floor(link / 3) * 4;
      const dot = faces[own] * faces[other] + faces[own + 1] * faces[other + 1] + faces[own + 2] * faces[other + 2];
      if (dot < limit) continue;
      const area = faces[other + 3];
      sum.x += faces[other] * area;
      sum.y += faces[other + 1] * area;
      sum.z += faces[other + 2] * area;
    }
    if (sum.lengthSq() < 1e-20) sum.set(faces[own], faces[own + 1], faces[own + 2]);
    out.corner(indices[corner], sum.normalize());
  }
  return out.shape();
}

/** Moves every point, then makes new normals. */
export function warped(shape: Shape, move: (point: Vector3) => void, creaseDegrees = 60): Shape {
  const copy = shape.clone();
  const position = copy.getAttribute("position");
  const point = new Vector3();
  for (let at = 0; at < position.count; at++) {
    point.fromBufferAttribute(position, at);
    move(point);
    position.setXYZ(at, point.x, point.y, point.z);
  }
  return smoothed(copy, creaseDegrees);
}

/** Unit normal and area of every triangle, four numbers each. */
function faceNormals(positions: ArrayLike<number>, indices: Uint32Array): Float64Array {
  const out = new Float64Array((indices.length / 3) * 4);
  const a = new Vector3();
  const b = new Vector3();
  const c = new Vector3();
  for (let face = 0; face < indices.length / 3; face++) {
    a.fromArray(positions, indices[face * 3] * 3);
    b.fromArray(positions, indices[face * 3 + 1] * 3).sub(a);
    c.fromArray(positions, indices[face * 3 + 2] * 3).sub(a);
    b.cross(c);
    const length = b.length();
    const inverse = length > 0 ? 1 / length : 0;
    out.set([b.x * inverse, b.y * inverse, b.z * inverse, length / 2], face * 4);
  }
  return out;
}

/** For every welded vertex the chain of triangle corners that meet there. */
function cornersByVertex(ids: Uint32Array, indices: Uint32Array): { first: Int32Array; next: Int32Array } {
  const first = new Int32Array(ids.length).fill(-1);
  const next = new Int32Array(indices.length).fill(-1);
  for (let corner = indices.length - 1; corner >= 0; corner--) {
    const id = ids[indices[corner]];
    next[corner] = first[id];
    first[id] = corner;
  }
  return { first, next };
}

/** Copies corners of a shape with new normals, sharing vertices where vertex and normal agree. */
class ShapeCopier {
  private readonly made = new Map<number, { normal: Vector3; index: number }[]>();
  private readonly source: number[] = [];
  private readonly normals: number[] = [];
  private readonly indices: number[] = [];
  private readonly from: Shape;

  constructor(from: Shape) {
    this.from = from;
  }

  corner(vertex: number, normal: Vector3): void {
    const known = this.made.get(vertex) ?? [];
    const same = known.find((each) => each.normal.dot(normal) > 0.99999);
    if (same) {
      this.indices.push(same.index);
      return;
    }
    const index = this.source.length;
    known.push({ normal: normal.clone(), index });
    this.made.set(vertex, known);
    this.source.push(vertex);
    this.normals.push(normal.x, normal.y, normal.z);
    this.indices.push(index);
  }

  shape(): Shape {
    const take = (name: string, width: number) => {
      const attribute = this.from.getAttribute(name);
      const out = new Float32Array(this.source.length * width);
      for (const [at, vertex] of this.source.entries())
        for (let k = 0; k < width; k++) out[at * width + k] = attribute.getComponent(vertex, k);
      return out;
    };
    return makeShape(take("position", 3), this.indices, {
      normals: this.normals,
      ...(this.from.hasAttribute("uv") ? { uvs: take("uv", 2) } : {}),
      ...(this.from.hasAttribute("chart") ? { charts: take("chart", 3) } : {}),
      ...(this.from.hasAttribute("pattern") ? { patterns: take("pattern", 3) } : {}),
    });
  }
}
