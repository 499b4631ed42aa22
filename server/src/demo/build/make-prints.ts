import { writeFileSync } from "node:fs";
import { fingerprintOf } from "@blenda/forge/fingerprint/fingerprint";
import { trianglesOf } from "@blenda/forge/fingerprint/triangles-of";
import { openGlb } from "@blenda/forge/formats/reopen-glb";
import { built } from "../places.ts";
import { builtProducts, readBuilt } from "../port.ts";

/** What the shape of every product looks like, so that a copy of one is found from the first start on. */
export async function makePrints(): Promise<void> {
  const prints: Record<string, string> = {};
  for (const { id } of builtProducts()) {
    const print = fingerprintOf(trianglesOf(await openGlb(await readBuilt(["products", id, `${id}.glb.zst`]))));
    if (print) prints[id] = print;
  }
  writeFileSync(built("prints.json"), `${JSON.stringify(prints, null, 1)}\n`);
}
