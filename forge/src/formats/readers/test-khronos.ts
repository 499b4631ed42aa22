import validator from "gltf-validator";

/** Khronos's validator: it reads every number of a GLB, and tells how much of what there is. */
export async function readByKhronos(bytes: Uint8Array<ArrayBuffer>) {
  const { issues, info } = await validator.validateBytes(bytes);
  return {
    triangles: info?.totalTriangleCount,
    clips: info?.animationCount,
    materials: info?.materialCount,
    pictures: info?.resources?.filter(({ image }) => image).length,
    faults: issues.numErrors + issues.numWarnings,
  };
}
