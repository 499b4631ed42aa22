import { type HeaderFacts, type Kind, Refusal } from "../inspection.ts";
import type { Source } from "../source.ts";
import { commas } from "./commas.ts";
import { parseGltf } from "./gltf-check.ts";

const MAX_PLY_HEADER = 64 << 10;
const JSON_CHUNK = 0x4e4f534a;

/** What the first bytes of a model say, for files too large to be held. Formats that begin with their data say nothing. */
export function headerFacts(source: Source, kind: Kind): HeaderFacts {
  if (kind === "glb") return glbHeader(source);
  if (kind === "stl") return stlHeader(source);
  if (kind === "ply") return plyHeader(source);
  return { format: kind };
}

/** The description of a GLB stands before its numbers. */
function glbHeader(source: Source): HeaderFacts {
  const head = source.read(0, 20);
  if (head.length < 20 || head.readUInt32LE(4) !== 2) throw new Refusal("unreadable", "The file does not begin like a GLB.");
  const length = head.readUInt32LE(8);
  if (length > source.size) throw new Refusal("truncated", "The file is shorter than its header says.");
  if (length < source.size) throw new Refusal("unreadable", "The file goes on after its own end.");
  const jsonBytes = head.readUInt32LE(12);
  if (head.readUInt32LE(16) !== JSON_CHUNK || 20 + jsonBytes > source.size)
    throw new Refusal("unreadable", "The file has no description of its contents.");
  const json = parseGltf(source.read(20, jsonBytes));
  const primitives = listIn(json.meshes).flatMap(({ primitives: own }) => listIn(own));
  const counts = listIn(json.accessors).map(({ count }) => (Number.isSafeInteger(count) ? Number(count) : 0));
  const countAt = (index: unknown) => (Number.isInteger(index) ? (counts[Number(index)] ?? 0) : 0);
  const vertices = primitives.map(({ attributes }) => countAt((attributes as Record<string, unknown> | undefined)?.POSITION));
  return {
    format: "glb",
    triangles: primitives.reduce(
      (sum, { indices }, i) => sum + Math.floor((indices === undefined ? vertices[i] : countAt(indices)) / 3),
      0,
    ),
    vertices: vertices.reduce((sum, each) => sum + each, 0),
    meshes: listIn(json.meshes).length,
    materials: listIn(json.materials).length,
    textures: listIn(json.images).length,
    animations: listIn(json.animations).length,
  };
}

const listIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "object" && each !== null) : [];

function stlHeader(source: Source): HeaderFacts {
  const head = source.read(0, 84);
  const triangles = head.length === 84 ? head.readUInt32LE(80) : 0;
  return { format: "stl", ...(source.size === 84 + 50 * triangles ? { triangles } : {}) };
}

function plyHeader(source: Source): HeaderFacts {
  const text = source.read(0, MAX_PLY_HEADER).toString("latin1");
  const countOf = (element: string) => Number(new RegExp(`^element ${element} (\\d{1,12})\\s*$`, "m").exec(text)?.[1] ?? 0);
  return { format: "ply", vertices: countOf("vertex"), triangles: countOf("face") };
}

/** The same as a sentence, with a space before it; nothing where the header says nothing. */
export function said(header: HeaderFacts | undefined): string {
  const counted = (["triangles", "meshes", "materials", "textures"] as const).flatMap((what) => {
    const count = header?.[what];
    return count ? [`${commas(count)} ${count === 1 ? what.slice(0, what === "meshes" ? -2 : -1) : what}`] : [];
  });
  return counted.length > 0 ? ` Its header says: ${counted.join(", ")}.` : "";
}
