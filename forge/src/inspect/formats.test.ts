import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FORMATS, type Format } from "../formats/format-names.ts";
import { writeModel } from "../formats/write.ts";
import type { Bitmap } from "../model.ts";
import { ball, paint } from "../poster/test-models.ts";
import { sceneModel } from "../structure/test-things.ts";
import { examine } from "./examine.ts";

const folder = mkdtempSync(join(tmpdir(), "forge-formats-"));
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES: Record<Format, string> = { glb: "ball.glb", usdz: "ball.usdz", fbx: "ball.fbx", obj: "ball.zip" };

function speckled(): Bitmap {
  return { width: 32, height: 32, channels: 3, data: Uint8Array.from({ length: 32 * 32 * 3 }, (_, i) => (i * 37) % 256) };
}

test.each(FORMATS)("a ball of half a metre is the same ball in a %s", async (format) => {
  const model = ball({ ...paint(0, 0, 0), maps: { baseColor: speckled() } }, 0.25, 16);
  const path = join(folder, NAMES[format]);
  writeFileSync(path, await writeModel(model, format));
  const { inspection } = await examine({ path, name: NAMES[format] }, () => {});
  expect(inspection.findings.filter(({ level }) => level === "block")).toEqual([]);
  const [facts] = inspection.facts.models;
  expect(facts).toMatchObject({
    format,
    triangles: 480,
    meshes: 1,
    materials: 1,
    uvSets: 1,
    uvOverlap: 0,
    openEdges: 0,
    nonManifoldEdges: 0,
    hasNormals: true,
  });
  for (const axis of ["x", "y", "z"] as const) expect(facts.size[axis]).toBeCloseTo(0.5, 2);
  expect(facts.textures[0]).toMatchObject({ slots: ["baseColorTexture"], width: 32, height: 32 });
});

test("a scene of parts, glass and skins has the same size and the same score in every format", async () => {
  const looked = [];
  for (const format of FORMATS) {
    const path = join(folder, NAMES[format]);
    writeFileSync(path, await writeModel(sceneModel(), format));
    const { inspection } = await examine({ path, name: NAMES[format] }, () => {});
    const [{ triangles, meshes, materials, size }] = inspection.facts.models;
    const [x, y, z] = [size.x, size.y, size.z].map((value) => Math.round(value * 1e3) / 1e3);
    const warnings = inspection.findings.filter(({ level }) => level !== "info").map(({ code }) => code);
    looked.push({ triangles, meshes, materials, x, y, z, score: inspection.score, warnings });
  }
  expect(new Set(looked.map((each) => JSON.stringify(each))).size, JSON.stringify(looked)).toBe(1);
});
