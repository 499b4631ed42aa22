import { forms } from "@blenda/forms/forms";
import { describe, expect, test } from "vitest";
import type { Model } from "../../model.ts";
import { FORMATS, type Format } from "../format-names.ts";
import { writeModel } from "../write.ts";
import { readByAssimp } from "./test-assimp.ts";
import { readByFbxParser } from "./test-fbx-parser.ts";
import type { Found } from "./test-found.ts";
import { readByKhronos } from "./test-khronos.ts";
import { readByObjParser } from "./test-obj-parser.ts";
import { expected, SHOWN, shownThing } from "./test-shown-things.ts";
import { readByThree } from "./test-three.ts";
import { readByTinyUsdz } from "./test-tinyusdz.ts";

const NAMES = Object.keys(SHOWN) as (keyof typeof SHOWN)[];
const models = new Map<string, Promise<Model>>();
const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

const modelOf = (name: keyof typeof SHOWN) => once(models, name, () => shownThing(name, forms));
const fileOf = (name: keyof typeof SHOWN, format: Format) =>
  once(files, `${name}.${format}`, async () => writeModel(await modelOf(name), format));

/** Coordinates are written to a thousandth of a millimetre, and kept as floats. */
function agrees(found: Partial<Found>, model: Model): void {
  const { box, middle, volume, ...wanted } = expected(model);
  const { box: foundBox, middle: foundMiddle, volume: foundVolume, ...rest } = found;
  expect(wanted).toMatchObject(rest);
  for (const [axis, value] of (foundBox ?? []).entries()) expect(value).toBeCloseTo(box[axis], 4);
  for (const [axis, value] of (foundMiddle ?? []).entries()) expect(value).toBeCloseTo(middle[axis], 4);
  if (foundVolume !== undefined) expect(foundVolume / volume).toBeCloseTo(1, 3);
}

describe.each(NAMES)("%s", (name) => {
  test.each(FORMATS)("three finds in its %s the parts, places, bones, clips and maps that were put in", async (format) => {
    const found = await readByThree(await fileOf(name, format), format);
    // FBX and OBJ have no words for metal and roughness that three knows.
    const { maps, ...rest } = found;
    const known =
      format === "fbx" || format === "obj" ? ["color", "normal", "emissive"] : ["color", "normal", "roughness", "metallic", "emissive"];
    expect(maps).toEqual(known);
    agrees(rest, await modelOf(name));
  });

  test.each(["glb", "fbx", "obj"] as const)("so does assimp in its %s", async (format) => {
    agrees(await readByAssimp(await fileOf(name, format), format), await modelOf(name));
  });

  test("so does Khronos's validator in its glb, without a fault", async () => {
    const { triangles, clips, materials } = { ...expected(await modelOf(name)), materials: (await modelOf(name)).materials.length };
    expect(await readByKhronos(await fileOf(name, "glb"))).toEqual({ triangles, clips: clips.length, materials, pictures: 4, faults: 0 });
  });

  test("so does fbx-parser in its fbx, which says that it counts in metres with Y up and the front towards us", async () => {
    const { axes, unit, ...found } = readByFbxParser(await fileOf(name, "fbx"));
    agrees(found, await modelOf(name));
    expect([...axes, unit]).toEqual([1, 1, 2, 1, 0, 1, 100]);
  });

  test("so does obj-file-parser in its obj", async () => {
    const { materials, ...found } = readByObjParser(await fileOf(name, "obj"));
    agrees(found, await modelOf(name));
    expect(materials).toHaveLength((await modelOf(name)).materials.length);
  });

  test("so does tinyusdz in its usdz, on a line of time as long as all clips", async () => {
    const { layer, ...found } = await readByTinyUsdz(await fileOf(name, "usdz"));
    const model = await modelOf(name);
    agrees(found, model);
    expect(layer).toMatch(/metersPerUnit = 1\s+upAxis = "Y"/);
    const seconds = (model.clips ?? []).reduce((sum, clip) => sum + clip.seconds + 0.5, -0.5);
    expect(Number(/endTimeCode = ([\d.]+)/.exec(layer)?.[1] ?? -12) / 24).toBeCloseTo(seconds, 3);
  });
});

test("what a knight holds goes along with its hand", async () => {
  const { nodes = [] } = await modelOf("knight");
  const sword = nodes.find(({ name }) => name === "sword");
  expect(nodes[sword?.parent ?? 0].name).toMatch(/^(hand|forearm)/);
});
