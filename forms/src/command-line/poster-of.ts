import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CARD_SIZE, PAGE_SIZE } from "@blenda/forge/poster/picture-sizes";
import { poster } from "@blenda/forge/poster/poster";
import { readGlb } from "@blenda/forge/poster/read-glb";
import { personPath, print } from "./paths.ts";

export async function posterOf(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: "string" }, size: { type: "string", default: "512" } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error("Name a .glb file.");
  const model = await readGlb(readFileSync(personPath(file)), () => {});
  const target = personPath(values.out ?? file.replace(/\.glb$/i, ".webp"));
  writeFileSync(target, await poster(model, { size: values.size === "1024" ? PAGE_SIZE : CARD_SIZE }, () => {}));
  print(target);
}
