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
  const pattern = new BufferAttribute(new Float32Array(shape.getAttribute("position").array), 3);
  for (let at = 0; at < pattern.count; at++)
    pattern.setXYZ(at, pattern.getX(at) + shift[0], pattern.getY(at) + shift[1], pattern.getZ(at) + shift[2]);
  return copy.setAttribute("pattern", pattern);
}

export function makeShape(positions: ArrayLike<number>, indices: ArrayLike<number>, more: ShapeMore = {}): Shape {
  const shape = new BufferGeometry();
  shape.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  shape.setIndex(new BufferAttribute(new Uint32Array(indices), 1));
  const count = positions.length / 3;
  shape.setAttribute("uv", new BufferAttribute(more.uvs ? new Float32Array(more.uvs) : new Float32Array(count * 2), 2));
  if (more.charts) shape.setAttribute("chart", new BufferAttribute(new Float32Array(more.charts), 3));
  if (more.patterns) shape.setAttribute("pattern", new BufferAttribute(new Float32Array(more.patterns), 3));
  if (more.normals !== "later")
    shape.setAttribute("normal", new BufferAttribute(more.normals ? new Float32Array(more.normals) : vertexNormals(shape), 3));
  return shape;
}

interface ShapeMore {
  /** Left out: the mean of the triangles round a point. `later`: whoever asked makes them. */
  normals?: ArrayLike<number> | "later";
  uvs?: ArrayLike<number>;
  charts?: ArrayLike<number>;
  patterns?: ArrayLike<number>;
}

export function indicesOf(shape: Shape): Uint32Array {
  const index = shape.getIndex();
  if (index) return new Uint32Array(index.array);
  const all = new Uint32Array(shape.getAttribute("position").count);
  for (let at = 0; at < all.length; at++) all[at] = at;
  return all;
}

/** Several shapes as one. Pieces that know how they unroll keep that knowledge only if all of them do. */
export function joined(shapes: readonly Shape[]): Shape {
  const count = shapes.reduce((sum, shape) => sum + shape.getAttribute("position").count, 0);
  const arePatterned = shapes.some((shape) => shape.hasAttribute("pattern"));
  const areCharted = shapes.every((shape) => shape.hasAttribute("chart"));
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const uvs = new Float32Array(count * 2);
  const charts = new Float32Array(areCharted ? count * 3 : 0);
  const patterns = new Float32Array(arePatterned ? count * 3 : 0);
  const indices = new Uint32Array(
    shapes.reduce((sum, shape) => sum + (shape.getIndex()?.count ?? shape.getAttribute("position").count), 0),
  );
  let [base, corner, nextChart] = [0, 0, 0];
  for (const shape of shapes) {
    const position = shape.getAttribute("position");
    positions.set(position.array, base * 3);
    normals.set(shape.getAttribute("normal").array, base * 3);
    if (arePatterned) patterns.set((shape.getAttribute("pattern") ?? position).array, base * 3);
    if (shape.hasAttribute("uv")) uvs.set(shape.getAttribute("uv").array, base * 2);
    if (areCharted) {
      const { array } = shape.getAttribute("chart");
      charts.set(array, base * 3);
      let last = 0;
      for (let at = 2; at < array.length; at += 3) {
        charts[base * 3 + at] = array[at] + nextChart;
        last = Math.max(last, array[at]);
      }
      nextChart += last + 1;
    }
    for (const index of indicesOf(shape)) indices[corner++] = base + index;
    base += position.count;
  }
  return makeShape(positions, indices, { normals, uvs, ...(areCharted ? { charts } : {}), ...(arePatterned ? { patterns } : {}) });
}

/** The same triangles with hard edges everywhere, as low-poly art wants them. */
export function faceted(shape: Shape): Shape {
  const indices = indicesOf(shape);
  const flat = new BufferGeometry();
  for (const [name, { array, itemSize }] of Object.entries(shape.attributes)) {
    if (name === "normal") continue;
    const corners = new Float32Array(indices.length * itemSize);
    for (let corner = 0; corner < indices.length; corner++)
      for (let k = 0; k < itemSize; k++) corners[corner * itemSize + k] = array[indices[corner] * itemSize + k];
    flat.setAttribute(name, new BufferAttribute(corners, itemSize));
  }
  return flat.setAttribute("normal", new BufferAttribute(vertexNormals(flat), 3));
}

/** Of every point the sum of its triangles' normals, larger ones counting more, made one long. */
function vertexNormals(shape: Shape): Float32Array {
  const p = shape.getAttribute("position").array;
  const indices = indicesOf(shape);
  const normals = new Float32Array(p.length);
  const isShared = shape.getIndex() !== null;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at] * 3, indices[at + 1] * 3, indices[at + 2] * 3];
    const [ux, uy, uz] = [p[c] - p[b], p[c + 1] - p[b + 1], p[c + 2] - p[b + 2]];
    const [vx, vy, vz] = [p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) {
      normals[corner] = isShared ? normals[corner] + nx : nx;
      normals[corner + 1] = isShared ? normals[corner + 1] + ny : ny;
      normals[corner + 2] = isShared ? normals[corner + 2] + nz : nz;
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const [x, y, z] = [normals[at], normals[at + 1], normals[at + 2]];
    const inverse = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    normals[at] = x * inverse;
    normals[at + 1] = y * inverse;
    normals[at + 2] = z * inverse;
  }
  return normals;
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
  const out = new ShapeCopier(shape, indices.length);
  for (let corner = 0; corner < indices.length; corner++) {
    const own = ((corner / 3) | 0) * 4;
    const ownX = faces[own];
    const ownY = faces[own + 1];
    const ownZ = faces[own + 2];
    let x = 0;
    let y = 0;
    let z = 0;
    for (let link = corners.first[ids[indices[corner]]]; link >= 0; link = corners.next[link]) {
      const other = ((link / 3) | 0) * 4;
      if (ownX * faces[other] + ownY * faces[other + 1] + ownZ * faces[other + 2] < limit) continue;
      const area = faces[other + 3];
      x += faces[other] * area;
      y += faces[other + 1] * area;
      z += faces[other + 2] * area;
    }
    if (x * x + y * y + z * z < 1e-20) [x, y, z] = [ownX, ownY, ownZ];
    const inverse = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    out.corner(indices[corner], x * inverse, y * inverse, z * inverse);
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
    out[face * 4] = b.x * inverse;
    out[face * 4 + 1] = b.y * inverse;
    out[face * 4 + 2] = b.z * inverse;
    out[face * 4 + 3] = length / 2;
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
  private readonly source: Uint32Array;
  private readonly normals: Float64Array;
  private readonly indices: Uint32Array;
  private readonly from: Shape;
  /** The copies of every vertex as a chain, the first one first. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  private copies = 0;
  private corners = 0;

  /** Room for a copy per corner, which is as many as there can be. */
  constructor(from: Shape, corners: number) {
    this.from = from;
    this.first = new Int32Array(from.getAttribute("position").count).fill(-1);
    this.source = new Uint32Array(corners);
    this.normals = new Float64Array(corners * 3);
    this.indices = new Uint32Array(corners);
    this.next = new Int32Array(corners);
  }

  corner(vertex: number, x: number, y: number, z: number): void {
    const { normals, next } = this;
    let last = -1;
    for (let copy = this.first[vertex]; copy >= 0; copy = next[copy]) {
      if (normals[copy * 3] * x + normals[copy * 3 + 1] * y + normals[copy * 3 + 2] * z > 0.99999) {
        this.indices[this.corners++] = copy;
        return;
      }
      last = copy;
    }
    const index = this.copies++;
    if (last < 0) this.first[vertex] = index;
    else next[last] = index;
    next[index] = -1;
    this.source[index] = vertex;
    normals[index * 3] = x;
    normals[index * 3 + 1] = y;
    normals[index * 3 + 2] = z;
    this.indices[this.corners++] = index;
  }

  shape(): Shape {
    const take = (name: string, width: number) => {
      const { array, itemSize } = this.from.getAttribute(name);
      const out = new Float32Array(this.copies * width);
      for (let at = 0; at < this.copies; at++) for (let k = 0; k < width; k++) out[at * width + k] = array[this.source[at] * itemSize + k];
      return out;
    };
    return makeShape(take("position", 3), this.indices, {
      normals: this.normals.subarray(0, this.copies * 3),
      ...(this.from.hasAttribute("uv") ? { uvs: take("uv", 2) } : {}),
      ...(this.from.hasAttribute("chart") ? { charts: take("chart", 3) } : {}),
      ...(this.from.hasAttribute("pattern") ? { patterns: take("pattern", 3) } : {}),
    });
  }
}
