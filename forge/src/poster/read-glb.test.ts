import { Document, NodeIO } from "@gltf-transform/core";
import { expect, test } from "vitest";
import { readGlb } from "./read-glb.ts";

const quiet = () => {};

/** One triangle on a node that can be moved, in a material that can be changed. */
function triangle() {
  const document = new Document();
  const buffer = document.createBuffer();
  const list = (type: "VEC2" | "VEC3" | "VEC4" | "MAT4", values: number[], Kind: typeof Float32Array | typeof Uint16Array = Float32Array) =>
    document.createAccessor().setType(type).setArray(Kind.from(values)).setBuffer(buffer);
  const material = document.createMaterial("paint");
  const primitive = document
    .createPrimitive()
    .setAttribute("POSITION", list("VEC3", [0, 0, 0, 1, 0, 0, 0, 1, 0]))
    .setAttribute("NORMAL", list("VEC3", [0, 0, 1, 0, 0, 1, 0, 0, 1]))
    .setMaterial(material);
  const node = document.createNode("piece").setMesh(document.createMesh("piece").addPrimitive(primitive));
  document.createScene().addChild(node);
  return { document, node, material, primitive, list, read: async () => readGlb(await new NodeIO().writeBinary(document), quiet) };
}

test("nodes are applied to positions and normals, uneven scales included", async () => {
  const { node, read } = triangle();
  node.setTranslation([5, 0, 0]).setScale([2, 1, 1]).setRotation([0, Math.SQRT1_2, 0, Math.SQRT1_2]);
  const { meshes } = await read();
  expect([...meshes[0].positions].map((value) => Math.round(value * 1e5) / 1e5)).toEqual([5, 0, 0, 5, 0, -2, 5, 1, 0]);
  expect([...meshes[0].normals.subarray(0, 3)].map((value) => Math.round(value) + 0)).toEqual([1, 0, 0]);
});

test("bones hold the vertices, not the node", async () => {
  const { document, node, primitive, list, read } = triangle();
  const bone = document.createNode("bone").setTranslation([0, 3, 0]);
  document.getRoot().listScenes()[0].addChild(bone);
  node.setSkin(document.createSkin().addJoint(bone)).setTranslation([100, 0, 0]);
  primitive.setAttribute("JOINTS_0", list("VEC4", new Array(12).fill(0), Uint16Array));
  primitive.setAttribute("WEIGHTS_0", list("VEC4", [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]));
  const { meshes } = await read();
  expect([...meshes[0].positions]).toEqual([0, 3, 0, 1, 3, 0, 0, 4, 0]);
});

test("factors without maps become maps of one colour", async () => {
  const { material, read } = triangle();
  material
    .setBaseColorFactor([1, 0.2, 0, 0.5])
    .setRoughnessFactor(0.4)
    .setMetallicFactor(1)
    .setEmissiveFactor([0, 1, 0])
    .setAlphaMode("BLEND");
  const { materials } = await read();
  expect([...materials[0].maps.baseColor.data]).toEqual([255, 124, 0, 128]);
  expect([...(materials[0].maps.orm?.data ?? [])]).toEqual([255, 102, 255]);
  expect([...(materials[0].maps.emissive?.data ?? [])]).toEqual([0, 255, 0]);
  expect(materials[0].alphaMode).toBe("blend");
});
