import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examine } from "./examine.ts";
import { inspect } from "./inspect.ts";
import { glbOf, zipOf } from "./test-files.ts";

const folder = mkdtempSync(join(tmpdir(), "forge-too-large-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** As a file that is too much to hold is looked at. */
async function glanceAt(bytes: Buffer, name: string) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const { inspection, reading } = await examine({ path, name, isShallow: true }, () => {});
  expect(reading).toBeUndefined();
  return inspection;
}
const codes = ({ findings }: Awaited<ReturnType<typeof glanceAt>>) => findings.map(({ code }) => code);

test("a GLB too large to be held tells what its description says, in numbers and in a sentence, and nothing blocks it", async () => {
  const inspection = await glanceAt(glbOf(), "tile.glb");
  expect(inspection.facts).toMatchObject({
    kind: "glb",
    models: [],
    header: { format: "glb", triangles: 2, vertices: 4, meshes: 1, materials: 1 },
  });
  expect(inspection.facts.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(inspection.findings).toEqual([
    {
      level: "warn",
      code: "not-measured",
      message:
        "This file is too large to be measured. Its header says: 2 triangles, 1 mesh, 1 material. Buyers see what you write about it.",
    },
  ]);
});

test("a header that lies about the file's length blocks it, however large it is", async () => {
  const longer = Buffer.concat([glbOf(), Buffer.alloc(40)]);
  expect(codes(await glanceAt(longer, "longer.glb"))).toEqual(["unreadable"]);
  expect(codes(await glanceAt(glbOf().subarray(0, -8), "shorter.glb"))).toEqual(["truncated"]);
});

test("STL and PLY tell their counts; formats that begin with their data tell their kind", async () => {
  const stl = Buffer.alloc(84 + 50 * 3);
  stl.writeUInt32LE(3, 80);
  expect((await glanceAt(stl, "thing.stl")).facts.header).toEqual({ format: "stl", triangles: 3 });
  const ply = Buffer.from("ply\nformat ascii 1.0\nelement vertex 8\nproperty float x\nelement face 12\nend_header\n");
  expect((await glanceAt(ply, "thing.ply")).facts.header).toEqual({ format: "ply", vertices: 8, triangles: 12 });
  expect((await glanceAt(Buffer.from("v 0 0 0\nf 1 1 1\n"), "thing.obj")).facts.header).toEqual({ format: "obj" });
});

test("an archive too large to be unpacked is listed, and the beginning of each file in it is looked at", async () => {
  const sound = zipOf([
    { path: "model.obj", data: Buffer.from("v 0 0 0\n".repeat(9000)) },
    { path: "maps/colour.png", data: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), isStored: true },
  ]);
  const inspection = await glanceAt(sound, "pack.zip");
  expect(codes(inspection)).toEqual(["not-measured"]);
  expect(inspection.facts.archive?.files.map(({ path }) => path)).toEqual(["model.obj", "maps/colour.png"]);
  const program = Buffer.concat([Buffer.from("\x7fELF", "latin1"), Buffer.alloc(90_000, 7)]);
  const hostile = zipOf([
    { path: "../slip.txt", data: Buffer.from("x") },
    { path: "picture.png", data: program },
  ]);
  expect(codes(await glanceAt(hostile, "hostile.zip"))).toEqual(expect.arrayContaining(["path-traversal", "executable"]));
});

test("two files of one name in an archive block it: one would overwrite the other, also where only letters' case differs", async () => {
  const zip = zipOf([
    { path: "Colour.png", data: Buffer.from("one") },
    { path: "colour.PNG", data: Buffer.from("other") },
  ]);
  expect(codes(await glanceAt(zip, "twice.zip"))).toContain("duplicate-entry");
});

test("a small file that takes too much memory or time is refused, not excused", async () => {
  const { findings, facts } = await inspect(glbOf(), { name: "tile.glb", limits: { cpuSeconds: 0.01 } }, () => {});
  expect(findings.map(({ code, level }) => [code, level])).toEqual([["out-of-time", "block"]]);
  expect(facts.header).toBeUndefined();
});
