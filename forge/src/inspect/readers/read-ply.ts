import { Refusal } from "../inspection.ts";
import { addMesh, emptyReading, type Reading } from "./reading.ts";

interface Property {
  name: string;
  type: string;
  /** Type of the count in front, when the property is a list. */
  countType?: string;
}

interface Element {
  name: string;
  count: number;
  properties: Property[];
}

const MAX_HEADER = 64 << 10;
const BYTES: Record<string, number> = {
  ...{ char: 1, uchar: 1, int8: 1, uint8: 1, short: 2, ushort: 2, int16: 2, uint16: 2 },
  ...{ int: 4, uint: 4, int32: 4, uint32: 4, float: 4, float32: 4, double: 8, float64: 8 },
};

/** Gives the next number of a type, from text or from either byte order. */
type Next = (type: string) => number;

export function readPly(bytes: Buffer): Reading {
  const { elements, encoding, start } = header(bytes);
  const least = elements.reduce(
    (sum, { count, properties }) => sum + count * Math.max(1, properties.length) * (encoding === "ascii" ? 2 : 1),
    0,
  );
  if (least > bytes.length + 2) throw new Refusal("impossible-count", "The file claims more vertices or faces than it can hold.");
  const next = encoding === "ascii" ? textNumbers(bytes, start) : binaryNumbers(bytes, start, encoding === "binary_little_endian");
  const reading = emptyReading("ply");
  const polygons = { triangles: 0, quads: 0, ngons: 0 };
  const vertex = new Map<string, Float32Array>();
  const indices: number[] = [];
  for (const element of elements) {
    if (element.name === "vertex") for (const { name } of element.properties) vertex.set(name, new Float32Array(element.count));
    for (let i = 0; i < element.count; i++) {
      for (const { name, type, countType } of element.properties) {
        if (!countType) {
          const value = next(type);
          if (element.name === "vertex") (vertex.get(name) as Float32Array)[i] = value;
          continue;
        }
        const corners = Array.from({ length: limited(next(countType), bytes.length) }, () => next(type));
        if (element.name === "face" && /^vertex_ind/.test(name)) addPolygon(corners, indices, polygons);
      }
    }
  }
  build(reading, vertex, indices);
  return { ...reading, polygons };
}

function header(bytes: Buffer): { elements: Element[]; encoding: string; start: number } {
  const text = bytes.toString("latin1", 0, MAX_HEADER);
  const end = /(^|\n)end_header\r?\n/.exec(text);
  if (!end) throw new Refusal("unreadable", "The file's header has no end.");
  const elements: Element[] = [];
  let encoding = "";
  for (const line of text.slice(0, end.index).split(/\r?\n/)) {
    const words = line.trim().split(/\s+/);
    if (words[0] === "format") encoding = words[1];
    if (words[0] === "element") elements.push({ name: words[1], count: count(words[2]), properties: [] });
    if (words[0] !== "property") continue;
    const isList = words[1] === "list";
    const property: Property = isList ? { name: words[4], type: words[3], countType: words[2] } : { name: words[2], type: words[1] };
    if (!BYTES[property.type] || (isList && !BYTES[words[2]]))
      throw new Refusal("unreadable", "The header names a type of number that does not exist.");
    elements.at(-1)?.properties.push(property);
  }
  if (!["ascii", "binary_little_endian", "binary_big_endian"].includes(encoding))
    throw new Refusal("unreadable", "The header names no known encoding.");
  return { elements, encoding, start: end.index + end[0].length };
}

function count(word: string): number {
  const value = Number(word);
  if (!Number.isSafeInteger(value) || value < 0) throw new Refusal("impossible-count", "The header's counts are not whole numbers.");
  return value;
}

function limited(corners: number, bytes: number): number {
  if (!(corners >= 0 && corners <= bytes)) throw new Refusal("impossible-count", "A face claims more corners than the file can hold.");
  return corners;
}

function textNumbers(bytes: Buffer, start: number): Next {
  const words = bytes.toString("latin1", start).split(/\s+/);
  let at = words[0] === "" ? 1 : 0;
  return () => {
    if (at >= words.length || words[at] === "") throw new Refusal("truncated", "The file ends before its last face.");
    return Number(words[at++]);
  };
}

function binaryNumbers(bytes: Buffer, start: number, isLittle: boolean): Next {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = start;
  return (type) => {
    const size = BYTES[type];
    if (at + size > bytes.length) throw new Refusal("truncated", "The file ends before its last face.");
    const from = at;
    at += size;
    if (/^(float|float32)$/.test(type)) return view.getFloat32(from, isLittle);
    if (size === 8) return view.getFloat64(from, isLittle);
    const isUnsigned = type.startsWith("u");
    if (size === 1) return isUnsigned ? view.getUint8(from) : view.getInt8(from);
    if (size === 2) return isUnsigned ? view.getUint16(from, isLittle) : view.getInt16(from, isLittle);
    return isUnsigned ? view.getUint32(from, isLittle) : view.getInt32(from, isLittle);
  };
}

function addPolygon(corners: number[], indices: number[], polygons: { triangles: number; quads: number; ngons: number }): void {
  if (corners.length === 3) polygons.triangles++;
  else if (corners.length === 4) polygons.quads++;
  else if (corners.length > 4) polygons.ngons++;
  for (let k = 1; k + 1 < corners.length; k++) indices.push(corners[0], corners[k], corners[k + 1]);
}

function build({ document }: Reading, vertex: Map<string, Float32Array>, indices: number[]): void {
  const join = (...names: string[]): Float32Array<ArrayBuffer> | undefined => {
    const columns = names.map((name) => vertex.get(name));
    if (columns.some((column) => !column)) return undefined;
    const [first] = columns as Float32Array[];
    return Float32Array.from(
      { length: first.length * names.length },
      (_, i) => (columns as Float32Array[])[i % names.length][Math.floor(i / names.length)],
    );
  };
  const positions = join("x", "y", "z");
  if (!positions || indices.length === 0) return;
  const vertices = positions.length / 3;
  if (indices.some((index) => !(index >= 0 && index < vertices)))
    throw new Refusal("unreadable", "A face names a vertex that does not exist.");
  const uvs = join("s", "t") ?? join("u", "v") ?? join("texture_u", "texture_v");
  const colors = join("red", "green", "blue")?.map((value) => (value / 255) ** 2.2);
  addMesh(document, { name: "mesh", positions, normals: join("nx", "ny", "nz"), uvs, colors, indices: Uint32Array.from(indices) }, null);
}
