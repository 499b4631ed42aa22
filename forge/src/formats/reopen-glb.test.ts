import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openGlb, reopenGlb } from "./reopen-glb.ts";
import { bumpModel } from "./test-bump.ts";
import { boxOf, onlyMesh, readBack, triangleCount } from "./test-reading.ts";
import { writeModel } from "./write.ts";

const made = await bumpModel();
const glb = await writeModel({ ...made, materials: made.materials.map((material) => ({ ...material, isLight: true })) }, "glb");

test.each(["fbx", "obj", "usdz"] as const)(
  "a model's %s can be made from its GLB: the same triangles, in the same places",
  async (format) => {
    const { geometry } = onlyMesh(await readBack(await writeModel(await reopenGlb(glb), format), format));
    expect(triangleCount(geometry)).toBe(made.meshes[0].indices.length / 3);
    expect(boxOf(geometry)).toEqual([-0.5, 0, -0.25, 0.5, 2, 0.25]);
  },
);

test("its pictures are those of the GLB, byte for byte", async () => {
  const own = (await openGlb(glb)).getRoot().listTextures();
  const files = unzipSync(await writeModel(await reopenGlb(glb), "obj"));
  for (const [texture, file] of [
    ["enamel-color", "textures/enamel_color.jpg"],
    ["enamel-normal", "textures/enamel_normal.jpg"],
  ]) {
    const image = own.find((one) => one.getName() === texture)?.getImage();
    expect(Buffer.from(files[file]).equals(Buffer.from(image ?? [])), file).toBe(true);
  }
});
