import { Document } from "@gltf-transform/core";
import { quantize } from "@gltf-transform/functions";
import { expect, test } from "vitest";
import { emptyReading } from "../readers/reading.ts";
import { boundsOf } from "./bounds.ts";
import { measureModel } from "./model-facts.ts";

/** A triangle of one metre on a node that stands far away. */
function triangle() {
  const document = new Document();
  const buffer = document.createBuffer();
  const list = (type: "VEC3" | "VEC4", array: Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document.createPrimitive().setAttribute("POSITION", list("VEC3", Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0)));
  const node = document.createNode("piece").setMesh(document.createMesh("piece").addPrimitive(primitive)).setTranslation([5, 0, 0]);
  const scene = document.createScene().addChild(node);
  return { document, scene, node, primitive, list };
}

test("a skin reaches as far as its bones take it, wherever its node stands", () => {
  const { document, scene, node, primitive, list } = triangle();
  const bone = document.createNode("bone").setScale([3, 3, 3]);
  scene.addChild(bone);
  node.setSkin(document.createSkin().addJoint(bone));
  primitive.setAttribute("JOINTS_0", list("VEC4", new Uint8Array(12)));
  primitive.setAttribute("WEIGHTS_0", list("VEC4", Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0)));
  expect(boundsOf(scene)).toEqual({ min: [0, 0, 0], max: [3, 3, 0] });
});

test("a file in whole numbers is as large as before, and the scale that makes places of them is no fault", async () => {
  const { document } = triangle();
  await document.transform(quantize());
  const { size, unappliedTransforms } = await measureModel({ ...emptyReading("glb"), document }, "a.glb", []);
  expect([size.x, size.y, size.z].map((value) => Math.round(value * 1e3) / 1e3)).toEqual([1, 1, 0]);
  expect(unappliedTransforms).toBe(0);
});
