import type { Model } from "../model.ts";
import { writeFbx } from "./fbx.ts";
import { writeGlb } from "./glb.ts";
import { writeObjZip } from "./obj.ts";
import { writeUsdz } from "./usdz/usdz.ts";

export const FORMATS = ["glb", "usdz", "fbx", "obj"] as const;
export type Format = (typeof FORMATS)[number];

/** How a file of the format ends; OBJ travels with its materials in a zip. */
export const EXTENSIONS: Record<Format, string> = { glb: "glb", usdz: "usdz", fbx: "fbx", obj: "obj.zip" };

export function writeModel(model: Model, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  const writers = { glb: writeGlb, usdz: writeUsdz, fbx: writeFbx, obj: writeObjZip };
  return writers[format](model);
}
