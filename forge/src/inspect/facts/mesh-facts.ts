import type { Document, Material, Primitive } from "@gltf-transform/core";
import { Refusal } from "../inspection.ts";
import { plainNumbers } from "./plain-numbers.ts";
import { type UvFacts, UvSquare } from "./uv-facts.ts";
import { countEdges, weldPositions } from "./welded.ts";

interface MeshFacts {
  /** Places in space that hold a vertex. */
  places: number;
  openEdges: number;
  nonManifoldEdges: number;
  isolatedVertices: number;
  coincidentVertices: number;
  degenerateFaces: number;
  uv: UvFacts;
  uvSets: number;
  hasNormals: boolean;
  hasVertexColors: boolean;
}

const TRIANGLES = 4;
/** More materials than this are not painted: a file may list any number of them. */
const MAX_SQUARES = 128;

export function isTriangles(primitive: Primitive): boolean {
  return primitive.getMode() === TRIANGLES && primitive.getAttribute("POSITION") !== null;
}

/** Measures every mesh of the document once, however often it is placed in the scene. */
export function measureMeshes(document: Document): MeshFacts {
  const facts: MeshFacts = {
    places: 0,
    openEdges: 0,
    nonManifoldEdges: 0,
    isolatedVertices: 0,
    coincidentVertices: 0,
    degenerateFaces: 0,
    uv: { coverage: 0, overlap: 0, outOfRange: 0, zeroFaces: 0 },
    uvSets: 0,
    hasNormals: true,
    hasVertexColors: false,
  };
  const squares = new Map<Material | null, UvSquare>();
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives().filter(isTriangles)) {
      refuseNonNumbers(primitive, mesh.getName());
      const corners = cornersOf(primitive, mesh.getName());
      measureShape(primitive, corners, facts);
      facts.uvSets = Math.max(facts.uvSets, primitive.listSemantics().filter((name) => name.startsWith("TEXCOORD_")).length);
      facts.hasNormals &&= primitive.getAttribute("NORMAL") !== null;
      facts.hasVertexColors ||= primitive.getAttribute("COLOR_0") !== null;
      paintUvs(primitive, corners, squares);
    }
  }
  facts.uv = worst([...squares.values()].map((square) => square.facts()));
  return facts;
}

/** The busiest texture square speaks for the model's coverage; overlaps and strays are taken where they are worst. */
function worst(all: UvFacts[]): UvFacts {
  return {
    coverage: Math.max(0, ...all.map(({ coverage }) => coverage)),
    overlap: Math.max(0, ...all.map(({ overlap }) => overlap)),
    outOfRange: Math.max(0, ...all.map(({ outOfRange }) => outOfRange)),
    zeroFaces: all.reduce((sum, { zeroFaces }) => sum + zeroFaces, 0),
  };
}

function refuseNonNumbers(primitive: Primitive, where: string): void {
  for (const accessor of primitive.listAttributes()) {
    const array = accessor.getArray();
    if (!(array instanceof Float32Array)) continue;
    for (let i = 0; i < array.length; i++) {
      if (!Number.isFinite(array[i])) throw new Refusal("not-a-number", "The mesh contains values that are not numbers.", where);
    }
  }
}

function cornersOf(primitive: Primitive, where: string): Uint32Array {
  const vertices = primitive.getAttribute("POSITION")?.getCount() ?? 0;
  const indices = primitive.getIndices()?.getArray();
  const corners = indices?.length ?? vertices;
  if (corners % 3 !== 0) throw new Refusal("truncated", "The last face of a mesh is cut off.", where);
  if (!indices) return Uint32Array.from({ length: vertices }, (_, i) => i);
  for (let i = 0; i < corners; i++) {
    if (indices[i] >= vertices) throw new Refusal("unreadable", "A face names a vertex that does not exist.", where);
  }
  return Uint32Array.from(indices);
}

function measureShape(primitive: Primitive, corners: Uint32Array, facts: MeshFacts): void {
  const positions = plainPositions(primitive);
  const extent = extentOf(positions);
  const { of, count } = weldPositions(positions, Math.max(1e-12, extent * 1e-6));
  facts.places += count;
  const used = new Uint8Array(of.length);
  const welded = new Uint32Array(corners.length);
  for (let i = 0; i < corners.length; i++) {
    used[corners[i]] = 1;
    welded[i] = of[corners[i]];
  }
  for (let t = 0; t < corners.length; t += 3) if (isDegenerate(positions, corners, t, extent)) facts.degenerateFaces++;
  const edges = countEdges(welded);
  facts.openEdges += edges.open;
  facts.nonManifoldEdges += edges.nonManifold;
  facts.isolatedVertices += used.reduce((sum, isUsed) => sum + 1 - isUsed, 0);
  facts.coincidentVertices += sameVertices(primitive, of, count);
}

/** Vertices that repeat another one in place, normal and UV: they split the mesh for nothing. A file without an index has no choice. */
function sameVertices(primitive: Primitive, of: Uint32Array, places: number): number {
  if (!primitive.getIndices()) return 0;
  const others = primitive
    .listSemantics()
    .filter((name) => name !== "POSITION")
    .map((name) => primitive.getAttribute(name)?.getArray());
  const last = new Int32Array(places).fill(-1);
  let same = 0;
  for (let i = 0; i < of.length; i++) {
    const other = last[of[i]];
    last[of[i]] = i;
    if (other < 0) continue;
    if (others.every((array) => !array || equalAt(array, array.length / of.length, i, other))) same++;
  }
  return same;
}

function equalAt(array: ArrayLike<number>, size: number, a: number, b: number): boolean {
  for (let k = 0; k < size; k++) if (array[a * size + k] !== array[b * size + k]) return false;
  return true;
}

/** Quantised files keep whole numbers; the shape is judged in plain ones. */
function plainPositions(primitive: Primitive): ArrayLike<number> {
  return primitive.getAttribute("POSITION")?.getArray() ?? new Float32Array();
}

function extentOf(positions: ArrayLike<number>): number {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < positions.length; i++) {
    if (positions[i] < low) low = positions[i];
    if (positions[i] > high) high = positions[i];
  }
  return high > low ? high - low : 1;
}

function isDegenerate(p: ArrayLike<number>, corners: Uint32Array, t: number, extent: number): boolean {
  const a = corners[t] * 3;
  const b = corners[t + 1] * 3;
  const c = corners[t + 2] * 3;
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const wx = p[c] - p[a];
  const wy = p[c + 1] - p[a + 1];
  const wz = p[c + 2] - p[a + 2];
  return Math.hypot(uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx) <= extent * extent * 1e-14;
}

function paintUvs(primitive: Primitive, corners: Uint32Array, squares: Map<Material | null, UvSquare>): void {
  const uvs = primitive.getAttribute("TEXCOORD_0");
  if (!uvs) return;
  const material = primitive.getMaterial();
  let square = squares.get(material);
  if (!square) {
    if (squares.size >= MAX_SQUARES) return;
    squares.set(material, (square = new UvSquare()));
  }
  const plain = plainNumbers(uvs);
  for (let t = 0; t < corners.length; t += 3) {
    const a = corners[t] * 2;
    const b = corners[t + 1] * 2;
    const c = corners[t + 2] * 2;
    square.add(plain[a], plain[a + 1], plain[b], plain[b + 1], plain[c], plain[c + 1]);
  }
}
