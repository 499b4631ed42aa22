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
  /** The same meshes with fewer triangles, the finest first. */
  lods?: Mesh[][];
  /** The same model in other colours: one base colour map per material. */
  variants?: { name: string; baseColor: Bitmap[] }[];
}

/** Hears of every step with the fraction of the whole that is done. */
export type Progress = (step: string, fraction: number) => void;
