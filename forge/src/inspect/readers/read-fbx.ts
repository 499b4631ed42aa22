import { FBXLoader } from "three/examples/jsm/loaders/FBXLoader.js";
import { Refusal } from "../inspection.ts";
import { summarise } from "./fbx-tree.ts";
import { takeOver } from "./read-three.ts";
import { emptyReading, isAbsolute, type Neighbours, type Reading } from "./reading.ts";
import { withoutBrowser } from "./three-shim.ts";

export async function readFbx(bytes: Buffer, neighbours: Neighbours): Promise<Reading> {
  const isBinary = bytes.toString("latin1", 0, 18) === "Kaydara FBX Binary";
  const summary = isBinary ? summarise(bytes) : undefined;
  const reading = emptyReading("fbx");
  try {
    await withoutBrowser(async () => {
      const group = new FBXLoader().parse(exactBuffer(bytes), "");
      const unit = summary?.unit ?? Number(group.userData.unitScaleFactor ?? 1);
      // The unit is counted in centimetres.
      await takeOver(reading, group, unit / 100, neighbours);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("unreadable", `The FBX could not be read. ${error instanceof Error ? error.message.slice(0, 160) : ""}`.trim());
  }
  if (!summary) return reading;
  // Makers write the path on their own disk beside the relative one; only the latter has to lead somewhere.
  const onlyAbsolute = summary.textures.length > 0 && summary.textures.every(isAbsolute) ? summary.textures : [];
  return {
    ...reading,
    polygons: summary.polygons,
    vertices: summary.vertices,
    upAxis: summary.upAxis,
    absolutePaths: [...new Set(onlyAbsolute)],
  };
}

function exactBuffer(bytes: Buffer): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
