import type { Material, Mesh, Model } from "../model.ts";
import { type Texture, texture } from "./shading/texture.ts";

/** Files from elsewhere may colour their vertices (linear red, green, blue); our own models do not. */
export interface PosterMesh extends Mesh {
  colors?: Float32Array;
}
export type PosterModel = Omit<Model, "meshes"> & { meshes: PosterMesh[] };

export interface SceneMaterial {
  baseColor: Texture;
  normal?: Texture;
  orm?: Texture;
  emissive?: Texture;
  alphaMode: NonNullable<Material["alphaMode"]>;
  opacity: number;
  emissiveStrength: number;
}

/** All triangles of a model in one list, turned towards the camera, standing on the floor y = 0 around the y axis. */
export interface Scene {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  colors: Float32Array | undefined;
  indices: Uint32Array;
  /** Material of each triangle. */
  materialOf: Uint32Array;
  materials: SceneMaterial[];
  /** Radius of a sphere round the whole, and the height of its middle. */
  radius: number;
  middle: number;
}

export interface Size {
  x: number;
  y: number;
  z: number;
}

/** Extents along the three axes; what is not a number is left out. */
export function bounds(meshes: Mesh[]): { min: Size; max: Size } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes) {
    for (let i = 0; i < positions.length; i++) {
      const value = positions[i];
      const axis = i % 3;
      if (value < low[axis]) low[axis] = value;
      if (value > high[axis]) high[axis] = value;
    }
  }
  return { min: { x: low[0], y: low[1], z: low[2] }, max: { x: high[0], y: high[1], z: high[2] } };
}

export function sceneMaterials(materials: Material[]): SceneMaterial[] {
  return materials.map(({ maps, alphaMode = "opaque", emissiveStrength = 1, opacity = 1, transmission = 0 }) => ({
    ...texturesOf(maps),
    alphaMode,
    opacity: opacity * seenOf(transmission),
    emissiveStrength,
  }));
}

/** Light that passes through cannot be followed here; glass is shown as a thin film of its colour. */
export const seenOf = (transmission: number): number => 1 - 0.8 * transmission;

const known = new WeakMap<Material["maps"], Pick<SceneMaterial, "baseColor" | "normal" | "orm" | "emissive">>();

/** Materials that share their maps share the smaller copies too. */
function texturesOf(maps: Material["maps"]): Pick<SceneMaterial, "baseColor" | "normal" | "orm" | "emissive"> {
  const made = known.get(maps) ?? {
    baseColor: texture(maps.baseColor),
    ...(maps.normal ? { normal: texture(maps.normal) } : {}),
    ...(maps.orm ? { orm: texture(maps.orm) } : {}),
    ...(maps.emissive ? { emissive: texture(maps.emissive) } : {}),
  };
  known.set(maps, made);
  return made;
}

/** The camera never moves around the object: it is turned to its right by `yaw`, then tipped to the right by `lean`, both in radians. */
export function scene(model: PosterModel, materials: SceneMaterial[], { yaw, lean = 0 }: { yaw: number; lean?: number }): Scene {
  const { min, max } = bounds(model.meshes);
  const vertices = model.meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0);
  const corners = model.meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0);
  const whole: Scene = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    colors: model.meshes.some((mesh) => mesh.colors) ? new Float32Array(vertices * 3).fill(1) : undefined,
    indices: new Uint32Array(corners),
    materialOf: new Uint32Array(corners / 3),
    materials,
    radius: Math.max(1e-9, Math.hypot(max.x - min.x, max.y - min.y, max.z - min.z) / 2),
    middle: (max.y - min.y) / 2,
  };
  const shift = [-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2];
  let vertex = 0;
  let corner = 0;
  for (const mesh of model.meshes) {
    turn(mesh.positions, whole.positions, vertex * 3, yaw, shift);
    turn(mesh.normals, whole.normals, vertex * 3, yaw, [0, 0, 0]);
    whole.uvs.set(mesh.uvs, vertex * 2);
    if (mesh.colors) whole.colors?.set(mesh.colors, vertex * 3);
    whole.materialOf.fill(mesh.material, corner / 3, (corner + mesh.indices.length) / 3);
    for (const index of mesh.indices) whole.indices[corner++] = vertex + index;
    vertex += mesh.positions.length / 3;
  }
  if (lean !== 0) tip(whole, lean);
  return whole;
}

/** Tips everything to the right and sets it on the floor again. */
function tip(whole: Scene, lean: number): void {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  for (const vectors of [whole.positions, whole.normals]) {
    for (let i = 0; i < vectors.length; i += 3) {
      const [x, y] = [vectors[i], vectors[i + 1]];
      vectors[i] = x * cos + y * sin;
      vectors[i + 1] = y * cos - x * sin;
    }
  }
  const { positions } = whole;
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    for (const axis of [0, 1]) {
      low[axis] = Math.min(low[axis], positions[i + axis]);
      high[axis] = Math.max(high[axis], positions[i + axis]);
    }
  }
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] -= (low[0] + high[0]) / 2;
    positions[i + 1] -= low[1];
  }
  whole.middle = (high[1] - low[1]) / 2;
}

function turn(from: Float32Array, to: Float32Array, offset: number, yaw: number, shift: number[]): void {
  const sin = Math.sin(yaw);
  const cos = Math.cos(yaw);
  for (let i = 0; i < from.length; i += 3) {
    const x = from[i] + shift[0];
    const z = from[i + 2] + shift[2];
    to[offset + i] = x * cos + z * sin;
    to[offset + i + 1] = from[i + 1] + shift[1];
    to[offset + i + 2] = z * cos - x * sin;
  }
}
