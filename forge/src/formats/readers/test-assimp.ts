import assimpjs from "assimpjs";
import { unzipSync } from "fflate";
import type { Format } from "../format-names.ts";
import { plainName } from "../numbers.ts";
import { type Found, MAP_KINDS, type MapKind, Measure, tenths } from "./test-found.ts";

interface AssimpScene {
  rootnode: AssimpNode;
  meshes: { vertices: number[]; faces: number[][]; materialindex: number; bones?: { name: string }[] }[];
  materials: { properties: { key: string; semantic: number; value: unknown }[] }[];
  animations?: { name: string; duration: number; tickspersecond: number; channels: { name: string }[] }[];
}

interface AssimpNode {
  name: string;
  /** Four rows of four. */
  transformation: number[];
  meshes?: number[];
  children?: AssimpNode[];
}

/** Numbers of `aiTextureType`; FBX and glTF name the same map differently. */
const SEMANTICS: Record<MapKind, readonly number[]> = { color: [1, 12], normal: [6], roughness: [16, 7], metallic: [15], emissive: [4] };

const library = assimpjs();

/** assimp, which many engines and converters read with, compiled to WebAssembly. */
export async function readByAssimp(bytes: Uint8Array, format: Format): Promise<Found> {
  const scene = converted(await library, bytes, format);
  const measure = new Measure();
  const used: { name: string; material: number }[] = [];
  walk(scene.rootnode, [0, 0, 0], (node, shift) => {
    for (const index of node.meshes ?? []) {
      const { vertices, faces, materialindex } = scene.meshes[index];
      measure.add(vertices, faces.flat(), shift);
      used.push({ name: plainName(node.name), material: materialindex });
    }
  });
  const materials = [...new Set(used.map(({ material }) => material))].map((index) => scene.materials[index]);
  const solid = materials.find((material) => opacityOf(material) === 100) ?? materials[0];
  return {
    parts: used.map(({ name }) => name).sort(),
    ...measure.measured,
    opacities: materials
      .map(opacityOf)
      .filter((opacity) => opacity < 100)
      .sort(),
    maps: MAP_KINDS.filter((kind) =>
      solid.properties.some(({ key, semantic }) => key === "$tex.file" && SEMANTICS[kind].includes(semantic)),
    ),
    ...(format === "obj" ? {} : movement(scene)),
  };
}

function converted(assimp: Awaited<typeof library>, bytes: Uint8Array, format: Format): AssimpScene {
  const list = new assimp.FileList();
  const files = format === "obj" ? unzipSync(bytes) : { [`model.${format}`]: bytes };
  for (const [name, content] of Object.entries(files)) list.AddFile(name, content);
  const result = assimp.ConvertFileList(list, "assjson");
  if (!result.IsSuccess()) throw new Error(`assimp: ${result.GetErrorCode()}`);
  return JSON.parse(new TextDecoder().decode(result.GetFile(0).GetContent()));
}

/** Our nodes are never turned or scaled. */
function walk(node: AssimpNode, from: readonly number[], visit: (node: AssimpNode, shift: number[]) => void): void {
  const { transformation: m } = node;
  if ([m[0], m[5], m[10]].some((value) => Math.abs(value - 1) > 1e-5)) throw new Error(`assimp turns ${node.name}`);
  const shift = [m[3], m[7], m[11]].map((value, axis) => value + from[axis]);
  visit(node, shift);
  for (const child of node.children ?? []) walk(child, shift, visit);
}

const opacityOf = ({ properties }: AssimpScene["materials"][number]) =>
  Math.round(100 * Number(properties.find(({ key }) => key === "$mat.opacity")?.value ?? 1));

function movement({ meshes, animations = [] }: AssimpScene): Pick<Found, "bones" | "clips" | "movers"> {
  return {
    bones: new Set(meshes.flatMap(({ bones = [] }) => bones.map(({ name }) => name))).size,
    clips: animations.map(({ name, duration, tickspersecond }): [string, number] => [name, tenths(duration / tickspersecond)]).sort(),
    movers: animations.reduce((sum, { channels }) => sum + channels.length, 0),
  };
}
