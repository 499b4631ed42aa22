import { type Accessor, Document, type Material, type Node, type Primitive, type TypedArray } from "@gltf-transform/core";
import { type Kind, type ModelFacts, Refusal } from "../inspection.ts";

/** Any model file after reading: a glTF document in metres with Y up, and what a glTF cannot say about the original. */
export interface Reading {
  document: Document;
  format: Kind;
  upAxis: "y" | "z";
  /** As the file itself counts them, where it shares vertices in another way than glTF. */
  vertices?: number;
  isolatedVertices?: number;
  polygons?: NonNullable<ModelFacts["polygons"]>;
  poles?: number;
  bones: number;
  animations: ModelFacts["animations"];
  /** Textures the file asks for that did not come with it. */
  missingTextures: string[];
  absolutePaths: string[];
  missingLibrary?: string;
  /** Names of what the file uses beyond the format itself, where reading it leaves nothing of one. */
  extensions?: string[];
  /** Nodes that only place a mesh once more: drawn with the first, and turned because that is what they are for. */
  copies?: Set<Node>;
  /** Of copies that are too many to be placed. */
  extraTriangles?: number;
}

/** A loader's own error tells its programmers something and nobody else anything. */
export const unreadable = (what: string): Refusal =>
  new Refusal("unreadable", `We can't read this ${what}. Open it in the program that made it and export it again.`);

export function emptyReading(format: Kind): Reading {
  const document = new Document();
  document.createBuffer();
  document.createScene("scene");
  return { document, format, upAxis: "y", bones: 0, animations: [], missingTextures: [], absolutePaths: [] };
}

type Floats = Float32Array<ArrayBuffer>;

export interface Triangles {
  name: string;
  positions: Floats;
  normals?: Floats | undefined;
  uvs?: Floats | undefined;
  colors?: Floats | undefined;
  indices?: Uint32Array<ArrayBuffer> | undefined;
}

/** Adds one mesh on a node of its own. */
export function addMesh(
  document: Document,
  { name, positions, normals, uvs, colors, indices }: Triangles,
  material: Material | null,
): void {
  const list = (type: "VEC2" | "VEC3" | "SCALAR", array: TypedArray): Accessor =>
    document.createAccessor().setType(type).setArray(array).setBuffer(document.getRoot().listBuffers()[0]);
  const primitive: Primitive = document.createPrimitive().setAttribute("POSITION", list("VEC3", positions)).setMaterial(material);
  if (normals) primitive.setAttribute("NORMAL", list("VEC3", normals));
  if (uvs) primitive.setAttribute("TEXCOORD_0", list("VEC2", uvs));
  if (colors) primitive.setAttribute("COLOR_0", list("VEC3", colors));
  if (indices) primitive.setIndices(list("SCALAR", indices));
  const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
  document.getRoot().listScenes()[0].addChild(node);
}

/** Files beside the model, found by the name the model uses for them. */
export interface Neighbours {
  find(path: string): Uint8Array | undefined;
}

export const ALONE: Neighbours = { find: () => undefined };

export function isAbsolute(path: string): boolean {
  return /^([a-z]:[/\\]|[/\\]|file:)/i.test(path);
}
