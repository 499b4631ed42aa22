import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Document, NodeIO } from "@gltf-transform/core";
import { EXTMeshGPUInstancing } from "@gltf-transform/extensions";
import { afterAll, expect, test } from "vitest";
import { writeModel } from "../../formats/write.ts";
import { ball, paint } from "../../poster/test-models.ts";
import { examine } from "../examine.ts";
import { glbOf, squareJson, squareObj, zipOf } from "../test-files.ts";

const folder = mkdtempSync(join(tmpdir(), "forge-elsewhere-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function look(name: string, bytes: Uint8Array) {
  const path = join(folder, "upload");
  writeFileSync(path, bytes);
  const { inspection } = await examine({ path, name }, () => {});
  return { ...inspection, said: inspection.findings.map(({ message }) => message).join(" "), model: inspection.facts.models[0] };
}

const inUtf16 = (text: Buffer, isBigEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text.toString("utf8")}`, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
};

test.each(["\n", "\r\n"])("an OBJ whose lines go on after a backslash is the same square (%j)", async (newline) => {
  const folded = squareObj()
    .toString("latin1")
    .replaceAll(/(?<=^[vf] \S+) /gm, ` \\${newline}`);
  expect((await look("a.obj", Buffer.from(folded))).model).toMatchObject({ triangles: 2, vertices: 4 });
});

test("a face that goes round the same four corners many times is one face", async () => {
  const square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";
  const { model } = await look("a.obj", Buffer.from(`${square}f ${"1 2 3 4 ".repeat(234)}\n`));
  expect(model).toMatchObject({ triangles: 2, polygons: { triangles: 0, quads: 1, ngons: 0 } });
  const bridged = "v .2 .2 0\nv .8 .2 0\nv .5 .8 0\nf 1 2 3 4 1 5 7 6 5\n";
  expect((await look("a.obj", Buffer.from(square + bridged))).model.triangles, "a hole reached by a bridge stays").toBe(7);
});

test.each([false, true])("an OBJ in UTF-16 is read by its mark (big-endian: %s)", async (isBigEndian) => {
  expect((await look("a.obj", inUtf16(squareObj(), isBigEndian))).model).toMatchObject({ triangles: 2, vertices: 4 });
});

test("the mark of UTF-8 takes no vertex away", async () => {
  const square = squareObj().toString("latin1").replace("o tile\n", "");
  expect(square.startsWith("v ")).toBe(true);
  expect((await look("a.obj", Buffer.from(`\uFEFF${square}`))).model).toMatchObject({ triangles: 2, vertices: 4 });
});

test.each([
  ["in UTF-8", (text: Buffer) => text],
  ["in UTF-16", (text: Buffer) => inUtf16(text, false)],
])("a Collada file %s is taken as what it is, and said not to be measured", async (_, write) => {
  const { kind, said, score } = await look("a.dae", write(Buffer.from('<?xml version="1.0"?>\n<COLLADA version="1.4.1"></COLLADA>')));
  expect({ kind, said, score }).toEqual({
    kind: "other-model",
    said: "Buyers get this file as it is. What's inside isn't measured.",
    score: null,
  });
});

test("nothing that was not measured is called measured", async () => {
  const blend = Buffer.from(`BLENDER-v405${"\0".repeat(500)}`);
  const film = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1");
  for (const [name, bytes] of [
    ["a.blend", blend],
    ["a.mp4", film],
  ] as const) {
    const { said, findings } = await look(name, bytes);
    expect(said).toMatch(/isn't measured\.$/);
    expect(findings.map(({ code }) => code)).toEqual(["not-analysed"]);
  }
  const { findings } = await look(
    "a.zip",
    zipOf([
      { path: "a.glb", data: glbOf() },
      { path: "a.blend", data: blend },
    ]),
  );
  expect(findings).toContainEqual({ level: "info", code: "not-analysed", message: "This file isn't measured.", where: "a.blend" });
});

test("an FBX that names an index or a list it does not have is read as its other programs read it", async () => {
  const sound = Buffer.from(await writeModel(ball(paint(200, 40, 40), 0.25, 8), "fbx"));
  const { model } = await look("a.fbx", sound);
  for (const name of ["UVIndex", "Normals"]) {
    const damaged = Buffer.from(sound);
    const at = damaged.indexOf(Buffer.from(`${String.fromCharCode(name.length)}${name}`, "latin1"));
    expect(at, name).toBeGreaterThan(0);
    damaged.write("_", at + 1, "latin1");
    const looked = await look("a.fbx", damaged);
    expect(looked.model, looked.said).toMatchObject({ triangles: model.triangles, size: model.size });
  }
});

test("a reader's own error is shown to nobody", async () => {
  const sound = Buffer.from(await writeModel(ball(paint(200, 40, 40), 0.25, 8), "fbx"));
  const damaged = Buffer.from(sound);
  damaged.write("_", damaged.indexOf("Connections"), "latin1");
  const old = Buffer.from(sound);
  old.writeUInt32LE(6100, 23);
  const needy = glbOf(squareJson({ extensionsRequired: ["MAKER_own_shapes"], extensionsUsed: ["MAKER_own_shapes"] }));
  expect((await look("a.fbx", old)).said).toBe("This is FBX 6.1, which is too old to be read. Export it again as FBX 7.4.");
  expect((await look("a.glb", needy)).said).toBe("The model needs the extension MAKER_own_shapes, which we can't read.");
  for (const [name, bytes] of [
    ["a.fbx", damaged],
    ["a.glb", glbOf(squareJson({ meshes: [{ primitives: [{ attributes: { POSITION: 99 } }] }] }))],
  ] as const)
    expect((await look(name, bytes)).said).not.toMatch(/undefined|properties|reading '|THREE|not a function|iterable/i);
});

/** One square, drawn by the card at these places. */
async function instanced(places: readonly number[]): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const corners = new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0]);
  const list = (array: Float32Array<ArrayBuffer>) => document.createAccessor().setType("VEC3").setArray(array).setBuffer(buffer);
  const mesh = document.createMesh("leaf").addPrimitive(document.createPrimitive().setAttribute("POSITION", list(corners)));
  const batch = document.createExtension(EXTMeshGPUInstancing).setRequired(true).createInstancedMesh();
  batch.setAttribute("TRANSLATION", list(Float32Array.from(places.flatMap((x) => [x, 0, 0]))));
  batch.setAttribute("SCALE", list(Float32Array.from(places.flatMap(() => [2, 2, 2]))));
  document.createScene().addChild(document.createNode("leaves").setMesh(mesh).setExtension("EXT_mesh_gpu_instancing", batch));
  return new NodeIO().registerExtensions([EXTMeshGPUInstancing]).writeBinary(document);
}

test("a mesh the card draws in many places is counted and measured in all of them, and is one piece to draw", async () => {
  const { model, findings } = await look("a.glb", await instanced([0, 10, 20]));
  expect(model).toMatchObject({ triangles: 6, drawCalls: 1, meshes: 1, unappliedTransforms: 0, extensions: ["EXT_mesh_gpu_instancing"] });
  expect(model.size).toMatchObject({ x: 22, y: 2 });
  expect(findings.filter(({ level }) => level === "block")).toEqual([]);
});

test("of a forest too large to be placed the triangles are counted, and it says what is shown", async () => {
  const { model, said } = await look("a.glb", await instanced(Array.from({ length: 6_000 }, (_, i) => i)));
  expect(model.triangles).toBe(12_000);
  expect(said).toContain("Its copies are counted, but too many to be placed: size, pictures and preview show each mesh once.");
});
