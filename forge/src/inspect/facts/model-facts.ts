import type { Node } from "@gltf-transform/core";
import { type Finding, type ModelFacts, Refusal, type TextureFacts } from "../inspection.ts";
import type { Reading } from "../readers/reading.ts";
import { boundsOf } from "./bounds.ts";
import { isTriangles, measureMeshes } from "./mesh-facts.ts";
import { measureTextures } from "./texture-facts.ts";

const MAX_NAMES = 100;

/** Everything the product page tells about a model, measured from the file. */
export async function measureModel(reading: Reading, path: string, findings: Finding[]): Promise<ModelFacts> {
  const { document, format, upAxis, bones, animations } = reading;
  const root = document.getRoot();
  const placed = placedPrimitives(reading);
  if (placed.triangles === 0) throw new Refusal("no-geometry", "There is not one triangle in the file.", path);
  const shape = measureMeshes(document);
  const textures = await measureTextures(document, findings);
  return {
    path,
    format,
    triangles: placed.triangles,
    // Formats without shared vertices write every corner out; what people count is places.
    vertices: reading.vertices ?? (placed.isIndexed ? placed.vertices : shape.places),
    meshes: root.listMeshes().length,
    materials: root.listMaterials().length,
    drawCalls: placed.drawCalls,
    ...(reading.polygons ? { polygons: reading.polygons } : {}),
    textures,
    uvSets: shape.uvSets,
    uvCoverage: tenth(shape.uv.coverage),
    uvOverlap: tenth(shape.uv.overlap),
    uvOutOfRange: tenth(shape.uv.outOfRange),
    ...sizeAndPivot(reading),
    upAxis,
    unappliedTransforms: root.listNodes().filter((node) => isObject(node, reading) && hasTransform(node)).length,
    openEdges: shape.openEdges,
    nonManifoldEdges: shape.nonManifoldEdges,
    isolatedVertices: reading.isolatedVertices ?? shape.isolatedVertices,
    coincidentVertices: shape.coincidentVertices,
    degenerateFaces: shape.degenerateFaces,
    zeroUvFaces: shape.uv.zeroFaces,
    ...(reading.poles === undefined ? {} : { poles: tenth(reading.poles) }),
    hasNormals: shape.hasNormals,
    hasVertexColors: shape.hasVertexColors,
    isPbr: isPbr(textures),
    bones,
    animations,
    morphs: Math.max(0, ...root.listMeshes().flatMap((mesh) => mesh.listPrimitives().map((primitive) => primitive.listTargets().length))),
    extensions: (reading.extensions ?? root.listExtensionsUsed().map(({ extensionName }) => extensionName)).toSorted(),
    names: [...root.listMeshes(), ...root.listMaterials()]
      .map((item) => item.getName())
      .filter(Boolean)
      .slice(0, MAX_NAMES),
  };
}

/** Something somebody placed: neither held by bones, nor stored in whole numbers, nor one of many copies. */
const isObject = (node: Node, { copies }: Reading): boolean =>
  node.getMesh() !== null && !node.getSkin() && !isQuantised(node) && !copies?.has(node);

/** What the scene draws: a mesh that stands in three places counts three times, and is one piece where the card makes the copies. */
function placedPrimitives({ document, copies, extraTriangles = 0 }: Reading): {
  triangles: number;
  vertices: number;
  drawCalls: number;
  isIndexed: boolean;
} {
  const sum = { triangles: extraTriangles, vertices: 0, drawCalls: 0, isIndexed: false };
  const copied = new Set<Node | null>();
  for (const node of document.getRoot().listNodes()) {
    const isCopy = copies?.has(node) && copied.has(node.getParentNode());
    if (copies?.has(node)) copied.add(node.getParentNode());
    for (const primitive of node.getMesh()?.listPrimitives().filter(isTriangles) ?? []) {
      const vertices = primitive.getAttribute("POSITION")?.getCount() ?? 0;
      sum.triangles += Math.floor((primitive.getIndices()?.getCount() ?? vertices) / 3);
      sum.vertices += vertices;
      sum.drawCalls += isCopy ? 0 : 1;
      sum.isIndexed ||= primitive.getIndices() !== null;
    }
  }
  return sum;
}

function sizeAndPivot({ document }: Reading): Pick<ModelFacts, "size" | "pivotOffset"> {
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  if (!scene) return { size: { x: 0, y: 0, z: 0 }, pivotOffset: 0 };
  const { min, max } = boundsOf(scene);
  const [x, y, z] = max.map((high, axis) => high - min[axis]);
  if (![x, y, z].every(Number.isFinite)) throw new Refusal("not-a-number", "The size of the model is not a number.");
  return {
    size: { x: precise(x), y: precise(y), z: precise(z) },
    pivotOffset: precise(Math.hypot((min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2)),
  };
}

/** Moved is fine; turned or scaled means that the numbers in the file are not the numbers in the scene. */
function hasTransform(node: Node): boolean {
  const [x, y, z] = node.getRotation();
  return Math.hypot(x, y, z) > 1e-4 || node.getScale().some((scale) => Math.abs(scale - 1) > 1e-4);
}

/** Whole numbers only become places by the scale of their node. */
function isQuantised(node: Node): boolean {
  const primitives = node.getMesh()?.listPrimitives() ?? [];
  return primitives.some((primitive) => !(primitive.getAttribute("POSITION")?.getArray() instanceof Float32Array));
}

function isPbr(textures: TextureFacts[]): boolean {
  const slots = new Set(textures.flatMap((texture) => texture.slots));
  return slots.has("baseColorTexture") && (slots.has("metallicRoughnessTexture") || slots.has("normalTexture"));
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const precise = (value: number) => Number(value.toPrecision(6));
