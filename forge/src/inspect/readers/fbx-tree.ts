import { inflateSync } from "node:zlib";
import { Refusal } from "../inspection.ts";

/** What a binary FBX says of itself, read without building its scene; damaged or boastful files are refused on the way. */
interface FbxSummary {
  polygons: { triangles: number; quads: number; ngons: number };
  vertices: number;
  /** Centimetres of one unit. */
  unit: number;
  upAxis: "y" | "z";
  textures: string[];
  /** What has to be written over so that the loader reads the file as its maker meant it. */
  mends: { at: number; text: string }[];
}

/** Lists laid over a mesh, each with the node that holds it and the one that says where in it to look. */
const LAYERS: Record<string, { list: string; index: RegExp }> = {
  LayerElementColor: { list: "Colors", index: /^ColorIndex$/ },
  LayerElementUV: { list: "UV", index: /^UVIndex$/ },
  LayerElementNormal: { list: "Normals", index: /^Normals?Index$/ },
  LayerElementMaterial: { list: "Materials", index: /^Materials$/ },
};
const BY_INDEX = "IndexToDirect";

interface Layer {
  nameAt: number;
  /** Where it says that it is looked up by an index, if it does. */
  byIndexAt: number | null;
  holds: string[];
}

const HEADER_BYTES = 27;
const MAX_DEPTH = 64;
const MAX_NODES = 2_000_000;
const MAX_ARRAY_BYTES = 1_200_000_000;
const SCALAR_BYTES: Record<string, number> = { C: 1, B: 1, Y: 2, I: 4, F: 4, D: 8, L: 8 };
const ARRAY_BYTES: Record<string, number> = { b: 1, c: 1, i: 4, f: 4, d: 8, l: 8 };

interface Walk {
  bytes: Buffer;
  isLong: boolean;
  nodes: number;
  arrayBytes: number;
  summary: FbxSummary;
  /** The one that is being read. */
  layer: Layer | null;
}

export function summarise(bytes: Buffer): FbxSummary {
  if (bytes.length < HEADER_BYTES + 13) throw new Refusal("truncated", "The file ends inside its header.");
  const summary: FbxSummary = {
    polygons: { triangles: 0, quads: 0, ngons: 0 },
    vertices: 0,
    unit: 1,
    upAxis: "y",
    textures: [],
    mends: [],
  };
  const walk: Walk = { bytes, isLong: bytes.readUInt32LE(23) >= 7500, nodes: 0, arrayBytes: 0, summary, layer: null };
  for (let at = HEADER_BYTES; at > 0 && at < bytes.length; ) at = visit(walk, at, 0);
  return summary;
}

/** Returns where the next node begins, or 0 after the last one. */
function visit(walk: Walk, at: number, depth: number): number {
  const { bytes, isLong } = walk;
  const wide = isLong ? 8 : 4;
  const number = (place: number) => (isLong ? Number(bytes.readBigUInt64LE(place)) : bytes.readUInt32LE(place));
  if (at + wide * 3 + 1 > bytes.length) throw new Refusal("truncated", "The file ends inside a node.");
  const end = number(at);
  if (end === 0) return 0;
  if (end <= at || end > bytes.length) throw new Refusal("truncated", "A node reaches past the end of the file.");
  if (depth > MAX_DEPTH || ++walk.nodes > MAX_NODES)
    throw new Refusal("impossible-count", "The file nests or lists more nodes than any real one.");
  const properties = number(at + wide);
  const propertyBytes = number(at + wide * 2);
  const nameStart = at + wide * 3 + 1;
  const nameEnd = nameStart + bytes[nameStart - 1];
  if (nameEnd + propertyBytes > end) throw new Refusal("unreadable", "A node's properties are longer than the node.");
  const name = bytes.toString("latin1", nameStart, nameEnd);
  readProperties(walk, name, properties, nameEnd, nameEnd + propertyBytes);
  const outer = walk.layer;
  outer?.holds.push(name);
  if (LAYERS[name]) walk.layer = { nameAt: nameStart, byIndexAt: null, holds: [] };
  for (let child = nameEnd + propertyBytes; child > 0 && child < end; ) child = visit(walk, child, depth + 1);
  if (LAYERS[name] && walk.layer) mend(walk.layer, LAYERS[name], walk.summary);
  walk.layer = outer;
  return end;
}

/** A layer without its list is none; one without its index is looked up directly. The loader believes what it says and falls over. */
function mend({ nameAt, byIndexAt, holds }: Layer, { list, index }: { list: string; index: RegExp }, { mends }: FbxSummary): void {
  if (!holds.includes(list)) mends.push({ at: nameAt, text: "_" });
  else if (byIndexAt !== null && !holds.some((name) => index.test(name)))
    mends.push({ at: byIndexAt, text: "Direct".padEnd(BY_INDEX.length) });
}

function readProperties(walk: Walk, name: string, count: number, start: number, end: number): void {
  const { bytes, summary } = walk;
  const values: (string | number)[] = [];
  for (let i = 0, at = start; i < count; i++) {
    if (at >= end) throw new Refusal("unreadable", "A node has fewer properties than it says.");
    const type = String.fromCharCode(bytes[at]);
    const size = sizeOf(walk, type, at + 1, end);
    if (at + 1 + size > end) throw new Refusal("truncated", "A property reaches past its node.");
    if (type === "S") values.push(bytes.toString("utf8", at + 5, at + 1 + size));
    if (i === 0 && name === "ReferenceInformationType" && values[0] === BY_INDEX && walk.layer) walk.layer.byIndexAt = at + 5;
    if (type === "I") values.push(bytes.readInt32LE(at + 1));
    else if (type === "D") values.push(bytes.readDoubleLE(at + 1));
    else if (type === "i" && name === "PolygonVertexIndex") countPolygons(numbers(bytes, at + 1), summary.polygons);
    if (type === "d" && name === "Vertices") summary.vertices += Math.floor(bytes.readUInt32LE(at + 1) / 3);
    at += 1 + size;
  }
  if (name === "P" && values[0] === "UnitScaleFactor") summary.unit = Number(values.at(-1)) || 1;
  if (name === "P" && values[0] === "UpAxis") summary.upAxis = values.at(-1) === 2 ? "z" : "y";
  if ((name === "RelativeFilename" || name === "FileName") && typeof values[0] === "string" && values[0]) summary.textures.push(values[0]);
}

function sizeOf(walk: Walk, type: string, at: number, end: number): number {
  if (SCALAR_BYTES[type]) return SCALAR_BYTES[type];
  if (at + 4 > end) throw new Refusal("truncated", "A property is cut off.");
  if (type === "S" || type === "R") return 4 + walk.bytes.readUInt32LE(at);
  const each = ARRAY_BYTES[type];
  if (!each || at + 12 > end) throw new Refusal("unreadable", "A property has an unknown type.");
  const length = walk.bytes.readUInt32LE(at);
  const isPacked = walk.bytes.readUInt32LE(at + 4) === 1;
  const packed = walk.bytes.readUInt32LE(at + 8);
  walk.arrayBytes += length * each;
  // Deflate cannot do better than about a thousand to one.
  if (walk.arrayBytes > MAX_ARRAY_BYTES || (isPacked && length * each > (packed + 64) * 1040))
    throw new Refusal("impossible-count", "A list of numbers claims to be longer than its data.");
  return 12 + (isPacked ? packed : length * each);
}

function numbers(bytes: Buffer, at: number): Buffer {
  const size = bytes.readUInt32LE(at) * 4;
  if (bytes.readUInt32LE(at + 4) !== 1) return bytes.subarray(at + 12, at + 12 + size);
  try {
    return inflateSync(bytes.subarray(at + 12, at + 12 + bytes.readUInt32LE(at + 8)), { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new Refusal("unreadable", "The faces of a mesh cannot be unpacked.");
  }
}

/** The last corner of each polygon is written as its complement, below zero. */
function countPolygons(corners: Buffer, polygons: FbxSummary["polygons"]): void {
  let sides = 0;
  for (let at = 0; at + 4 <= corners.length; at += 4) {
    sides++;
    if (corners.readInt32LE(at) >= 0) continue;
    if (sides === 3) polygons.triangles++;
    else if (sides === 4) polygons.quads++;
    else if (sides > 4) polygons.ngons++;
    sides = 0;
  }
}
