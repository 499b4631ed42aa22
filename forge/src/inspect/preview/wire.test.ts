import { gunzipSync } from "node:zlib";
import { NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { MeshoptDecoder } from "meshoptimizer";
import { expect, test } from "vitest";
import { addMesh, emptyReading } from "../readers/reading.ts";
import { wireCopy } from "./wire.ts";

/** Two triangles that share an edge but, as at a seam of their texture, no vertex. */
function seamed() {
  const { document } = emptyReading("glb");
  const positions = new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0]);
  addMesh(document, { name: "sheet", positions, uvs: new Float32Array(12) }, document.createMaterial("paint"));
  document.getRoot().listNodes()[0].setTranslation([2, 0, 0]);
  return document;
}

async function opened(copy: Uint8Array | undefined) {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ "meshopt.decoder": MeshoptDecoder });
  return (await io.readBinary(gunzipSync(copy ?? new Uint8Array()))).getRoot();
}

test("the lines of a file are its edges, each once, where they stand, and nothing that could be used as a model", async () => {
  const root = await opened(await wireCopy(seamed()));
  const [primitive, ...others] = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
  expect(others).toEqual([]);
  expect(primitive.getMode()).toBe(1);
  expect(primitive.listSemantics()).toEqual(["POSITION"]);
  expect(primitive.getAttribute("POSITION")?.getCount()).toBe(4);
  expect(primitive.getIndices()?.getCount()).toBe(5 * 2);
  expect([...root.listMaterials(), ...root.listTextures()]).toEqual([]);
  const [node] = root.listNodes();
  const [first] = [primitive.getAttribute("POSITION")?.getElement(0, []) ?? []];
  const world = node.getWorldMatrix();
  expect(first[0] * world[0] + world[12]).toBeCloseTo(2, 3);
});

test("a model that moves has no lines: they would stay behind", async () => {
  const document = seamed();
  document.createAnimation("turn");
  expect(await wireCopy(document)).toBeUndefined();
});
