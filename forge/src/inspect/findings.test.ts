import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, zstdCompressSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { examine } from "./examine.ts";
import { judge } from "./facts/judge.ts";
import { FINDINGS, finding, type ModelFacts, score } from "./inspection.ts";
import { emptyReading } from "./readers/reading.ts";
import { canonical } from "./spec-hash.ts";
import { binaryStl, glbOf, squareData, squareJson, squareObj, textPly, zipOf } from "./test-files.ts";

const folder = mkdtempSync(join(tmpdir(), "forge-findings-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function look(name: string, bytes: Buffer) {
  const path = join(folder, "upload");
  writeFileSync(path, bytes);
  const { inspection } = await examine({ path, name }, () => {});
  return { ...inspection, codes: inspection.findings.map(({ code }) => code) };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a50" } })
    .png()
    .toBuffer();

test("a GLB, an OBJ, an STL and a PLY of the same square tell the same facts", async () => {
  const square = { triangles: 2, vertices: 4, meshes: 1 };
  const glb = await look("tile.glb", glbOf());
  const obj = await look("tile.obj", squareObj());
  const ply = await look("tile.ply", textPly());
  expect(glb.facts.models).toMatchObject([{ ...square, size: { x: 1, y: 1, z: 0 }, uvSets: 1, uvCoverage: 100 }]);
  expect(obj.facts.models).toMatchObject([{ ...square, size: { x: 1, y: 1, z: 0 }, polygons: { triangles: 0, quads: 1, ngons: 0 } }]);
  expect(ply.facts.models).toMatchObject([{ ...square, size: { x: 1, y: 1, z: 0 }, polygons: { triangles: 0, quads: 1, ngons: 0 } }]);
  const stl = await look("tile.stl", binaryStl(2));
  expect(stl.facts.models).toMatchObject([{ triangles: 2, vertices: 6, upAxis: "z", size: { x: 0.01, y: 0.001, z: 0.01 } }]);
});

test("strips and fans are counted in triangles, lines not at all", async () => {
  const faces = { attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 };
  const mesh = (mode: number) => squareJson({ meshes: [{ name: "tile", primitives: [{ ...faces, mode }] }] });
  expect((await look("a.glb", glbOf(mesh(5)))).facts.models[0].triangles).toBe(2);
  expect((await look("a.glb", glbOf(mesh(6)))).facts.models[0].triangles).toBe(2);
  expect((await look("a.glb", glbOf(mesh(1)))).codes).toEqual(["no-geometry"]);
});

test("UVs that lie on one another are a warning, neighbours that touch are not", async () => {
  const json = squareJson();
  expect((await look("a.glb", glbOf(json))).codes).not.toContain("uv-overlap");
  const folded = squareData((floats) => floats.set([0, 0, 1, 0, 1, 1, 1, 0.01], 12));
  const { codes, facts } = await look("a.glb", glbOf(json, folded));
  expect(codes).toContain("uv-overlap");
  expect(facts.models[0].uvOverlap).toBeGreaterThan(5);
});

test("an edge of three faces is not a real surface", async () => {
  const obj = Buffer.from("o fan\nv 0 0 0\nv 0 1 0\nv 1 0 0\nv -1 0 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\nf 1 2 5\n");
  const { codes, facts } = await look("fan.obj", obj);
  expect(codes).toContain("non-manifold");
  expect(facts.models[0].nonManifoldEdges).toBe(1);
});

test("faces without area, faces with many sides and unused vertices are counted", async () => {
  const obj = Buffer.from("o part\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0.5 1.5 0\nv 9 9 9\nf 1 2 3 5 4\nf 1 1 2\n");
  const { codes, facts } = await look("part.obj", obj);
  expect(codes).toEqual(expect.arrayContaining(["ngons", "degenerate-faces", "isolated-vertices"]));
  expect(facts.models[0]).toMatchObject({ polygons: { ngons: 1, triangles: 1 }, degenerateFaces: 1, isolatedVertices: 1 });
});

test("names, sizes and scales that nobody cared for are warnings", async () => {
  const { codes } = await look(
    "a.glb",
    glbOf(squareJson({ nodes: [{ mesh: 0, scale: [5000, 5000, 5000] }], materials: [{ name: "Material.001" }] })),
  );
  expect(codes).toEqual(expect.arrayContaining(["default-names", "unlikely-size", "unapplied-transforms"]));
});

test("a texture that is neither square nor a power of two is a warning for each", async () => {
  const entries = [
    { path: "m.obj", data: squareObj(["mtllib m.mtl", "usemtl wood"]) },
    { path: "m.mtl", data: Buffer.from("newmtl wood\nmap_Kd C:\\textures\\wood.png\n") },
    { path: "textures/wood.png", data: await picture(30, 20) },
  ];
  const { codes, facts } = await look("m.zip", zipOf(entries));
  expect(codes).toEqual(expect.arrayContaining(["texture-not-power-of-two", "texture-not-square", "absolute-paths"]));
  expect(facts.models[0].textures).toMatchObject([{ width: 30, height: 20, format: "png", slots: ["baseColorTexture"], gpuBytes: 3200 }]);
});

test("pictures and videos are recognised, Blender files tell their version", async () => {
  expect((await look("a.png", await picture(8, 4))).facts.picture).toEqual({ format: "png", width: 8, height: 4, hasAlpha: false });
  expect((await look("a.mp4", Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1"))).facts.video).toEqual({ container: "mp4" });
  const blend = Buffer.from(`BLENDER-v405${"\0".repeat(500)}`);
  expect((await look("a.blend", blend)).facts.blend).toEqual({ version: "4.5", compression: "none" });
  expect((await look("a.blend", gzipSync(blend))).facts.blend).toEqual({ version: "4.5", compression: "gzip" });
  expect((await look("a.blend", zstdCompressSync(blend))).facts.blend).toEqual({ version: "4.5", compression: "zstd" });
  expect((await look("a.blend", Buffer.from("BLENDER17-01v0500\0\0\0\0"))).facts.blend).toEqual({ version: "5.0", compression: "none" });
});

test("what was not measured has no score: a Blender file, a picture, a file that was only glanced at", async () => {
  expect((await look("a.blend", Buffer.from(`BLENDER-v405${"\0".repeat(500)}`))).score).toBeNull();
  expect((await look("a.png", await picture(8, 4))).score).toBeNull();
  expect((await look("a.glb", Buffer.from("no model"))).score).toBe(0);
});

test("a model that moves may weigh less than one that stands still", async () => {
  const [facts] = (await look("a.glb", glbOf())).facts.models;
  const heavy = (more: Partial<ModelFacts>) =>
    judge({ ...facts, ...more }, emptyReading("glb"))
      .map(({ code }) => code)
      .filter((code) => /heavy|many/.test(code));
  expect(heavy({ triangles: 300_000 })).toEqual([]);
  expect(heavy({ triangles: 300_000, bones: 12 })).toEqual(["heavy-geometry"]);
  expect(heavy({ triangles: 1_500_000, drawCalls: 400 })).toEqual(["heavy-geometry", "many-draw-calls"]);
});

test("anything that blocks is worth nothing, a warning counts once however often it was found", () => {
  expect(score([])).toBe(100);
  expect(score([finding("ngons", "a"), finding("ngons", "b")])).toBe(100 - FINDINGS.ngons.cost);
  expect(score([finding("executable", "a")])).toBe(0);
});

test("facts are hashed whatever the order of their keys", () => {
  expect(canonical({ b: [1, { d: 2, c: undefined }], a: "x" })).toBe(canonical({ a: "x", b: [1, { d: 2 }] }));
});
