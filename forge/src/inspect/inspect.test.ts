import { gunzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readGlb } from "../poster/read-glb.ts";
import { inspect } from "./inspect.ts";
import { glbOf, sheet, squareData, squareJson, squareObj, zipOf } from "./test-files.ts";

const quiet = () => {};

test("a sound file comes back with its facts, its pictures and a preview of at most 50,000 triangles", async () => {
  const steps: string[] = [];
  const picture = await sharp({
    create: { width: 1024, height: 1024, channels: 3, background: "#a50", noise: { type: "gaussian", mean: 120, sigma: 40 } },
  })
    .png()
    .toBuffer();
  const file = sheet(160, {
    images: [{ uri: `data:image/png;base64,${picture.toString("base64")}`, name: "clay" }],
    textures: [{ source: 0 }],
    materials: [{ name: "clay", pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  });
  const options = { name: "sheet.glb", previewMark: "mark", pictures: { width: 96, height: 72 } };
  const result = await inspect(file, options, (step) => steps.push(step));
  expect(result.facts.models[0]).toMatchObject({
    triangles: 51_200,
    vertices: 161 * 161,
    meshes: 1,
    materials: 1,
    uvSets: 1,
    uvOverlap: 0,
    uvCoverage: 100,
  });
  expect(result.findings.filter(({ level }) => level === "block")).toEqual([]);
  const preview = await readGlb(gunzipSync(result.preview ?? new Uint8Array()), quiet);
  const triangles = preview.meshes.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0);
  expect(preview.materials[0].maps.baseColor.width).toBe(512);
  expect(triangles).toBeGreaterThan(10_000);
  expect(triangles).toBeLessThanOrEqual(50_000);
  expect(Object.keys(result.pictures ?? {})).toEqual(["lit", "wireframe", "uv", "normals", "matcap"]);
  expect((await sharp(result.pictures?.lit).metadata()).width).toBe(96);
  expect(result.stageHue).toBeTypeOf("number");
  expect(steps).toContain("Measuring");
}, 60_000);

test("the same file has the same hash under another name, a changed one has another", async () => {
  const [first, renamed, changed] = await Promise.all([
    inspect(glbOf(), { name: "a.glb" }, quiet),
    inspect(glbOf(), { name: "b.glb" }, quiet),
    inspect(
      glbOf(
        squareJson(),
        squareData((floats) => floats.fill(0.5, 0, 1)),
      ),
      { name: "a.glb" },
      quiet,
    ),
  ]);
  expect(first.specHash).toMatch(/^[0-9a-f]{64}$/);
  expect(changed.specHash).not.toBe(first.specHash);
  expect(renamed.specHash).toBe(first.specHash);
}, 60_000);

test("a file that asks for more memory than allowed ends its process, not ours", async () => {
  const { findings, score, facts } = await inspect(sheet(200), { name: "a.glb", limits: { megabytes: 50 } }, quiet);
  expect(findings).toMatchObject([{ level: "block", code: "out-of-memory" }]);
  expect(score).toBe(0);
  expect(facts.sha256).toHaveLength(64);
}, 60_000);

test("a file that takes too long is given up", async () => {
  const start = performance.now();
  const { findings } = await inspect(sheet(200), { name: "a.glb", limits: { cpuSeconds: 0.05 } }, quiet);
  expect(findings).toMatchObject([{ level: "block", code: "out-of-time" }]);
  expect(performance.now() - start).toBeLessThan(5000);
}, 60_000);

test("a stopped inspection throws the reason", async () => {
  const stop = new AbortController();
  const stopped = inspect(squareObj(), { name: "a.obj" }, () => stop.abort(new Error("changed my mind")), stop.signal);
  await expect(stopped).rejects.toThrow("changed my mind");
}, 60_000);

test("a glTF in an archive finds the files beside it", async () => {
  const json = squareJson({ buffers: [{ byteLength: 104, uri: "data/tile.bin" }] });
  const entries = [
    { path: "pack/tile.gltf", data: Buffer.from(JSON.stringify(json)) },
    { path: "pack/data/tile.bin", data: squareData() },
  ];
  const { kind, facts } = await inspect(zipOf(entries), { name: "pack.zip" }, quiet);
  expect(kind).toBe("zip");
  expect(facts.models).toMatchObject([{ path: "pack/tile.gltf", format: "gltf", triangles: 2 }]);
  expect(facts.archive?.files.map(({ path }) => path)).toEqual(["pack/tile.gltf", "pack/data/tile.bin"]);
}, 60_000);
