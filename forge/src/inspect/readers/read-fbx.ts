import { FBXLoader } from "three/examples/jsm/loaders/FBXLoader.js";
import { Refusal } from "../inspection.ts";
import { summarise } from "./fbx-tree.ts";
import { takeOver } from "./read-three.ts";
import { emptyReading, isAbsolute, type Neighbours, type Reading, unreadable } from "./reading.ts";
import { withoutBrowser } from "./three-shim.ts";

export async function readFbx(bytes: Buffer, neighbours: Neighbours): Promise<Reading> {
  const isBinary = bytes.toString("latin1", 0, 18) === "Kaydara FBX Binary";
  const summary = isBinary ? summarise(bytes) : undefined;
  refuseOld(bytes, isBinary);
  const reading = emptyReading("fbx");
  try {
    await withoutBrowser(async () => {
      const group = new FBXLoader().parse(mended(bytes, summary?.mends ?? []), "");
      const unit = summary?.unit ?? Number(group.userData.unitScaleFactor ?? 1);
      // The unit is counted in centimetres.
      await takeOver(reading, group, unit / 100, neighbours);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unreadable("FBX");
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

/** What the loader knows. */
const OLDEST = { binary: 6400, text: 7000 };

function refuseOld(bytes: Buffer, isBinary: boolean): void {
  const said = isBinary
    ? bytes.readUInt32LE(23)
    : Number(/FBXVersion:\s*(\d{4,5})/.exec(bytes.toString("latin1", 0, 4_096))?.[1] ?? OLDEST.text);
  if (said >= OLDEST[isBinary ? "binary" : "text"]) return;
  throw new Refusal("unreadable", `This is FBX ${said / 1000}, which is too old to be read. Export it again as FBX 7.4.`);
}

function mended(bytes: Buffer, mends: readonly { at: number; text: string }[]): ArrayBuffer {
  const copy = Uint8Array.from(bytes);
  for (const { at, text } of mends) copy.set(Buffer.from(text, "latin1"), at);
  return copy.buffer;
}
