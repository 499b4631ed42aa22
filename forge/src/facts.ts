import { Box3, Vector3 } from "three";
import type { Model } from "./model.ts";

/** Measured from the finished model, never from what was asked for. */
export interface ModelFacts {
  triangles: number;
  vertices: number;
  meshes: number;
  materials: number;
  textures: { slot: string; width: number; height: number }[];
  /** Width, height and depth in metres. */
  size: [number, number, number];
  lodTriangles: number[];
  variants: string[];
}

export function factsOf({ meshes, materials, lods = [], variants = [] }: Model): ModelFacts {
  const box = new Box3();
  for (const { positions } of meshes) box.union(new Box3().setFromArray(positions));
  const size = box.getSize(new Vector3());
  const count = (list: Model["meshes"]) => list.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    triangles: count(meshes),
    vertices: meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0),
    meshes: meshes.length,
    materials: materials.length,
    textures: [...new Set(materials.map(({ maps }) => maps))].flatMap((maps) =>
      Object.entries(maps).map(([slot, { width, height }]) => ({ slot, width, height })),
    ),
    size: [round(size.x), round(size.y), round(size.z)],
    lodTriangles: lods.map(count),
    variants: variants.map(({ name }) => name),
  };
}
