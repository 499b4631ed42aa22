import { gzipSync } from "node:zlib";
import { Document, Logger, NodeIO, type Primitive } from "@gltf-transform/core";
import { EXTMeshoptCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { quantize } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";
import { type Matrix, placer } from "../../poster/place.ts";
import { isTriangles } from "../facts/mesh-facts.ts";

/** Beyond this the lines are closer than pixels, and the rendered picture says more. */
const MOST_TRIANGLES = 150_000;
const LINES = 1;
const POSITION_BITS = 14;

/**
 * The exact edges of a model and nothing else, a GLB in gzip: rounded places, no faces, no directions, no textures. For looking at a
 * topology, not for building with it. Undefined for models that move: their edges would stay behind.
 */
export async function wireCopy(document: Document): Promise<Uint8Array | undefined> {
  const root = document.getRoot();
  const isMoving = root.listAnimations().length > 0 || root.listSkins().length > 0;
  if (isMoving || countTriangles(document) > MOST_TRIANGLES) return undefined;
  const { points, edges } = edgesOf(document);
  if (edges.length === 0) return undefined;
  await MeshoptEncoder.ready;
  const wire = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  const buffer = wire.createBuffer();
  const list = (type: "VEC3" | "SCALAR", array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    wire.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const lines = wire.createPrimitive().setMode(LINES).setAttribute("POSITION", list("VEC3", points)).setIndices(list("SCALAR", edges));
  wire.createScene().addChild(wire.createNode("wire").setMesh(wire.createMesh("wire").addPrimitive(lines)));
  await wire.transform(quantize({ quantizePosition: POSITION_BITS }));
  wire.createExtension(EXTMeshoptCompression).setRequired(true).setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  const io = new NodeIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]);
  return gzipSync(await io.registerDependencies({ "meshopt.encoder": MeshoptEncoder }).writeBinary(wire), { level: 9 });
}

const cornersOf = (primitive: Primitive): number => (primitive.getIndices() ?? primitive.getAttribute("POSITION"))?.getCount() ?? 0;

function* trianglePrimitives(document: Document) {
  for (const node of document.getRoot().listNodes())
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) if (isTriangles(primitive)) yield { node, primitive };
}

function countTriangles(document: Document): number {
  let corners = 0;
  for (const { primitive } of trianglePrimitives(document)) corners += cornersOf(primitive);
  return corners / 3;
}

/** Every edge once, between places: corners that differ only in texture or direction are one. */
function edgesOf(document: Document) {
  const places = new Map<string, number>();
  const points: number[] = [];
  const seen = new Map<number, Set<number>>();
  for (const { node, primitive } of trianglePrimitives(document)) {
    const position = primitive.getAttribute("POSITION");
    if (!position) continue;
    const place = placer(node, primitive);
    const element: number[] = [];
    const numbers = Array.from({ length: position.getCount() }, (_, at) => {
      const point = moved(place(at), position.getElement(at, element)).map(Math.fround);
      const key = point.join(" ");
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, places.size);
      points.push(...point);
      return places.size - 1;
    });
    const indices = primitive.getIndices()?.getArray();
    const corner = (at: number) => numbers[indices?.[at] ?? at] ?? 0;
    for (let at = 0; at + 2 < cornersOf(primitive); at += 3) {
      for (const [from, to] of [
        [corner(at), corner(at + 1)],
        [corner(at + 1), corner(at + 2)],
        [corner(at + 2), corner(at)],
      ] as const) {
        if (from === to) continue;
        const [low, high] = from < to ? [from, to] : [to, from];
        const others = seen.get(low) ?? new Set();
        seen.set(low, others.add(high));
      }
    }
  }
  // In order: neighbours that resemble each other pack well.
  const edges = [...seen.keys()]
    .sort((a, b) => a - b)
    .flatMap((low) => [...(seen.get(low) ?? [])].sort((a, b) => a - b).flatMap((high) => [low, high]));
  return { points: Float32Array.from(points), edges: Uint32Array.from(edges) };
}

const moved = (m: Matrix, [x, y, z]: number[]): number[] => [
  m[0] * x + m[4] * y + m[8] * z + m[12],
  m[1] * x + m[5] * y + m[9] * z + m[13],
  m[2] * x + m[6] * y + m[10] * z + m[14],
];
