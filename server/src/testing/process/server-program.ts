import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isYoungerThanSources } from "@blenda/forge/inspect/bundled";

const root = join(import.meta.dirname, "../../../..");
const BUILT = "server/dist/main.js";
const lean = JSON.parse(readFileSync(join(root, "server/lean.json"), "utf8")) as string[];

/** What Node is told to run the product as `npm start` does, from the root: the built server, or its sources where one of them is younger. */
export function serverProgram(): string[] {
  const stamp = join(root, "server/dist/.built");
  const isBuilt = ["server", "domain", "forge", "forms"].every((room) => isYoungerThanSources(stamp, join(root, room, "src")));
  return [...lean, isBuilt ? BUILT : "server/src/main.ts"];
}
