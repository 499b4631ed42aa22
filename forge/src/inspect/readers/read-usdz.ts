import { setImmediate } from "node:timers/promises";
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";
import { openArchive } from "../archive.ts";
import { type Finding, Refusal } from "../inspection.ts";
import { sourceOf } from "../source.ts";
import { takeOver } from "./read-three.ts";
import { ALONE, emptyReading, type Reading, unreadable } from "./reading.ts";
import { withoutBrowser } from "./three-shim.ts";

const STORED = 0;

/** A USDZ is an archive first: it is opened with the same suspicion before its scene is read. */
export async function readUsdz(bytes: Buffer, findings: Finding[]): Promise<Reading> {
  const archive = await openArchive(sourceOf(bytes), findings, () => {});
  const { entries } = archive;
  if (findings.some(({ level }) => level === "block")) return emptyReading("usdz");
  if (!/\.usd[ac]?$/i.test(entries[0]?.path ?? "")) throw new Refusal("unreadable", "The first file of a USDZ has to be its scene.");
  if (entries.some(({ method }) => method !== STORED))
    throw new Refusal("unreadable", "The files of a USDZ have to be stored, not packed.");
  const reading = emptyReading("usdz");
  try {
    await withoutBrowser(async () => {
      const group = new USDLoader().parse(Uint8Array.from(bytes).buffer, "");
      // The loader hands out its pictures a moment after it returns.
      await setImmediate();
      await takeOver(reading, group, 1, ALONE);
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unreadable("USDZ");
  }
  reading.missingTextures = texturesOf(archive.read(entries[0].path)).filter((path) => !archive.has(path));
  return reading;
}

/** Pictures a scene written as text refers to; the binary form is not searched. */
function texturesOf(scene: Buffer): string[] {
  if (!scene.toString("latin1", 0, 5).startsWith("#usda")) return [];
  const paths = [...scene.toString("utf8").matchAll(/@([^@\n]+\.(?:png|jpe?g|webp|exr|avif))@/gi)].map(([, path]) =>
    path.replace(/^\.\//, ""),
  );
  return [...new Set(paths)];
}
