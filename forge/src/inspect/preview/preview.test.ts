import { gunzipSync } from "node:zlib";
import { CylinderGeometry } from "three";
import { expect, test } from "vitest";
import { readGlb } from "../../poster/read-glb.ts";
import { addMesh, emptyReading } from "../readers/reading.ts";
import { previewCopy } from "./preview.ts";

const SIDES = 48;

/** Round, with so many rings along its flat way up that nobody would miss. */
function drum() {
  const shape = new CylinderGeometry(1, 1, 2, SIDES, 24);
  const { document } = emptyReading("glb");
  const list = (name: string) => Float32Array.from(shape.getAttribute(name).array);
  const indices = Uint32Array.from(shape.getIndex()?.array ?? []);
  addMesh(document, { name: "drum", positions: list("position"), normals: list("normal"), uvs: list("uv"), indices }, null);
  return { document, triangles: indices.length / 3 };
}

test("a preview loses what nobody sees and keeps its outline", async () => {
  const { document, triangles } = drum();
  const copy = await previewCopy(document, { triangles }, { mark: "preview" });
  const { meshes } = await readGlb(gunzipSync(copy ?? new Uint8Array()), () => {});
  const drawn = meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  expect(drawn).toBeLessThan(triangles * 0.6);
  const rim = new Set<number>();
  for (const { positions } of meshes) {
    for (let at = 0; at < positions.length; at += 3)
      if (positions[at + 1] > 0.99 && Math.hypot(positions[at], positions[at + 2]) > 0.99)
        rim.add(Math.round((Math.atan2(positions[at + 2], positions[at]) / (2 * Math.PI)) * SIDES + SIDES) % SIDES);
  }
  expect(rim.size).toBe(SIDES);
});
