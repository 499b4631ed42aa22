import type { Document, Material } from "@gltf-transform/core";
import { Refusal } from "../inspection.ts";
import { plainText } from "./plain-text.ts";
import { applyLibrary } from "./read-mtl.ts";
import { addMesh, emptyReading, type Neighbours, type Reading } from "./reading.ts";

/** Numbers that grow without a list of boxed values behind them. */
class Floats {
  private data = new Float32Array(1024);
  length = 0;
  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Float32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }
  at(index: number): number {
    return this.data[index];
  }
  take(): Float32Array<ArrayBuffer> {
    return this.data.slice(0, this.length);
  }
}

/** Faces of one object in one material, every corner written out. */
interface Group {
  name: string;
  material: string;
  positions: Floats;
  normals: Floats;
  uvs: Floats;
  hasNormals: boolean;
  hasUvs: boolean;
}

interface Obj {
  v: Floats;
  vt: Floats;
  vn: Floats;
  groups: Map<string, Group>;
  polygons: { triangles: number; quads: number; ngons: number };
  /** How many sides meet at each vertex. Every side inside a mesh is seen twice, once from each face. */
  sides: Map<number, number>;
  libraries: string[];
}

export function readObj(bytes: Buffer, neighbours: Neighbours): Reading {
  const obj = parse(plainText(bytes));
  const reading = emptyReading("obj");
  reading.vertices = obj.v.length / 3;
  reading.isolatedVertices = reading.vertices - obj.sides.size;
  reading.polygons = obj.polygons;
  const busy = [...obj.sides.values()].filter((sides) => sides > 10).length;
  reading.poles = obj.sides.size > 0 ? (100 * busy) / obj.sides.size : 0;
  const materials = new Map<string, Material>();
  for (const name of new Set([...obj.groups.values()].map(({ material }) => material)))
    materials.set(name, reading.document.createMaterial(name).setMetallicFactor(0));
  for (const library of obj.libraries) applyLibrary(reading, library, materials, neighbours);
  for (const group of obj.groups.values()) addGroup(reading.document, group, materials.get(group.material) ?? null);
  return reading;
}

function addGroup(document: Document, group: Group, material: Material | null): void {
  if (group.positions.length === 0) return;
  addMesh(
    document,
    {
      name: group.name,
      positions: group.positions.take(),
      normals: group.hasNormals ? group.normals.take() : undefined,
      uvs: group.hasUvs ? group.uvs.take() : undefined,
    },
    material,
  );
}

function parse(bytes: Buffer): Obj {
  const obj: Obj = {
    v: new Floats(),
    vt: new Floats(),
    vn: new Floats(),
    groups: new Map(),
    polygons: { triangles: 0, quads: 0, ngons: 0 },
    sides: new Map(),
    libraries: [],
  };
  let name = "object";
  let material = "default";
  for (let start = 0; start < bytes.length; ) {
    const end = lineEnd(bytes, start);
    const words = bytes.toString("latin1", start, end).replaceAll(CONTINUED, " ").trim().split(/\s+/);
    start = end + 1;
    switch (words[0]) {
      case "v":
        for (let k = 1; k <= 3; k++) obj.v.push(Number(words[k]));
        break;
      case "vt":
        obj.vt.push(Number(words[1]));
        // The picture's first row is on top here, at the bottom there.
        obj.vt.push(1 - Number(words[2] ?? 0));
        break;
      case "vn":
        for (let k = 1; k <= 3; k++) obj.vn.push(Number(words[k]));
        break;
      case "o":
      case "g":
        name = words.slice(1).join(" ") || name;
        break;
      case "usemtl":
        material = words.slice(1).join(" ");
        break;
      case "mtllib":
        obj.libraries.push(words.slice(1).join(" "));
        break;
      case "f":
        addFace(obj, groupOf(obj, name, material), words);
        break;
    }
  }
  return obj;
}

const NEWLINE = 10;
const RETURN = 13;
const BACKSLASH = 92;
/** A line that ends in a backslash goes on in the next. */
const CONTINUED = /\\\r?\n/g;

/** Where a line ends, with all it goes on in. */
function lineEnd(bytes: Buffer, start: number): number {
  for (let from = start; ; ) {
    const end = bytes.indexOf(NEWLINE, from);
    if (end < 0) return bytes.length;
    const last = bytes[end - 1] === RETURN ? end - 2 : end - 1;
    if (last < start || bytes[last] !== BACKSLASH) return end;
    from = end + 1;
  }
}

function groupOf(obj: Obj, name: string, material: string): Group {
  const key = `${name}\n${material}`;
  let group = obj.groups.get(key);
  if (!group) {
    if (obj.groups.size >= 20_000) throw new Refusal("impossible-count", "The file has more than 20,000 objects.");
    group = { name, material, positions: new Floats(), normals: new Floats(), uvs: new Floats(), hasNormals: false, hasUvs: false };
    obj.groups.set(key, group);
  }
  return group;
}

function addFace(obj: Obj, group: Group, words: string[]): void {
  const corners = oneRound(words.slice(1).map((word) => word.split("/").map(Number)));
  if (corners.length < 3) return;
  if (corners.length === 3) obj.polygons.triangles++;
  else if (corners.length === 4) obj.polygons.quads++;
  else obj.polygons.ngons++;
  for (const [v] of corners) {
    const vertex = resolve(v, obj.v.length / 3);
    obj.sides.set(vertex, (obj.sides.get(vertex) ?? 0) + 2);
  }
  for (let k = 1; k + 1 < corners.length; k++) for (const corner of [corners[0], corners[k], corners[k + 1]]) addCorner(obj, group, corner);
}

/** A face that goes round its corners again and again is the same face as one that does so once. */
function oneRound(corners: number[][]): number[][] {
  const again = corners.findIndex(([v], i) => i >= 3 && v === corners[0]?.[0]);
  return again > 0 && corners.every(([v], i) => v === corners[i % again]?.[0]) ? corners.slice(0, again) : corners;
}

function addCorner(obj: Obj, group: Group, [v, vt, vn]: number[]): void {
  const p = resolve(v, obj.v.length / 3) * 3;
  for (let k = 0; k < 3; k++) group.positions.push(obj.v.at(p + k));
  const t = vt ? resolve(vt, obj.vt.length / 2) * 2 : -1;
  group.hasUvs ||= t >= 0;
  for (let k = 0; k < 2; k++) group.uvs.push(t < 0 ? 0 : obj.vt.at(t + k));
  const n = vn ? resolve(vn, obj.vn.length / 3) * 3 : -1;
  group.hasNormals ||= n >= 0;
  for (let k = 0; k < 3; k++) group.normals.push(n < 0 ? 0 : obj.vn.at(n + k));
}

/** Counted from 1, or backwards from the last one. */
function resolve(index: number, count: number): number {
  const at = index < 0 ? count + index : index - 1;
  if (!Number.isInteger(at) || at < 0 || at >= count) throw new Refusal("unreadable", "A face names a vertex that does not exist.");
  return at;
}
