import { unzipSync } from "fflate";
import ObjFile from "obj-file-parser";
import { type Found, Measure } from "./test-found.ts";

/** obj-file-parser reads shapes only; it knows nothing of materials but their names. */
export function readByObjParser(bytes: Uint8Array): Found & { materials: string[] } {
  const [, content] = Object.entries(unzipSync(bytes)).find(([name]) => name.endsWith(".obj")) ?? [];
  const { models } = new ObjFile(new TextDecoder().decode(content)).parse();
  const measure = new Measure();
  // Corners are counted through the whole file.
  let before = 1;
  for (const { vertices, faces } of models) {
    const positions = vertices.flatMap(({ x, y, z }) => [x, y, z]);
    measure.add(
      positions,
      faces.flatMap((face) => face.vertices.map(({ vertexIndex }) => vertexIndex - before)),
    );
    before += vertices.length;
  }
  return {
    parts: models.map(({ name }) => name).sort(),
    ...measure.measured,
    materials: [...new Set(models.flatMap(({ faces }) => faces.map(({ material }) => material)))].sort(),
  };
}
