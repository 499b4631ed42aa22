import type { Bitmap, Material, Mesh, Model } from "../model.ts";

/** Small shapes for tests: nothing of the engine that makes real models is needed to check the one that shows them. */
export function plainColour(...bytes: number[]): Bitmap {
  return { width: 1, height: 1, channels: bytes.length as Bitmap["channels"], data: Uint8Array.from(bytes) };
}

export function paint(red: number, green: number, blue: number, more: Partial<Material["maps"]> = {}): Material {
  return { name: "paint", maps: { baseColor: plainColour(red, green, blue), ...more } };
}

function modelOf(mesh: Omit<Mesh, "name" | "material">, material: Material): Model {
  return { name: "shape", meshes: [{ name: "shape", material: 0, ...mesh }], materials: [material] };
}

export function ball(material: Material, radius = 0.5, segments = 24): Model {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= segments; row++) {
    for (let column = 0; column <= segments; column++) {
      const polar = (row / segments) * Math.PI;
      const turn = (column / segments) * 2 * Math.PI;
      positions.push(Math.sin(polar) * Math.cos(turn), Math.cos(polar), -Math.sin(polar) * Math.sin(turn));
      uvs.push(column / segments, row / segments);
      if (row === segments || column === segments) continue;
      const at = row * (segments + 1) + column;
      if (row > 0) indices.push(at, at + segments + 1, at + 1);
      if (row < segments - 1) indices.push(at + 1, at + segments + 1, at + segments + 2);
    }
  }
  const normals = Float32Array.from(positions);
  return modelOf(
    { positions: normals.map((value) => value * radius), normals, uvs: Float32Array.from(uvs), indices: Uint32Array.from(indices) },
    material,
  );
}

/** An upright square that faces +z, the front. */
export function board(material: Material, width = 1, height = 1, depth = 0): Model {
  const x = width / 2;
  return modelOf(
    {
      positions: Float32Array.of(-x, 0, depth, x, 0, depth, x, height, depth, -x, height, depth),
      normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
      uvs: Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0),
      indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
    },
    material,
  );
}

export function together(...models: Model[]): Model {
  return {
    name: "together",
    meshes: models.flatMap((model, i) => model.meshes.map((mesh) => ({ ...mesh, material: i }))),
    materials: models.flatMap((model) => model.materials),
  };
}
