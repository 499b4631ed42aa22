import { unzipSync } from "fflate";
import validator from "gltf-validator";
import { type AnimationClip, AnimationMixer, Bone, Box3, type Object3D, SkinnedMesh } from "three";
import { describe, expect, test } from "vitest";
import type { Model } from "../model.ts";
import { armModel, carriedModel, chestModel, sceneModel } from "../structure/test-things.ts";
import { FORMATS, type Format } from "./format-names.ts";
import { reopenGlb } from "./reopen-glb.ts";
import { boxAt, meshesOf, readBack } from "./test-reading.ts";
import { writeModel } from "./write.ts";

const chest = chestModel();
const arm = armModel();
const corners = ({ min, max }: Box3) => [...min.toArray(), ...max.toArray()].map((value) => Math.round(value * 100) / 100 || 0);
const read = async (model: Model, format: Format) => readBack(await writeModel(model, format), format);

/** USD has one line of time, on which the clips follow each other. */
function clipOf({ animations }: Object3D, name: string): AnimationClip {
  const clip = animations.find((each) => each.name === name) ?? animations[0];
  if (!clip) throw new Error("nothing moves");
  return clip;
}

test.each(FORMATS)("every part of a chest and its three materials arrive in a %s, all on the same pictures", async (format) => {
  const meshes = meshesOf(await read(chest, format));
  expect(meshes.map(({ name }) => name.replace(/_(mesh|1)$/, "")).sort()).toEqual([
    "drawer",
    "lid",
    "old_chest",
    "old_chest_glass",
    "old_chest_liquid",
    "wheel",
  ]);
  const seenThrough = meshes.flatMap(({ material }) => material).filter(({ transparent }) => transparent);
  expect(seenThrough.map(({ opacity }) => Math.round(opacity * 100)).sort()).toEqual([36, 92]);
  const bytes = await writeModel(chest, format);
  if (format === "obj" || format === "usdz") expect(Object.keys(unzipSync(bytes)).filter((name) => /color/.test(name))).toHaveLength(1);
});

describe.each(["glb", "fbx", "usdz"] as const)("%s", (format) => {
  test("the lid swings up round its hinge while the drawer comes out", async () => {
    const root = await read(chest, format);
    expect(corners(boxAt(root, clipOf(root, "open"), 0))).toEqual([-1, 0, -0.5, 1.25, 1.4, 0.6]);
    expect(corners(boxAt(root, clipOf(root, "open"), 1.2))).toEqual([-1, 0, -0.74, 1.25, 2, 1.1]);
  });

  test("a skin bends with its bones", async () => {
    const root = await read(arm, format);
    const bones: string[] = [];
    root.traverse((object) => object instanceof Bone && bones.push(object.name));
    expect(bones).toEqual(["upper", "lower"]);
    expect(meshesOf(root).every((mesh) => mesh instanceof SkinnedMesh)).toBe(true);
    expect(corners(boxAt(root, clipOf(root, "bend"), 0.5))).toEqual([-1, 0, -0.1, 0.1, 1.1, 0.1]);
  });

  test("what an arm holds swings with it", async () => {
    const root = await read(carriedModel(), format);
    // USD tells the way of the ring apart from that of the bones.
    const clip = format === "usdz" ? root.animations.find(({ name }) => name === "TransformAnimation") : clipOf(root, "bend");
    const ring = meshesOf(root).find(({ name }) => name.startsWith("ring")) ?? root;
    const mixer = new AnimationMixer(root);
    mixer.clipAction(clip ?? clipOf(root, "bend")).play();
    mixer.setTime(0.5);
    root.updateMatrixWorld(true);
    expect(corners(new Box3().setFromObject(ring))).toEqual([-0.85, 0.8, -0.2, -0.75, 1.2, 0.2]);
  });

  test("the same scene gives the same bytes", async () => {
    const [once, again] = [await writeModel(sceneModel(), format), await writeModel(sceneModel(), format)];
    expect(Buffer.compare(once, again)).toBe(0);
  });
});

test("a scene with parts, glass, skins and clips is a valid glb", async () => {
  const { issues, info } = await validator.validateBytes(await writeModel(sceneModel(), "glb"));
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  expect(info).toMatchObject({ animationCount: 4, materialCount: 3, hasSkins: true });
});

test("clips keep their names where a format knows several", async () => {
  for (const format of ["glb", "fbx"] as const) {
    const { animations } = await read(chest, format);
    expect(animations.map(({ name, duration }) => [name, Math.round(duration * 10)]).sort()).toEqual([
      ["open", 28],
      ["spin", 20],
    ]);
  }
});

test("an fbx faces forwards in Blender, which also finds its roughness and metal", async () => {
  const bytes = Buffer.from(await writeModel(chest, "fbx"));
  // A property is its name, two type names, a flag and then the number.
  const number = (name: string) => bytes.readInt32LE(bytes.indexOf("I", bytes.indexOf("Integer", bytes.indexOf(name)) + 7) + 1);
  expect(["UpAxis", "UpAxisSign", "FrontAxis", "FrontAxisSign", "CoordAxis", "CoordAxisSign"].map(number)).toEqual([1, 1, 2, 1, 0, 1]);
  const links = bytes.toString("latin1").match(/ShininessExponent|ReflectionFactor/g) ?? [];
  // Once in the template, once as a number and once as a picture of each of the three materials.
  expect(links).toHaveLength(2 * (1 + 3 + 3));
});

test("a chest and an arm reopened from their glb still move", async () => {
  for (const [model, name] of [
    [chest, "open"],
    [arm, "bend"],
  ] as const) {
    const again = await reopenGlb(
      await writeModel({ ...model, materials: model.materials.map((each) => ({ ...each, isLight: true })) }, "glb"),
    );
    expect(again.nodes?.map((node) => [node.name, node.parent])).toEqual(model.nodes?.map((node) => [node.name, node.parent]));
    expect(again.materials.map(({ opacity = 1, transmission = 0 }) => [opacity, transmission])).toEqual(
      model.materials.map(({ opacity = 1, transmission = 0 }) => [opacity, transmission]),
    );
    const root = await read(again, "fbx");
    expect(corners(boxAt(root, clipOf(root, name), 0.5))).toEqual(corners(boxAt(await read(model, "fbx"), clipOf(root, name), 0.5)));
  }
});
