import { unzipSync } from "fflate";
import validator from "gltf-validator";
import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import type { ShimImage } from "../inspect/readers/three-shim.ts";
import { FORMATS, type Format } from "./format-names.ts";
import { writeGlb } from "./glb.ts";
import { highPackFiles } from "./high-pack.ts";
import { bumpModel } from "./test-bump.ts";
import { boxOf, decoded, litNormal, onlyMesh, readBack, textureAt, triangleCount } from "./test-reading.ts";
import { writeModel } from "./write.ts";

const model = await bumpModel();
const [mesh] = model.meshes;
/** glTF counts v from above, the others from below. */
const isUpFromBelow = (format: Format) => format !== "glb";
const front = (x: number, y: number) => new Vector3(x, y, 0.25);

async function normalImage(bytes: Uint8Array, format: Format, root: Awaited<ReturnType<typeof readBack>>): Promise<Uint8Array> {
  if (format === "obj") return unzipSync(bytes)["textures/enamel_normal.png"];
  const image = onlyMesh(root).material.normalMap?.image as unknown as ShimImage;
  return new Uint8Array((await image.blob?.arrayBuffer()) ?? []);
}

describe.each(FORMATS)("%s", (format) => {
  test("somebody else's reader finds the same triangles, size and axis", async () => {
    const { geometry } = onlyMesh(await readBack(await writeModel(model, format), format));
    expect(triangleCount(geometry)).toBe(mesh.indices.length / 3);
    expect(boxOf(geometry)).toEqual([-0.5, 0, -0.25, 0.5, 2, 0.25]);
  });

  test("a point of the skin keeps its place on the texture", async () => {
    const { geometry } = onlyMesh(await readBack(await writeModel(model, format), format));
    const base = model.materials[0].maps.baseColor;
    for (const [x, isRed] of [
      [-0.2, true],
      [0.2, false],
    ] as const) {
      const { u, v } = textureAt(geometry, front(x, 0.4), isUpFromBelow(format));
      const texel = (Math.floor(v * base.height) * base.width + Math.floor(u * base.width)) * 3;
      expect(base.data[texel] > 128).toBe(isRed);
    }
  });

  test("a bump in the relief rises on every side, the same way as it was made", async () => {
    const bytes = await writeModel(model, format);
    const root = await readBack(bytes, format);
    const map = await decoded(await normalImage(bytes, format, root));
    const geometry = onlyMesh(root).geometry;
    const slope = (x: number, y: number) => litNormal(geometry, map, front(x, y), isUpFromBelow(format));
    expect(slope(-0.2, 1).x).toBeLessThan(-0.2);
    expect(slope(0.2, 1).x).toBeGreaterThan(0.2);
    expect(slope(0, 1.2).y).toBeGreaterThan(0.2);
    expect(slope(0, 0.8).y).toBeLessThan(-0.2);
    expect(slope(0, 1.7).z).toBeGreaterThan(0.99);
  });

  test("the same model gives the same bytes", async () => {
    const [once, again] = [await writeModel(model, format), await writeModel({ ...model }, format)];
    expect(Buffer.compare(once, again)).toBe(0);
  });
});

test("an fbx says that its unit is the metre and that Y is up", async () => {
  const root = await readBack(await writeModel(model, "fbx"), "fbx");
  expect(root.userData.unitScaleFactor).toBe(100);
  expect(new TextDecoder("latin1").decode(await writeModel(model, "fbx"))).toContain("UpAxis");
});

test("a glb passes the format's validator without errors and without warnings", async () => {
  const { issues } = await validator.validateBytes(await writeGlb(model));
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
});

test("readers find colour, normal, occlusion, roughness, metal and light where their format can hold them", async () => {
  const maps = async (format: Format) => {
    const { material } = onlyMesh(await readBack(await writeModel(model, format), format));
    return (["map", "normalMap", "aoMap", "roughnessMap", "metalnessMap", "emissiveMap"] as const).filter((slot) => material[slot]);
  };
  expect(await maps("glb")).toEqual(["map", "normalMap", "aoMap", "roughnessMap", "metalnessMap", "emissiveMap"]);
  expect(await maps("usdz")).toEqual(["map", "normalMap", "aoMap", "roughnessMap", "metalnessMap", "emissiveMap"]);
  expect(await maps("fbx")).toEqual(["map", "normalMap", "emissiveMap"]);
  const files = Object.keys(unzipSync(await writeModel(model, "obj")));
  expect(files.sort()).toEqual([
    "bump_plate.mtl",
    "bump_plate.obj",
    "textures/enamel_color.jpg",
    "textures/enamel_emissive.jpg",
    "textures/enamel_metallic.png",
    "textures/enamel_normal.png",
    "textures/enamel_occlusion.png",
    "textures/enamel_roughness.png",
  ]);
});

test("every file inside a usdz begins on a 64-byte border and is stored as it is", async () => {
  const bytes = await writeModel(model, "usdz");
  const view = new DataView(bytes.buffer);
  let at = 0;
  let files = 0;
  while (view.getUint32(at, true) === 0x04034b50) {
    expect(view.getUint16(at + 8, true)).toBe(0);
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    expect(start % 64).toBe(0);
    at = start + view.getUint32(at + 18, true);
    files++;
  }
  expect(files).toBe(5);
});

test("the high pack holds every map on its own", async () => {
  const files = await highPackFiles(model);
  expect(
    Object.keys(files)
      .map((name) => name.replace("maps/enamel_", ""))
      .sort(),
  ).toEqual([
    "color.png",
    "curvature.png",
    "emissive.png",
    "height.png",
    "id.png",
    "metallic.png",
    "normal.png",
    "occlusion.png",
    "roughness.png",
  ]);
});
