/** Pixels in rows, the first row on top. */
export interface Bitmap {
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
  data: Uint8Array;
}

/** Triangles in metres, Y up, right-handed, counter-clockwise seen from outside; the UV origin is the top left corner, as in glTF. */
export interface Mesh {
  name: string;
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  /** Index into the model's materials. */
  material: number;
  /** For a skin: four bones of the node's skin for every vertex, and how much each of them holds it. */
  joints?: Uint8Array;
  weights?: Float32Array;
}

/**
 * A part that stands or moves on its own. Nothing is turned or scaled: meshes keep the model's coordinates, and a node is only the
 * point they turn round.
 */
export interface ModelNode {
  /** No two of a model are alike, however a format spells them. */
  name: string;
  /** Comes before its children. */
  parent: number | null;
  pivot: readonly [number, number, number];
  mesh?: number;
  /** Of the mesh: which bones move it. Such a node has no parent and stands in the origin. */
  skin?: number;
}

/** Bones of a skeleton, as nodes. */
export interface Skin {
  joints: readonly number[];
}

export interface Channel {
  node: number;
  /** Seconds, from 0 to the end of the clip. */
  times: Float32Array;
  /** Quaternions against how the node was built (x, y, z, w), in the model's axes. */
  turns?: Float32Array;
  /** Metres away from the pivot. */
  moves?: Float32Array;
}

export interface Clip {
  name: string;
  seconds: number;
  channels: Channel[];
}

export interface MaterialMaps {
  /** sRGB, three or four channels. */
  baseColor: Bitmap;
  /** Tangent space, green up (OpenGL). */
  normal?: Bitmap;
  /** Occlusion in red, roughness in green, metallic in blue. */
  orm?: Bitmap;
  emissive?: Bitmap;
  height?: Bitmap;
  curvature?: Bitmap;
  /** One flat colour per part, for masking in a paint program. */
  id?: Bitmap;
}

export interface Material {
  name: string;
  maps: MaterialMaps;
  alphaMode?: "opaque" | "mask" | "blend";
  /** Of the whole material, for readers that know nothing of transmission. */
  opacity?: number;
  /** Share of the light that passes through, as in glass. */
  transmission?: number;
  emissiveStrength?: number;
  doubleSided?: boolean;
  /** Directions as JPEG too and every picture a little softer: for files whose size matters more than their last bit. */
  isLight?: boolean;
}

/** What every part of the forge hands on: grammars and pictures make one, formats write it, posters show it. */
export interface Model {
  name: string;
  meshes: Mesh[];
  materials: Material[];
  /** Without them every mesh stands by itself. */
  nodes?: ModelNode[];
  skins?: Skin[];
  clips?: Clip[];
  /** The same meshes with fewer triangles, the finest first. */
  lods?: Mesh[][];
  /** The same model in other colours: one base colour map per material. */
  variants?: { name: string; baseColor: Bitmap[] }[];
}

export const nodesOf = ({ nodes, meshes }: Pick<Model, "nodes" | "meshes">): ModelNode[] =>
  nodes ?? meshes.map(({ name }, mesh) => ({ name, parent: null, pivot: [0, 0, 0], mesh }));

/** Hears of every step with the fraction of the whole that is done. */
export type Progress = (step: string, fraction: number) => void;
