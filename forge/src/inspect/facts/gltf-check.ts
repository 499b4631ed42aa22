import { Refusal } from "../inspection.ts";
import { commas } from "./commas.ts";

/** The parts of a glTF that decide how much memory reading it takes. Everything is unknown until it has been looked at. */
interface Loose {
  [key: string]: unknown;
}

const MAX_JSON_BYTES = 96 << 20;
const MAX_ELEMENTS_BYTES = 1_500_000_000;
const MAX_OBJECTS = 200_000;
const COMPONENT_BYTES: Record<number, number> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
const ELEMENT_PARTS: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };

/** Splits a GLB after checking that its lengths are those of the file. */
export function openGlb(bytes: Buffer): { json: Loose; binary: Buffer } {
  if (bytes.length < 20 || bytes.toString("latin1", 0, 4) !== "glTF")
    throw new Refusal("unreadable", "The file does not begin like a GLB.");
  if (bytes.readUInt32LE(4) !== 2) throw new Refusal("unreadable", `GLB version ${bytes.readUInt32LE(4)} is not supported; version 2 is.`);
  const length = bytes.readUInt32LE(8);
  if (length > bytes.length) throw new Refusal("truncated", "The file is shorter than its header says.");
  if (length < bytes.length) throw new Refusal("unreadable", "The file goes on after its own end.");
  let json: Buffer | undefined;
  let binary: Buffer = Buffer.alloc(0);
  for (let at = 12; at < length; ) {
    if (at + 8 > length) throw new Refusal("truncated", "A chunk's header is cut off.");
    const size = bytes.readUInt32LE(at);
    const type = bytes.readUInt32LE(at + 4);
    if (at + 8 + size > length) throw new Refusal("truncated", "A chunk is longer than the file.");
    if (type === 0x4e4f534a && !json) json = bytes.subarray(at + 8, at + 8 + size);
    if (type === 0x004e4942 && binary.length === 0) binary = bytes.subarray(at + 8, at + 8 + size);
    at += 8 + size;
  }
  if (!json) throw new Refusal("unreadable", "The file has no description of its contents.");
  return { json: parseGltf(json), binary };
}

export function parseGltf(bytes: Buffer): Loose {
  if (bytes.length > MAX_JSON_BYTES) throw new Refusal("too-large", "The description of the file's contents is larger than 96 MB.");
  try {
    const json: unknown = JSON.parse(bytes.toString("utf8"));
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return json as Loose;
  } catch {
    // The refusal below says what a person can do with it; the parser's own words do not.
  }
  throw new Refusal("unreadable", "The description of the file's contents is not valid JSON.");
}

function list(json: Loose, key: string): Loose[] {
  const value = json[key];
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== "object" || item === null))
    throw new Refusal("unreadable", `"${key}" is not a list of objects.`);
  if (value.length > MAX_OBJECTS) throw new Refusal("impossible-count", `The file lists ${commas(value.length)} ${key}.`);
  return value as Loose[];
}

function whole(value: unknown, otherwise: number, what: string): number {
  if (value === undefined) return otherwise;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw new Refusal("impossible-count", `${what} is not a whole number.`);
  return value;
}

/** Refuses counts that the bytes cannot hold, before a reader believes them. @param sizes bytes of each buffer, where they are known. */
export function checkCounts(json: Loose, sizes: (number | undefined)[]): void {
  const views = list(json, "bufferViews").map((view, i) => {
    const buffer = whole(view.buffer, 0, `Buffer of view ${i}`);
    const start = whole(view.byteOffset, 0, `Offset of view ${i}`);
    const length = whole(view.byteLength, 0, `Length of view ${i}`);
    const size = sizes[buffer];
    if (size !== undefined && start + length > size)
      throw new Refusal("impossible-count", "Part of the data lies outside the file.", `bufferView ${i}`);
    return length;
  });
  let total = 0;
  for (const [i, accessor] of list(json, "accessors").entries()) {
    const count = whole(accessor.count, 0, `Count of accessor ${i}`);
    const each = (COMPONENT_BYTES[Number(accessor.componentType)] ?? 4) * (ELEMENT_PARTS[String(accessor.type)] ?? 1);
    total += count * each;
    if (accessor.bufferView === undefined || typeof accessor.bufferView !== "number") continue;
    const held = views[accessor.bufferView];
    if (held === undefined || whole(accessor.byteOffset, 0, `Offset of accessor ${i}`) + count * each > held)
      throw new Refusal("impossible-count", "A list of numbers claims to be longer than its data.", `accessor ${i}`);
  }
  if (total > MAX_ELEMENTS_BYTES) throw new Refusal("impossible-count", "The file claims more vertices than can be handled.");
  for (const key of ["nodes", "meshes", "materials", "textures", "images", "animations", "skins", "scenes"]) list(json, key);
  refuseCircles(list(json, "nodes"));
}

/** A node that is its own ancestor would keep a reader walking for ever. */
function refuseCircles(nodes: Loose[]): void {
  const parent = new Int32Array(nodes.length).fill(-1);
  for (const [i, node] of nodes.entries()) {
    for (const child of Array.isArray(node.children) ? node.children : []) {
      if (typeof child !== "number" || child < 0 || child >= nodes.length)
        throw new Refusal("unreadable", "A node names a child that does not exist.", `node ${i}`);
      if (parent[child] >= 0) throw new Refusal("unreadable", "A node hangs in two places at once.", `node ${child}`);
      parent[child] = i;
    }
  }
  for (let i = 0; i < nodes.length; i++) {
    for (let at = parent[i], steps = 0; at >= 0; at = parent[at])
      if (++steps > 512) throw new Refusal("unreadable", "Nodes are nested in a circle or too deeply.", `node ${i}`);
  }
}

/** Addresses of the files a glTF needs: data inside it is no address. Anything that leaves the upload is refused. */
export function neededFiles(json: Loose): { path: string; isTexture: boolean }[] {
  const owners = [
    ...list(json, "buffers").map((item) => ({ item, isTexture: false })),
    ...list(json, "images").map((item) => ({ item, isTexture: true })),
  ];
  return owners.flatMap(({ item, isTexture }) => {
    if (typeof item.uri !== "string" || item.uri.startsWith("data:")) return [];
    const path = decode(item.uri);
    const isOutside = /^[a-z][a-z0-9+.-]*:|^[/\\]/i.test(path) || path.split(/[/\\]/).includes("..");
    if (isOutside) throw new Refusal("external-reference", "The model points to a file outside of the upload.", path.slice(0, 200));
    return [{ path, isTexture }];
  });
}

function decode(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
