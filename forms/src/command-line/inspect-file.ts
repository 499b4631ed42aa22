import { basename } from "node:path";
import { parseArgs } from "node:util";
import { inspect } from "@blenda/forge/inspect/inspect";
import { personPath, print } from "./paths.ts";

export async function inspectFile(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { json: { type: "boolean", default: false } }, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new Error("Name a file.");
  const inspection = await inspect(personPath(file), { name: basename(file) }, () => {});
  if (values.json) return print(JSON.stringify(inspection, null, 2));
  print(`${inspection.kind}, ${inspection.score === null ? "not measured" : `score ${inspection.score}`}`);
  for (const { level, code, message } of inspection.findings) print(`${level}  ${code}  ${message}`);
}
