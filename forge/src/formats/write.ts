import type { Model } from "../model.ts";
import { writeFbx } from "./fbx.ts";
import type { Format } from "./format-names.ts";
import { writeGlb } from "./glb.ts";
import { writeObjZip } from "./obj.ts";
import { writeUsdz } from "./usdz/usdz.ts";

export function writeModel(model: Model, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  const writers = { glb: writeGlb, usdz: writeUsdz, fbx: writeFbx, obj: writeObjZip };
  return writers[format](model);
}
